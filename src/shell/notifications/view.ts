// Which notifications are shown, in which order and under which day: pure, for the panel, the page and the count on the bell.
// @chunk notifications
import type { Notification } from '#contract/portal/notifications.ts'
import type { NotificationChoices } from '#platform/live/notification-choices.ts'
import type { Box, NotificationFilter, Span } from './filter.ts'

export interface NotificationDay {
  /** The start of the day, ms since the epoch. */
  readonly start: number
  readonly items: readonly Notification[]
}

const DAY_MS = 86_400_000
const SPAN_DAYS: Readonly<Record<Span, number>> = { today: 0, week: 6, month: 29 }

/** Newest first (portal spec §4), of those that fit. */
export function filterNotifications(
  list: readonly Notification[],
  { box = 'open', type, span }: NotificationFilter,
  choices: NotificationChoices,
  now: number,
): Notification[] {
  const since = span ? startOfDay(startOfDay(now) - SPAN_DAYS[span] * DAY_MS + DAY_MS / 2) : Number.NEGATIVE_INFINITY
  const isShown = inBox(box, choices, now)
  return list
    .filter((one) => isShown(one) && (type === undefined || one.type === type))
    .map((one) => ({ one, at: Date.parse(one.createdAt) }))
    .filter(({ at }) => at >= since)
    .sort((a, b) => b.at - a.at)
    .map(({ one }) => one)
}

export const countUnread = (list: readonly Notification[], choices: NotificationChoices, now: number): number =>
  asMarked(list, choices).filter(inBox('unread', choices, now)).length

/** With those as unread that the person has marked so. */
export function asMarked(list: readonly Notification[], { unread }: NotificationChoices): readonly Notification[] {
  const marked = new Set(unread)
  return marked.size === 0 ? list : list.map((one) => (one.read && marked.has(one.id) ? { ...one, read: false } : one))
}

/** @param list newest first */
export function byDay(list: readonly Notification[]): NotificationDay[] {
  const days = new Map<number, Notification[]>()
  for (const one of list) {
    const start = startOfDay(Date.parse(one.createdAt))
    const day = days.get(start)
    if (day) day.push(one)
    else days.set(start, [one])
  }
  return [...days].map(([start, items]) => ({ start, items }))
}

/** Times to snooze until, ms since the epoch: in three hours, tomorrow at eight, next Monday at eight. */
export function snoozeTimes(now: number): {
  readonly later: number
  readonly tomorrow: number
  readonly monday: number
} {
  const atEight = (days: number) => {
    const day = new Date(now)
    day.setDate(day.getDate() + days)
    return day.setHours(8, 0, 0, 0)
  }
  return { later: now + 3 * 3_600_000, tomorrow: atEight(1), monday: atEight((8 - new Date(now).getDay()) % 7 || 7) }
}

export const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

function inBox(box: Box, { snoozed, muted, archived }: NotificationChoices, now: number) {
  const [away, quiet] = [new Set(archived), new Set(muted)]
  return ({ id, read, attributes }: Notification): boolean => {
    if (away.has(id)) return box === 'archived'
    if (quiet.has(attributes.jobId)) return box === 'muted'
    if ((snoozed[id] ?? 0) > now) return box === 'snoozed'
    return box === 'open' || (box === 'unread' && !read)
  }
}
