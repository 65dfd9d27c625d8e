// When the shell speaks of backups and of room: once it is time, before it is too late.
import { describe, expect, test } from 'vitest'
import { isReminderDue } from '#platform/workspace/backup-reminder.ts'
import { isNearlyFull } from '#platform/workspace/device-storage.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()

describe('The reminder of a backup', () => {
  test.each([
    ['nothing was ever changed', null, null, false],
    ['nothing was changed since long before', daysAgo(90), null, false],
    ['the first change is a month old, and there has been no backup', null, daysAgo(30), true],
    ['the first change is younger', null, daysAgo(29), false],
    ['the last backup is a month old', daysAgo(30), daysAgo(40), true],
    ['the last backup is younger', daysAgo(3), daysAgo(40), false],
  ])('%s', (_, exportedAt, oldestChange, isDue) => {
    expect(isReminderDue({ exportedAt, oldestChange }, NOW)).toBe(isDue)
  })
})

describe('The warning before the device is full', () => {
  test.each([
    [84, 100, false],
    [85, 100, true],
    [100, 100, true],
    [0, 0, false],
    [undefined, 100, false],
    [50, undefined, false],
  ])('%s of %s used', (used, quota, isNearly) => {
    expect(isNearlyFull({ isPersisted: undefined, used, quota })).toBe(isNearly)
  })
})
