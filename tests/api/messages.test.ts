// Workspace spec §3, §4, §7 and portal spec §7: sample messages, and the same set for sample notifications.
import { describe, expect, test } from 'vitest'
import type { Message } from '#contract/shell/messages.ts'
import { seedMessages } from '#seed/messages.ts'
import { seedSampleNotifications } from '#seed/sample-notifications.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const sets = [
  { path: 'common/messages', word: 'message', seed: seedMessages(TEST_NOW), blank: {} },
  {
    path: 'common/notifications',
    word: 'notification',
    seed: seedSampleNotifications(TEST_NOW),
    blank: { snoozedUntil: null },
  },
]

describe.each(sets)('$path', ({ path, word, seed, blank }) => {
  const all = async (api: TestApi) => (await api.get(path)).body as Message[]
  const [first, second] = seed as [Message, Message]

  test('GET: all of them, newest first', async () => {
    const api = createTestApi()
    expect(await all(api)).toEqual(seed)
    await api.send('POST', path, { [word]: { title: 'new' } })
    await api.send('POST', path, { [word]: { title: 'old', time: '2020-01-01T01:00:00+02:00' } })
    const titles = (await all(api)).map(({ title }) => title)
    expect([titles[0], titles.at(-1)]).toEqual(['new', 'old'])
  })

  test(`POST, body {${word}}: answers the created one, unread and unseen, from now`, async () => {
    const api = createTestApi()
    const { status, body } = await api.send('POST', path, { [word]: { title: 'Hello', id: 'mine', more: 1 } })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.not.stringMatching(/^mine$/),
      image: null,
      title: 'Hello',
      description: null,
      time: new Date(TEST_NOW).toISOString(),
      read: false,
      seen: false,
      link: null,
      useRouter: false,
      icon: null,
      ...blank,
    })
    expect(await all(api)).toContainEqual(body)
  })

  test('a message without an image can have an icon', async () => {
    const api = createTestApi()
    const change = { icon: 'bell' }
    expect((await api.send('POST', path, { [word]: change })).body).toMatchObject(change)
    expect((await api.send('PATCH', path, { id: first.id, [word]: change })).body).toEqual({ ...first, ...change })
  })

  test('a time that is in no year of four digits in UTC is refused', async () => {
    const api = createTestApi()
    for (const time of ['0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'])
      expect(await api.send('POST', path, { [word]: { time } })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining(`body.${word}.time`) },
      })
    expect(await all(api)).toEqual(seed)
  })

  test(`PATCH, body {id, ${word}}: answers the updated one; an unknown id null`, async () => {
    const api = createTestApi()
    const change = { title: 'Other', read: true, id: 'other' }
    const { body } = await api.send('PATCH', path, { id: first.id, [word]: change })
    expect(body).toEqual({ ...first, title: 'Other', read: true })
    expect((await all(api))[0]).toEqual(body)
    const unknown = await api.send('PATCH', path, { id: 'none', [word]: change })
    expect(unknown).toMatchObject({ status: 200, body: null })
    expect(unknown.headers.get('x-change-id')).toBeNull()
  })

  test('DELETE, query id: answers true, and false for an unknown id', async () => {
    const api = createTestApi()
    expect((await api.send('DELETE', `${path}?id=${first.id}`)).body).toBe(true)
    expect(await all(api)).toEqual(seed.slice(1))
    expect((await api.send('DELETE', `${path}?id=${first.id}`)).body).toBe(false)
  })

  test('GET mark-all-as-read: sets read and seen true on every item, and can be undone', async () => {
    const api = createTestApi()
    const answer = await api.get(`${path}/mark-all-as-read`)
    expect(answer).toMatchObject({ status: 200, body: true })
    expect(await all(api)).toEqual(seed.map((item) => ({ ...item, read: true, seen: true })))
    expect((await api.get(`${path}/mark-all-as-read`)).headers.get('x-change-id')).toBeNull()
    await api.send('POST', 'changes/undo', { id: answer.headers.get('x-change-id') })
    expect(await all(api)).toEqual(seed)
  })

  test('GET mark-all-as-read answers one request once: the same key again changes nothing', async () => {
    const api = createTestApi()
    const headers = { 'idempotency-key': 'once' }
    await api.get(`${path}/mark-all-as-read`, headers)
    await api.send('PATCH', path, { id: first.id, [word]: { read: false } })
    expect((await api.get(`${path}/mark-all-as-read`, headers)).body).toBe(true)
    expect((await all(api))[0]).toMatchObject({ read: false, seen: true })
  })

  test.each([
    ['an image', { mode: 'no-cors', destination: 'image' }],
    ['a link in another page', { mode: 'navigate', destination: 'document' }],
    ['a frame', { mode: 'navigate', destination: 'iframe' }],
    ['a script', { mode: 'cors', destination: 'script' }],
    ['a request without an answer to read', { mode: 'no-cors', destination: '' }],
  ])('GET mark-all-as-read does not answer %s', async (_, requested) => {
    const api = createTestApi()
    // Only a browser makes requests such as these.
    const request = Object.defineProperties(new Request(`http://localhost/api/${path}/mark-all-as-read`), {
      mode: { value: requested.mode },
      destination: { value: requested.destination },
    })
    expect((await api.app.fetch(request)).status).toBe(403)
    expect(await all(api)).toEqual(seed)
  })

  test.each(['sec-purpose', 'purpose'])('GET mark-all-as-read does not answer a prefetch (%s)', async (header) => {
    const api = createTestApi()
    const answer = await api.get(`${path}/mark-all-as-read`, { [header]: 'prefetch;prerender' })
    expect(answer.status).toBe(403)
    expect(await all(api)).toEqual(seed)
  })

  test(`POST toggle-read-status, body {${word}}: sets read to the value sent`, async () => {
    const api = createTestApi()
    const toggle = (item: object) => api.send('POST', `${path}/toggle-read-status`, { [word]: item })
    for (const read of [true, true, false]) {
      expect((await toggle({ ...first, title: 'not this', read })).body).toEqual({ ...first, read })
      expect((await all(api))[0]).toEqual({ ...first, read })
    }
    expect(await toggle({ id: 'none', read: true })).toMatchObject({ status: 200, body: null })
  })

  test('several are changed or deleted in one call, which one undo puts back', async () => {
    const api = createTestApi()
    const ids = [first.id, 'none', second.id, first.id]
    const changed = await api.send('PATCH', `${path}/many`, { ids, [word]: { read: true, title: 'not this' } })
    expect(changed.body).toEqual([first, second].map((item) => ({ ...item, read: true })))
    const deleted = await api.send('DELETE', `${path}/many`, { ids })
    expect(deleted.body).toBe(true)
    expect(await all(api)).toEqual(seed.slice(2))
    await api.send('POST', 'changes/undo', { id: deleted.headers.get('x-change-id') })
    await api.send('POST', 'changes/undo', { id: changed.headers.get('x-change-id') })
    expect(await all(api)).toEqual(seed)
    expect((await api.send('DELETE', `${path}/many`, { ids: ['none'] })).body).toBe(false)
  })

  test('an invalid message is refused with 400, and changes nothing', async () => {
    const api = createTestApi()
    const wrong = [
      { link: 'javascript:alert(1)' },
      { link: '//evil.example' },
      { image: 'data:text/html,x' },
      { time: 'yesterday' },
      { read: 'yes' },
      { title: 'x'.repeat(501) },
    ]
    for (const item of wrong) {
      expect((await api.send('POST', path, { [word]: item })).status).toBe(400)
      expect((await api.send('PATCH', path, { id: first.id, [word]: item })).status).toBe(400)
    }
    expect((await api.send('POST', path, {})).status).toBe(400)
    expect((await api.send('POST', `${path}/toggle-read-status`, { [word]: { id: first.id } })).status).toBe(400)
    expect(await all(api)).toEqual(seed)
  })
})
