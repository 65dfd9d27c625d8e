import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { jobsApi } from '#contract/portal/jobs.ts'
import { call } from '#platform/api/call.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const JOB = 'transports-du-rhone-mobility-analyst'
const APPLIED = 'okapi-health-data-analyst'
const FILLED = 'queue-theory-junior-data-scientist'

async function open(path: string, options: RenderAppOptions = {}) {
  const samplesOf = ['auth', 'user', 'skills', 'jobs', 'applications']
  const app = await renderApp(path, { signedIn: true, samplesOf, ...options })
  const { screen } = app
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  return { ...app, button }
}

const rowOf = (jobId: string) => document.querySelector<HTMLElement>(`[data-job="${jobId}"]`)
const found = async (query: object) => (await call(jobsApi.endpoints.jobs, { query: query as never })).pagination.length

test('each filter says how many jobs it leaves and stands in the address; the order too; what fits nothing says what to leave out', async () => {
  const { screen, button, href, router } = await open('/career/jobs')
  const all = await found({})
  await expect.element(screen.getByText(`${all} jobs`, { exact: true })).toBeVisible()
  await userEvent.keyboard('f')
  const drawer = screen.getByRole('dialog', { name: 'Filters' })
  const remote = await found({ remote: 'full' })
  await drawer.getByRole('checkbox', { name: `Remote ${remote}` }).click()
  await expect.poll(href).toContain('remote=full')
  await expect.element(drawer.getByRole('button', { name: `Show ${remote} jobs` })).toBeVisible()
  const pay = drawer.getByRole('textbox', { name: 'Least pay a year' })
  await pay.fill('much')
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByText('Write a number of euros, such as 42000.')).toBeVisible()
  await pay.fill('48 000')
  await userEvent.keyboard('{Enter}')
  await expect.poll(href).toContain('payMin=4800000')
  await drawer.getByRole('checkbox', { name: /^Keep jobs that state no pay/ }).click()
  const paid = await found({ remote: 'full', payMin: 4_800_000, hasPay: true })
  expect(paid).toBeLessThan(remote)
  await drawer.getByRole('button', { name: `Show ${paid} jobs` }).click()
  await expect.element(drawer).not.toBeInTheDocument()

  await button(/Order/).click()
  await screen.getByRole('option', { name: 'Newest' }).click()
  await expect.poll(href).toContain('sort=date')
  await button('Remote').click()
  await expect.poll(href).not.toContain('remote')
  await expect
    .element(screen.getByText(`${await found({ payMin: 4_800_000, hasPay: true })} jobs`, { exact: true }))
    .toBeVisible()

  await router.navigate({ to: '/career/jobs', search: { q: 'zzzqqq', contract: 'internship' } as never })
  await expect.element(screen.getByText('No job fits “zzzqqq” and these filters.')).toBeVisible()
  await button(/^Without the words “zzzqqq”/).click()
  await expect.poll(href).toBe('/career/jobs?contract=internship')
})

test('a job is saved and put out of sight by a key, shown again from the hidden ones; applied ones are marked; going back finds the row', async () => {
  const { screen, button, href, router } = await open(`/career/jobs?q=mobility+analyst`)
  await expect.poll(() => rowOf(JOB)).not.toBeNull()
  rowOf(JOB)?.click()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Mobility analyst' })).toBeVisible()
  expect(href()).toBe(`/career/jobs/${JOB}?q=mobility+analyst`)
  await userEvent.keyboard('s')
  await expect.element(screen.getByText('“Mobility analyst” is saved.')).toBeVisible()
  await userEvent.keyboard('h')
  await expect.poll(() => rowOf(JOB)).toBeNull()
  router.history.back()
  await expect.poll(href).toBe('/career/jobs?q=mobility+analyst')
  await button('Hidden 1').click()
  await button('Show again: Mobility analyst').click()
  await expect.element(screen.getByText('“Mobility analyst” is shown again.')).toBeVisible()
  await expect.poll(() => rowOf(JOB)).toBeNull()
  await button(/^Saved/)
    .first()
    .click()
  await expect.poll(() => rowOf(JOB)).not.toBeNull()
  expect(href()).toContain('saved=1')

  await router.navigate({ to: '/career/jobs', search: { q: 'okapi' } as never })
  await expect.poll(() => rowOf(APPLIED)?.textContent).toContain('Applied')
  rowOf(APPLIED)?.click()
  await expect.element(button('See the application')).toBeVisible()
  expect(button('Apply').elements()).toHaveLength(0)
  router.history.back()
  await expect.poll(() => document.activeElement).toBe(rowOf(APPLIED))
})

test('a level that is tried out changes score and rank, and goes back; what changed since the last look is told', async () => {
  const { screen, button } = await open('/career/jobs/nordlys-analytics-energy-analyst')
  const match = screen.getByRole('region', { name: /^Your match/ })
  const score = () => match.getByText(/^\d+%$/).element().textContent
  const place = () => match.getByText(/^place/).element().textContent
  await expect.element(match.getByText(/^place/)).toBeVisible()
  const [known, rank] = [score(), place()]
  expect(rank).toMatch(/^place \S+ of \S+ for you$/)
  const slider = match.getByRole('slider').first()
  await slider.fill('0')
  await expect.element(screen.getByRole('heading', { name: 'Your match with these levels' })).toBeVisible()
  expect(score()).not.toBe(known)
  await expect.poll(place).toMatch(/^place \S+ of \S+ for you, from \S+$/)
  await expect.element(match.getByText('Tried out')).toBeVisible()
  await button('Back to my levels').click()
  await expect.poll(score).toBe(known)
  await expect.poll(place).toBe(rank)
  await expect.element(screen.getByText(/since you looked/i).first()).toBeVisible()
})

test('a job that is filled keeps its page and takes no applications; machines read it; one that is not there says so', async () => {
  const { screen, button, router } = await open(`/career/jobs/${FILLED}`)
  await expect.element(screen.getByText(/^This job is filled\./)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Junior data scientist' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
  expect(button('Apply').elements()).toHaveLength(0)
  const posting = document.querySelector('[itemtype="https://schema.org/JobPosting"]')
  const said = (name: string) => posting?.querySelector(`[itemprop="${name}"]`)?.getAttribute('content')
  expect([said('title'), said('jobLocationType'), said('unitText')]).toEqual([
    'Junior data scientist',
    'TELECOMMUTE',
    'YEAR',
  ])
  await router.navigate({ to: '/career/jobs/$jobId', params: { jobId: 'none' } })
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This job is no longer available.' }))
    .toBeVisible()
})
