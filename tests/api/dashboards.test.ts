// Workspace spec §3, §4, §7, §9: the four dashboards, what is behind them, and their layouts.
import { describe, expect, test } from 'vitest'
import type {
  Analytics,
  Crypto,
  Finance,
  Issue,
  Project,
  StatementInList,
  Transaction,
} from '#contract/apps/dashboard-shapes.ts'
import { people } from '#seed/people.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

/** For what changes nothing. */
const sample = createTestApi()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const body = async <Body>(api: TestApi, path: string) => (await api.get(path)).body as Body
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

describe('GET dashboards/analytics', () => {
  test('visitors have the series this-year and last-year of date and value points, a point a day', async () => {
    const { visitors } = await body<Analytics>(sample, 'dashboards/analytics')
    for (const series of [visitors.series['this-year'], visitors.series['last-year']])
      expect(series[0]?.data).toHaveLength(365)
    expect(visitors.series['this-year'][0]?.data.at(-1)?.x).toBe('2026-11-17T00:00:00.000Z')
    const [here, before] = [visitors.series['this-year'][0]?.data[0], visitors.series['last-year'][0]?.data[0]]
    expect(new Date(here?.x ?? '').getUTCDay()).toBe(new Date(before?.x ?? '').getUTCDay())
  })

  test('new 80 and returning 20; male 55 and female 45; under 30 is 35 and over 30 is 65; English 25 and other 75', async () => {
    const { newVsReturning, gender, age, language } = await body<Analytics>(sample, 'dashboards/analytics')
    expect(newVsReturning).toMatchObject({ series: [80, 20], labels: ['New', 'Returning'] })
    expect(gender).toMatchObject({ series: [55, 45], labels: ['Male', 'Female'] })
    expect(age).toMatchObject({ series: [35, 65], labels: ['Under 30', 'Over 30'] })
    expect(language).toMatchObject({ series: [25, 75], labels: ['English', 'Other'] })
  })

  test('visitorsVsPageViews has overallScore, averageRatio, predictedRatio and two series', async () => {
    const { visitorsVsPageViews } = await body<Analytics>(sample, 'dashboards/analytics')
    expect(visitorsVsPageViews.overallScore).toBeGreaterThan(0)
    expect(visitorsVsPageViews.averageRatio).toBeGreaterThan(1)
    expect(visitorsVsPageViews.predictedRatio).toBeGreaterThan(1)
    expect(visitorsVsPageViews.series).toHaveLength(2)
  })

  test('a range bounds every figure, and each sum is compared with as many days before', async () => {
    const api = sample
    const week = await body<Analytics>(api, 'dashboards/analytics?from=2026-11-02&to=2026-11-08')
    expect(week.range).toEqual({ from: '2026-11-02', to: '2026-11-08' })
    expect(week.visits.labels).toHaveLength(7)
    for (const total of [week.visits, week.impressions, week.conversions])
      expect(total.amount).toBe(sum(total.series[0]?.data ?? []))
    const before = await body<Analytics>(api, 'dashboards/analytics?from=2026-10-26&to=2026-11-01')
    expect(week.visits.previousAmount).toBe(before.visits.amount)
    const year = await body<Analytics>(api, 'dashboards/analytics')
    const inYear = year.visitors.series['this-year'][0]?.data.filter(({ x }) => x >= '2026-11-02' && x < '2026-11-09')
    expect(week.visitors.series['this-year'][0]?.data).toEqual(inYear)
  })

  test('a range ends today at the latest, is turned the right way round, and has at most three years', async () => {
    const api = sample
    const late = await body<Analytics>(api, 'dashboards/analytics?from=2030-01-01&to=2031-01-01')
    expect(late.range).toEqual({ from: '2026-11-17', to: '2026-11-17' })
    const long = await body<Analytics>(api, 'dashboards/analytics?from=1990-01-01')
    expect(long.visits.labels.length).toBe(3 * 366 + 1)
    expect((await api.get('dashboards/analytics?from=yesterday')).status).toBe(400)
  })

  test('weekdays are busier than weekends, and the pages add up to the views', async () => {
    const api = sample
    const { visitors, visitorsVsPageViews } = await body<Analytics>(api, 'dashboards/analytics')
    const data = visitors.series['this-year'][0]?.data ?? []
    const mean = (isWeekend: boolean) => {
      const days = data.filter(({ x }) => (new Date(x).getUTCDay() % 6 === 0) === isWeekend).map(({ y }) => y)
      return sum(days) / days.length
    }
    expect(mean(false)).toBeGreaterThan(1.3 * mean(true))
    const pages = await body<{ views: number; share: number }[]>(api, 'dashboards/analytics/pages')
    const views = sum(visitorsVsPageViews.series[1]?.data.map(({ y }) => y) ?? [])
    expect(Math.abs(sum(pages.map((page) => page.views)) - views)).toBeLessThan(pages.length)
  })
})

describe('GET dashboards/crypto', () => {
  test('series are 20 minute-by-minute points that end with this minute', async () => {
    const crypto = await body<Crypto>(sample, 'dashboards/crypto')
    for (const [series] of [crypto.btc.price.series, ...crypto.watchlist.map((coin) => coin.series)]) {
      const times = series?.data.map(({ x }) => Date.parse(x)) ?? []
      expect(times).toEqual(Array.from({ length: 20 }, (_, index) => TEST_NOW - (19 - index) * MINUTE))
    }
    expect(crypto.btc.price.series[0]?.data.at(-1)?.y).toBe(crypto.btc.amount)
    expect(crypto.prices.btc).toBe(crypto.btc.amount)
    expect(crypto.btc.allTimeHigh).toBeGreaterThan(crypto.btc.amount)
    expect(Object.keys(crypto.wallets)).toEqual(['btc', 'eth', 'bch', 'xrp'])
  })

  test('a minute later the points are one further, and what was there stays', async () => {
    const api = createTestApi()
    const before = (await body<Crypto>(api, 'dashboards/crypto')).btc.price.series[0]?.data ?? []
    api.setNow(TEST_NOW + MINUTE)
    const after = (await body<Crypto>(api, 'dashboards/crypto')).btc.price.series[0]?.data ?? []
    expect(after.slice(0, 19)).toEqual(before.slice(1))
    expect(after[19]?.y).not.toBe(after[18]?.y)
  })

  test('the history of a coin meets its price', async () => {
    const api = sample
    const history = await body<{ x: string; y: number }[]>(api, 'dashboards/crypto/history?coin=ETH&points=25')
    expect(history).toHaveLength(25)
    expect(history.at(-1)?.y).toBe((await body<Crypto>(api, 'dashboards/crypto')).prices.eth)
  })
})

describe('GET dashboards/finance', () => {
  test('accountBalance has growRate, ami and the series Predicted and Actual', async () => {
    const { accountBalance } = await body<Finance>(sample, 'dashboards/finance')
    expect(accountBalance.series.map(({ name }) => name)).toEqual(['Predicted', 'Actual'])
    for (const { data } of accountBalance.series) expect(data).toHaveLength(365)
    expect(accountBalance.ami).toBeGreaterThan(2900)
    expect(accountBalance.growRate).toEqual(expect.any(Number))
  })

  test('the balance moves by the transactions', async () => {
    const api = sample
    const { accountBalance } = await body<Finance>(api, 'dashboards/finance?from=2026-10-01&to=2026-10-31')
    const actual = accountBalance.series[1]?.data ?? []
    const { transactions } = await body<{ transactions: Transaction[] }>(
      api,
      'dashboards/finance/transactions?from=2026-10-02&to=2026-10-31&size=500',
    )
    const moved = (actual.at(-1)?.y ?? 0) - (actual[0]?.y ?? 0)
    expect(Math.abs(moved - sum(transactions.map(({ amount }) => amount)))).toBeLessThan(0.01)
  })

  test('statements are paid or pending, with limit, spent and minimum; the current one is pending', async () => {
    const { previousStatement, currentStatement } = await body<Finance>(sample, 'dashboards/finance')
    expect(previousStatement.status).toBe('paid')
    expect(currentStatement.status).toBe('pending')
    expect(previousStatement.spent).toBeGreaterThan(previousStatement.minimum)
  })

  test('transactions are completed or pending, have signed amounts, and the newest come first', async () => {
    const { recentTransactions } = await body<Finance>(sample, 'dashboards/finance')
    expect(recentTransactions.length).toBeGreaterThanOrEqual(5)
    const dates = recentTransactions.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(recentTransactions.map(({ status }) => status)).toContain('pending')
  })

  test('what the account books and the project plans is in the reader’s language, and found in it', async () => {
    const french = { 'accept-language': 'fr' }
    const names = async (search: string, headers = {}) => {
      const { body: found } = await sample.get(`dashboards/finance/transactions?size=500&search=${search}`, headers)
      return (found as { transactions: Transaction[] }).transactions.map(({ name }) => name)
    }
    expect(new Set(await names('loyer', french))).toEqual(new Set(['Catherine Roussel, loyer']))
    expect(new Set(await names('rent'))).toContain('Catherine Roussel, rent')
    expect(await names('loyer')).toEqual([])
    const { body: project } = await sample.get('dashboards/project', french)
    const said = JSON.stringify((project as Project).schedule)
    expect(said).not.toMatch(/Stand-up|Room|Call with/)
  })

  test('all transactions are paged, searched, filtered and sorted', async () => {
    const api = sample
    type Page = { transactions: Transaction[] | null; pagination: { length: number; lastPage: number } }
    const list = (query: string) => body<Page>(api, `dashboards/finance/transactions?${query}`)
    const { pagination } = await list('')
    expect(pagination).toMatchObject({ size: 10, page: 1, startIndex: 0, endIndex: 9 })
    expect(await list(`page=${pagination.lastPage + 1}`)).toEqual({
      transactions: null,
      pagination: { lastPage: pagination.lastPage },
    })
    const salaries = await list('search=SALARY&direction=in&status=completed&sort=amount&order=asc&size=500')
    expect(salaries.transactions?.length).toBeGreaterThanOrEqual(23)
    for (const { name, amount } of salaries.transactions ?? [])
      expect([name, amount > 0]).toEqual(['Kestrelway, salary', true])
    const amounts = (await list('sort=amount&order=asc&size=100')).transactions?.map(({ amount }) => amount) ?? []
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })

  test('a note on a statement stays with it', async () => {
    const api = createTestApi()
    const answer = await api.send('PATCH', 'dashboards/finance/statement', {
      id: '2026-09',
      statement: { note: 'The oven.' },
    })
    expect(answer.body).toMatchObject({ id: '2026-09', note: 'The oven.' })
    const statements = await body<StatementInList[]>(api, 'dashboards/finance/statements')
    expect(statements).toHaveLength(13)
    expect(statements.find(({ id }) => id === '2026-09')?.note).toBe('The oven.')
    expect(
      (await api.send('PATCH', 'dashboards/finance/statement', { id: '1999-01', statement: { note: '' } })).body,
    ).toBeNull()
  })
})

describe('GET dashboards/project', () => {
  test('githubIssues: this-week and last-week with their six groups, labels Mon to Sun, series', async () => {
    const { githubIssues } = await body<Project>(sample, 'dashboards/project')
    expect(githubIssues.labels).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    for (const week of ['this-week', 'last-week'] as const) {
      expect(Object.keys(githubIssues.overview[week]).sort()).toEqual([
        'closed-issues',
        'fixed',
        'needs-triage',
        'new-issues',
        're-opened',
        'wont-fix',
      ])
      for (const { data } of githubIssues.series[week]) expect(data).toHaveLength(7)
    }
    // Tuesday morning: nothing from the days to come.
    expect(githubIssues.series['this-week'][0]?.data.slice(2)).toEqual([0, 0, 0, 0, 0])
  })

  test('each number of githubIssues is the count of the issues behind it', async () => {
    const api = sample
    const { githubIssues } = await body<Project>(api, 'dashboards/project')
    for (const [group, count] of Object.entries(githubIssues.overview['last-week'])) {
      const issues = await body<Issue[]>(api, `dashboards/project/issues?week=last-week&group=${group}`)
      expect(issues).toHaveLength(count)
    }
    const wednesday = await body<Issue[]>(
      api,
      'dashboards/project/issues?week=last-week&group=new-issues&day=2026-11-11',
    )
    expect(wednesday).toHaveLength(githubIssues.series['last-week'][0]?.data[2] ?? -1)
  })

  test('the budget’s columns are type, total, expensesAmount, expensesPercentage, remainingAmount, remainingPercentage', async () => {
    const { budgetDetails, budgetDistribution, taskDistribution } = await body<Project>(sample, 'dashboards/project')
    const columns = ['type', 'total', 'expensesAmount', 'expensesPercentage', 'remainingAmount', 'remainingPercentage']
    expect(budgetDetails.columns).toEqual(columns)
    for (const row of budgetDetails.rows) {
      expect(Object.keys(row).sort()).toEqual(['id', ...columns].sort())
      expect(row.expensesAmount + row.remainingAmount).toBe(row.total)
    }
    expect(sum(budgetDistribution.series[0]?.data ?? [])).toBe(100)
    expect(sum(taskDistribution.series['this-week'])).toBe(100)
  })

  test('schedule, expenses and the team, who are people of the cast', async () => {
    const project = await body<Project>(sample, 'dashboards/project')
    expect(project.schedule.today.map(({ title }) => title)).toContain('Review of the arrivals board')
    expect(project.schedule.tomorrow.length).toBeGreaterThan(0)
    for (const expenses of [project.weeklyExpenses, project.monthlyExpenses, project.yearlyExpenses]) {
      expect(expenses.labels).toHaveLength(expenses.series[0]?.data.length ?? 0)
      expect(expenses.amount).toBe(expenses.series[0]?.data.at(-1))
    }
    expect(project.teamMembers.length).toBeGreaterThanOrEqual(10)
    for (const { id, name } of project.teamMembers) expect(people.find((person) => person.id === id)?.name).toBe(name)
  })
})

test.each(['analytics', 'crypto', 'finance', 'project'])(
  '%s is as alive a month after the first run, or three years',
  async (name) => {
    const api = createTestApi()
    const first = await body(api, `dashboards/${name}`)
    for (const later of [30 * DAY, 1100 * DAY + 5 * MINUTE]) {
      api.setNow(TEST_NOW + later)
      const { status, body: now } = await api.get(`dashboards/${name}`)
      expect(status).toBe(200)
      expect(now).not.toEqual(first)
    }
  },
)

describe('layouts', () => {
  test('a dashboard has its default layout until a person changes it, and can be reset', async () => {
    const api = createTestApi()
    const layout = { cards: [{ id: 'visits', width: 2, hidden: false }], hiddenSeries: ['visitors last-year'] }
    expect(await body(api, 'dashboards/layout?dashboard=analytics')).toBeNull()
    const { body: saved, headers } = await api.send('PATCH', 'dashboards/layout', { dashboard: 'analytics', layout })
    expect(saved).toEqual(layout)
    expect(await body(api, 'dashboards/layout?dashboard=analytics')).toEqual(layout)
    expect(await body(api, 'dashboards/layout?dashboard=crypto')).toBeNull()
    await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(await body(api, 'dashboards/layout?dashboard=analytics')).toBeNull()
    await api.send('PATCH', 'dashboards/layout', { dashboard: 'analytics', layout })
    expect((await api.send('DELETE', 'dashboards/layout?dashboard=analytics')).body).toBe(true)
    expect((await api.send('DELETE', 'dashboards/layout?dashboard=analytics')).body).toBe(false)
    expect(await body(api, 'dashboards/layout?dashboard=analytics')).toBeNull()
  })

  test('a layout of no dashboard, or with cards that are none, is refused', async () => {
    const api = createTestApi()
    const card = { id: 'x', width: 9, hidden: false }
    expect((await api.send('PATCH', 'dashboards/layout', { dashboard: 'weather', layout: { cards: [] } })).status).toBe(
      400,
    )
    expect(
      (await api.send('PATCH', 'dashboards/layout', { dashboard: 'crypto', layout: { cards: [card] } })).status,
    ).toBe(400)
  })
})
