// The dashboards (workspace spec §7). What they show is worked out of the time of the request, so that it is as fresh a month after the first run; only what
// a person arranges or writes is stored.
import { Dashboard, DashboardLayout, type StatementInList, type Transaction } from '#contract/apps/dashboard-shapes.ts'
import { dashboardsApi } from '#contract/apps/dashboards.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { localDay } from '#formats/iso-day.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { textKey } from '#sw/api/engine/lists/list-keys.ts'

const LayoutRow = z.extend(DashboardLayout, { id: Dashboard })
type LayoutRow = z.infer<typeof LayoutRow>
/** Its id is the statement's. */
const StatementNote = z.object({ id: Id, note: z.string() })

/** Days of transactions that can be requested. */
const TRANSACTION_DAYS = 731

export const dashboardsModule = defineModule(dashboardsApi, {
  tables: { dashboardLayouts: table(LayoutRow), statementNotes: table(StatementNote) },
  prepare: {
    updateStatement: async (_, { now }) => (await import('#seed/dashboard-finance.ts')).statementsOf(now),
  },
  handlers: {
    analytics: async ({ query }, { now }) => (await import('#seed/dashboard-analytics.ts')).analyticsOf(now, query),
    crypto: async (_, { now }) => (await import('#seed/dashboard-crypto.ts')).cryptoOf(now),
    finance: async ({ query }, { now, language }) =>
      (await import('#seed/dashboard-finance.ts')).financeOf(now, query, language),
    project: async (_, { now, language }) => (await import('#seed/dashboard-project.ts')).projectOf(now, language),

    analyticsPages: async ({ query }, { now }) =>
      (await import('#seed/dashboard-analytics.ts')).analyticsPages(now, query),
    cryptoHistory: async ({ query }, { now }) => (await import('#seed/dashboard-crypto.ts')).cryptoHistory(now, query),
    transactions: async ({ query }, { now, language }) => {
      const { transactionsBetween } = await import('#seed/dashboard-finance.ts')
      const { dayNamed, dayOf } = await import('#seed/dashboard-curves.ts')
      const today = dayOf(now)
      const first = Math.max(today - TRANSACTION_DAYS, query.from === undefined ? 0 : dayNamed(query.from))
      const last = Math.min(today, query.to === undefined ? today : dayNamed(query.to))
      const words = textKey(query.search).split(/\s+/)
      const found = transactionsBetween(first, last, now, language).filter(
        ({ name, transactionId, status, amount }) =>
          words.every((word) => textKey(`${name} ${transactionId}`).includes(word)) &&
          (query.status === undefined || query.status === status) &&
          (query.direction === undefined || query.direction === (amount < 0 ? 'out' : 'in')),
      )
      return pageOf(sorted(found, query), query)
    },
    statements: async (_, { tables, now }) => {
      const { statementsOf } = await import('#seed/dashboard-finance.ts')
      const notes = new Map((await tables.statementNotes.toArray()).map(({ id, note }) => [id, note]))
      return statementsOf(now).map((statement) => ({ ...statement, note: notes.get(statement.id) ?? '' }))
    },
    updateStatement: async ({ body: { id, statement } }, { tables }, statements): Promise<StatementInList | null> => {
      const known = statements.find((candidate) => candidate.id === id)
      if (!known) return null
      await tables.statementNotes.put({ id, note: statement.note })
      return { ...known, note: statement.note }
    },
    issues: async ({ query: { week, group, day } }, { now }) => {
      const { issuesIn } = await import('#seed/dashboard-project.ts')
      return issuesIn(week, now).filter(
        ({ groups, date }) =>
          (group === undefined || groups.includes(group)) && (day === undefined || localDay(new Date(date)) === day),
      )
    },

    layout: async ({ query: { dashboard } }, { tables }) => layoutOf(await tables.dashboardLayouts.get(dashboard)),
    updateLayout: async ({ body: { dashboard, layout } }, { tables }) => {
      await tables.dashboardLayouts.put({ id: dashboard, ...layout })
      return layout
    },
    deleteLayout: async ({ query: { dashboard } }, { tables }) => {
      const known = (await tables.dashboardLayouts.get(dashboard)) !== undefined
      await tables.dashboardLayouts.delete(dashboard)
      return known
    },
  },
})

const layoutOf = (row: LayoutRow | undefined): DashboardLayout | null =>
  row ? { cards: row.cards, hiddenSeries: row.hiddenSeries } : null

interface Sorting {
  readonly sort: 'date' | 'name' | 'amount' | 'status' | 'transactionId'
  readonly order: 'asc' | 'desc'
}

/** Equal ones stay as they are, the newest first. */
function sorted(transactions: readonly Transaction[], { sort, order }: Sorting): Transaction[] {
  const keyOf = (transaction: Transaction) => (sort === 'name' ? textKey(transaction.name) : transaction[sort])
  const sign = order === 'asc' ? 1 : -1
  return transactions.toSorted((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)]
    return x < y ? -sign : x > y ? sign : 0
  })
}

function pageOf(
  transactions: readonly Transaction[],
  { page, size }: { readonly page: number; readonly size: number },
) {
  const length = transactions.length
  const lastPage = Math.max(1, Math.ceil(length / size))
  if (page > lastPage) return { transactions: null, pagination: { lastPage } }
  const startIndex = (page - 1) * size
  const shown = transactions.slice(startIndex, startIndex + size)
  const endIndex = startIndex + shown.length - 1
  return { transactions: shown, pagination: { length, size, page, lastPage, startIndex, endIndex } }
}
