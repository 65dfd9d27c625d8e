// The days that a month's page shows, whole weeks from Monday on, and what keys do to a day. Pure; days are `2026-11-23`.
import { localDay } from '#formats/iso-day.ts'

/** At noon, which is on the same day whatever the clocks do. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00`)

export function dayAfter(day: string, days: number): string {
  const date = dateOf(day)
  date.setDate(date.getDate() + days)
  return localDay(date)
}

/** The same day of another month, or its last where it has no such day. */
export function monthAfter(day: string, months: number): string {
  const date = dateOf(day)
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0)
  return localDay(new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate()), 12))
}

/** Monday is 0. */
const weekdayOf = (day: string): number => (dateOf(day).getDay() + 6) % 7

/** The weeks that the day's month touches. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = dayAfter(first, -weekdayOf(first))
  const last = dateOf(monthAfter(first, 1)).getTime()
  const weeks: string[][] = []
  for (let week = start; dateOf(week).getTime() < last; week = dayAfter(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(week, index)))
  }
  return weeks
}

/** The day that a key leads to; undefined where it leads nowhere. */
export function dayByKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1)
    case 'ArrowRight':
      return dayAfter(day, 1)
    case 'ArrowUp':
      return dayAfter(day, -7)
    case 'ArrowDown':
      return dayAfter(day, 7)
    case 'Home':
      return dayAfter(day, -weekdayOf(day))
    case 'End':
      return dayAfter(day, 6 - weekdayOf(day))
    case 'PageUp':
      return monthAfter(day, -1)
    case 'PageDown':
      return monthAfter(day, 1)
    default:
      return undefined
  }
}
