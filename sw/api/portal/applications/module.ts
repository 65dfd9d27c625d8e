// The demo portal's applications (portal API, B and C): drafts, documents, sending, the state machine, interviews, notes, the whole file.
import type { ApplicationListed, ApplicationRow } from '#contract/portal/application-shapes.ts'
import { BOARD_COLUMNS, isLegal } from '#contract/portal/application-states.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { paginationOf } from '#contract/portal/job-page.ts'
import { defineModule, reply } from '#sw/api/engine/define-module.ts'
import { addContent, deleteContents, readContent, splitFile } from '#sw/api/engine/files/bytes.ts'
import { hasTerms, queryTerms } from '#sw/api/engine/search/query-terms.ts'
import { jobTable } from '#sw/api/portal/jobs/shared/tables.ts'
import { notificationTable } from '#sw/api/portal/notifications/shared/tables.ts'
import { apply } from './apply.ts'
import { interviewCalendar } from './calendar.ts'
import { readDocument } from './document.ts'
import { respond } from './interview.ts'
import {
  type ApplicationsContext,
  applicationTables,
  conflict,
  detailOf,
  draftId,
  jobNotFound,
  notFound,
  own,
  refused,
  toDocument,
  toDraft,
} from './rows.ts'
import { fittingApplication } from './shared/find.ts'
import { moveApplication, notificationOf, wasReopened } from './shared/move.ts'
import { toApplicationListed, toDetail } from './shared/view.ts'

export const applicationsModule = defineModule(applicationsApi, {
  tables: applicationTables,
  seed: async (now) => (await import('#seed/career/applications.ts')).seedApplications(now),
  prepare: { upload: ({ body: { file } }) => splitFile(file) },
  handlers: {
    applications: async ({ query: { q, sort, page, size, ...filters } }, context) => {
      const { tables, db, now, userId = '' } = context
      const rows = await tables.applications.where('userId').equals(userId).toArray()
      const jobs = await jobTable(db).bulkGet(rows.map(({ jobId }) => jobId))
      const fits = fittingApplication(filters)
      const terms = queryTerms(q ?? '')
      const listed = rows
        .flatMap((row, index) => (fits(row) ? [toApplicationListed(row, jobs[index], now)] : []))
        .filter((one) => hasTerms(searchedIn(one), terms))
        .sort(sortings(now)[sort])
      const pagination = paginationOf(listed.length, page, size)
      return {
        results: listed.slice(pagination.startIndex, pagination.endIndex + 1),
        pagination,
        counts: [...Map.groupBy(rows, (row) => row.status)].map(([of, all]) => ({ status: of, count: all.length })),
      }
    },

    application: async ({ params }, context) => detailOf(context, await own(context, params.id)),

    apply: ({ body }, context) => apply(body, context),

    transition: async ({ params, body: { to, reason, note, version } }, context) => {
      const { tables, now, newId, language } = context
      const row = await own(context, params.id)
      if (!row) return notFound()
      if (row.version !== version) return conflict(context, row, 'stale')
      if (row.status === 'offer' && row.offer && Date.parse(row.offer.expiresAt) <= now) {
        const expired = moveApplication(row, {
          id: newId(),
          to: 'offerExpired',
          actor: 'portal',
          at: row.offer.expiresAt,
        })
        await tables.applications.put(expired)
        return conflict(context, expired, 'transition')
      }
      if (!isLegal(row.status, to, 'candidate', wasReopened(row))) return conflict(context, row, 'transition')
      const at = iso(now)
      const step = { id: newId(), to, actor: 'candidate', at, reason: reason ?? null, note: note ?? null } as const
      const moved = withoutInterviews(moveApplication(row, step))
      await tables.applications.put(moved)
      await notificationTable(context.db).add(notificationOf(moved, { id: newId(), at, language, read: true }))
      return detailOf(context, moved)
    },

    respond: ({ params, body }, context) => respond(params, body, context),

    calendar: async ({ params: { id, iid } }, context) => {
      const row = await own(context, id)
      const interview = row?.interviews.find((one) => one.id === iid)
      const text = row && interview && interviewCalendar(row, interview, context)
      return text ? new File([text], `interview-${iid}.ics`, { type: 'text/calendar; charset=utf-8' }) : notFound()
    },

    drafts: async (_, { tables, userId = '' }) =>
      (await tables.applicationDrafts.where('userId').equals(userId).toArray())
        .map(toDraft)
        .sort((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1)),

    draft: async ({ params }, { tables, userId = '' }) => {
      const row = await tables.applicationDrafts.get(draftId(userId, params.jobId))
      return row ? toDraft(row) : null
    },

    putDraft: async ({ params: { jobId }, body: { draft } }, { tables, db, now, userId = '' }) => {
      if (!(await jobTable(db).get(jobId))) return jobNotFound()
      const id = draftId(userId, jobId)
      const before = await tables.applicationDrafts.get(id)
      const row = { ...draft, id, userId, jobId, createdAt: before?.createdAt ?? iso(now), updatedAt: iso(now) }
      await tables.applicationDrafts.put(row)
      return toDraft(row)
    },

    deleteDraft: async ({ params }, { tables, userId = '' }) => {
      const id = draftId(userId, params.jobId)
      if (!(await tables.applicationDrafts.get(id))) return false
      await tables.applicationDrafts.delete(id)
      return true
    },

    documents: async (_, { tables, userId = '' }) =>
      (await tables.careerDocuments.where('userId').equals(userId).toArray())
        .filter(({ isRemoved }) => !isRemoved)
        .sort((a, b) => (a.at > b.at ? -1 : 1))
        .map(toDocument),

    upload: async ({ body: { file, kind, id } }, { tables, now, newId, userId = '' }, content) => {
      const read = readDocument(file, content)
      if ('problem' in read) return refused(`error.document.${read.problem}.msg.document`, { file: read.problem })
      const known = id === undefined ? undefined : await tables.careerDocuments.get(id)
      // An id that another person's document has is nobody's business.
      if (known?.userId === userId && !known.isRemoved) return reply(201, toDocument(known))
      const { name, size } = file
      const { type } = read
      const row = {
        id: id === undefined || known ? newId() : id,
        userId,
        name,
        type,
        size,
        kind,
        at: iso(now),
        isRemoved: false,
      }
      await tables.careerDocuments.add(row)
      await addContent(tables.careerPieces, row.id, content)
      return reply(201, toDocument(row))
    },

    deleteDocument: async ({ query: { id } }, context) => {
      const { tables, userId = '' } = context
      const row = await tables.careerDocuments.get(id)
      if (row?.userId !== userId || row.isRemoved) return false
      const sent = await tables.applications.where('userId').equals(userId).toArray()
      if (sent.some(({ documents }) => documents.some((document) => document.id === id))) {
        await tables.careerDocuments.put({ ...row, isRemoved: true })
        return true
      }
      await tables.careerDocuments.delete(id)
      await deleteContents(tables.careerPieces, [id])
      return true
    },

    document: async ({ params }, context) =>
      (await fileOf(context, params.id)) ?? notFound('error.document.notfound.msg.document'),

    addNote: async ({ params, body: { text } }, context) => {
      const row = await own(context, params.id)
      if (!row) return notFound()
      const note = { id: context.newId(), text, createdAt: iso(context.now), updatedAt: iso(context.now) }
      await context.tables.applications.put({ ...row, notes: [note, ...row.notes] })
      return reply(201, note)
    },

    updateNote: async ({ params: { id, noteId }, body: { text } }, context) => {
      const row = await own(context, id)
      const before = row?.notes.find((one) => one.id === noteId)
      if (!row || !before) return notFound()
      const note = { ...before, text, updatedAt: iso(context.now) }
      await context.tables.applications.put({ ...row, notes: row.notes.map((one) => (one === before ? note : one)) })
      return note
    },

    deleteNote: async ({ params: { id, noteId } }, context) => {
      const row = await own(context, id)
      if (!row) return notFound()
      const notes = row.notes.filter((one) => one.id !== noteId)
      if (notes.length === row.notes.length) return false
      await context.tables.applications.put({ ...row, notes })
      return true
    },

    setNextStep: async ({ params, body: { nextStep } }, context) => {
      const row = await own(context, params.id)
      if (!row) return notFound()
      const changed = { ...row, nextStep }
      await context.tables.applications.put(changed)
      return detailOf(context, changed)
    },

    exportOne: async ({ params }, context) => {
      const { db, now, language } = context
      const row = await own(context, params.id)
      if (!row) return notFound()
      const job = await jobTable(db).get(row.jobId)
      const files: File[] = []
      for (const { id } of row.documents) {
        const file = await fileOf(context, id)
        if (file) files.push(file)
      }
      const { applicationZip } = await import('./export.ts')
      return applicationZip({ row, detail: toDetail(row, job, now), files, now, language })
    },
  },
})

async function fileOf({ tables, userId }: ApplicationsContext, id: string): Promise<File | undefined> {
  const row = await tables.careerDocuments.get(id)
  return row && row.userId === userId ? readContent(tables.careerPieces, id, row) : undefined
}

/** Who has withdrawn comes to no interview. */
const withoutInterviews = (row: ApplicationRow): ApplicationRow =>
  row.status !== 'withdrawn'
    ? row
    : {
        ...row,
        interviews: row.interviews.map((one) =>
          ['proposed', 'accepted', 'counterProposed'].includes(one.status)
            ? { ...one, status: 'cancelled', sequence: one.sequence + 1 }
            : one,
        ),
      }

const PLACES = new Map<string, number>(
  BOARD_COLUMNS.flatMap(({ statuses }) => [...statuses]).map((status, index) => [status, index]),
)

type Sorting = (a: ApplicationListed, b: ApplicationListed) => number

/** What is due comes first where that is requested; else what is newer. */
function sortings(
  now: number,
): Readonly<Record<'updated' | 'submitted' | 'status' | 'company' | 'waiting' | 'next', Sorting>> {
  const newer: Sorting = (a, b) =>
    a.updatedAt === b.updatedAt ? (a.id < b.id ? -1 : 1) : a.updatedAt > b.updatedAt ? -1 : 1
  const due = ({ interview, offerExpiresAt, nextStep }: ApplicationListed): string =>
    [interview?.startsAt ?? interview?.slots[0], offerExpiresAt, nextStep?.at]
      .filter((at): at is string => typeof at === 'string' && Date.parse(at) > now)
      .sort((a, b) => (a < b ? -1 : 1))[0] ?? '9999'
  return {
    updated: newer,
    submitted: (a, b) => (a.submittedAt === b.submittedAt ? newer(a, b) : a.submittedAt > b.submittedAt ? -1 : 1),
    status: (a, b) => (PLACES.get(a.status) ?? 0) - (PLACES.get(b.status) ?? 0) || newer(a, b),
    company: (a, b) => a.company.name.localeCompare(b.company.name) || newer(a, b),
    waiting: (a, b) =>
      Number(b.noNews.isLong) - Number(a.noNews.isLong) || b.noNews.days - a.noNews.days || newer(a, b),
    next: (a, b) => (due(a) === due(b) ? newer(a, b) : due(a) < due(b) ? -1 : 1),
  }
}

const searchedIn = ({ title, company, location }: ApplicationListed): string =>
  `${title.en} ${title.fr} ${company.name} ${location.city}`

const iso = (ms: number): string => new Date(ms).toISOString()
