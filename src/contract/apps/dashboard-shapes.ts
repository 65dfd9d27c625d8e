// What the dashboards' answers are made of. Part of dashboards.ts; used by its back end, screens and samples.
// @chunk dashboards
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** A value at a time. */
export const Point = z.object({ x: IsoDate, y: z.number() })
export type Point = z.infer<typeof Point>

export const PointSeries = z.object({ name: z.string(), data: z.array(Point) })
export type PointSeries = z.infer<typeof PointSeries>

/** Values beside labels. */
export const ValueSeries = z.object({ name: z.string(), data: z.array(z.number()) })
export type ValueSeries = z.infer<typeof ValueSeries>

/** A day, such as `2026-11-17`. */
export const Day = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'not a day, such as 2026-11-17'))

/** The days from one to another, both among them. A range longer than three years is cut at its beginning. */
export const DayRange = z.object({ from: z.optional(Day), to: z.optional(Day) })
export type DayRange = z.infer<typeof DayRange>
const ActualRange = z.object({ from: Day, to: Day })

/** A sum over the range, what it was in the period before, and its days. */
const Total = z.object({
  amount: z.number(),
  /** Of as many days directly before the range. */
  previousAmount: z.number(),
  labels: z.array(z.string()),
  series: z.array(ValueSeries),
})

/** Percents that make a hundred, with a label each. */
const Split = z.object({ uniqueVisitors: z.number(), series: z.array(z.number()), labels: z.array(z.string()) })

/** Workspace spec §3, §9. The web site of the arrivals board, by day; everything but the splits follows the range. */
export const Analytics = z.object({
  range: ActualRange,
  /** `last-year`: the same weekdays 52 weeks earlier. */
  visitors: z.object({
    series: z.object({ 'this-year': z.array(PointSeries), 'last-year': z.array(PointSeries) }),
  }),
  conversions: Total,
  impressions: Total,
  visits: Total,
  visitorsVsPageViews: z.object({
    overallScore: z.number(),
    averageRatio: z.number(),
    predictedRatio: z.number(),
    /** Visitors, then page views. */
    series: z.array(PointSeries),
  }),
  newVsReturning: Split,
  gender: Split,
  age: Split,
  language: Split,
})
export type Analytics = z.infer<typeof Analytics>

/** A page of the web site in the range: what a day's visits are made of. */
export const AnalyticsPage = z.object({
  id: Id,
  path: z.string(),
  title: z.string(),
  views: z.number(),
  previousViews: z.number(),
  conversions: z.number(),
  /** Of all views, in percent. */
  share: z.number(),
})
export type AnalyticsPage = z.infer<typeof AnalyticsPage>

/** Up or down in percent. */
const Trend = z.object({ dir: z.enum(['up', 'down']), amount: z.number() })

export const COINS = ['BTC', 'ETH', 'BCH', 'XRP', 'LTC', 'ZEC'] as const
export const Coin = z.enum(COINS)
export type Coin = z.infer<typeof Coin>

const Amounts = z.object({ btc: z.number(), eth: z.number(), bch: z.number(), xrp: z.number() })

/** Workspace spec §3, §9: 20 points, a minute apart. Simulated prices in euros; wallets hold coins. */
export const Crypto = z.object({
  simulated: z.literal(true),
  btc: z.object({
    amount: z.number(),
    trend: Trend,
    marketCap: z.number(),
    volume: z.number(),
    supply: z.number(),
    allTimeHigh: z.number(),
    price: z.object({ series: z.array(PointSeries) }),
  }),
  prices: Amounts,
  wallets: Amounts,
  watchlist: z.array(
    z.object({ title: z.string(), iso: Coin, amount: z.number(), trend: Trend, series: z.array(PointSeries) }),
  ),
})
export type Crypto = z.infer<typeof Crypto>

export const StatementStatus = z.enum(['paid', 'pending'])
export const TransactionStatus = z.enum(['completed', 'pending'])

/** A month of the card. `date`: when it is to be paid. */
export const Statement = z.object({
  status: StatementStatus,
  date: IsoDate,
  limit: z.number(),
  spent: z.number(),
  minimum: z.number(),
})
export type Statement = z.infer<typeof Statement>

/** A statement in the list of all. */
export const StatementInList = z.extend(Statement, {
  /** Its month, such as `2026-10`. */
  id: Id,
  from: Day,
  to: Day,
  /** What the person wrote about it. */
  note: z.string(),
})
export type StatementInList = z.infer<typeof StatementInList>

export const Transaction = z.object({
  id: Id,
  transactionId: z.string(),
  name: z.string(),
  /** In euros; what came in is positive, what went out negative. */
  amount: z.number(),
  status: TransactionStatus,
  date: IsoDate,
})
export type Transaction = z.infer<typeof Transaction>

/** Workspace spec §3, §4. */
export const Finance = z.object({
  range: ActualRange,
  accountBalance: z.object({
    /** In percent over the range. */
    growRate: z.number(),
    /** Average monthly income, in euros. */
    ami: z.number(),
    /** Predicted, then Actual. */
    series: z.array(PointSeries),
  }),
  budget: z.object({
    expenses: z.number(),
    expensesLimit: z.number(),
    savings: z.number(),
    savingsGoal: z.number(),
    bills: z.number(),
    billsLimit: z.number(),
  }),
  previousStatement: Statement,
  currentStatement: Statement,
  /** The newest ones. */
  recentTransactions: z.array(Transaction),
})
export type Finance = z.infer<typeof Finance>

export const Week = z.enum(['this-week', 'last-week'])
export type Week = z.infer<typeof Week>
const byWeek = <Shape extends z.ZodMiniType>(shape: Shape) => z.object({ 'this-week': shape, 'last-week': shape })

export const IssueGroup = z.enum(['new-issues', 'closed-issues', 'fixed', 'wont-fix', 're-opened', 'needs-triage'])
export type IssueGroup = z.infer<typeof IssueGroup>

/** What happened to an issue in a week. */
export const Issue = z.object({
  id: Id,
  number: z.number(),
  title: z.string(),
  /** A closed issue is in `closed-issues` and in `fixed` or `wont-fix`. */
  groups: z.array(IssueGroup),
  date: IsoDate,
  /** The person. */
  assignedTo: z.nullable(Id),
})
export type Issue = z.infer<typeof Issue>

/** `time` is text, in the person's time zone. `link`: a path in the app. */
const ScheduleItem = z.object({
  title: z.string(),
  time: z.string(),
  location: z.optional(z.string()),
  link: z.optional(z.string()),
})
export type ScheduleItem = z.infer<typeof ScheduleItem>

const Expenses = z.object({ amount: z.number(), labels: z.array(z.string()), series: z.array(ValueSeries) })

/** The columns of workspace spec §3, in their order. */
export const BUDGET_COLUMNS = [
  'type',
  'total',
  'expensesAmount',
  'expensesPercentage',
  'remainingAmount',
  'remainingPercentage',
] as const

/** Workspace spec §3. Amounts in euros. */
export const Project = z.object({
  githubIssues: z.object({
    overview: byWeek(z.record(IssueGroup, z.number())),
    /** Mon to Sun. */
    labels: z.array(z.string()),
    series: byWeek(z.array(z.extend(ValueSeries, { type: z.enum(['line', 'column']) }))),
  }),
  taskDistribution: z.object({
    overview: byWeek(z.object({ new: z.number(), completed: z.number() })),
    labels: z.array(z.string()),
    /** Percents that make a hundred. */
    series: byWeek(z.array(z.number())),
    /** Parallel to the labels: the path in the app to the tasks of each. */
    links: z.array(z.string()),
  }),
  schedule: z.object({ today: z.array(ScheduleItem), tomorrow: z.array(ScheduleItem) }),
  budgetDistribution: z.object({ categories: z.array(z.string()), series: z.array(ValueSeries) }),
  weeklyExpenses: Expenses,
  monthlyExpenses: Expenses,
  yearlyExpenses: Expenses,
  budgetDetails: z.object({
    columns: z.array(z.enum(BUDGET_COLUMNS)),
    rows: z.array(
      z.object({
        id: Id,
        type: z.string(),
        total: z.number(),
        expensesAmount: z.number(),
        expensesPercentage: z.number(),
        remainingAmount: z.number(),
        remainingPercentage: z.number(),
      }),
    ),
  }),
  teamMembers: z.array(
    z.object({
      id: Id,
      avatar: z.nullable(z.string()),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      title: z.string(),
      /** Addresses in the app: who they are, and the conversation with them. */
      link: z.string(),
      chatLink: z.string(),
    }),
  ),
})
export type Project = z.infer<typeof Project>

export const Dashboard = z.enum(['analytics', 'crypto', 'finance', 'project'])
export type Dashboard = z.infer<typeof Dashboard>

/** A card of a dashboard, in its place. `width`: columns of four. */
const DashboardCard = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  width: z.number().check(z.int(), z.gte(1), z.lte(4)),
  hidden: z.boolean(),
})

/** How one person has a dashboard: its cards in their order, and series that are switched off, by card. */
export const DashboardLayout = z.object({
  cards: z.array(DashboardCard).check(z.maxLength(100)),
  hiddenSeries: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)), []),
})
export type DashboardLayout = z.infer<typeof DashboardLayout>
