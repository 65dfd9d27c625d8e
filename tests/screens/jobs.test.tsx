import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsApi } from '#contract/portal/jobs.ts'
import { call } from '#platform/api/call.ts'
import { openPortalNetwork } from '#tests/setup/portal-network.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'
import { scrollElement } from '#tests/setup/scroll-element.ts'

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

test('each filter says how many jobs it leaves and stands in the address; the order too; what fits nothing says what to leave out', {
  tags: 'extended',
}, async () => {
  const { screen, button, href, router } = await open('/career/jobs')
  const all = await found({})
  await expect.element(screen.getByText(`${all} jobs`, { exact: true })).toBeVisible()
  await userEvent.keyboard('f')
  const drawer = screen.getByRole('dialog', { name: 'Filters' })
  const remote = await found({ remote: 'full' })
  await drawer.getByRole('checkbox', { name: `Remote ${remote}` }).click()
  await expect.poll(href).toContain('remote=full')
  await expect.element(drawer.getByRole('button', { name: `Show ${remote} jobs` })).toBeVisible()
  const pay = drawer.getByRole('textbox', { name: 'Minimum salary per year' })
  await pay.fill('much')
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByText('Enter an amount in euros, such as 42,000.')).toBeVisible()
  await pay.fill('48 000')
  await userEvent.keyboard('{Enter}')
  await expect.poll(href).toContain('payMin=4800000')
  await drawer.getByRole('checkbox', { name: /^Include jobs with no stated salary/ }).click()
  const paid = await found({ remote: 'full', payMin: 4_800_000, hasPay: true })
  expect(paid).toBeLessThan(remote)
  await drawer.getByRole('button', { name: `Show ${paid} jobs` }).click()
  await expect.element(drawer).not.toBeInTheDocument()

  await button(/Order/).click()
  await screen.getByRole('option', { name: 'Newest' }).click()
  await expect.poll(href).toContain('sort=date')
  await button('Remove the filter Remote').click()
  await expect.poll(href).not.toContain('remote')
  await expect
    .element(screen.getByText(`${await found({ payMin: 4_800_000, hasPay: true })} jobs`, { exact: true }))
    .toBeVisible()

  await router.navigate({ to: '/career/jobs', search: { q: 'zzzqqq', contract: 'internship' } as never })
  await expect.element(screen.getByText('No jobs match “zzzqqq” and these filters.')).toBeVisible()
  await button(/^Without “zzzqqq”/).click()
  await expect.poll(href).toBe('/career/jobs?contract=internship')

  await router.navigate({ to: '/career/jobs', search: { q: 'emploi' } as never })
  await expect.element(screen.getByText('“emploi” matches every job, so all of them are shown.')).toBeVisible()
  await expect.element(screen.getByText(`${all} jobs`, { exact: true })).toBeVisible()
})

test('digits in an address are searched as they stand, and stay there', { tags: 'extended' }, async () => {
  const { screen, href } = await open('/career/jobs?q=2024')
  await expect.element(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('2024')
  const length = await found({ q: '2024' })
  expect(length).not.toBe(await found({}))
  await expect
    .element(screen.getByText(length === 0 ? 'No jobs match “2024”.' : `${length} jobs`, { exact: true }))
    .toBeVisible()
  expect(href()).toBe('/career/jobs?q=2024')
})

test.each([
  ['a long search', `q=${'a'.repeat(201)}`],
  ['an unknown contract', 'contract=CDI'],
  ['an unknown language', 'language=eng'],
])(
  'what an address asks that no search takes is said so, and not tried again: %s',
  { tags: 'extended' },
  async (_, requested) => {
    const { screen, button } = await open(`/career/jobs?${requested}`)
    const words = /^The search is too long, or a filter isn’t recognised\./
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
    expect(screen.getByText(/Check your connection/).elements()).toHaveLength(0)
    expect(button('Try again').elements()).toHaveLength(0)
  },
)

test('a job is saved and put out of sight by a key, shown again from the hidden ones; applied ones are marked; going back finds the row', async () => {
  const { screen, button, href, router } = await open(`/career/jobs?q=mobility+analyst`)
  await expect.poll(() => rowOf(JOB)).not.toBeNull()
  rowOf(JOB)?.click()
  await expect.poll(() => document.title).toMatch(/^Mobility analyst, /)
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
  await button(/^Saved( \d+)?$/)
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

test('j and k go through the jobs and stop at the ends, a applies; where nothing can be applied for, a does nothing', async () => {
  const { screen, href, router } = await open('/career/jobs?q=mobility+analyst')
  await expect.poll(() => rowOf(JOB)).not.toBeNull()
  const { results } = await call(jobsApi.endpoints.jobs, { query: { q: 'mobility analyst' } as never })
  const isOpen = async (index: number) => {
    const { id = '', title, company } = results[index] ?? {}
    await expect.poll(() => document.title).toContain(`${title?.en}, ${company?.name}`)
    expect(router.state.location.pathname).toBe(`/career/jobs/${id}`)
    expect(rowOf(id)?.hasAttribute('aria-current')).toBe(true)
  }
  for (const [key, index] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await userEvent.keyboard(key)
    await isOpen(index)
  }
  await userEvent.keyboard('kj')
  await isOpen(1)
  // Steps replace one another: one step back leaves them all.
  router.history.back()
  await expect.poll(href).toBe('/career/jobs?q=mobility+analyst')

  await router.navigate({ to: '/career/jobs/$jobId', params: { jobId: APPLIED } })
  await expect.element(screen.getByRole('button', { name: 'See the application' })).toBeVisible()
  await userEvent.keyboard('a')
  await userEvent.keyboard('s')
  await expect.element(screen.getByText(/ is saved\.$/)).toBeVisible()
  expect(router.state.location.pathname).toBe(`/career/jobs/${APPLIED}`)
  await router.navigate({ to: '/career/jobs/$jobId', params: { jobId: JOB } })
  await expect.poll(() => document.title).toContain('Mobility analyst')
  await userEvent.keyboard('a')
  await expect.poll(() => router.state.location.pathname).toBe(`/career/jobs/${JOB}/apply`)
})

test('a level that is tried out changes score and rank, and goes back; what changed since the last look is told', {
  tags: 'extended',
}, async () => {
  const { screen, button } = await open('/career/jobs/nordlys-analytics-energy-analyst')
  const match = screen.getByRole('region', { name: /^Your match/ })
  const score = () => match.getByText(/^\d+%$/).element().textContent
  const index = () => match.getByText(/^ranked/).element().textContent
  await expect.element(match.getByText(/^ranked/)).toBeVisible()
  const [known, rank] = [score(), index()]
  expect(rank).toMatch(/^ranked \S+ of \S+ for you$/)
  // Of all required levels: one level alone may leave the place as it is.
  for (const at of [0, 1, 2]) await match.getByRole('slider').nth(at).fill('0')
  await expect.element(screen.getByRole('heading', { name: 'Your match with these levels' })).toBeVisible()
  expect(score()).not.toBe(known)
  await expect.poll(index).toMatch(/^ranked \S+ of \S+ for you, previously \S+$/)
  await expect.element(match.getByText(/^Trial level/).first()).toBeVisible()
  await button('Back to my levels').click()
  await expect.poll(score).toBe(known)
  await expect.poll(index).toBe(rank)
  await expect.element(screen.getByText(/since you viewed it/i).first()).toBeVisible()
})

test('a job’s page says first what the job is, in order: pay and place, the match in a line, Apply, its text, then the match skill by skill', async () => {
  const { screen, button } = await open('/career/jobs/nordlys-analytics-energy-analyst')
  const match = screen.getByRole('region', { name: /^Your match/ })
  await expect.element(match.getByText(/^ranked/)).toBeVisible()
  const article = screen.getByRole('article').element()
  const inOrder = [
    article.querySelector('h2'),
    article.querySelector('header strong'),
    screen.getByText(/^(Strong|Good|Partial|Weak) match$/).element(),
    button('Apply').element(),
    article.querySelector('.prose p'),
    match.element(),
    screen.getByRole('heading', { name: 'Similar jobs' }).element(),
  ]
  expect(inOrder[1]?.textContent).toMatch(/\d.* a (year|month)$|an hour$/)
  for (const [index, element] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(element as Node), `${index}`).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect.element(screen.getByText(/^Strengths: /)).toBeVisible()
  // What the ad says of the employer is not repeated below it.
  expect(article.textContent?.split('provides demand forecasts')).toHaveLength(2)
  await button('See the calculation').click()
  await expect.element(match.getByRole('heading', { name: 'Your match' })).toHaveFocus()
})

test('on a phone the text begins on the first screen, and Apply stays in sight to the end of it', {
  tags: 'extended',
}, async () => {
  await page.viewport(390, 844)
  const { screen, button } = await open('/career/jobs/nordlys-analytics-energy-analyst')
  await expect.element(screen.getByText(/^Strengths: /)).toBeVisible()
  const text = screen.getByRole('article').element().querySelector('.prose')
  expect(text?.getBoundingClientRect().top).toBeLessThan(600)
  screen.getByRole('heading', { name: 'Similar jobs' }).element().scrollIntoView()
  await expect.element(button('Apply')).toBeInViewport()
  scrollTo({ top: 0 })
  await button('See the calculation').click()
  await expect.element(screen.getByRole('heading', { name: 'Your match' })).toBeInViewport()
  expect(scrollY).toBe(0)
})

test('a job that is filled keeps its page and takes no applications; machines read it; one that is not there says so', async () => {
  const { screen, button, router } = await open(`/career/jobs/${FILLED}`)
  await expect.element(screen.getByText(/^This job has been filled\./)).toBeVisible()
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

test('the list goes from page to page, to the last and back to the first; how many a page has stands in the address and stays', {
  tags: 'extended',
}, async () => {
  const { screen, button, href, router } = await open('/career/jobs')
  const all = await found({})
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  const said = (text: string) => expect.element(pages.getByText(text, { exact: true })).toBeVisible()
  const rows = () => document.querySelectorAll('[data-job]').length
  await said(`1–25 of ${all}`)
  await expect.element(button('First page')).toBeDisabled()
  await expect.element(button('Previous page')).toBeDisabled()
  const first = document.querySelector<HTMLElement>('[data-job]')?.dataset.job
  await button('Next page').click()
  await said(`26–50 of ${all}`)
  expect(href()).toBe('/career/jobs?page=2')
  expect(document.querySelector<HTMLElement>('[data-job]')?.dataset.job).not.toBe(first)
  await button('Previous page').click()
  await said(`1–25 of ${all}`)
  await button('Last page').click()
  const last = Math.ceil(all / 25)
  await said(`${(last - 1) * 25 + 1}–${all} of ${all}`)
  await expect.element(button('Next page')).toBeDisabled()
  await expect.element(button('Last page')).toBeDisabled()
  await button('First page').click()
  await said(`1–25 of ${all}`)

  await button('Next page').click()
  await said(`26–50 of ${all}`)
  await button(/Jobs per page/).click()
  await screen.getByRole('option', { name: '10 per page' }).click()
  // The job that was the first in sight still is.
  await said(`21–30 of ${all}`)
  expect(rows()).toBe(10)
  expect(href()).toBe('/career/jobs?page=3&size=10')
  await router.navigate({
    to: '/career/jobs/$jobId',
    params: { jobId: JOB },
    search: (before: object) => before as never,
  })
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
  await said(`21–30 of ${all}`)
  await button(/Order/).click()
  await screen.getByRole('option', { name: 'Newest' }).click()
  await said(`1–10 of ${all}`)
  const { searchParams } = new URL(href(), location.origin)
  expect(Object.fromEntries(searchParams)).toEqual({ size: '10', sort: 'date' })
})

test('the pages in French; a length that is not offered is passed over', { tags: 'extended' }, async () => {
  const { screen } = await open('/career/jobs?page=2&size=7', { prefs: { language: 'fr' } })
  const all = await found({})
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  await expect.element(pages.getByText(`26–50 sur ${all}`, { exact: true })).toBeVisible()
  await expect.element(pages.getByRole('button', { name: /Offres par page/ })).toMatchTextContent('25 par page')
})

test.each([
  ['this device', /your application will be saved on this device/],
  ['a portal', /we’ll send your application when you reconnect/],
])('offline, a job says what becomes of an application to %s', { tags: 'extended' }, async (who, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const network = who === 'a portal' ? openPortalNetwork() : undefined
  try {
    const { screen } = await open(`/career/jobs/${JOB}`)
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(screen.getByText(/You’re offline\. You can still apply/).elements()).toHaveLength(1)
  } finally {
    await network?.close()
    vi.restoreAllMocks()
  }
})

test('another page and another search begin at the top of the list; going back leads to where one was', {
  tags: 'extended',
}, async () => {
  const { screen, button, router } = await open('/career/jobs')
  const list = () => screen.getByRole('region', { name: 'Jobs', exact: true }).element()
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  await expect.element(pages.getByText(/^1–25 of /)).toBeVisible()
  await scrollElement(list(), 700)
  await button('Next page').click()
  await expect.element(pages.getByText(/^26–50 of /)).toBeVisible()
  await expect.poll(() => list().scrollTop).toBe(0)

  await scrollElement(list(), 300)
  await screen.getByRole('searchbox', { name: 'Search jobs' }).fill('data')
  await expect.element(pages.getByText(/^1–25 of /)).toBeVisible()
  await expect.poll(() => list().scrollTop).toBe(0)

  await scrollElement(list(), 250)
  await router.navigate({ to: '/career/applications' })
  const halden = screen.getByRole('list', { name: 'Applications', exact: true }).getByRole('link', { name: /Halden/ })
  await expect.element(halden).toBeVisible()
  // Where the list of the jobs was is none of this one.
  const applications = screen.getByRole('region', { name: 'Applications', exact: true }).element()
  expect(applications.scrollHeight - applications.clientHeight).toBeGreaterThan(250)
  expect(applications.scrollTop).toBe(0)
  router.history.back()
  await expect.element(pages.getByText(/^1–25 of /)).toBeVisible()
  await expect.poll(() => list().scrollTop).toBe(250)

  // As a link of another place leads here: by a navigation that scrolls to the top.
  await router.navigate({ to: '/career/jobs', search: { q: 'data', page: 2 } as never })
  await expect.element(pages.getByText(/^26–50 of /)).toBeVisible()
  await expect.poll(() => list().scrollTop).toBe(0)
  await scrollElement(list(), 400)
  router.history.back()
  await expect.element(pages.getByText(/^1–25 of /)).toBeVisible()
  await expect.poll(() => list().scrollTop).toBe(250)
})
