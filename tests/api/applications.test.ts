// Portal API, B and C: applications. Drafts, documents, sending, the table of transitions, interviews, notes, the file.
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type CareerDocument, DOCUMENT_LIMIT } from '#contract/portal/application-drafts.ts'
import type { ApplicationDetail, ApplicationListed, ApplicationRow } from '#contract/portal/application-shapes.ts'
import { ApplicationStatus, isLegal } from '#contract/portal/application-states.ts'
import type { ApplicationConflict, ApplicationPage } from '#contract/portal/applications.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import type { Notification } from '#contract/portal/notifications.ts'
import { CAREER_DOMAINS, type CareerApi, careerApi } from '#tests/setup/career-api.ts'
import { createTestApi, TEST_NOW } from '#tests/setup/test-api.ts'

const HALDEN = 'application-halden-energy-demand-analyst'
const OFFERED = 'application-universite-de-la-confluence-lecturer-statistics'
const JOB = 'transports-du-rhone-mobility-analyst'
const DAY_MS = 86_400_000

const listOf = async ({ get }: CareerApi, query = '') =>
  (await get(`career/applications${query}`)).body as ApplicationPage
const one = async ({ get }: CareerApi, id: string) => (await get(`career/applications/${id}`)).body as ApplicationDetail

/** A form of the job, filled in as it requires. */
async function filled(career: CareerApi, jobId = JOB) {
  const { questions } = (await career.get(`career/jobs/${jobId}/form`)).body as JobForm
  const answerTo = ({ type, options }: JobForm['questions'][number]) => {
    if (type === 'yesNo') return true
    if (type === 'number') return 4
    if (type === 'date') return '2027-01-04'
    if (type === 'single') return options[0]?.id ?? ''
    return type === 'multi' ? [options[0]?.id ?? ''] : 'Because of the bridge.'
  }
  const answers = Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]))
  return { jobId, resumeVersionId: null, coverLetter: 'Dear Sir or Madam', answers, documentIds: [], matchShared: true }
}

const form = (file: File, kind = 'certificate') => {
  const data = new FormData()
  data.set('file', file)
  data.set('kind', kind)
  return data
}

describe('applying', () => {
  test('keeps the exact snapshot, deletes the draft, and the job is marked', async () => {
    const career = await careerApi()
    const body = await filled(career)
    await career.send('PUT', `career/drafts/${JOB}`, { draft: body })
    expect((await career.get(`career/drafts/${JOB}`)).body).toMatchObject({ jobId: JOB, coverLetter: body.coverLetter })
    const { status, body: answer } = await career.send('POST', 'career/applications', body)
    const made = answer as ApplicationDetail
    expect(status).toBe(201)
    expect(made).toMatchObject({
      status: 'submitted',
      version: 1,
      coverLetter: body.coverLetter,
      answers: body.answers,
      allowed: ['withdrawn'],
    })
    expect(made.match?.score).toBeGreaterThan(0)
    expect((await career.get(`career/drafts/${JOB}`)).body).toBeNull()
    expect((await career.get(`career/jobs/${JOB}`)).body).toMatchObject({
      application: { id: made.id, status: 'submitted' },
      hasDraft: false,
    })
    await career.api.db.table('jobs').update(JOB, { title: { en: 'Changed', fr: 'Changé' } })
    expect((await one(career, made.id)).jobSnapshot.title.en).toBe('Mobility analyst')
    const reported = (await career.get('notifications/all')).body as Notification[]
    expect(reported[0]?.attributes).toMatchObject({ jobId: JOB, applicationStatus: 'submitted' })
  })

  test('twice for the same job: 400 duplicate; after withdrawing, again', async () => {
    const career = await careerApi()
    const body = await filled(career)
    const made = (await career.send('POST', 'career/applications', body)).body as ApplicationDetail
    expect(await career.send('POST', 'career/applications', body)).toMatchObject({
      status: 400,
      body: { message: 'error.application.duplicate.msg.application' },
    })
    await career.send('POST', `career/applications/${made.id}/transitions`, { to: 'withdrawn', version: 1 })
    expect((await career.send('POST', 'career/applications', body)).status).toBe(201)
  })

  test('the same request sent again is one application', async () => {
    const career = await careerApi()
    const body = await filled(career)
    const key = { 'idempotency-key': 'one' }
    const first = await career.send('POST', 'career/applications', body, key)
    const again = await career.send('POST', 'career/applications', body, key)
    expect(again.body).toEqual(first.body)
    expect((await listOf(career)).results.filter(({ jobId }) => jobId === JOB)).toHaveLength(1)
  })

  test('what is missing is named field by field; closed meanwhile is a refusal of its own', async () => {
    const career = await careerApi()
    const vero = {
      ...(await filled(career, 'vero-mobilite-pricing-analyst')),
      answers: { 'price-changed': 'x'.repeat(900) },
    }
    expect(await career.send('POST', 'career/applications', vero)).toMatchObject({
      status: 400,
      body: {
        message: 'error.application.missing.msg.application',
        fields: { 'answers.why-fares': 'required', 'answers.price-changed': 'tooLong' },
      },
    })
    const unknown = { ...(await filled(career)), resumeVersionId: 'none', documentIds: ['none'] }
    expect((await career.send('POST', 'career/applications', unknown)).body).toMatchObject({
      fields: { resumeVersionId: 'unknown', documentIds: 'unknown' },
    })
    const later = await career.at(TEST_NOW + 2 * DAY_MS)
    const late = await filled(later, 'vero-mobilite-pricing-analyst')
    await later.send('PUT', `career/drafts/${late.jobId}`, { draft: late })
    expect(await later.send('POST', 'career/applications', late)).toMatchObject({
      status: 400,
      body: { message: 'error.application.closed.msg.job' },
    })
    expect((await later.get(`career/drafts/${late.jobId}`)).body).toMatchObject({ coverLetter: late.coverLetter })
    expect((await later.send('POST', 'career/applications', { ...late, jobId: 'none' })).status).toBe(404)
  })

  const utf16 = (text: string, isBig: boolean) =>
    new Uint8Array(
      [...`\ufeff${text}`].flatMap((letter) => {
        const code = letter.charCodeAt(0)
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
      }),
    )

  test.each<[string, BlobPart, string, string, string]>([
    ['a blank line before its head', '\r\n\n%PDF-1.7', 'cv.pdf', 'application/pdf', 'application/pdf'],
    ['a head as late as readers look for it', `${' '.repeat(1023)}%PDF`, 'cv.pdf', '', 'application/pdf'],
    ['letters of two bytes', utf16('Élan\n', false), 'cv.txt', 'text/plain', 'text/plain'],
    ['letters of two bytes, the larger first', utf16('Élan\n', true), 'cv.txt', '', 'text/plain'],
    ['an ending of Windows', '\xff\xd8\xff', 'me.jfif', 'image/jpeg', 'image/jpeg'],
    ['an ending of three letters', '\xff\xd8\xff', 'me.JPE', 'image/jpeg', 'image/jpeg'],
    ['an older type', '\xff\xd8\xff', 'me.pjpeg', 'image/pjpeg', 'image/jpeg'],
    ['marks of Markdown', '# Élan', 'cv.md', 'text/markdown', 'text/plain'],
    ['an ending in full', 'Élan', 'cv.text', 'text/plain; charset=utf-8', 'text/plain'],
  ])('a document with %s is taken', async (_, content, name, type, stored) => {
    const career = await careerApi()
    const bytes =
      typeof content === 'string' && content.startsWith('\xff')
        ? Uint8Array.from(content, (one) => one.charCodeAt(0))
        : content
    const { status, body } = await career.send('POST', 'career/documents', form(new File([bytes], name, { type })))
    expect([status, (body as CareerDocument).type]).toEqual([201, stored])
  })

  test('documents: type and size are checked, sent ones stay with the application', async () => {
    const career = await careerApi()
    const upload = (file: File) => career.send('POST', 'career/documents', form(file))
    const large = new File([new Uint8Array(DOCUMENT_LIMIT + 1)], 'large.pdf', { type: 'application/pdf' })
    expect(await upload(large)).toMatchObject({ status: 400, body: { message: 'error.document.size.msg.document' } })
    expect(await upload(new File(['x'], 'run.exe', { type: 'application/x-msdownload' }))).toMatchObject({
      status: 400,
      body: { message: 'error.document.type.msg.document' },
    })
    for (const [content, name, type] of [
      ['<script>alert(1)</script>', 'letter.pdf', 'text/html'],
      ['<script>alert(1)</script>', 'letter.pdf', 'application/pdf'],
      ['<svg onload="alert(1)"/>', 'me.png', 'image/svg+xml'],
      ['<svg onload="alert(1)"/>', 'me.png', 'image/png'],
      ['%PDF', 'letter.html', 'application/pdf'],
      ['MZ\u0000\u0000', 'notes.txt', 'text/plain'],
      ['MZ\u0000\u0000', 'letter.pdf', 'application/pdf'],
      [`${' '.repeat(1024)}%PDF`, 'letter.pdf', 'application/pdf'],
      ['%PDF', 'letter.pdf', 'constructor'],
    ] as const)
      expect(await upload(new File([content], name, { type })), `${name} as ${type}`).toMatchObject({
        status: 400,
        body: { message: 'error.document.type.msg.document' },
      })
    const { body: untyped } = await upload(new File(['%PDF'], 'Letter.PDF'))
    expect(untyped).toMatchObject({ type: 'application/pdf' })
    const { status, body } = await upload(new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' }))
    const { id } = body as CareerDocument
    expect([status, (body as CareerDocument).size]).toEqual([201, 4])
    const made = (await career.send('POST', 'career/applications', { ...(await filled(career)), documentIds: [id] }))
      .body as ApplicationDetail
    expect((await career.send('DELETE', `career/documents?id=${id}`)).body).toBe(true)
    expect(
      ((await career.get('career/documents')).body as CareerDocument[]).map((document) => document.id),
    ).not.toContain(id)
    expect(await ((await career.get(`career/documents/${id}`)).body as Blob).text()).toBe('%PDF')
    expect((await career.api.get(`career/documents/${id}`, career.others)).status).toBe(404)
    expect((await one(career, made.id)).documents).toHaveLength(1)
  })
})

describe('following', () => {
  test('the list: every status is there once at least, counted, filtered, sorted; another person has none', async () => {
    const career = await careerApi()
    const all = await listOf(career)
    const here = new Set(all.results.map(({ status }) => status))
    for (const status of ApplicationStatus.options.filter((one) => !['draft', 'expired', 'deleted'].includes(one)))
      expect(here).toContain(status)
    expect(all.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.results.length)
    const some = await listOf(career, '?status=interview,offer&sort=next')
    expect(some.results.map(({ status }) => status).sort()).toEqual(['interview', 'interview', 'offer'])
    expect((await listOf(career, '?q=hal')).results.map(({ id }) => id)).toEqual([HALDEN])
    for (const sort of ['updated', 'submitted', 'status', 'company', 'waiting', 'next']) {
      expect((await listOf(career, `?sort=${sort}`)).results.map(({ id }) => id).sort()).toEqual(
        all.results.map(({ id }) => id).sort(),
      )
    }
    expect((await career.api.get('career/applications', career.others)).body).toMatchObject({ results: [], counts: [] })
    expect((await career.api.get(`career/applications/${HALDEN}`, career.others)).status).toBe(404)
  })

  test('no news: the days in the stage beside what is usual there', async () => {
    const career = await careerApi()
    const { results } = await listOf(career, '?sort=waiting')
    const [first] = results as [ApplicationListed]
    expect(first.noNews.isLong).toBe(true)
    expect(first.noNews.days).toBeGreaterThan(first.noNews.usualDays ?? Number.POSITIVE_INFINITY)
    expect(results.find(({ status }) => status === 'rejected')?.noNews.usualDays).toBeNull()
  })

  test.each(ApplicationStatus.options)(
    'from %s: what the table allows a person is done, every other pair is 409 with what there is',
    async (from) => {
      const career = await shared()
      const table = career.api.db.table<ApplicationRow, string>('applications')
      for (const to of ApplicationStatus.options) {
        await table.update(OFFERED, { status: from, version: 4, offer: null })
        const { status, body } = await career.send('POST', `career/applications/${OFFERED}/transitions`, {
          to,
          version: 4,
        })
        if (isLegal(from, to, 'candidate')) {
          expect([status, (body as ApplicationDetail).status]).toEqual([200, to])
          expect((body as ApplicationDetail).events.at(-1)).toMatchObject({ from, to, actor: 'candidate' })
        } else {
          expect(status).toBe(409)
          expect((body as ApplicationConflict).current).toMatchObject({ status: from, version: 4 })
        }
      }
    },
  )

  test('a stale version: 409 with what there is; a reason is kept', async () => {
    const career = await careerApi()
    const { version } = await one(career, HALDEN)
    const move = (body: object) => career.send('POST', `career/applications/${HALDEN}/transitions`, body)
    expect(await move({ to: 'withdrawn', version: version - 1 })).toMatchObject({
      status: 409,
      body: { message: 'error.application.stale.msg.application', current: { version } },
    })
    const { body } = await move({ to: 'withdrawn', reason: 'pay', note: 'They know.', version })
    expect((body as ApplicationDetail).events.at(-1)).toMatchObject({ reason: 'pay', note: 'They know.' })
    expect((body as ApplicationDetail).interviews[0]?.status).toBe('cancelled')
  })

  test('an offer is answered in time, or has expired', async () => {
    const career = await careerApi()
    const { version, offer } = await one(career, OFFERED)
    const later = await career.at(Date.parse(offer?.expiresAt ?? '') + 1)
    expect(
      await later.send('POST', `career/applications/${OFFERED}/transitions`, { to: 'accepted', version }),
    ).toMatchObject({
      status: 409,
      body: { current: { status: 'offerExpired' } },
    })
  })

  test('notes and the next step are the person’s own, and change no version', async () => {
    const career = await careerApi()
    const { version } = await one(career, OFFERED)
    const note = (await career.send('POST', `career/applications/${OFFERED}/notes`, { text: 'Ask about biscuits' }))
      .body as { id: string }
    await career.send('PATCH', `career/applications/${OFFERED}/notes/${note.id}`, { text: 'Ask about the hall' })
    const nextStep = { at: '2026-11-20T09:00:00.000Z', text: 'Call back' }
    await career.send('PUT', `career/applications/${OFFERED}/next-step`, { nextStep })
    expect(await one(career, OFFERED)).toMatchObject({ version, nextStep, notes: [{ text: 'Ask about the hall' }] })
    expect((await career.send('DELETE', `career/applications/${OFFERED}/notes/${note.id}`)).body).toBe(true)
    expect((await career.send('DELETE', `career/applications/${OFFERED}/notes/${note.id}`)).body).toBe(false)
  })
})

describe('interviews', () => {
  const respond = ({ send }: CareerApi, iid: string, body: object, id = HALDEN) =>
    send('POST', `career/applications/${id}/interviews/${iid}/response`, body)
  const calendarOf = async ({ get }: CareerApi, iid: string) => {
    const { status, body } = await get(`career/applications/${HALDEN}/interviews/${iid}/calendar.ics`)
    return status === 200 ? (body as Blob).text() : status
  }

  test('a time is taken, then others are proposed, then it is declined; the calendar file follows by its sequence', async () => {
    const career = await careerApi()
    const [interview] = (await one(career, HALDEN)).interviews
    const iid = interview?.id ?? ''
    expect(await calendarOf(career, iid)).toBe(404)
    expect(await respond(career, iid, { response: 'accept' })).toMatchObject({
      status: 400,
      body: { fields: { slots: 'required' } },
    })
    expect((await respond(career, iid, { response: 'accept', slot: '2027-01-01T09:00:00.000Z' })).status).toBe(400)
    const taken = (await respond(career, iid, { response: 'accept', slot: interview?.slots[0] }))
      .body as ApplicationDetail
    expect(taken.interviews[0]).toMatchObject({ status: 'accepted', startsAt: interview?.slots[0], sequence: 1 })
    expect(taken.events.at(-1)).toMatchObject({ kind: 'interview', actor: 'candidate' })
    const ics = String(await calendarOf(career, iid))
    expect(ics).toContain('METHOD:REQUEST\r\n')
    expect(ics).toContain(`UID:iv-${iid}@cairn.example`.slice(0, 60))
    expect(ics).toContain('SEQUENCE:1\r\n')
    expect(ics.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect((await respond(career, iid, { response: 'propose', slots: ['2020-01-01T09:00:00.000Z'] })).status).toBe(400)
    const proposed = (await respond(career, iid, { response: 'propose', slots: ['2026-12-01T09:00:00+01:00'] }))
      .body as ApplicationDetail
    expect(proposed.interviews[0]).toMatchObject({
      status: 'counterProposed',
      startsAt: null,
      proposed: ['2026-12-01T08:00:00.000Z'],
    })
    const declined = (await respond(career, iid, { response: 'decline' })).body as ApplicationDetail
    expect(declined.interviews[0]).toMatchObject({ status: 'declined', sequence: 3 })
  })

  test('what is over cannot be answered: 409', async () => {
    const career = await careerApi()
    const [interview] = (await one(career, OFFERED)).interviews
    expect((await respond(career, interview?.id ?? '', { response: 'accept' }, OFFERED)).status).toBe(409)
  })
})

test('the whole file of an application, as a .zip', async () => {
  const career = await careerApi()
  const { body } = await career.get('career/applications/application-lumen-sante-operations-analyst/export')
  const files = unzipSync(new Uint8Array(await (body as Blob).arrayBuffer()))
  expect(Object.keys(files).sort()).toEqual([
    'application.json',
    'cover-letter.txt',
    'documents/1-reference-letter.pdf',
    'job.html',
    'resume.json',
    'timeline.csv',
  ])
  const text = (name: string) => new TextDecoder().decode(files[name])
  expect(JSON.parse(text('application.json'))).toMatchObject({ status: 'inReview' })
  expect(text('timeline.csv')).toContain('candidate,draft,submitted')
  const path = 'career/applications/application-lumen-sante-operations-analyst/export'
  const french = await career.send('GET', path, undefined, { 'accept-language': 'fr' })
  const { 'timeline.csv': table } = unzipSync(new Uint8Array(await (french.body as Blob).arrayBuffer()))
  expect(new TextDecoder().decode(table)).toContain('candidate;draft;submitted')
})

let sharing: Promise<CareerApi> | undefined
async function shared(): Promise<CareerApi> {
  sharing ??= careerApi()
  await listOf(await sharing)
  return sharing
}

test('where there are resumes, one is sent, as it was then', async () => {
  const career = await careerApi(createTestApi({ only: [...CAREER_DOMAINS, 'profile'] }))
  const body = await filled(career)
  const made = (await career.send('POST', 'profile/resumes', { name: 'For buses', note: '' })).body as { id: string }
  expect((await career.send('POST', 'career/applications', body)).body).toMatchObject({
    fields: { resumeVersionId: 'required' },
  })
  const { body: sent } = await career.send('POST', 'career/applications', { ...body, resumeVersionId: made.id })
  expect(sent).toMatchObject({
    resumeSnapshot: { id: made.id, name: 'For buses', content: { basics: { name: 'Alex Morgan' } } },
  })
})
