// Sample finances of one person: balance, budget and statements, all worked out of the same transactions.
import type { DayRange, Finance, Statement, StatementInList, Transaction } from '#contract/apps/dashboard-shapes.ts'
import type { Language } from '#contract/shared.ts'
import {
  cents,
  chance,
  DAY,
  dayNumber,
  dayOf,
  daysBetween,
  dayText,
  isoOf,
  momentOf,
  pointsOf,
  rangeOf,
} from './dashboard-curves.ts'
import { inLanguage } from './dashboard-french.ts'
import { type Booking, bookingsOf, type Purse } from './dashboard-transactions.ts'

/** When the account was opened, and with how much. */
const OPENED = dayNumber(2023, 1, 2)
const OPENING = 2150
const LIMIT = 1800
const EXPENSES_LIMIT = 1200
const SAVINGS_GOAL = 350
const BILLS_LIMIT = 1450
const RECENT = 6
/** The card is paid off on this day of the month after. */
const DUE = 5

/** @param now ms since the epoch, of the request: the last day is today */
export function financeOf(now: number, range: DayRange, language: Language = 'en'): Finance {
  const { first, last } = rangeOf(range, now)
  const days = daysBetween(first, last)
  const balances = balancesUntil(last, now)
  const actual = (day: number) => balances.get(day) ?? OPENING
  const [start, end] = [actual(first), actual(last)]
  const income = sumOf(bookingsBetween(first, last, now), 'income')
  const month = bookingsBetween(monthStart(now, 0), dayOf(now), now)
  return {
    range: { from: dayText(first), to: dayText(last) },
    accountBalance: {
      growRate: start === 0 ? 0 : Math.round(((end - start) / Math.abs(start)) * 1000) / 10,
      ami: cents(income / Math.max(1, days.length / 30.44)),
      series: [
        { name: 'Predicted', data: pointsOf(days, (day) => predicted(day, actual)) },
        { name: 'Actual', data: pointsOf(days, actual) },
      ],
    },
    budget: {
      expenses: cents(-sumOf(month, 'card')),
      expensesLimit: EXPENSES_LIMIT,
      savings: cents(-sumOf(month, 'saving')),
      savingsGoal: SAVINGS_GOAL,
      bills: cents(-sumOf(month, 'bill')),
      billsLimit: BILLS_LIMIT,
    },
    previousStatement: statementOf(now, 1),
    currentStatement: statementOf(now, 0),
    recentTransactions: transactionsBetween(dayOf(now) - 20, dayOf(now), now, language).slice(0, RECENT),
  }
}

/** Newest first. */
export function transactionsBetween(
  first: number,
  last: number,
  now: number,
  language: Language = 'en',
): Transaction[] {
  return bookingsBetween(first, last, now)
    .reverse()
    .map(({ purse: _, name, ...transaction }) => ({ ...transaction, name: inLanguage(name, language) }))
}

/** The running month and the twelve before it, newest first, without notes. */
export const statementsOf = (now: number): StatementInList[] =>
  Array.from({ length: 13 }, (_, back) => {
    const [from, to] = [monthStart(now, back), monthStart(now, back - 1) - 1]
    return { id: dayText(from).slice(0, 7), from: dayText(from), to: dayText(to), note: '', ...statementOf(now, back) }
  })

/** @param back how many months ago */
function statementOf(now: number, back: number): Statement {
  const [from, next] = [monthStart(now, back), monthStart(now, back - 1)]
  const spent = cents(Math.max(0, -sumOf(bookingsBetween(from, next - 1, now), 'card')))
  const due = next + DUE - 1
  return {
    status: momentOf(due) <= now ? 'paid' : 'pending',
    date: isoOf(due * DAY),
    limit: LIMIT,
    spent,
    minimum: cents(Math.min(spent, Math.max(25, spent * 0.1))),
  }
}

const bookingsBetween = (first: number, last: number, now: number): Booking[] =>
  daysBetween(Math.max(first, OPENED), last).flatMap((day) => bookingsOf(day, now))

const sumOf = (bookings: readonly Booking[], purse: Purse): number =>
  bookings.reduce((sum, booking) => (booking.purse === purse ? sum + booking.amount : sum), 0)

function balancesUntil(last: number, now: number): Map<number, number> {
  const balances = new Map<number, number>()
  let balance = OPENING
  for (const day of daysBetween(OPENED, last)) {
    balance = cents(bookingsOf(day, now).reduce((sum, { amount }) => sum + amount, balance))
    balances.set(day, balance)
  }
  return balances
}

/** What a forecast a month before would have been: smoother, and a little hopeful. */
function predicted(day: number, actual: (day: number) => number): number {
  const around = [-31, -24, -17, -10, -3].map((by) => actual(day + by))
  const average = around.reduce((a, b) => a + b, 0) / around.length
  return Math.round(average + 60 + chance(600, Math.floor(day / 7)) * 90)
}

/** The first day of a month. @param back how many months ago; -1 for the next one */
function monthStart(now: number, back: number): number {
  const date = new Date(now)
  return dayNumber(date.getFullYear(), date.getMonth() + 1 - back, 1)
}
