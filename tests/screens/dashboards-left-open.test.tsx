// A dashboard that is left open: its range goes on with the clock, as a page that is opened then has it.
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '#tests/setup/screens.tsx'

const open = (path: string) =>
  renderApp(`/dashboards/${path}`, { signedIn: true, samplesOf: ['auth', 'user', 'navigation', 'dashboards'] })

const MINUTE_MS = 60_000
const clock = Date.now

/** It is this time now, and goes on. */
function setClock(time: number): void {
  const ahead = time - clock()
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + ahead)
  document.dispatchEvent(new Event('visibilitychange'))
}

const lateEvening = () => setClock(new Date().setHours(23, 58, 0, 0))
const pass = (minutes: number) => setClock(Date.now() + minutes * MINUTE_MS)

afterEach(() => vi.restoreAllMocks())

test('the days of the analytics', { tags: 'extended' }, async () => {
  lateEvening()
  const { screen } = await open('analytics?view=site')
  const range = screen.getByText(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/)
  await expect.element(range).toBeVisible()
  const before = range.element().textContent
  pass(5)
  await expect.element(range).not.toHaveTextContent(before ?? '')
})

test('the days of the account', { tags: 'extended' }, async () => {
  lateEvening()
  const { screen } = await open('finance')
  const chart = screen.getByRole('slider', { name: /^Account balance: / })
  await expect.element(chart).toBeVisible()
  const before = chart.element().getAttribute('aria-valuetext') ?? ''
  expect(before).toMatch(/\d/)
  pass(5)
  await expect.element(chart).not.toHaveAttribute('aria-valuetext', before)
})

test('the history of a price; not while it is paused', { tags: 'extended' }, async () => {
  const { screen } = await open('crypto?range=day&live=paused')
  const chart = screen.getByRole('slider', { name: /^Price of Bitcoin: / })
  await expect.element(chart).toHaveAttribute('aria-valuemax', '96')
  const before = chart.element().getAttribute('aria-valuetext') ?? ''
  pass(16)
  await screen.getByRole('switch', { name: 'Hide amounts' }).click()
  await expect.element(chart).toHaveAttribute('aria-valuetext', before)
  await screen.getByRole('button', { name: 'Resume live prices' }).click()
  await expect.element(chart).not.toHaveAttribute('aria-valuetext', before)
})
