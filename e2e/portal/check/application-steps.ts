// Checks of applications: drafts, documents, notes, and, where requested, sending one.
import type { ApplicationDetail } from '#contract/portal/application-shapes.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { type JobForm, jobsApi } from '#contract/portal/jobs.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { UNKNOWN_ID } from './variants.ts'
import { ONLY_WITH_EVERYTHING, type Visit } from './visit.ts'

const calls = applicationsApi.endpoints
const NO_APPLICATION = 'only its refusals: the account has no application'
const NO_INTERVIEW = 'only its refusals: no application has an interview'

export async function checkApplications(visit: Visit): Promise<void> {
  const { check } = visit
  await checkDrafts(visit)
  await checkDocuments(visit)
  await checkSending(visit)
  const page = await check.ask(calls.applications, { query: { page: 1, size: 100 } })
  const listed = page?.results ?? []
  const id = listed[0]?.id
  if (id === undefined) return guardAll(visit)
  const detail = await check.ask(calls.application, { params: { id } })
  await check.ask(calls.exportOne, { params: { id } })
  await checkNotes(visit, id)
  const { nextStep = null } = detail ?? {}
  const step = { at: new Date(Date.now() + 86_400_000).toISOString(), text: visit.mark }
  const set = await check.ask(calls.setNextStep, { params: { id }, body: { nextStep: step } })
  const reported = { when: '', wanted: `nextStep.text ${visit.mark}`, came: `${set?.nextStep?.text}` }
  check.expect(calls.setNextStep, !set || set.nextStep?.text === visit.mark, reported)
  await check.again(calls.setNextStep, { params: { id }, body: { nextStep } })
  await checkInterviews(
    visit,
    listed.map((one) => one.id),
  )
}

async function guardAll({ check }: Visit): Promise<void> {
  const params = { id: UNKNOWN_ID, noteId: UNKNOWN_ID, iid: UNKNOWN_ID }
  for (const endpoint of [calls.application, calls.exportOne, calls.deleteNote])
    await check.guard(endpoint, { params }, NO_APPLICATION)
  for (const endpoint of [calls.addNote, calls.updateNote])
    await check.guard(endpoint, { params, body: { text: 'A note' } }, NO_APPLICATION)
  await check.guard(calls.setNextStep, { params, body: { nextStep: null } }, NO_APPLICATION)
  await check.guard(calls.calendar, { params }, NO_INTERVIEW)
  await check.guard(calls.respond, { params, body: { response: 'decline' } }, NO_INTERVIEW)
}

async function checkDrafts({ check, mark }: Visit): Promise<void> {
  const drafts = (await check.ask(calls.drafts, {})) ?? []
  const { results = [] } = (await check.again(jobsApi.endpoints.jobs, { query: { page: 1, size: 50 } })) ?? {}
  const taken = new Set(drafts.map((draft) => draft.jobId))
  const jobId = results.find(({ id, application }) => !taken.has(id) && !application)?.id ?? UNKNOWN_ID
  const fields = { resumeVersionId: null, coverLetter: mark, answers: {}, documentIds: [], matchShared: false }
  await check.ask(calls.putDraft, { params: { jobId }, body: { draft: fields } })
  const draft = await check.ask(calls.draft, { params: { jobId } })
  check.expect(calls.putDraft, draft === undefined || draft?.coverLetter === mark, {
    when: 'read again',
    wanted: `coverLetter ${mark}`,
    came: String(draft?.coverLetter),
  })
  await check.ask(calls.deleteDraft, { params: { jobId } })
  const gone = await check.again(calls.draft, { params: { jobId } })
  check.expect(calls.deleteDraft, !gone, { when: 'read again', wanted: 'null', came: 'the draft' })
}

async function checkDocuments({ check, mark, left }: Visit): Promise<void> {
  const file = new File([`A text of ${mark}.`], `${mark}.txt`, { type: 'text/plain' })
  const id = crypto.randomUUID()
  const made = await check.ask(calls.upload, { body: { file, kind: 'other', id } })
  check.expect(calls.upload, !made || made.size === file.size, {
    when: '',
    wanted: `size ${file.size}`,
    came: String(made?.size),
  })
  const program = new File(['#!/bin/sh'], `${mark}.sh`, { type: 'application/x-sh' })
  await check.wants(calls.upload, { body: { file: program, kind: 'other' } }, 400, 'with a file of another type')
  await check.ask(calls.documents, {})
  await check.ask(calls.document, { params: { id: made?.id ?? UNKNOWN_ID } })
  await check.ask(calls.deleteDocument, { query: { id: made?.id ?? UNKNOWN_ID } })
  const own = ((await check.again(calls.documents, {})) ?? []).filter(({ name }) => name.startsWith(mark))
  for (const one of own) await check.again(calls.deleteDocument, { query: { id: one.id } })
  const rest = ((await check.again(calls.documents, {})) ?? []).filter(({ name }) => name.startsWith(mark))
  if (rest.length > 0) left.push(`${rest.length} documents whose names begin with ${mark}`)
}

/** Sends an application and withdraws it: of the others, only what is refused. */
async function checkSending(visit: Visit): Promise<void> {
  const { check, options, left } = visit
  const input = { resumeVersionId: null, coverLetter: '', answers: {}, documentIds: [], matchShared: false }
  const unknown = { jobId: UNKNOWN_ID, ...input }
  if (!options.everything) {
    await check.guard(calls.apply, { body: unknown }, ONLY_WITH_EVERYTHING)
    await check.wants(calls.apply, { body: unknown }, 404, 'with an unknown job')
    const step = { params: { id: UNKNOWN_ID }, body: { to: 'withdrawn', version: 1 } }
    return check.guard(calls.transition, step, ONLY_WITH_EVERYTHING)
  }
  const form = await openForm(visit)
  if (!form) {
    await check.guard(calls.apply, { body: unknown }, 'only its refusals: no job takes an application of this account')
    return check.guard(
      calls.transition,
      { params: { id: UNKNOWN_ID }, body: { to: 'withdrawn', version: 1 } },
      'as apply',
    )
  }
  const [resume] = (await check.again(profileApi.endpoints.resumes, {})) ?? []
  const letter = 'This application is a check of the portal’s server.'
  const body = { ...input, jobId: form.jobId, resumeVersionId: resume?.id ?? null, coverLetter: letter }
  const sent = await check.ask(calls.apply, { body: { ...body, answers: answersTo(form) } })
  await check.wants(calls.apply, { body: unknown }, 404, 'with an unknown job')
  if (!sent) return check.note(calls.transition, 'no application could be sent')
  await check.wants(calls.apply, { body: { ...body, answers: answersTo(form) } }, 400, 'for the same job again')
  await checkWithdrawing(visit, sent)
  left.push(`an application for ${form.jobId}, withdrawn`)
}

async function checkWithdrawing({ check }: Visit, { id, version }: ApplicationDetail): Promise<void> {
  const to = (status: 'withdrawn' | 'hired', of: number) => ({ params: { id }, body: { to: status, version: of } })
  const { transition } = calls
  await check.wants(transition, to('hired', version), 409, 'to a status that is not in allowed')
  await check.wants(transition, to('withdrawn', version + 1000), 409, 'with a version that is not the present one')
  const withdrawn = await check.ask(transition, to('withdrawn', version))
  const difference = { when: '', wanted: 'status withdrawn', came: `status ${withdrawn?.status}` }
  check.expect(transition, !withdrawn || withdrawn.status === 'withdrawn', difference)
}

/** Of a job that takes an application now, and wants no document. */
async function openForm({ check }: Visit): Promise<JobForm | undefined> {
  const { jobs, form } = jobsApi.endpoints
  const { results = [] } = (await check.again(jobs, { query: { page: 1, size: 50 } })) ?? {}
  for (const { id, application } of results) {
    if (application) continue
    const requested = await check.again(form, { params: { jobId: id } })
    if (requested?.isOpen && !requested.documents.some(({ required, kind }) => required && kind !== 'resume'))
      return requested
  }
  return undefined
}

function answersTo({ questions }: JobForm) {
  const answer = { text: 'Yes', longText: 'Yes', yesNo: true, number: 1, date: '2027-02-01' } as const
  return Object.fromEntries(
    questions.map(({ id, type, options: [first] }) => {
      if (type === 'single') return [id, first?.id ?? '']
      return [id, type === 'multi' ? [first?.id ?? ''] : answer[type]]
    }),
  )
}

async function checkNotes({ check, mark, left }: Visit, id: string): Promise<void> {
  const made = await check.ask(calls.addNote, { params: { id }, body: { text: mark } })
  const params = { id, noteId: made?.id ?? UNKNOWN_ID }
  const changed = await check.ask(calls.updateNote, { params, body: { text: `${mark} again` } })
  const difference = { when: '', wanted: `text ${mark} again`, came: `text ${changed?.text}` }
  check.expect(calls.updateNote, !changed || changed.text === `${mark} again`, difference)
  await check.ask(calls.deleteNote, { params })
  const own = async () =>
    ((await check.again(calls.application, { params: { id } }))?.notes ?? []).filter(({ text }) =>
      text.startsWith(mark),
    )
  for (const note of await own()) await check.again(calls.deleteNote, { params: { id, noteId: note.id } })
  const rest = (await own()).length
  if (rest > 0) left.push(`${rest} notes that begin with ${mark}, at application ${id}`)
}

async function checkInterviews(visit: Visit, ids: readonly string[]): Promise<void> {
  const { check, options, left } = visit
  const details = []
  for (const id of ids.slice(0, 30)) details.push(await check.again(calls.application, { params: { id } }))
  const all = details.flatMap((one) => (one?.interviews ?? []).map((interview) => ({ id: one?.id ?? '', interview })))
  const timed = all.find(({ interview }) => interview.startsAt !== null)
  const params = { id: timed?.id ?? UNKNOWN_ID, iid: timed?.interview.id ?? UNKNOWN_ID }
  if (timed) await check.ask(calls.calendar, { params })
  else await check.guard(calls.calendar, { params }, NO_INTERVIEW)
  const now = new Date().toISOString()
  const open = all.find(({ interview: { status, slots } }) => status === 'proposed' && slots.some((slot) => slot > now))
  if (!open || !options.everything) {
    const why = open ? ONLY_WITH_EVERYTHING : 'only its refusals: no interview waits for an answer'
    return check.guard(calls.respond, { params, body: { response: 'decline' } }, why)
  }
  const { id, interview } = open
  const slot = interview.slots.find((one) => one > now)
  await check.ask(calls.respond, { params: { id, iid: interview.id }, body: { response: 'accept', slot } })
  left.push(`an answer to interview ${interview.id} of application ${id}`)
}
