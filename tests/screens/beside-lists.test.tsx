// What is shown beside the jobs and the applications while none is open: the first job, which nobody has looked at by that, and what waits for the person.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { call } from '#platform/api/call.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { scrollElement } from '#tests/setup/scroll-element.ts'

samplesHere('auth', 'user', 'skills', 'jobs', 'profile', 'applications')

const OFFERED = 'application-universite-de-la-confluence-lecturer-statistics'

const firstOf = async (query: object = {}) => (await call(jobsApi.endpoints.jobs, { query: query as never })).results[0]
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-job]')]

async function openJobs(path = '/career/jobs') {
  const app = await renderApp(path, { signedIn: true })
  const preview = app.screen.getByRole('region', { name: 'First job in the list' })
  return { ...app, preview, heading: preview.getByRole('heading', { level: 2 }) }
}

test('the first job of the list is shown beside it: not looked at, not in the address, without the focus, deaf to keys', {
  tags: 'extended',
}, async () => {
  const { screen, preview, heading, href, router } = await openJobs()
  const title = document.title
  const first = await firstOf()
  await expect.element(heading.getByText(first?.title.en ?? '')).toBeVisible()
  await expect.element(preview.getByRole('complementary', { name: 'Details' })).toBeVisible()
  expect(href()).toBe('/career/jobs')
  expect(document.title).toBe(title)
  expect(router.history.length).toBe(1)
  expect(preview.element().contains(document.activeElement)).toBe(false)
  expect(preview.element().querySelector('[data-job], [data-row], [itemtype]')).toBeNull()
  expect(rows()[0]?.dataset.job).toBe(first?.id)
  expect(rows().filter((row) => row.hasAttribute('aria-current'))).toEqual([])

  await userEvent.keyboard('s')
  await userEvent.keyboard('h')
  expect(await firstOf()).toMatchObject({ id: first?.id, viewedAt: null, isSaved: false, isHidden: false })
  await preview.getByRole('link', { name: 'Open this job' }).click()
  await expect.poll(href).toBe(`/career/jobs/${first?.id}`)
  await expect.poll(() => document.title).toContain(first?.company.name)
  await expect.poll(async () => (await firstOf())?.viewedAt).not.toBeNull()
  // What the keys had begun before would be there by now.
  expect(await firstOf()).toMatchObject({ id: first?.id, isSaved: false, isHidden: false })
  await expect.element(preview).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: first?.title.en }).elements()).toHaveLength(1)
})

test('a row’s job opens as ever; the preview follows the list; whoever hides one after the other stays on the button', {
  tags: 'extended',
}, async () => {
  const { screen, preview, heading, href, router } = await openJobs('/career/jobs?q=analyst')
  await expect.poll(() => rows().length).toBeGreaterThan(2)
  const [first, second, third] = rows().map(({ dataset }) => dataset.job)
  const titleOf = async (id = '') => (await call(jobsApi.endpoints.job, { params: { jobId: id } })).title.en
  await expect.element(heading.getByText(await titleOf(first), { exact: true })).toBeVisible()
  const pane = preview.element().parentElement as HTMLElement
  rows()[1]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(href).toBe(`/career/jobs/${second}?q=analyst`)
  await expect.element(preview).not.toBeInTheDocument()
  // Another job begins at its top, however far the one before was read, also where no skeleton is shown between them.
  const goTo = async (key: string, id = '') => {
    const { title, company } = await call(jobsApi.endpoints.job, { params: { jobId: id } })
    await userEvent.keyboard(key)
    await expect.poll(href).toBe(`/career/jobs/${id}?q=analyst`)
    await expect.element(screen.getByRole('heading', { level: 2, name: title.en })).toBeVisible()
    // Two in a row may have one title: the tab names the company too.
    await expect.poll(() => document.title).toContain(`${title.en}, ${company.name}`)
  }
  await goTo('j', third)
  await goTo('k', second)
  await scrollElement(pane, 300)
  await goTo('j', third)
  expect(pane.scrollHeight - pane.clientHeight).toBeGreaterThan(300)
  expect(pane.scrollTop).toBe(0)
  router.history.back()
  await expect.element(preview).toBeVisible()

  const hide = preview.getByRole('button', { name: 'Hide this job' })
  hide.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows()[0]?.dataset.job).toBe(second)
  await expect.element(heading.getByText(await titleOf(second), { exact: true })).toBeVisible()
  await expect.element(hide).toHaveFocus()

  await screen.getByRole('searchbox', { name: 'Search jobs' }).fill('zzzqqq')
  await expect.element(screen.getByText('Choose a job to see what it requires and how well you match.')).toBeVisible()
  await expect.element(preview).not.toBeInTheDocument()
})

test('on a phone nothing stands beside the list, and nothing is asked for it', { tags: 'extended' }, async () => {
  await page.viewport(390, 844)
  const { preview, queryClient } = await openJobs()
  await expect.poll(() => rows().length).toBe(25)
  expect(preview.elements()).toHaveLength(0)
  expect(queryClient.getQueryCache().findAll({ queryKey: ['jobs', 'job'] })).toEqual([])
})

test('beside the applications stands what waits, each with its way there; a filter of the list takes nothing away', {
  tags: 'extended',
}, async () => {
  const { screen, href } = await renderApp('/career/applications?stage=sent', { signedIn: true })
  const waiting = screen.getByRole('list', { name: 'To do next' })
  await expect
    .element(waiting.getByRole('link', { name: /^Choose an interview time with Halden Energy/ }))
    .toBeVisible()
  await waiting.getByRole('link', { name: /^Reply to the offer from Université de la Confluence/ }).click()
  await expect.poll(href).toBe(`/career/applications?stage=sent&application=${OFFERED}`)
  await expect.element(waiting).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(waiting).toBeVisible()
  const draft = waiting.getByRole('link', { name: /^Finish your application to/ }).first()
  await draft.click()
  await expect.poll(href).toMatch(/^\/career\/jobs\/[^/]+\/apply$/)
})

test('where nothing waits it is said, with what changed last; without applications there is the way to the jobs', {
  tags: 'extended',
}, async () => {
  const { screen, db, queryClient, router } = await renderApp('/career/applications', { signedIn: true })
  const nothing = screen.getByRole('heading', { level: 2, name: 'Nothing to do right now' })
  await expect.element(screen.getByRole('list', { name: 'To do next' })).toBeVisible()
  const applications = await db.table<ApplicationRow>('applications').toArray()
  const ended = applications.find(({ status }) => status === 'rejected')
  await db.table('applicationDrafts').clear()
  await db.table('applications').clear()
  await db.table('applications').put(ended)
  await queryClient.invalidateQueries()
  await expect.element(nothing).toBeVisible()
  const latest = screen.getByRole('list', { name: 'Latest change' }).getByRole('link')
  await expect.element(latest).toMatchTextContent(ended?.jobSnapshot.company.name ?? '-')

  await db.table('applications').clear()
  await queryClient.invalidateQueries()
  await expect.element(screen.getByText('You haven’t applied for any jobs yet.')).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/career/jobs')
  expect(screen.getByRole('searchbox', { name: 'Search applications' }).elements()).toEqual([])
  expect(router.state.location.pathname).toBe('/career/applications')
})
