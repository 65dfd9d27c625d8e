// Sample transactions of Alex's account, day by day: what comes every month, and what an ordinary day costs.
import type { Transaction } from '#contract/apps/dashboard-shapes.ts'
import { home, pay } from './biography.ts'
import { cents, chance, DAY, isoOf, momentOf, weekdayOf } from './dashboard-curves.ts'

/** What kind of money it is, for budget and statements. */
export type Purse = 'income' | 'bill' | 'saving' | 'card'

export type Booking = Transaction & { readonly purse: Purse }

interface Fixed {
  readonly name: string
  readonly amount: number
  readonly purse: Purse
  /** Of the month. */
  readonly day: number
  /** 0 January to 11 December, where it does not come every month. */
  readonly months?: readonly number[]
}

const ELECTRICITY = 64

const FIXED: readonly Fixed[] = [
  { name: 'Kestrelway, salary', amount: pay.net, purse: 'income', day: 27 },
  { name: `${home.landlady}, rent`, amount: -(home.rent + home.charges), purse: 'bill', day: 3 },
  { name: 'Électricité du Rhône', amount: -ELECTRICITY, purse: 'bill', day: 12 },
  { name: 'Mutuelle des Canuts', amount: -41.5, purse: 'bill', day: 5 },
  { name: 'Fibre du Sud', amount: -34.9, purse: 'bill', day: 8 },
  { name: 'Region pass, monthly', amount: -67, purse: 'bill', day: 1 },
  { name: 'To the savings account', amount: -350, purse: 'saving', day: 28 },
  { name: 'Home insurance', amount: -118, purse: 'bill', day: 9, months: [0, 6] },
  { name: 'Income tax', amount: -262, purse: 'bill', day: 25 },
  { name: 'Tax, difference paid back', amount: 164, purse: 'income', day: 24, months: [7] },
]

/** Name, around how much, and on how many days of a hundred. */
const DAILY: readonly (readonly [name: string, amount: number, often: number])[] = [
  ['Boulangerie Saint-Louis', 6.4, 46],
  ['Marché de la Croix-Rousse', 24, 22],
  ['Super U', 48, 17],
  ['Café des Négociants', 8.2, 19],
  ['Librairie Passages', 21, 6],
  ['SNCF Connect', 38, 7],
  ['Bouchon Chez Mado', 31, 8],
  ['Pharmacie Ampère', 13, 4],
  ['Comoedia cinema', 11.5, 6],
  ['Vélo-Rhône repairs', 42, 2],
  ['Monoprix', 27, 6],
  ['Bibliothèque, overdue', 1.8, 1],
  ['Ninkasi', 19, 5],
  ['Decathlon', 36, 2],
  ['Salon Colette', 34, 1],
  ['Yuki, for the concert', 29, 1],
  ['Halles Paul Bocuse', 33, 4],
]

/** The bookings of one day, in their sequence; the same on each call. The newest ones are pending until two days have passed. */
export function bookingsOf(day: number, now: number): Booking[] {
  const date = new Date(day * DAY)
  const fixed = FIXED.filter(
    (item) => item.day === date.getUTCDate() && (item.months?.includes(date.getUTCMonth()) ?? true),
  ).map(({ name, amount, purse }) => ({
    name,
    purse,
    amount: amount === -ELECTRICITY ? -electricityIn(date) : amount,
    at: 6 * 60,
  }))
  const weekend = weekdayOf(day) % 6 === 0 ? 1.25 : 1
  const daily = DAILY.flatMap(([name, amount, often], index) => {
    if (chance(50 + index, day) * 100 > often * weekend) return []
    const spent = -cents(amount * (0.6 + chance(150 + index, day) * 0.9))
    return [{ name, purse: 'card' as const, amount: spent, at: Math.floor((8 + chance(250 + index, day) * 13) * 60) }]
  })
  const refund =
    chance(400, day) > 0.985
      ? [
          {
            name: 'SNCF Connect, train late',
            purse: 'card' as const,
            amount: cents(9 + chance(401, day) * 22),
            at: 11 * 60,
          },
        ]
      : []
  return [...fixed, ...daily, ...refund]
    .map(({ name, purse, amount, at }, index): Booking => {
      const time = momentOf(day, at)
      const isPending = purse === 'card' && time > now - 2 * DAY
      return {
        id: `${day}-${index + 1}`,
        transactionId: `${Math.floor(1e7 + chance(500 + index, day) * 9e7)}${purse === 'card' ? 'CD' : 'TF'}`,
        name,
        amount,
        status: isPending ? 'pending' : 'completed',
        date: isoOf(time),
        purse,
      }
    })
    .filter(({ date: when }) => Date.parse(when) <= now)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Heating: half as much again in January, less in July. */
const electricityIn = (date: Date): number =>
  cents(ELECTRICITY * (1.05 + 0.5 * Math.cos((date.getUTCMonth() / 12) * 2 * Math.PI)))
