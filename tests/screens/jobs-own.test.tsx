// What somebody makes of the list of jobs: saved searches, applied ones left out, when one closes, a link passed on.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsApi } from '#contract/portal/jobs.ts'
import { call } from '#platform/api/call.ts'
import { keepJobs, postJobs } from '#tests/setup/own-jobs.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const HOUR = 3_600_000
const JOB = 'transports-du-rhone-mobility-analyst'
const APPLIED = 'okapi-health-data-analyst'

async function open(path: string) {
  const app = await renderApp(path, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'skills', 'jobs', 'applications'],
  })
  const button = (name: string | RegExp) => app.screen.getByRole('button', { name })
  return { ...app, button }
}

const rowOf = (jobId: string) => document.querySelector<HTMLElement>(`[data-job="${jobId}"]`)
const searches = () => call(jobsApi.endpoints.searches, {})

test('a search is saved under a name with a daily alert, opened again, changed in its alert, deleted, and comes back by Undo', async () => {
  const { screen, button, href, router } = await open('/career/jobs?q=mobility+analyst&remote=full')
  const before = (await searches()).length
  await button(/^Saved searches/).click()
  const panel = screen.getByRole('dialog', { name: 'Saved searches' })
  const name = panel.getByRole('textbox', { name: 'Save this search as' })
  await name.fill(' ')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(panel.getByText('Enter a name for the search.')).toBeVisible()
  await name.fill('Trams from home')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Search saved with a daily alert')).toBeVisible()
  await expect.element(panel.getByText('Trams from home')).toBeVisible()
  await expect
    .poll(async () => (await searches()).find((one) => one.name === 'Trams from home'))
    .toMatchObject({ alert: 'daily', criteria: { q: 'mobility analyst', remote: ['full'] } })
  await panel.getByRole('button', { name: /Alert for “Trams from home”/ }).click()
  await screen.getByRole('option', { name: 'Immediately' }).click()
  await expect.poll(async () => (await searches()).find((one) => one.name === 'Trams from home')?.alert).toBe('instant')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()

  await router.navigate({ to: '/career/jobs' })
  await expect.poll(href).toBe('/career/jobs')
  await button(/^Saved searches/).click()
  await panel.getByText('Trams from home').click()
  await expect.poll(() => new URL(href(), location.origin).searchParams.get('q')).toBe('mobility analyst')
  expect(href()).toContain('remote=full')
  await expect.element(panel).not.toBeInTheDocument()

  await button(/^Saved searches/).click()
  await panel.getByRole('button', { name: 'Delete “Trams from home”' }).click()
  await expect.poll(async () => (await searches()).length).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect
    .poll(async () => (await searches()).find((one) => one.name === 'Trams from home'))
    .toMatchObject({ alert: 'instant', criteria: { q: 'mobility analyst' } })
})

test('jobs that one has applied for are left out by a choice of the filters, and are back without it', {
  tags: 'extended',
}, async () => {
  const { screen, button, href } = await open('/career/jobs?q=okapi')
  await expect.poll(() => rowOf(APPLIED)).not.toBeNull()
  await userEvent.keyboard('f')
  await screen
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('checkbox', { name: 'Hide jobs I’ve applied for' })
    .click()
  await expect.poll(href).toContain('hideApplied=1')
  await expect.poll(() => rowOf(APPLIED)).toBeNull()
  await userEvent.keyboard('{Escape}')
  await button('Remove the filter Not applied yet').click()
  await expect.poll(() => rowOf(APPLIED)).not.toBeNull()
})

test('the list says when a job closes within three days, and nothing of one that is open for longer', {
  tags: 'extended',
}, async () => {
  const { db, router, queryClient } = await open('/career/jobs')
  await expect.poll(() => document.querySelector('[data-job]')).not.toBeNull()
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * HOUR).toISOString()
  const postedAt = at(-48)
  const [soon = '', later = '', past = ''] = await postJobs(db, [
    { postedAt, validThrough: new Date(new Date(now).setHours(2 * 24 + 12, 0, 0, 0)).toISOString() },
    { postedAt, validThrough: at(100) },
    { postedAt, validThrough: at(-1) },
  ])
  await keepJobs(db, [soon, later, past])
  await router.navigate({ to: '/career/jobs', search: { closed: 1 } as never })
  await queryClient.invalidateQueries()
  await expect.poll(() => rowOf(soon)?.textContent).toContain('Closes in 2 days')
  await expect.poll(() => rowOf(later)?.textContent).not.toContain('Closes')
  await expect.poll(() => rowOf(past)?.textContent).toContain('Closed')
})

test('Share gives the link to the device’s own sheet under the job’s name; without one, it is copied', {
  tags: 'extended',
}, async () => {
  const { button, screen } = await open(`/career/jobs/${JOB}`)
  await expect.element(button('Share')).toBeVisible()
  const url = new URL(`/career/jobs/${JOB}`, location.origin).href
  const shared: unknown[] = []
  const texts: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void texts.push(text))
  try {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (what: unknown) => void shared.push(what),
    })
    await button('Share').click()
    await expect.poll(() => shared).toEqual([{ title: 'Mobility analyst, Transports du Rhône', url }])
    expect(texts).toEqual([])
  } finally {
    Reflect.deleteProperty(navigator, 'share')
  }
  await button('Share').click()
  await expect.element(screen.getByText('Link copied')).toBeVisible()
  expect(texts).toEqual([url])
  vi.restoreAllMocks()
})
