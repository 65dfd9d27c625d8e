// The days of charts are those of the person's calendar, wherever they are: what is requested, what is counted, and what is written.
import { afterEach, expect, test, vi } from 'vitest'
import { daysOf } from '#apps/dashboards/analytics/days-of.ts'
import { daysOf as financeDaysOf } from '#apps/dashboards/finance/finance-address.ts'
import type { Analytics, Finance, Issue, Project, Transaction } from '#contract/apps/dashboard-shapes.ts'
import type { CareerAnalytics } from '#contract/portal/career.ts'
import { localDay, midnightOf } from '#formats/iso-day.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

afterEach(() => vi.unstubAllEnvs())

/** Where it is which day at that moment. */
const PLACES = [
  ['America/Los_Angeles', '2026-11-25T05:00:00Z', '2026-11-24'],
  ['Pacific/Auckland', '2026-11-24T20:00:00Z', '2026-11-25'],
  ['Europe/Paris', '2026-11-24T23:30:00Z', '2026-11-25'],
  ['UTC', '2026-11-25T12:00:00Z', '2026-11-25'],
] as const

test.each(PLACES)('in %s at %s it is %s', async (zone, at, today) => {
  vi.stubEnv('TZ', zone)
  // Formatters are made once, in the zone of that moment.
  vi.resetModules()
  const { date } = (await import('#platform/i18n/dates.ts')).formatsOf('en')
  const now = Date.parse(at)
  expect(localDay(now)).toBe(today)
  const yesterday = localDay(midnightOf(today) - 3_600_000)

  const week = daysOf('week', now)
  expect(week.to).toBe(yesterday)
  expect(financeDaysOf('month', now).to).toBe(today)
  expect([date(today, 'date'), date(midnightOf(today), 'date')]).toEqual(
    Array(2).fill(date(new Date(`${today}T12:00`), 'date')),
  )

  const api = createTestApi()
  api.setNow(now)
  const get = async <Body>(path: string) => (await api.get(path)).body as Body
  const { range, visits } = await get<Analytics>(`dashboards/analytics?from=${week.from}&to=${week.to}`)
  expect(range).toEqual(week)
  expect(visits.labels).toEqual(
    Array.from({ length: 7 }, (_, index) => localDay(midnightOf(week.from) + (index + 0.5) * 86_400_000)),
  )

  const finance = await get<Finance>(`dashboards/finance?to=${today}`)
  expect(finance.range.to).toBe(today)
  const balances = finance.accountBalance.series[1]?.data.slice(-2) ?? []
  const { transactions } = await get<{ transactions: Transaction[] }>('dashboards/finance/transactions?size=100')
  const booked = transactions.filter((one) => localDay(new Date(one.date)) === today)
  const [before = 0, after = 0] = balances.map(({ y }) => y)
  expect(after - before).toBeCloseTo(
    booked.reduce((sum, { amount }) => sum + amount, 0),
    5,
  )

  const { githubIssues } = await get<Project>('dashboards/project')
  const weekday = (new Date(`${today}T12:00`).getDay() + 6) % 7
  const opened = await get<Issue[]>(`dashboards/project/issues?week=this-week&group=new-issues&day=${today}`)
  expect(githubIssues.series['this-week'][0]?.data[weekday]).toBe(opened.length)
  expect(githubIssues.series['this-week'][0]?.data.slice(weekday + 1).every((count) => count === 0)).toBe(true)

  const { from, activity } = await get<CareerAnalytics>('career/analytics?days=30')
  expect([localDay(Date.parse(from)), activity[0]?.day, activity.at(-1)?.day]).toEqual([
    activity[0]?.day,
    financeDaysOf('month', now).from,
    today,
  ])
})
