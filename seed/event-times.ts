// Times of day that a chat or a mail mentions, and the feed and a task too: each takes them from here.

import { localTime } from './local-time.ts'
import { officeDay } from './office-days.ts'

/** So many days before the first run, at such a time where the person is; `office` where it is on a day on which an office is open. */
export type TimeOfDay = readonly [days: number, hours: number, minutes: number, at?: 'office']

/** @param now ms since the epoch */
export const eventTime = (now: number, [days, hours, minutes, at]: TimeOfDay): number =>
  localTime(now, at === 'office' ? officeDay(now, days) : days, hours, minutes)

export const eventTimes = {
  /** Inès Roche answers in the chat, a minute or two after the question of 8:20. */
  answerOfInès: [3, 8, 23],
  /** Samuel Okoro’s mail. */
  hourForSamuel: [5, 13, 58],
  callOfAtelierNord: [6, 14, 0],
  noteOnAtelierNord: [6, 15, 0],
  thanksToAtelierNord: [5, 13, 41],
  /** “Signed, on paper”, says Priya Nair in the chat. */
  letterOfPriya: [6, 18, 4],
  /** Sofia Rossi says a minute later that she has shared it. */
  listOfSofia: [7, 10, 29],
  /** “I finished the review”, she says in the chat. */
  reviewOfGreta: [11, 9, 5],
  tunnelAtPerrache: [12, 11, 31],
  /** Asked for on the office day before, for 8:45: it is over before any meeting of ten. */
  talkWithPriya: [33, 9, 50, 'office'],
} as const satisfies Readonly<Record<string, TimeOfDay>>
