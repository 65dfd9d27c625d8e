import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DOCUMENT_LIMIT } from '#contract/portal/application-drafts.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import type { JobRow, JobTextRow } from '#contract/portal/job-shapes.ts'
import { call } from '#platform/api/call.ts'
import { giveFiles } from '#tests/setup/give-files.ts'
import { type RenderedApp, renderApp } from '#tests/setup/screens.tsx'

const LETTER = 'I have counted buses for nine years, and would count yours.'
const ANSWER = 'The hub study: two bends, nine minutes.'

/** The form of a job that requires a letter and one answer in words. */
async function open(besides: readonly string[] = []) {
  const samplesOf = ['auth', 'user', 'skills', 'jobs', 'profile', ...besides]
  const app = await renderApp('/pages/activities', { signedIn: true, samplesOf })
  await call(applicationsApi.endpoints.drafts, {})
  const { job, question } = await askingJob(app)
  await app.router.navigate({ to: '/career/jobs/$jobId/apply', params: { jobId: job.id } })
  const { screen, db } = app
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const letter = screen.getByRole('textbox', { name: 'Cover letter' })
  const answer = screen.getByRole('textbox', { name: question.label.en })
  const fill = async () => {
    await letter.fill(LETTER)
    await answer.fill(ANSWER)
  }
  const stored = async () => (await db.table('applicationDrafts').toArray())[0]?.coverLetter as string | undefined
  return { ...app, job, question, button, letter, answer, fill, stored }
}

async function askingJob({ db }: RenderedApp) {
  const jobs = await db.table<JobRow>('jobs').toArray()
  for (const text of await db.table<JobTextRow>('jobTexts').toArray()) {
    const job = jobs.find(({ id }) => id === text.id)
    const required = text.questions.filter((one) => one.required)
    const isPlain = required.length === 1 && required[0]?.type === 'longText'
    const isOpen = job?.status === 'open' && Date.parse(job.validThrough) > Date.now()
    if (job && isOpen && isPlain && text.coverLetter === 'required' && !text.documents.some((one) => one.required))
      return { job, question: required[0] as JobTextRow['questions'][number] }
  }
  throw new Error('No job asks so')
}

/** One empty page: the viewer prompts for nothing, as it does about a damaged file. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/MediaBox[0 0 99 99]/Parent 2 0 R>>endobj trailer<</Root 1 0 R>>'

test('what is missing is said beside its field; what is typed is kept; a file of the wrong kind is named; what is sent is exactly what was reviewed', async () => {
  const { screen, db, router, job, button, letter, answer, fill, stored } = await open()
  await button('Review').click()
  await expect.element(screen.getByText('Required.').first()).toBeVisible()
  expect(screen.getByText('Required.').elements()).toHaveLength(2)
  await expect.element(letter).toHaveFocus()
  await expect.element(letter).toHaveAccessibleDescription(/Required\./)
  await fill()
  await expect.element(screen.getByText('Required.')).not.toBeInTheDocument()
  await expect.poll(stored).toBe(LETTER)

  await router.navigate({ to: '/career/jobs/$jobId', params: { jobId: job.id } })
  await button('Continue the application').click()
  await expect.element(answer).toHaveValue(ANSWER)
  const file = page.elementLocator(document.querySelector('input[type=file]') as HTMLInputElement)
  await file.upload([
    new File(['MZ'], 'letter.exe', { type: 'application/x-msdownload' }),
    new File(['MZ\u0000'], 'program.pdf', { type: 'application/pdf' }),
    new File([PDF], 'buses.pdf', { type: 'application/pdf' }),
  ])
  await expect.element(screen.getByText(/^“program\.pdf”: Employers can’t open this type of file\./)).toBeVisible()
  await expect.element(screen.getByText(/^Employers can’t open “letter\.exe”/)).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: /^buses\.pdf/ })).toBeChecked()
  const tooBig = new File([new Uint8Array(DOCUMENT_LIMIT + 1)], 'plans.pdf', { type: 'application/pdf' })
  giveFiles(file.element(), tooBig)
  await expect.element(screen.getByText('“plans.pdf” is larger than 5 MB.')).toBeVisible()
  await button('Show “buses.pdf”').click()
  const shown = page.getByRole('dialog', { name: 'buses.pdf' })
  await shown.getByRole('button', { name: 'Save to Files' }).click()
  await expect.poll(() => db.table('files').toArray()).toMatchObject([{ name: 'buses.pdf', size: PDF.length }])
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()

  ;(answer.element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(answer).toHaveValue(ANSWER)
  await button('Review').click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible()
  await expect.element(screen.getByText(LETTER)).toBeVisible()
  await button('Make changes').click()
  await expect.element(letter).toHaveValue(LETTER)
  await button('Review').click()
  await button('Send the application').click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sent', exact: true })).toBeVisible()
  const [sent, ...more] = await db.table('applications').toArray()
  expect(more).toEqual([])
  expect(sent).toMatchObject({ jobId: job.id, coverLetter: LETTER, documents: [{ name: 'buses.pdf' }] })
  expect(Object.values(sent.answers)).toContain(ANSWER)
  await expect.poll(() => db.table('applicationDrafts').count()).toBe(0)
})

test('a PDF viewer that takes the focus by itself gives it back', { tags: 'extended' }, async () => {
  const { button } = await open()
  await expect.element(button('Review')).toBeVisible()
  const file = page.elementLocator(document.querySelector('input[type=file]') as HTMLInputElement)
  await file.upload([new File([PDF], 'buses.pdf', { type: 'application/pdf' })])
  await button('Show “buses.pdf”').click()
  const shown = page.getByRole('dialog', { name: 'buses.pdf' })
  const viewer = shown.getByTitle('Preview of buses.pdf')
  await expect.element(viewer).toBeVisible()
  const focused = document.activeElement
  expect(shown.element().contains(focused)).toBe(true)
  ;(viewer.element() as HTMLElement).focus()
  await expect.poll(() => document.activeElement).toBe(focused)
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
})

test('a badge goes along as proof: chosen from those earned, reviewed, and read where the application is', {
  tags: 'extended',
}, async () => {
  const { screen, db, button, fill } = await open(['evaluation'])
  await fill()
  await button('Add a badge').click()
  await screen.getByRole('menuitem', { name: 'Business English · Competent' }).click()
  const name = 'Badge Business English Competent.txt'
  await expect.element(screen.getByRole('checkbox', { name: /^Badge Business English Competent\.txt/ })).toBeChecked()
  await button('Review').click()
  await expect.element(screen.getByText(name)).toBeVisible()
  await button('Send the application').click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sent', exact: true })).toBeVisible()
  await screen.getByRole('link', { name: 'See the application' }).click()
  await button(/^Sent on /).click()
  await button(name).click()
  const shown = page.getByRole('dialog', { name })
  await expect.element(shown.getByText(/^Self-issued: signed by the candidate’s device, unsupervised\./m)).toBeVisible()
  const [sent] = await db.table('applications').toArray()
  expect(sent.documents).toMatchObject([{ name, type: 'text/plain' }])
})

test('offline, what this device keeps is not said to be sent', async () => {
  const { screen, db, button, fill, stored } = await open()
  await fill()
  await expect.poll(stored).toBe(LETTER)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    dispatchEvent(new Event('offline'))
    await button('Review').click()
    await button('Send the application').click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
    await expect
      .element(
        screen.getByText(
          /^You’re offline, but .* is simulated on this device and will still receive your application for “/,
        ),
      )
      .toBeVisible()
    expect(await db.table('applications').count()).toBe(1)
  } finally {
    vi.restoreAllMocks()
    dispatchEvent(new Event('online'))
  }
})

test('a job that has closed meanwhile leaves what was written and asks what shall become of it; deleting it is undone', async () => {
  const { screen, db, job, button, fill, stored, href } = await open()
  await fill()
  await expect.poll(stored).toBe(LETTER)
  await button('Review').click()
  await db.table('jobs').update(job.id, { status: 'filled' })
  await button('Send the application').click()
  await expect
    .element(screen.getByRole('alert').getByText('This job is no longer accepting applications.'))
    .toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Similar jobs' })).toBeVisible()
  await expect.element(button('Save as draft')).toBeVisible()
  await expect.poll(() => stored()).toBe(LETTER)
  await button('Delete what I wrote').click()
  await expect.poll(href).toBe('/career/applications')
  await expect.poll(stored).toBe(undefined)
  await button('Undo').click()
  await expect.poll(stored).toBe(LETTER)
  await expect.poll(() => db.table('applications').count()).toBe(0)
})

test('who has applied elsewhere meanwhile is led to what was sent', { tags: 'extended' }, async () => {
  const { screen, db, job, question, button, fill } = await open()
  await fill()
  await button('Review').click()
  const [resume] = await db.table('resumeVersions').toArray()
  const sent = await call(applicationsApi.endpoints.apply, {
    body: {
      jobId: job.id,
      resumeVersionId: resume.id,
      coverLetter: 'From the other tab.',
      answers: { [question.id]: ANSWER },
      documentIds: [],
    },
  })
  await button('Send the application').click()
  // The toast that goes with a refusal begins with the same words.
  const main = screen.getByRole('main')
  await expect.element(main.getByText(/^You’ve already applied for this job/)).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'See the application' }))
    .toHaveAttribute('href', `/career/applications?application=${(sent as { id: string }).id}`)
  await expect.poll(() => db.table('applications').count()).toBe(1)
})
