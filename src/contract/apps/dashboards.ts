// The four dashboards, what is behind their cards, and how each person has them laid out.
// @chunk dashboards
import {
  Analytics,
  AnalyticsPage,
  Coin,
  Crypto,
  Dashboard,
  DashboardLayout,
  Day,
  DayRange,
  Finance,
  Issue,
  IssueGroup,
  Point,
  Project,
  StatementInList,
  Transaction,
  TransactionStatus,
  Week,
} from '#contract/apps/dashboard-shapes.ts'
import { defineApi } from '#contract/define-api.ts'
import { Id, IsoDate, PageNumber } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const PageSize = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 10)
/** As the product list's (workspace spec §9): beyond the last page only `lastPage`. */
const Pagination = z.union([
  z.object({
    length: z.number(),
    size: z.number(),
    page: z.number(),
    lastPage: z.number(),
    startIndex: z.number(),
    endIndex: z.number(),
  }),
  z.strictObject({ lastPage: z.number() }),
])

/** Workspace spec §7; after the blank line, the calls that the screens need besides. What they show ends now, whenever that is. */
export const dashboardsApi = defineApi('dashboards', 'local', {
  /** Without a range, the last year. */
  analytics: { method: 'GET', path: 'dashboards/analytics', query: DayRange, answers: { 200: Analytics } },
  crypto: { method: 'GET', path: 'dashboards/crypto', answers: { 200: Crypto } },
  /** The range is the account balance's; without one, the last year. */
  finance: { method: 'GET', path: 'dashboards/finance', query: DayRange, answers: { 200: Finance } },
  project: { method: 'GET', path: 'dashboards/project', answers: { 200: Project } },

  /** The pages that were viewed in the range, most views first. */
  analyticsPages: {
    method: 'GET',
    path: 'dashboards/analytics/pages',
    query: DayRange,
    answers: { 200: z.array(AnalyticsPage) },
  },
  /** A coin's price over a stretch of time, in up to `points` equal steps. */
  cryptoHistory: {
    method: 'GET',
    path: 'dashboards/crypto/history',
    query: z.object({
      coin: Coin,
      from: z.optional(IsoDate),
      to: z.optional(IsoDate),
      points: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(1000)), 200),
    }),
    answers: { 200: z.array(Point) },
  },
  /** All transactions of the last two years, newest first unless sorted; beyond the last page transactions is null. */
  transactions: {
    method: 'GET',
    path: 'dashboards/finance/transactions',
    query: z.extend(DayRange, {
      /** Within the name or the transaction's id; case and accents are ignored. */
      search: z._default(z.string().check(z.maxLength(200)), ''),
      status: z.optional(TransactionStatus),
      direction: z.optional(z.enum(['in', 'out'])),
      sort: z._default(z.enum(['date', 'name', 'amount', 'status', 'transactionId']), 'date'),
      order: z._default(z.enum(['asc', 'desc']), 'desc'),
      page: PageNumber,
      size: PageSize,
    }),
    answers: {
      200: z.object({ transactions: z.nullable(z.array(Transaction)), pagination: Pagination }),
    },
  },
  /** The statements of the last twelve months and the running one, newest first. */
  statements: { method: 'GET', path: 'dashboards/finance/statements', answers: { 200: z.array(StatementInList) } },
  /** Writes a note on a statement. Null for a month that has none. */
  updateStatement: {
    method: 'PATCH',
    path: 'dashboards/finance/statement',
    body: z.object({ id: Id, statement: z.object({ note: z.string().check(z.maxLength(2000)) }) }),
    answers: { 200: z.nullable(StatementInList) },
  },
  /** The issues behind a number of githubIssues, newest first. */
  issues: {
    method: 'GET',
    path: 'dashboards/project/issues',
    query: z.object({ week: z._default(Week, 'this-week'), group: z.optional(IssueGroup), day: z.optional(Day) }),
    answers: { 200: z.array(Issue) },
  },
  /** How the person has laid out a dashboard; null where it is as it comes. */
  layout: {
    method: 'GET',
    path: 'dashboards/layout',
    query: z.object({ dashboard: Dashboard }),
    answers: { 200: z.nullable(DashboardLayout) },
  },
  updateLayout: {
    method: 'PATCH',
    path: 'dashboards/layout',
    body: z.object({ dashboard: Dashboard, layout: DashboardLayout }),
    answers: { 200: DashboardLayout },
  },
  /** Leads back to how it comes. */
  deleteLayout: {
    method: 'DELETE',
    path: 'dashboards/layout',
    query: z.object({ dashboard: Dashboard }),
    answers: { 200: z.boolean() },
  },
})
