import { describe, expect, test } from 'vitest'
import type { Notification } from '#contract/portal/notifications.ts'
import type { NotificationChoices } from '#platform/live/notification-choices.ts'
import { notificationDate } from '#shell/notifications/notification-date.ts'
import {
  asMarked,
  byDay,
  countUnread,
  filterNotifications,
  snoozeTimes,
  startOfDay,
} from '#shell/notifications/view.ts'

const NOW = new Date(2026, 10, 17, 9, 0).getTime()
const HOUR = 3_600_000
const at = (id: string, hoursAgo: number, part: Partial<Notification> = {}): Notification => ({
  id,
  read: false,
  type: 'JOB_OFFER',
  createdAt: new Date(NOW - hoursAgo * HOUR).toISOString(),
  attributes: { jobId: `job-${id}`, jobTitle: id, location: null, applicationStatus: null },
  ...part,
})
const list = [
  at('week', 24 * 6),
  at('now', 0, { read: true }),
  at('month', 24 * 20, { type: 'APPLICATION' }),
  at('night', 8),
  at('yesterday', 12),
  at('old', 24 * 40),
]
const NONE: NotificationChoices = { snoozed: {}, muted: [], archived: [], unread: [] }
const ids = (filter: Parameters<typeof filterNotifications>[1], choices = NONE) =>
  filterNotifications(list, filter, choices, NOW).map(({ id }) => id)

describe('Notifications', () => {
  test('are sorted newest first', () => {
    expect(ids({})).toEqual(['now', 'night', 'yesterday', 'week', 'month', 'old'])
  })

  test('are filtered by type, by date and by being unread', () => {
    expect(ids({ type: 'APPLICATION' })).toEqual(['month'])
    expect(ids({ span: 'today' })).toEqual(['now', 'night'])
    expect(ids({ span: 'week' })).toEqual(['now', 'night', 'yesterday', 'week'])
    expect(ids({ span: 'month' })).toEqual(['now', 'night', 'yesterday', 'week', 'month'])
    expect(ids({ box: 'unread', span: 'today' })).toEqual(['night'])
  })

  test('what is snoozed or muted is out of sight and out of the count, and comes back when it is time', () => {
    const choices = { ...NONE, snoozed: { night: NOW + 1, week: NOW }, muted: ['job-old'] }
    expect(filterNotifications(list, {}, choices, NOW).map(({ id }) => id)).toEqual([
      'now',
      'yesterday',
      'week',
      'month',
    ])
    expect(filterNotifications(list, { box: 'snoozed' }, choices, NOW).map(({ id }) => id)).toEqual(['night'])
    expect(filterNotifications(list, { box: 'muted' }, choices, NOW).map(({ id }) => id)).toEqual(['old'])
    expect(countUnread(list, choices, NOW)).toBe(3)
    expect(countUnread(list, choices, NOW + 1)).toBe(4)
  })

  test('what is archived is in the archive alone, snoozed, muted and unread as it may be', () => {
    const choices = { ...NONE, archived: ['night', 'week', 'now'], snoozed: { week: NOW + 1 }, muted: ['job-now'] }
    expect(ids({}, choices)).toEqual(['yesterday', 'month', 'old'])
    expect(ids({ box: 'archived' }, choices)).toEqual(['now', 'night', 'week'])
    for (const box of ['snoozed', 'muted'] as const) expect(ids({ box }, choices)).toEqual([])
    expect(countUnread(list, choices, NOW)).toBe(3)
  })

  test('what is marked as unread counts as unread, and the rest is the very same', () => {
    const choices = { ...NONE, unread: ['now', 'night', 'gone'] }
    const marked = asMarked(list, choices)
    expect(marked.find(({ id }) => id === 'now')?.read).toBe(false)
    expect(marked.filter((one, index) => one === list[index])).toHaveLength(5)
    expect(countUnread(list, choices, NOW)).toBe(6)
    expect(asMarked(list, NONE)).toBe(list)
  })

  test('stand under their days', () => {
    const days = byDay(filterNotifications(list, { span: 'week' }, NONE, NOW))
    expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([['now', 'night'], ['yesterday'], ['week']])
    expect(days[0]?.start).toBe(startOfDay(NOW))
  })

  test('are snoozed for three hours, until tomorrow at eight, until next Monday at eight', () => {
    expect(snoozeTimes(NOW)).toEqual({
      later: NOW + 3 * HOUR,
      tomorrow: new Date(2026, 10, 18, 8).getTime(),
      monday: new Date(2026, 10, 23, 8).getTime(),
    })
    expect(snoozeTimes(new Date(2026, 10, 23, 9).getTime()).monday).toBe(new Date(2026, 10, 30, 8).getTime())
  })

  test.each([
    ['en', new Date(2026, 10, 7, 8, 32), 'Nov 07, 8:32 AM'],
    ['en', new Date(2026, 8, 17, 0, 5), 'Sep 17, 12:05 AM'],
    ['en', new Date(2026, 11, 31, 12, 0), 'Dec 31, 12:00 PM'],
    ['fr', new Date(2026, 10, 7, 16, 20), '7 nov., 16:20'],
  ])("have their date as 'MMM dd, h:mm a', in French in its own order (%s)", (language, time, written) => {
    expect(notificationDate(time.toISOString(), language)).toBe(written)
  })
})
