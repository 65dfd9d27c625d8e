// The demo portal's jobs (portal API, B and C): search, detail, marks, match, saved searches.

import { CompanyDetail } from '#contract/portal/company-shapes.ts'
import { jobFacts } from '#contract/portal/job-facts.ts'
import { isOpenAt, JobRow, JobTextRow, jobStatusAt, type Place } from '#contract/portal/job-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { matchOf } from '#contract/portal/match-score.ts'
import { foldText } from '#formats/text.ts'
import { type Context, defineModule, reply, table } from '#sw/api/engine/define-module.ts'
import { nextTask } from '#sw/api/engine/next-task.ts'
import { conditionsOf } from '#sw/api/portal/profiling/shared/conditions.ts'
import { changesSince, similarTo, VISIT_MS } from './detail.ts'
import { jobPage } from './page.ts'
import { toSaved, toSavedAll } from './searches.ts'
import { openCatalogue } from './shared/catalogue.ts'
import { JobMark, markId, personOf, toListed } from './shared/person.ts'
import { SearchRow } from './shared/tables.ts'
import { whatIf } from './what-if.ts'

const tables = {
  jobs: table<JobRow>(JobRow),
  jobTexts: table<JobTextRow>(JobTextRow),
  companies: table<CompanyDetail>(CompanyDetail),
  cities: table<Place & { readonly rank: number }>(),
  jobMarks: table<JobMark>(JobMark),
  jobSearches: table<SearchRow>(SearchRow),
}
/** Of tables that are the same for everybody. */
const OF_THE_PORTAL = 'what the portal offers, the same for everybody'

type JobsContext = Context<typeof tables>

export const jobsModule = defineModule(jobsApi, {
  tables,
  backup: { jobs: OF_THE_PORTAL, jobTexts: OF_THE_PORTAL, companies: OF_THE_PORTAL, cities: OF_THE_PORTAL },
  seed: async (now, factor) => (await import('#seed/career/seed-jobs.ts')).seedJobs(now, factor, nextTask),
  handlers: {
    jobs: async ({ query: { sort, page, size, conditions: isNarrowed, ...filters } }, context) => {
      const conditions = await conditionsOf(context.db, context.userId ?? '')
      const criteria = isNarrowed ? { ...conditions, ...filters } : filters
      return { ...(await jobPage(context, criteria, { sort, page, size })), conditions }
    },

    job: async ({ params: { jobId } }, context) => {
      const { tables, db, now, userId = '' } = context
      const [catalogue, text, person] = [
        await openCatalogue(db),
        await tables.jobTexts.get(jobId),
        await personOf(db, userId),
      ]
      const job = await postedJob(context, jobId)
      if (!job || !text) return notFound()
      const { questions: _, documents: __, coverLetter: ___, ...shown } = text
      const mark = person.marks.get(jobId)
      const detail = {
        ...toListed(job, person, now),
        ...shown,
        about: catalogue.companies.get(job.company.id) as CompanyDetail,
        ...changesSince(job, mark, now),
        similar: similarTo(job, catalogue, person, now).map((other) => toListed(other, person, now)),
      }
      return isOpenAt(job, now) ? detail : reply(410, detail)
    },

    save: async ({ params }, context) => {
      const { now } = context
      const isKnown = await mark(context, params.jobId, (before) => ({ savedAt: before?.savedAt ?? iso(now) }))
      return isKnown ? { saved: true } : notFound()
    },
    unsave: async ({ params }, context) =>
      (await mark(context, params.jobId, () => ({ savedAt: null }))) ? { saved: false } : notFound(),
    hide: async ({ params }, context) => {
      const { now } = context
      const isKnown = await mark(context, params.jobId, (before) => ({ hiddenAt: before?.hiddenAt ?? iso(now) }))
      return isKnown ? { hidden: true } : notFound()
    },
    unhide: async ({ params }, context) =>
      (await mark(context, params.jobId, () => ({ hiddenAt: null }))) ? { hidden: false } : notFound(),

    match: async ({ params }, context) => {
      const job = await postedJob(context, params.jobId)
      if (!job) return notFound()
      const { levels, mayMatch } = await personOf(context.db, context.userId ?? '')
      return mayMatch ? matchOf(job.skills, levels) : null
    },

    form: async ({ params: { jobId } }, context) => {
      const [job, text] = [await postedJob(context, jobId), await context.tables.jobTexts.get(jobId)]
      if (!job || !text) return notFound()
      const { questions, documents, coverLetter } = text
      const isOpen = isOpenAt(job, context.now)
      return {
        jobId,
        questions,
        documents,
        coverLetter,
        isOpen,
        validThrough: job.validThrough,
        zone: job.location.zone,
      }
    },

    whatIf: ({ body }, context) => whatIf(context, body),

    searches: async (_, context) => toSavedAll(context, await ownSearches(context)),

    createSearch: async ({ body: { search } }, { tables, now, newId, userId = '' }) => {
      const row = { ...search, id: newId(), userId, createdAt: iso(now), seenAt: iso(now), toldAt: iso(now) }
      await tables.jobSearches.add(row)
      return reply(201, toSaved(row))
    },

    updateSearch: async ({ body: { id, search } }, context) => {
      const row = await ownSearch(context, id)
      if (!row) return searchNotFound()
      const isAnother =
        search.criteria !== undefined && JSON.stringify(search.criteria) !== JSON.stringify(row.criteria)
      const at = iso(context.now)
      const updated = { ...row, ...search, ...(isAnother && { seenAt: at, toldAt: at }) }
      await context.tables.jobSearches.put(updated)
      return toSaved(updated)
    },

    deleteSearch: async ({ query: { id } }, context) => {
      if (!(await ownSearch(context, id))) return false
      await context.tables.jobSearches.delete(id)
      return true
    },

    view: async ({ params: { jobId } }, context) => {
      const job = await postedJob(context, jobId)
      if (!job) return notFound()
      const viewedAt = iso(context.now)
      await mark(context, jobId, (before) => {
        const isSameVisit = before?.viewedAt && context.now - Date.parse(before.viewedAt) < VISIT_MS
        const earlier = isSameVisit
          ? { beforeAt: before.beforeAt, before: before.before }
          : { beforeAt: before?.viewedAt ?? null, before: before?.seen ?? null }
        return { viewedAt, seen: jobFacts(job), ...earlier }
      })
      return { viewedAt }
    },

    seeSearch: async ({ params }, context) => {
      const row = await ownSearch(context, params.id)
      if (!row) return searchNotFound()
      const seen = { ...row, seenAt: iso(context.now), toldAt: iso(context.now) }
      await context.tables.jobSearches.put(seen)
      return toSaved(seen)
    },

    places: async ({ query: { q } }, { tables }) => {
      const wanted = foldText(q.trim())
      const all = await tables.cities.orderBy('rank').toArray()
      const begins = all.filter(({ name }) => foldText(name).startsWith(wanted))
      const inside = wanted.length < 3 ? [] : all.filter(({ name }) => foldText(name).slice(1).includes(wanted))
      return [...new Set([...begins, ...inside])].slice(0, 12).map(({ rank: _, ...place }) => place)
    },

    company: async ({ params: { companyId } }, { db, tables, now, userId = '' }) => {
      const company = await tables.companies.get(companyId)
      if (!company) return notFound()
      const person = await personOf(db, userId)
      const jobs = (await openCatalogue(db)).jobs.filter((job) => job.company.id === companyId && isOpenAt(job, now))
      return { company, jobs: jobs.map((job) => toListed(job, person, now)) }
    },
  },
})

/** A job that is there already, whatever has become of it. */
async function postedJob(
  { tables, now }: Pick<JobsContext, 'tables' | 'now'>,
  jobId: string,
): Promise<JobRow | undefined> {
  const job = await tables.jobs.get(jobId)
  return job && Date.parse(job.postedAt) <= now && jobStatusAt(job, now) !== 'draft' ? job : undefined
}

/** Changes what a person has marked of a job. @returns whether there is such a job */
async function mark(
  context: JobsContext,
  jobId: string,
  change: (before: JobMark | undefined) => Partial<JobMark>,
): Promise<boolean> {
  const { tables, userId = '' } = context
  if (!(await postedJob(context, jobId))) return false
  const id = markId(userId, jobId)
  const before = await tables.jobMarks.get(id)
  const blank: JobMark = {
    id,
    userId,
    jobId,
    savedAt: null,
    hiddenAt: null,
    viewedAt: null,
    seen: null,
    beforeAt: null,
    before: null,
  }
  const changed = change(before)
  const isSame = before && Object.entries(changed).every(([key, value]) => before[key as keyof JobMark] === value)
  if (!isSame) await tables.jobMarks.put({ ...(before ?? blank), ...changed })
  return true
}

const ownSearches = ({ tables, userId = '' }: JobsContext): Promise<SearchRow[]> =>
  tables.jobSearches.where('userId').equals(userId).sortBy('createdAt')

async function ownSearch({ tables, userId }: JobsContext, id: string): Promise<SearchRow | undefined> {
  const row = await tables.jobSearches.get(id)
  return row?.userId === userId ? row : undefined
}

const notFound = () => reply(404, { message: 'error.jobs.notfound.msg.job', status: 404 })
const searchNotFound = () => reply(404, { message: 'error.jobs.notfound.msg.search', status: 404 })

const iso = (ms: number): string => new Date(ms).toISOString()
