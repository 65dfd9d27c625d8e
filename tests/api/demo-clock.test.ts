// The demo portal's clock: what time does to applications and jobs, and the alerts of saved searches. Everything is marked as simulated.
import { describe, expect, test } from 'vitest'
import type { ApplicationDetail, ApplicationRow } from '#contract/portal/application-shapes.ts'
import { isLegal } from '#contract/portal/application-states.ts'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { SavedSearch } from '#contract/portal/jobs.ts'
import type { Notification } from '#contract/portal/notifications.ts'
import { wasReopened } from '#sw/api/portal/applications/shared/move.ts'
import { workingDays } from '#sw/api/portal/notifications/due.ts'
import { CAREER_DOMAINS, type CareerApi, careerApi, jobOf } from '#tests/setup/career-api.ts'
import { createTestApi, TEST_NOW } from '#tests/setup/test-api.ts'

const OFFERED = 'application-universite-de-la-confluence-lecturer-statistics'
const WAITING = 'application-okapi-health-data-analyst'
const DAY_MS = 86_400_000

/** With a fifth of the jobs: the clock looks at each of them at every tick. */
const fewJobs = () => careerApi(createTestApi({ only: CAREER_DOMAINS, seedFactor: 0.2 }))

const tick = async ({ send }: CareerApi) =>
  (await send('POST', 'notifications/demo-tick', {})).body as { notification: Notification | null; next: string }
const one = async ({ get }: CareerApi, id: string) => (await get(`career/applications/${id}`)).body as ApplicationDetail
const all = async ({ get }: CareerApi) => (await get('notifications/all')).body as Notification[]

describe('time alone', () => {
  test('an offer expires when its last day has passed: it is told, cannot be answered before that, and asks for a tick in time', async () => {
    const career = await fewJobs()
    const { offer } = await one(career, OFFERED)
    const end = Date.parse(offer?.expiresAt ?? '')
    const before = await career.at(end - 60_000)
    expect(Date.parse((await tick(before)).next)).toBeLessThanOrEqual(end)
    const after = await career.at(end + 1)
    expect((await one(after, OFFERED)).allowed).toEqual([])
    await tick(after)
    const { status, events } = await one(after, OFFERED)
    expect(status).toBe('offerExpired')
    expect(events.at(-1)).toMatchObject({ actor: 'portal', at: offer?.expiresAt, isSimulated: true })
    expect(await all(after)).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining({ applicationStatus: 'offerExpired', isSimulated: true }),
      }),
    )
  })

  test('after thirty working days without news an application is inactive, once', async () => {
    expect(workingDays(Date.UTC(2026, 10, 13, 9), Date.UTC(2026, 10, 16, 9))).toBe(1)
    expect(workingDays(Date.UTC(2026, 10, 16, 9), Date.UTC(2026, 10, 23, 9))).toBe(5)
    const career = await fewJobs()
    const { statusAt } = await one(career, WAITING)
    const early = await career.at(Date.parse(statusAt) + 38 * DAY_MS)
    await early.api.db.table('notificationFeeds').put({ id: 'alex-morgan', made: 0, next: Number.MAX_SAFE_INTEGER })
    await tick(early)
    expect((await one(early, WAITING)).status).toBe('submitted')
    const late = await career.at(Date.parse(statusAt) + 43 * DAY_MS)
    await tick(late)
    await tick(late)
    const { status, events } = await one(late, WAITING)
    expect([status, events.filter(({ to }) => to === 'inactive').length]).toEqual(['inactive', 1])
  })

  test('a job that closes moves no application: it writes a line, once', async () => {
    const career = await fewJobs()
    await tick(career)
    const rows = await career.api.db.table<ApplicationRow>('applications').toArray()
    const jobs = new Map((await career.api.db.table<JobRow>('jobs').toArray()).map((job) => [job.id, job]))
    await career.at(TEST_NOW + 20 * DAY_MS).then(tick)
    const later = await career.api.db.table<ApplicationRow>('applications').toArray()
    const closings = later.flatMap(({ events }) => events.filter(({ kind }) => kind === 'jobClosed'))
    expect(closings.length).toBeGreaterThan(0)
    for (const { from, to, isSimulated } of closings) expect([from, isSimulated]).toEqual([to, true])
    for (const { events } of [...rows, ...later]) {
      expect(events.filter(({ kind }) => kind === 'jobClosed').length).toBeLessThan(2)
      const times = events.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
    }
    expect(jobs.size).toBeGreaterThan(0)
  })
})

test('every step of the clock is one that the table allows an employer, and jobs change and close', {
  tags: 'extended',
}, async () => {
  const career = await fewJobs()
  let at = TEST_NOW
  const reported: Notification[] = []
  for (let count = 0; count < 20; count += 1) {
    career.api.setNow(at)
    const { notification, next } = await tick(career)
    if (notification) reported.push(notification)
    await career.send('PATCH', 'notifications/all', {})
    at = Date.parse(next)
  }
  const rows = await career.api.db.table<ApplicationRow>('applications').toArray()
  for (const row of rows)
    for (const [index, { from, to, actor, kind, isSimulated }] of row.events.entries())
      if (isSimulated && kind === 'status')
        expect([from, to, isLegal(from, to, actor, wasReopened({ events: row.events.slice(0, index) }))]).toEqual([
          from,
          to,
          true,
        ])
  // Those of the samples have ids of their own.
  const proposed = rows.flatMap(({ interviews }) => interviews.filter(({ id }) => !id.startsWith('interview-')))
  const weekdays = proposed.flatMap(({ slots }) => slots.map((slot) => new Date(slot).getUTCDay()))
  expect(weekdays.length).toBeGreaterThan(0)
  expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([])
  expect(reported.every(({ attributes }) => attributes.isSimulated)).toBe(true)
  const kinds = new Set(reported.map(({ attributes }) => attributes.jobEvent ?? attributes.applicationStatus ?? 'new'))
  expect([...kinds]).toEqual(expect.arrayContaining(['changed', 'closed', 'new']))
  const changed = reported.find(({ attributes }) => attributes.jobEvent === 'changed')?.attributes.jobId ?? ''
  const later = await career.at(at)
  expect(await jobOf(later, changed)).toMatchObject({ isSimulated: true })
})

test('an alert tells how many new jobs fit with one link to the search; nothing is told twice, and daily means a day apart', async () => {
  const career = await fewJobs()
  const make = async (name: string, alert: string) =>
    (await career.send('POST', 'career/searches', { search: { name, criteria: { radiusKm: 50 }, alert } }))
      .body as SavedSearch
  for (const { id } of (await career.get('career/searches')).body as SavedSearch[])
    await career.send('DELETE', `career/searches?id=${id}`)
  const instant = await make('Now', 'instant')
  const daily = await make('Tomorrow', 'daily')
  const counts = new Map<string, number>()
  const first = new Map<string, number>()
  // Of few jobs, some days have none that is new.
  const hours = Array.from({ length: 8 }, (_, day) => 7 + 24 * day)
  for (const hour of hours) {
    const now = await career.at(TEST_NOW + hour * 3_600_000)
    await now.send('PATCH', 'notifications/all', {})
    for (let more = 0; more < 2; more += 1) {
      const search = (await tick(now)).notification?.attributes.search
      if (!search) continue
      counts.set(search.id, (counts.get(search.id) ?? 0) + search.count)
      if (!first.has(search.id)) first.set(search.id, hour)
    }
  }
  const end = await career.at(TEST_NOW + (hours.at(-1) ?? 0) * 3_600_000)
  const listed = (await end.get('career/searches')).body as SavedSearch[]
  // What was reported is what the search itself counts as new; the daily one may still have some to report.
  expect(counts.get(instant.id)).toBeGreaterThan(0)
  expect(counts.get(instant.id)).toBe(listed.find(({ id }) => id === instant.id)?.newCount)
  expect(first.get(daily.id)).toBeGreaterThanOrEqual(24)
  expect(counts.get(daily.id)).toBeLessThanOrEqual(counts.get(instant.id) ?? 0)
})
