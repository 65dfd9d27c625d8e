// The analytics: one's own search, whose numbers open their rows; the sample web site, its charts by keyboard and as tables. What is shown stands in the address.
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '#tests/setup/screens.tsx'

const open = (search = '', samplesOf?: string[]) =>
  renderApp(`/dashboards/analytics${search}`, { signedIn: true, ...(samplesOf && { samplesOf }) })

/** What the sample web site stands on: no jobs are planted for it. */
const SITE = ['auth', 'user', 'navigation', 'dashboards']

describe('one’s own search', () => {
  test('is first: funnel, answers, demand and activity for one range of days; every number opens its rows', async () => {
    const { screen, href, router } = await open()
    for (const name of ['How far your applications come', 'How long answers take', 'What happened when'])
      await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    await screen.getByRole('radio', { name: '1 year' }).click()
    await expect.poll(href).toContain('days=365')
    const funnel = screen.getByRole('list', { name: 'How far your applications come' })
    await expect
      .element(funnel.getByRole('link').first())
      .toHaveAttribute('href', expect.stringContaining('reached=submitted'))
    // The figures are those of the year once their rows are.
    const yearAgo = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)
    await expect.element(funnel.getByRole('link').first()).toHaveAttribute('href', expect.stringContaining(yearAgo))
    const step = funnel.getByRole('link').nth(1)
    const met = screen.getByRole('link', { name: /with (an interview|interviews)$/ })
    const numbers = [step, met].map((link) => Number.parseInt(link.element().textContent ?? '', 10))
    const hrefs = [step, met].map((link) => link.element().getAttribute('href') ?? '')
    await screen.getByRole('button', { name: 'View as table' }).first().click()
    const table = screen.getByRole('region', { name: 'How far your applications come' }).getByRole('table')
    const inReview = table.getByRole('row', { name: /^In review/ })
    await expect.poll(() => inReview.query()?.textContent ?? '').toMatch(new RegExp(`^In review${numbers[0]}`))
    for (const [index, to] of hrefs.entries()) {
      await router.navigate({ to })
      const rows = screen.getByRole('list', { name: 'Applications' }).getByRole('listitem')
      await expect.poll(() => rows.elements().length).toBe(numbers[index])
    }
    await screen.getByRole('button', { name: /^Interviewed since/ }).click()
    await expect.poll(href).not.toContain('metSince')
  })

  test('of who has not applied says what would be here', async () => {
    const { screen } = await open('', ['auth', 'user', 'navigation', 'jobs', 'skills'])
    await expect.element(screen.getByText(/^You have sent no application since/)).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'What is asked for, and what you have' })).toBeVisible()
    await screen.getByRole('link', { name: 'Sample web site' }).click()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Conversions' })).toBeVisible()
  })
})

describe('the analytics of the sample web site', () => {
  test('show visitors, totals, pages and splits for one range of days, which stands in the address', async () => {
    const { screen, href } = await open('?view=site', SITE)
    for (const name of ['Visitors', 'Conversions', 'Impressions', 'Visits', 'Pages', 'Gender', 'Age', 'Language'])
      await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await screen.getByRole('radio', { name: '7 days' }).click()
    await expect.poll(href).toContain('range=week')
  })

  test('a chart’s values are reached by arrow keys, and are in its table', async () => {
    const { screen } = await open('?view=site&range=week&compare=1', SITE)
    const chart = screen.getByRole('slider', { name: /^Visitors: / })
    await expect
      .element(chart)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/This year: [\d,]+; Year before: [\d,]+$/))
    const last = chart.element().getAttribute('aria-valuetext')
    chart.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(chart).not.toHaveAttribute('aria-valuetext', last ?? '')
    await screen.getByRole('button', { name: 'View as table' }).first().click()
    const table = screen.getByRole('region', { name: 'Visitors' }).getByRole('table')
    await expect.poll(() => table.getByRole('row').elements().length).toBe(8)
  })

  test('a series can be left out, but not the last one', async () => {
    const { screen } = await open('?view=site&compare=1', SITE)
    const before = screen.getByRole('button', { name: 'Year before' })
    await before.click()
    await expect.element(before).toHaveAttribute('aria-pressed', 'false')
    const now = screen.getByRole('button', { name: 'This year' })
    await now.click()
    await expect.element(now).toHaveAttribute('aria-pressed', 'true')
  })
})
