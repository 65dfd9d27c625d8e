// The sample notifications are what the contract says, lie in the past, and tell of applications in an order that can be.
import { expect, test } from 'vitest'
import { Notification } from '#contract/portal/notifications.ts'
import * as z from '#contract/zod.ts'
import { seedApplications } from '#seed/career/applications.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { seedNotifications } from '#seed/notifications.ts'
import { seedUsers } from '#seed/users.ts'
import { jobAttributes } from '#sw/api/portal/applications/shared/move.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const rows = seedNotifications(NOW)
/** What an application may become, and from what (portal API, C). */
const BEFORE: Record<string, readonly string[]> = {
  submitted: [],
  inReview: ['submitted', 'onHold'],
  assessment: ['submitted', 'inReview'],
  interview: ['inReview', 'assessment', 'onHold'],
  onHold: ['inReview', 'submitted'],
  rejected: ['submitted', 'inReview', 'assessment', 'interview'],
  withdrawn: ['submitted', 'inReview', 'assessment', 'interview'],
}

test('every row has the shape of the contract, with nothing besides; ids are unique and the person exists', () => {
  const plain = rows.map(({ userId: _, ...row }) => row)
  expect(z.array(Notification).parse(plain)).toEqual(plain)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(seedUsers().map(({ id }) => id)))
})

test('about 25, none from the future, the newest first, some unread, of both types', () => {
  expect(rows.length).toBe(25)
  const times = rows.map(({ createdAt }) => Date.parse(createdAt))
  expect(Math.max(...times)).toBeLessThan(NOW)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(rows.filter(({ read }) => !read).length).toBe(6)
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['JOB_OFFER', 'APPLICATION']))
})

test('an offer has no status; an application has one that it can have reached from the one before', () => {
  const last = new Map<string, string>()
  for (const { type, attributes } of rows.toReversed()) {
    const { jobId, applicationStatus } = attributes
    expect(applicationStatus === null).toBe(type === 'JOB_OFFER')
    if (applicationStatus === null) continue
    const before = last.get(jobId)
    if (before !== undefined) expect(BEFORE[applicationStatus], `${jobId}: ${applicationStatus}`).toContain(before)
    last.set(jobId, applicationStatus)
  }
})

test('every post that is told of is a job of the portal; the last news of an application is its status', () => {
  const { jobs } = makeJobs(NOW, namedJobs.length)
  const applications = seedApplications(NOW).applications
  for (const { attributes } of rows) {
    const job = jobs.find(({ id }) => id === attributes.jobId)
    // As the portal itself names it from the first run on.
    expect(attributes).toMatchObject(job ? jobAttributes(job, 'en') : {})
    expect(job?.title.en).toBeDefined()
    const application = applications.find(({ jobId }) => jobId === attributes.jobId)
    const [last] = rows.filter(({ type, attributes: of }) => type === 'APPLICATION' && of.jobId === attributes.jobId)
    if (attributes.applicationStatus !== null) expect(application?.status).toBe(last?.attributes.applicationStatus)
  }
})

test('the same moment makes the same rows; more of them go further back and stay unique', () => {
  expect(seedNotifications(NOW)).toEqual(rows)
  const many = seedNotifications(NOW, 40)
  expect(many).toHaveLength(1000)
  expect(new Set(many.map(({ id }) => id)).size).toBe(1000)
  expect(many.slice(0, 25)).toEqual(rows)
  const times = many.map(({ createdAt }) => Date.parse(createdAt))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})
