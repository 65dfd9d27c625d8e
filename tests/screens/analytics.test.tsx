// The analytics of the sample web site: what stands in the address, the charts by keyboard and as tables.
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '#tests/setup/screens.tsx'

const open = (search = '') => renderApp(`/dashboards/analytics${search}`, { signedIn: true })

describe('the analytics', () => {
  test('show visitors, totals, pages and splits for one range of days, which stands in the address', async () => {
    const { screen, href } = await open()
    for (const name of ['Visitors', 'Conversions', 'Impressions', 'Visits', 'Pages', 'Gender', 'Age', 'Language'])
      await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await screen.getByRole('radio', { name: '7 days' }).click()
    await expect.poll(href).toContain('range=week')
  })

  test('a chart’s values are reached by arrow keys, and are in its table', async () => {
    const { screen } = await open('?range=week&compare=1')
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
    const { screen } = await open('?compare=1')
    const before = screen.getByRole('button', { name: 'Year before' })
    await before.click()
    await expect.element(before).toHaveAttribute('aria-pressed', 'false')
    const now = screen.getByRole('button', { name: 'This year' })
    await now.click()
    await expect.element(now).toHaveAttribute('aria-pressed', 'true')
  })
})
