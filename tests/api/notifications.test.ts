// Portal spec §3, §4, §7 and portal API, B: the notifications of the portal.
import { describe, expect, test } from 'vitest'
import type { Notification } from '#contract/portal/notifications.ts'
import { seedNotifications } from '#seed/notifications.ts'
import { listOf, signedInPeople } from '#tests/setup/notifications-api.ts'
import { TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const seed: Notification[] = seedNotifications(TEST_NOW).map(({ userId: _, ...notification }) => notification)
const [first, second] = seed as [Notification, Notification]
const NOT_FOUND = {
  status: 404,
  body: { message: 'error.notifications.notfound.msg.notification', status: 404 },
}

describe('the notifications of a person', () => {
  test('GET all: the list, sorted newest first', async () => {
    const { api, mine } = await signedInPeople()
    expect(await listOf(api, mine)).toEqual(seed)
  })

  test('GET all: says of which the job is there no longer, once the jobs are there', async () => {
    const { api, mine } = await signedInPeople()
    const { jobId } = first.attributes
    await api.send('GET', `career/jobs/${jobId}`, undefined, mine)
    const goneOf = (list: Notification[]) => list.filter(({ attributes }) => attributes.isGone)
    expect(goneOf(await listOf(api, mine))).toEqual([])
    await api.db.table('jobs').delete(jobId)
    const gone = goneOf(await listOf(api, mine))
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.every(({ attributes }) => attributes.jobId === jobId)).toBe(true)
  })

  test('PATCH {id}, empty body: marks one read', async () => {
    const { api, mine } = await signedInPeople()
    expect(await api.send('PATCH', `notifications/${first.id}`, undefined, mine)).toMatchObject({
      status: 200,
      body: { ...first, read: true },
    })
    expect(await listOf(api, mine)).toEqual([{ ...first, read: true }, ...seed.slice(1)])
    const again = await api.send('PATCH', `notifications/${first.id}`, {}, mine)
    expect([again.status, again.headers.get('x-change-id')]).toEqual([200, null])
    expect(await api.send('PATCH', 'notifications/none', {}, mine)).toMatchObject(NOT_FOUND)
  })

  test('PATCH all, empty body: marks all read', async () => {
    const { api, mine } = await signedInPeople()
    expect(await api.send('PATCH', 'notifications/all', {}, mine)).toMatchObject({ status: 200, body: true })
    expect(await listOf(api, mine)).toEqual(seed.map((item) => ({ ...item, read: true })))
    expect((await api.send('PATCH', 'notifications/all', {}, mine)).headers.get('x-change-id')).toBeNull()
  })

  test('DELETE {id}: removes one; an unknown id is answered with 404', async () => {
    const { api, mine } = await signedInPeople()
    expect(await api.send('DELETE', `notifications/${second.id}`, undefined, mine)).toMatchObject({ body: true })
    expect(await listOf(api, mine)).toEqual([first, ...seed.slice(2)])
    expect(await api.send('DELETE', `notifications/${second.id}`, undefined, mine)).toMatchObject(NOT_FOUND)
  })

  test('DELETE all: clears all, and can be undone', async () => {
    const { api, mine } = await signedInPeople()
    const cleared = await api.send('DELETE', 'notifications/all', undefined, mine)
    expect(cleared).toMatchObject({ status: 200, body: true })
    expect(await listOf(api, mine)).toEqual([])
    expect(await api.send('DELETE', 'notifications/all', undefined, mine)).toMatchObject({ body: true })
    await api.send('POST', 'changes/undo', { id: cleared.headers.get('x-change-id') })
    expect(await listOf(api, mine)).toEqual(seed)
  })

  test('are nobody else’s: another person sees none, changes none, and clears their own alone', async () => {
    const { api, mine, others } = await signedInPeople()
    await listOf(api, mine)
    expect(await listOf(api, others)).toEqual([])
    expect(await api.send('PATCH', `notifications/${first.id}`, {}, others)).toMatchObject(NOT_FOUND)
    expect(await api.send('DELETE', `notifications/${first.id}`, undefined, others)).toMatchObject(NOT_FOUND)
    await api.send('PATCH', 'notifications/all', {}, others)
    await api.send('DELETE', 'notifications/all', undefined, others)
    expect(await listOf(api, mine)).toEqual(seed)
    await api.send('DELETE', `notifications/${first.id}`, undefined, mine)
    // What is deleted on this device is shown to whoever uses it; this is not.
    expect((await api.get('changes/deleted')).body).toMatchObject({ things: [] })
  })

  test.each([
    ['GET', 'notifications/all'],
    ['PATCH', 'notifications/all'],
    ['PATCH', `notifications/${first.id}`],
    ['DELETE', 'notifications/all'],
    ['DELETE', `notifications/${first.id}`],
    ['POST', 'notifications/demo-tick'],
  ])('%s %s without a token: 401, and nothing has changed', async (method, path) => {
    const { api, mine } = await signedInPeople()
    expect((await api.send(method, path, undefined, { authorization: '' })).status).toBe(401)
    expect(await listOf(api, mine)).toEqual(seed)
  })
})

describe('the demo portal’s own', () => {
  const tick = async (api: TestApi, headers: Record<string, string>, now: number) => {
    api.setNow(now)
    const { status, body } = await api.send('POST', 'notifications/demo-tick', {}, headers)
    expect(status).toBe(200)
    const { notification, next } = body as { notification: Notification | null; next: string }
    expect(Date.parse(next)).toBeGreaterThan(now)
    return { notification, next: Date.parse(next) }
  }

  test('POST demo-tick makes one where it is due by the clock, at the top, unread, once', async () => {
    const { api, mine } = await signedInPeople()
    const { notification, next } = await tick(api, mine, TEST_NOW)
    expect(notification).toMatchObject({ read: false, createdAt: new Date(TEST_NOW).toISOString() })
    expect(await listOf(api, mine)).toEqual([notification, ...seed])
    expect(await tick(api, mine, next - 1)).toEqual({ notification: null, next })
    expect((await tick(api, mine, next)).notification?.id).toEqual(expect.not.stringMatching(notification?.id ?? ''))
    expect(await listOf(api, mine)).toHaveLength(seed.length + 2)
  })

  test('a person who has signed up is told of something too; each by a clock of their own', async () => {
    const { api, mine, others } = await signedInPeople()
    expect((await tick(api, others, TEST_NOW)).notification).toMatchObject({ type: 'JOB_OFFER' })
    expect(await listOf(api, mine)).toEqual(seed)
    expect(await listOf(api, others)).toHaveLength(1)
    expect((await tick(api, mine, TEST_NOW)).notification).not.toBeNull()
  })

  test('nobody is told more and more while nothing is read', async () => {
    const { api, mine } = await signedInPeople()
    let at = TEST_NOW
    for (let count = 0; count < 30; count += 1) at = (await tick(api, mine, at)).next
    const unread = (await listOf(api, mine)).filter(({ read }) => !read)
    expect(unread).toHaveLength(12)
    await api.send('PATCH', 'notifications/all', {}, mine)
    expect((await tick(api, mine, at)).notification).not.toBeNull()
  })

  test('a clock that is put back does not silence it', async () => {
    const { api, mine } = await signedInPeople()
    await tick(api, mine, TEST_NOW)
    const tenYears = 10 * 365 * 24 * 3_600_000
    expect((await tick(api, mine, TEST_NOW - tenYears)).notification).not.toBeNull()
  })
})
