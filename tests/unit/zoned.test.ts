import { afterEach, expect, test, vi } from 'vitest'
import { inBothZones, inOtherZone } from '#platform/i18n/in-both-zones.ts'

afterEach(() => vi.unstubAllEnvs())

test('a time is one’s own alone where the employer’s clock shows the same', () => {
  vi.stubEnv('TZ', 'Europe/Paris')
  expect(inBothZones('en-GB', '2026-12-02T09:00:00.000Z', 'Europe/Amsterdam')).toBe('Wed 2 Dec, 10:00')
})

test('elsewhere one’s own comes first, and the employer’s follows with its zone', () => {
  vi.stubEnv('TZ', 'Europe/London')
  expect(inBothZones('en-GB', '2026-12-02T09:00:00.000Z', 'Europe/Amsterdam')).toBe('Wed 2 Dec, 09:00 (10:00 CET)')
})

test('a day that is another one there is said too', () => {
  vi.stubEnv('TZ', 'Europe/London')
  expect(inBothZones('en-GB', '2026-12-02T23:30:00.000Z', 'Europe/Paris')).toBe(
    'Wed 2 Dec, 23:30 (Thu 3 Dec, 00:30 CET)',
  )
})

test('the employer’s clock by itself is said where it shows another time, with its day where that is another one', () => {
  vi.stubEnv('TZ', 'Europe/London')
  expect(inOtherZone('en-GB', '2026-12-02T22:59:00.000Z', 'Europe/Paris')).toBe('23:59')
  expect(inOtherZone('en-GB', '2026-12-02T23:30:00.000Z', 'Europe/Paris')).toBe('Thu 3 Dec, 00:30')
  expect(inOtherZone('en-GB', '2026-12-02T22:59:00.000Z', 'Europe/Lisbon')).toBeNull()
})
