// What the mailbox does besides the specification's calls: drafts, sending, attachments, bulk changes, conversations, snoozing, files in and out.
import { describe, expect, test } from 'vitest'
import type { Mail, Recipient } from '#contract/apps/mailbox-shapes.ts'
import { countOf, emptyMailbox, idsOf, mail, mailboxWith, page, patch } from '#tests/setup/mailbox-api.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const HOUR = 3_600_000
const draft = async (api: TestApi, body: object = {}) =>
  (await api.send('POST', 'apps/mailbox/draft', body)).body as Mail
const undo = (api: TestApi, headers: Headers) => api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })

function filesFor(mailId: string, ...files: File[]): FormData {
  const form = new FormData()
  form.set('mailId', mailId)
  for (const file of files) form.append('files', file)
  return form
}

const attach = (api: TestApi, id: string, ...files: File[]) =>
  api.send('POST', 'apps/mailbox/attachments', filesFor(id, ...files))
const attachmentOf = async (api: TestApi, { id, attachments }: Mail, index = 0) =>
  (await api.get(`apps/mailbox/attachment?mailId=${id}&id=${attachments[index]?.id}`)).body as Blob

describe('drafts', () => {
  test('a draft begins blank, in Drafts, by the sender of the settings, in a conversation of its own', async () => {
    const api = await emptyMailbox()
    const created = await draft(api)
    expect(created).toMatchObject({ folder: 'drafts', subject: '', content: '', to: [], threadId: created.id })
    expect(created.from.contact).toBe('Alex Morgan <alex.morgan@cairn.example>')
    expect(await countOf(api, 'drafts')).toBe(1)
  })

  test('is updated while it is a draft; any other mail answers null', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a' })
    const { id } = await draft(api)
    const update = async (id: string) =>
      (await api.send('PATCH', 'apps/mailbox/draft', { id, draft: { subject: 'Half', to: ['x@y.example'] } })).body
    expect(await update(id)).toMatchObject({ id, subject: 'Half', to: ['x@y.example'] })
    expect([await update(ids.a!), await update('none')]).toEqual([null, null])
  })

  test('an answer belongs to the conversation of what it answers, which is listed the oldest first', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a', daysAgo: 3 })
    const answer = await draft(api, { draft: { subject: 'Re: a' }, replyTo: ids.a })
    const again = await draft(api, { replyTo: answer.id })
    expect([answer.threadId, again.threadId]).toEqual([ids.a, ids.a])
    const thread = (await api.get(`apps/mailbox/thread?id=${ids.a}`)).body as Mail[]
    expect(thread.map(({ id }) => id).slice(0, 1)).toEqual([ids.a])
    expect(thread).toHaveLength(3)
    expect((await api.get('apps/mailbox/thread?id=none')).body).toEqual([])
  })

  test('a list says how many emails each conversation has, without what was thrown away or waits to be sent', async () => {
    const { api, ids } = await mailboxWith({ subject: 'Loom' }, { subject: 'Alone' })
    const answer = async () =>
      (await api.send('POST', 'apps/mailbox/draft', { draft: { to: ['a@b.example'] }, replyTo: ids.Loom })).body as Mail
    const [first, second] = [await answer(), await answer()]
    const counts = async () => (await page(api, 'folder=inbox')).mails.map(({ threadCount }) => threadCount)
    expect(await counts()).toEqual([3, 1])
    await patch(api, first.id, { folder: 'trash' })
    await api.send('POST', 'apps/mailbox/schedule', { id: second.id, sendAt: '2030-01-01T00:00:00.000Z' })
    expect(await counts()).toEqual([1, 1])
  })
})

describe('sending', () => {
  test('puts the draft into Sent with its last changes and the present date', async () => {
    const api = await emptyMailbox()
    const { id } = await draft(api, { draft: { subject: 'Before', to: ['Ada <ada@x.example>'] } })
    api.setNow(TEST_NOW + HOUR)
    const { body } = await api.send('POST', 'apps/mailbox/send', { id, draft: { subject: 'After' } })
    expect(body).toMatchObject({ id, subject: 'After', folder: 'sent', date: new Date(TEST_NOW + HOUR).toISOString() })
    expect([await idsOf(api, 'folder=drafts'), await idsOf(api, 'folder=sent')]).toEqual([[], [id]])
    expect((await api.send('POST', 'apps/mailbox/send', { id })).body).toBeNull()
  })

  test('undone, it is the draft again', async () => {
    const api = await emptyMailbox()
    const before = await draft(api, { draft: { subject: 'x', to: ['Ada <ada@x.example>'] } })
    api.setNow(TEST_NOW + HOUR)
    const { headers } = await api.send('POST', 'apps/mailbox/send', { id: before.id })
    await undo(api, headers)
    expect(await mail(api, before.id)).toEqual(before)
    expect(await idsOf(api, 'folder=drafts')).toEqual([before.id])
  })

  test('addressed to nobody it is refused with 400, and stays a draft', async () => {
    const api = await emptyMailbox()
    const { id } = await draft(api)
    expect(await api.send('POST', 'apps/mailbox/send', { id })).toMatchObject({
      status: 400,
      body: { error: expect.any(String) },
    })
    expect(await mail(api, id)).toMatchObject({ folder: 'drafts' })
  })

  test('whom was written to is suggested, most often met first, by any word of the name or address', async () => {
    const api = await emptyMailbox()
    const recipients = async (query: string) =>
      ((await api.get(`apps/mailbox/recipients?query=${encodeURIComponent(query)}`)).body as Recipient[]).map(
        ({ contact }) => contact,
      )
    const [ada, bob] = ['Ádá Lovelace <ada@engine.example>', 'bob@engine.example']
    for (const to of [[ada], [ada, bob]]) {
      const { id } = await draft(api, { draft: { to } })
      await api.send('POST', 'apps/mailbox/send', { id })
    }
    expect(await recipients('')).toEqual([ada, bob])
    expect(await recipients('ENGINE')).toEqual([ada, bob])
    expect(await recipients('love ad')).toEqual([ada])
    expect(await recipients('nobody')).toEqual([])
  })
})

describe('the outbox', () => {
  const at = (hours: number) => new Date(TEST_NOW + hours * HOUR).toISOString()
  const schedule = async (api: TestApi, subject: string, hours: number, to = ['Ada <ada@x.example>']) => {
    const { id } = await draft(api, { draft: { to } })
    await api.send('POST', 'apps/mailbox/schedule', { id, draft: { subject }, sendAt: at(hours) })
    return id
  }
  const outbox = async (api: TestApi) => (await api.get('apps/mailbox/outbox')).body
  const deliver = async (api: TestApi) =>
    ((await api.send('POST', 'apps/mailbox/outbox')).body as Mail[]).map(({ subject }) => subject)

  test('a scheduled draft leaves Drafts, waits for its time, and is sent then, first due first', async () => {
    const api = await emptyMailbox()
    const [late, early] = [await schedule(api, 'Late', 5), await schedule(api, 'Early', 2)]
    expect(await outbox(api)).toEqual({ count: 2, next: at(2) })
    expect([await idsOf(api, 'folder=drafts'), await idsOf(api, 'filter=outbox')]).toEqual([[], [early, late]])
    expect(await deliver(api)).toEqual([])
    api.setNow(TEST_NOW + 3 * HOUR)
    expect(await deliver(api)).toEqual(['Early'])
    expect(await mail(api, early)).toMatchObject({ folder: 'sent', date: at(3) })
    expect(await mail(api, early)).not.toHaveProperty('sendAt')
    expect(await outbox(api)).toEqual({ count: 1, next: at(5) })
    expect(await deliver(api)).toEqual([])
  })

  test('taken out of it, it is a draft as before; what is deleted is not sent', async () => {
    const api = await emptyMailbox()
    const [back, gone] = [await schedule(api, 'Back', 1), await schedule(api, 'Gone', 1)]
    const unschedule = async (id: string) => (await api.send('DELETE', `apps/mailbox/schedule?id=${id}`)).body
    expect(await unschedule(back)).toMatchObject({ id: back, subject: 'Back', folder: 'drafts' })
    expect([await unschedule(back), await unschedule('none')]).toEqual([null, null])
    await patch(api, gone, { folder: 'trash' })
    expect(await outbox(api)).toEqual({ count: 0, next: null })
    api.setNow(TEST_NOW + 2 * HOUR)
    expect(await deliver(api)).toEqual([])
    expect(await idsOf(api, 'folder=drafts')).toEqual([back])
  })

  test('undone, a delivery is in the outbox again, and a schedule a draft', async () => {
    const api = await emptyMailbox()
    const { id } = await draft(api, { draft: { to: ['Ada <ada@x.example>'] } })
    const scheduled = await api.send('POST', 'apps/mailbox/schedule', { id, sendAt: at(1) })
    api.setNow(TEST_NOW + 2 * HOUR)
    const delivered = await api.send('POST', 'apps/mailbox/outbox')
    await undo(api, delivered.headers)
    expect(await outbox(api)).toEqual({ count: 1, next: at(1) })
    await undo(api, scheduled.headers)
    expect([await outbox(api), await idsOf(api, 'folder=drafts')]).toEqual([{ count: 0, next: null }, [id]])
  })

  test('addressed to nobody it is refused with 400; to oneself it comes into the Inbox too', async () => {
    const api = await emptyMailbox()
    const { id } = await draft(api)
    expect((await api.send('POST', 'apps/mailbox/schedule', { id, sendAt: at(1) })).status).toBe(400)
    await schedule(api, 'To me', 1, ['alex.morgan@cairn.example', 'Ada <ada@x.example>'])
    api.setNow(TEST_NOW + HOUR)
    expect(await deliver(api)).toEqual(['To me'])
    expect((await page(api, 'folder=inbox')).mails).toMatchObject([{ subject: 'To me', unread: true, bcc: [] }])
  })
})

describe('attachments', () => {
  test('an uploaded file is there again byte for byte, in pieces where it is large', async () => {
    const api = await emptyMailbox()
    const bytes = Uint8Array.from({ length: 4_500_001 }, (_, index) => index % 251)
    const { id } = await draft(api)
    const files = [new File([bytes], 'große Karte.png', { type: 'image/png' }), new File([''], 'empty.txt')]
    const withFiles = (await attach(api, id, ...files)).body as Mail
    expect(withFiles.attachments).toMatchObject([
      { type: 'image/png', name: 'große Karte.png', size: 4_500_001, preview: 'große Karte.png', downloadUrl: '' },
      { name: 'empty.txt', size: 0, preview: 'txt', downloadUrl: '' },
    ])
    const answered = await attachmentOf(api, withFiles)
    expect(answered.type).toBe('image/png')
    expect(new Uint8Array(await answered.arrayBuffer())).toEqual(bytes)
    expect((await attachmentOf(api, withFiles, 1)).size).toBe(0)
    expect(await api.db.table('mailPieces').count()).toBe(4)
  })

  test('are removed from a draft with their bytes, and come back when that is undone', async () => {
    const api = await emptyMailbox()
    const made = (await attach(api, (await draft(api)).id, new File(['hello'], 'a.txt'))).body as Mail
    const path = `apps/mailbox/attachment?mailId=${made.id}&id=${made.attachments[0]?.id}`
    const { body, headers } = await api.send('DELETE', path)
    expect(body).toBe(true)
    expect(await api.db.table('mailPieces').count()).toBe(0)
    expect((await api.get(path)).body).toBeNull()
    expect((await api.send('DELETE', path)).body).toBe(false)
    await undo(api, headers)
    expect(await (await attachmentOf(api, made)).text()).toBe('hello')
  })

  test('a forwarded mail has copies: deleting the one leaves the other’s', async () => {
    const api = await emptyMailbox()
    const first = (await attach(api, (await draft(api)).id, new File(['hello'], 'a.txt'))).body as Mail
    const second = await draft(api, { attachmentsOf: first.id })
    await api.send('DELETE', `apps/mailbox/mail?id=${first.id}`)
    expect(await (await attachmentOf(api, second)).text()).toBe('hello')
    await api.send('DELETE', `apps/mailbox/mail?id=${second.id}`)
    expect(await api.db.table('mailPieces').count()).toBe(0)
  })

  test('a mail that came in takes no files; more than fifty are refused', async () => {
    const api = createTestApi()
    const [received] = (await page(api, 'folder=inbox')).mails
    expect((await attach(api, received!.id, new File(['x'], 'x.txt'))).body).toBeNull()
    const { id } = await draft(api)
    const many = Array.from({ length: 50 }, (_, index) => new File(['x'], `${index}.txt`))
    expect((await attach(api, id, ...many)).status).toBe(200)
    expect((await attach(api, id, new File(['x'], 'one more.txt'))).status).toBe(400)
  })

  test.each([
    ['image/jpeg', [0xff, 0xd8, 0xff]],
    ['image/png', [0x89, 0x50, 0x4e, 0x47]],
    ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ])('%s of a sample mail opens, and is as large as the mail says', async (type, signature) => {
    const api = createTestApi()
    const ids = (await api.get('apps/mailbox/search?query=has:attachment')).body as { mails: Mail[] }
    const found = ids.mails.find(({ attachments }) => attachments[0]?.type === type)!
    const file = await attachmentOf(api, found)
    expect(file.type).toBe(type)
    expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, signature.length)]).toEqual(signature)
    expect(file.size).toBe(found.attachments[0]?.size)
  })
})

describe('many at once', () => {
  test('PATCH apps/mailbox/mails: folder, labels and states of many mails as one change, undone as one', async () => {
    const { api, ids } = await mailboxWith(
      { subject: 'a', unread: true },
      { subject: 'b', unread: true },
      { subject: 'c' },
    )
    await patch(api, ids.b!, { labels: ['work'] })
    const before = (await page(api, '')).mails
    const { body, headers } = await api.send('PATCH', 'apps/mailbox/mails', {
      ids: [ids.a, ids.b, 'none', ids.a],
      mail: { folder: 'trash', unread: false, addLabels: ['forums', 'ghost'], removeLabels: ['work'] },
    })
    expect(body).toEqual([ids.a, ids.b])
    for (const id of [ids.a!, ids.b!]) {
      expect(await mail(api, id)).toMatchObject({ folder: 'trash', unread: false, labels: ['forums'] })
    }
    await undo(api, headers)
    expect((await page(api, '')).mails).toEqual(before)
    expect(await countOf(api, 'inbox')).toBe(2)
  })

  test('a mail with five labels gets no more', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a' })
    const five = ['personal', 'work', 'payments', 'invoices', 'accounts']
    await patch(api, ids.a!, { labels: five })
    await api.send('PATCH', 'apps/mailbox/mails', { ids: [ids.a], mail: { addLabels: ['forums'] } })
    expect((await mail(api, ids.a!)).labels).toEqual(five)
  })

  test('Trash and Spam are emptied, other folders cannot be; undone, everything is back', async () => {
    const { api } = await mailboxWith(
      { subject: 'a', folder: 'spam' },
      { subject: 'b', folder: 'spam' },
      { subject: 'c' },
    )
    const { body, headers } = await api.send('DELETE', 'apps/mailbox/folder?folder=spam')
    expect(body).toBe(2)
    expect([await countOf(api, 'spam'), (await page(api, '')).pagination.totalResults]).toEqual([0, 1])
    expect((await api.send('DELETE', 'apps/mailbox/folder?folder=inbox')).status).toBe(400)
    await undo(api, headers)
    expect(await countOf(api, 'spam')).toBe(2)
  })

  test('all ids of a list are there to select, in its order', async () => {
    const api = createTestApi()
    const ids = await idsOf(api, 'folder=inbox')
    const { mails, pagination } = await page(api, 'folder=inbox&page=2')
    expect(ids).toHaveLength(pagination.totalResults)
    expect(ids.slice(10, 20)).toEqual(mails.map(({ id }) => id))
    expect(await idsOf(api, 'folder=inbox&start=12')).toEqual(ids.slice(12))
  })
})

describe('snoozing', () => {
  const until = new Date(TEST_NOW + 2 * HOUR).toISOString()

  test('a snoozed mail leaves its folder and its count until its time, then stands where it came back', async () => {
    const { api, ids } = await mailboxWith(
      { subject: 'new', unread: true },
      { subject: 'old', daysAgo: 30, unread: true },
    )
    await patch(api, ids.old!, { snoozedUntil: until })
    expect([await idsOf(api, 'folder=inbox'), await countOf(api, 'inbox')]).toEqual([[ids.new], 1])
    expect(await idsOf(api, 'filter=snoozed')).toEqual([ids.old])
    api.setNow(TEST_NOW + 2 * HOUR)
    expect([await idsOf(api, 'folder=inbox'), await countOf(api, 'inbox')]).toEqual([[ids.old, ids.new], 2])
    expect(await idsOf(api, 'filter=snoozed')).toEqual([])
  })

  test('it is still found by its label, by being starred, and by searching', async () => {
    const { api, ids } = await mailboxWith({ subject: 'old' })
    await patch(api, ids.old!, { snoozedUntil: until, labels: ['work'], starred: true })
    expect([await idsOf(api, 'label=work'), await idsOf(api, 'filter=starred')]).toEqual([[ids.old], [ids.old]])
  })

  test('woken early it is at its old place; a mail dated ahead of the clock is listed all the same', async () => {
    const { api, ids } = await mailboxWith({ subject: 'ahead', daysAgo: -2 }, { subject: 'b' }, { subject: 'c' })
    await patch(api, ids.c!, { snoozedUntil: new Date(TEST_NOW + 24 * HOUR).toISOString() })
    expect(await idsOf(api, 'folder=inbox')).toEqual([ids.ahead, ids.b])
    await patch(api, ids.c!, { snoozedUntil: null })
    expect(await idsOf(api, 'folder=inbox')).toEqual([ids.ahead, ids.b, ids.c])
  })
})

describe('files in and out', () => {
  const imported = (uid: string, more: object = {}) => ({
    from: 'Ada <ada@x.example>',
    to: ['alex.morgan@cairn.example'],
    bcc: [],
    date: '2025-03-01T10:00:00.000Z',
    subject: uid,
    content: 'Dear Alex,\n\nçà et là\n\nAda',
    uid,
    ...more,
  })

  test('imported mails join their conversations, whatever the sequence; imported again nothing changes', async () => {
    const api = await emptyMailbox()
    const mails = [imported('second', { inReplyTo: 'first', date: '2025-03-02T10:00:00.000Z' }), imported('first')]
    const { body } = await api.send('POST', 'apps/mailbox/import', { mails, folder: 'inbox' })
    const [first, second] = body as { uid: string; id: string }[]
    expect([first?.uid, second?.uid]).toEqual(['first', 'second'])
    expect((await mail(api, second!.id)).threadId).toBe(first?.id)
    expect((await api.send('POST', 'apps/mailbox/import', { mails, folder: 'inbox' })).body).toEqual([])
    expect(await idsOf(api, '')).toHaveLength(2)
  })

  test('what came from files is told by its uids; a mail that Cairn wrote is known when it comes back', async () => {
    const { api } = await mailboxWith({ subject: 'B' }, { subject: 'A' })
    expect((await api.get('apps/mailbox/uids')).body).toEqual(['A', 'B'])
    expect((await api.get('apps/mailbox/uids?start=1')).body).toEqual(['B'])
    const own = await draft(api, { draft: { subject: 'Own', to: ['a@b.example'] } })
    const again = { from: 'x@y.example', to: [], bcc: [], date: own.date, content: '', unread: false, starred: false }
    const mails = [
      { ...again, subject: 'Own', uid: `<${own.id}@cairn.example>` },
      { ...again, subject: 'Answer', uid: '<n@y.example>', inReplyTo: `<${own.id}@cairn.example>` },
    ]
    const { body } = await api.send('POST', 'apps/mailbox/import', { mails, folder: 'inbox' })
    const [added, ...others] = body as { uid: string; id: string }[]
    expect([added?.uid, others]).toEqual(['<n@y.example>', []])
    expect(await mail(api, added?.id ?? '')).toMatchObject({ replyTo: own.id, threadId: own.threadId })
  })

  test('the source of a mail is an .eml file: headers in ASCII, the text and the attachments in it', async () => {
    const api = await emptyMailbox()
    const { body } = await api.send('POST', 'apps/mailbox/import', {
      mails: [imported('Grüße\r\nBcc: evil@x.example')],
      folder: 'inbox',
    })
    const [{ id } = { id: '' }] = body as { id: string }[]
    await attach(api, id, new File(['plain'], 'a.txt', { type: 'text/plain' }))
    const { body: file, headers } = await api.get(`apps/mailbox/source?id=${id}`)
    const source = await (file as Blob).text()
    expect(headers.get('content-type')).toContain('message/rfc822')
    expect(source).toMatch(/^[\x20-\x7e\r\n]*$/)
    expect(source).not.toMatch(/^Bcc:/m)
    expect(source).toContain('From: "Ada" <ada@x.example>\r\n')
    expect(source).toContain('Date: Sat, 01 Mar 2025 10:00:00 +0000\r\n')
    expect(source).toContain(btoa('plain'))
    const text = /base64\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? ''
    expect(
      new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('\r\n', '')), (c) => c.charCodeAt(0))),
    ).toContain('çà et là')
    expect((await api.get('apps/mailbox/source?id=none')).body).toBeNull()
  })
})

describe('saved searches', () => {
  test('are created, changed, listed and deleted', async () => {
    const api = await emptyMailbox()
    const { body } = await api.send('POST', 'apps/mailbox/searches', { search: { title: 'Ada', query: 'from:ada' } })
    const { id } = body as { id: string }
    expect((await api.send('PATCH', 'apps/mailbox/searches', { id, search: { title: 'From Ada' } })).body).toEqual({
      id,
      title: 'From Ada',
      query: 'from:ada',
    })
    expect((await api.get('apps/mailbox/searches')).body).toHaveLength(1)
    expect((await api.send('DELETE', `apps/mailbox/searches?id=${id}`)).body).toBe(true)
    expect((await api.send('DELETE', `apps/mailbox/searches?id=${id}`)).body).toBe(false)
    expect((await api.send('PATCH', 'apps/mailbox/searches', { id, search: { title: 'x' } })).body).toBeNull()
  })
})
