// Curves through time that are the same whenever they are looked at: what a day was like does not change, and every day adds one.
import type { Point } from '#contract/apps/dashboard-shapes.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** 0 up to 1, always the same for the same two. */
export function chance(salt: number, at: number): number {
  let mixed =
    Math.imul((salt * 0x9e3779b1) ^ Math.floor(at), 0x85ebca6b) ^ Math.imul(Math.floor(at / 4_294_967_296), 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

/** -1 to 1, smooth, another value about every 1. */
export function wave(salt: number, at: number): number {
  const whole = Math.floor(at)
  const part = at - whole
  const ease = part * part * (3 - 2 * part)
  const [a, b] = [chance(salt, whole), chance(salt, whole + 1)]
  return (a + (b - a) * ease) * 2 - 1
}

/** Days since 1970, of a day of the calendar. @param month from 1; may be beyond a year's, as in `new Date` */
export const dayNumber = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / DAY
/** The day of a moment where the person is, in days since 1970. */
export function dayOf(time: number): number {
  const date = new Date(time)
  return dayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate())
}
/** @param text `2026-11-17` */
export const dayNamed = (text: string): number => Math.floor(Date.parse(text) / DAY)
/** A moment of a day where the person is, in ms since the epoch. @param minute of the day */
export function momentOf(day: number, minute = 0): number {
  const date = new Date(day * DAY)
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 0, minute).getTime()
}
/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: number): number => (day + 4) % 7
/** `2026-11-17` */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
export const isoOf = (time: number): string => new Date(time).toISOString()
/** The Monday of a day's week. */
export const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7)

/** The days from one to another, both among them. */
export const daysBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** A point a day, named by its midnight in UTC. */
export const pointsOf = (days: readonly number[], value: (day: number) => number): Point[] =>
  days.map((day) => ({ x: isoOf(day * DAY), y: value(day) }))

const LONGEST = 3 * 366

/** The requested days: at most three years, none after today; by default the last year. */
export function rangeOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: number) {
  const today = dayOf(now)
  const last = Math.min(to === undefined ? today : dayNamed(to), today)
  const first = from === undefined ? last - 364 : dayNamed(from)
  return { first: Math.min(last, Math.max(first, last - LONGEST)), last }
}

/** How much of a day has passed, as far as people are concerned who sleep at night: 0 to 1. */
export function shareOfDay(day: number, now: number): number {
  const hours = (now - momentOf(day)) / (DAY / 24)
  if (hours >= 24) return 1
  return hours <= 5 ? Math.max(0, hours) * 0.006 : 0.03 + 0.97 * (1 - Math.cos((Math.PI * (hours - 5)) / 19)) * 0.5
}

export const cents = (amount: number): number => Math.round(amount * 100) / 100
