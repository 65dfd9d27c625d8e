// Workspace spec §3, §4, §5, §7, §8, §9: settings, folders, filters, labels, the lists and single mails.
import { describe, expect, test } from 'vitest'
import type { MailFolder } from '#contract/apps/mailbox-shapes.ts'
import { countOf, emptyMailbox, labels, mail, mailboxWith, page, patch } from '#tests/setup/mailbox-api.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

describe('settings', () => {
  test('GET apps/mailbox/settings: messageLayout default right', async () => {
    expect((await createTestApi().get('apps/mailbox/settings')).body).toMatchObject({ messageLayout: 'right' })
  })

  test('PATCH apps/mailbox/settings, body {settings}: answers the changed settings, the others stay', async () => {
    const api = createTestApi()
    const before = (await api.get('apps/mailbox/settings')).body as object
    const answer = await api.send('PATCH', 'apps/mailbox/settings', { settings: { messageLayout: 'bottom' } })
    expect(answer.body).toEqual({ ...before, messageLayout: 'bottom' })
    expect((await api.get('apps/mailbox/settings')).body).toEqual(answer.body)
  })
})

describe('folders and filters', () => {
  test('GET apps/mailbox/folders: Inbox, Sent, Drafts, Spam, Trash with id, title, slug, icon and count', async () => {
    const folders = (await createTestApi().get('apps/mailbox/folders')).body as MailFolder[]
    expect(folders.map(({ title }) => title)).toEqual(['Inbox', 'Sent', 'Drafts', 'Spam', 'Trash'])
    for (const folder of folders) expect(Object.keys(folder).sort()).toEqual(['count', 'icon', 'id', 'slug', 'title'])
  })

  test('Sent and Trash show 0; Drafts and Spam count all their mails; other folders count unread mails', async () => {
    const box = (folder: string) => [
      { subject: `${folder} 1`, folder, unread: true },
      { subject: `${folder} 2`, folder, unread: true },
      { subject: `${folder} 3`, folder },
    ]
    const { api } = await mailboxWith(...['inbox', 'sent', 'drafts', 'spam', 'trash'].flatMap(box))
    const folders = (await api.get('apps/mailbox/folders')).body as MailFolder[]
    expect(Object.fromEntries(folders.map(({ id, count }) => [id, count]))).toEqual({
      inbox: 2,
      sent: 0,
      drafts: 3,
      spam: 3,
      trash: 0,
    })
  })

  test('GET apps/mailbox/filters: Starred and Important with id, title, slug', async () => {
    expect((await createTestApi().get('apps/mailbox/filters')).body).toEqual([
      { id: 'starred', title: 'Starred', slug: 'starred' },
      { id: 'important', title: 'Important', slug: 'important' },
    ])
  })
})

describe('labels', () => {
  test('Personal blue, Work indigo, Payments red, Invoices teal, Accounts purple, Forums green', async () => {
    const found = await labels(await emptyMailbox())
    expect(Object.fromEntries(found.map(({ title, color }) => [title, color]))).toEqual({
      Personal: 'blue',
      Work: 'indigo',
      Payments: 'red',
      Invoices: 'teal',
      Accounts: 'purple',
      Forums: 'green',
    })
  })

  test('POST apps/mailbox/label, body {label}: answers the label with generated id and slug', async () => {
    const api = await emptyMailbox()
    const { body } = await api.send('POST', 'apps/mailbox/label', { label: { title: 'To Read', color: 'pink' } })
    expect(body).toEqual({ id: expect.stringMatching(/./), title: 'To Read', slug: 'to-read', color: 'pink' })
    expect(await labels(api)).toContainEqual(body)
  })

  test.each([
    ['lowercase', 'URGENT', 'urgent'],
    ['spaces become hyphens', 'a few words', 'a-few-words'],
    ['repeated hyphens collapse', 'a  b -- c', 'a-b-c'],
    ['non-word characters are dropped', 'What? (now!) under_score 7', 'what-now-under_score-7'],
    ['a sign between spaces leaves one hyphen', 'Bills & Receipts', 'bills-receipts'],
  ])('label slug: %s', async (_, title, slug) => {
    const { body } = await (await emptyMailbox()).send('POST', 'apps/mailbox/label', { label: { title } })
    expect(body).toMatchObject({ title, slug })
  })

  test('a slug that collides gets a numeric suffix (-1, -2, ...), the first that is free', async () => {
    const api = await emptyMailbox()
    const create = async (title: string) =>
      (await api.send('POST', 'apps/mailbox/label', { label: { title } })).body as { id: string; slug: string }
    expect([(await create('Work!')).slug, (await create('WORK')).slug, (await create('Work 1')).slug]).toEqual([
      'work-1',
      'work-2',
      'work-1-1',
    ])
    await api.send('DELETE', 'apps/mailbox/label?id=work')
    expect((await create('work')).slug).toBe('work')
  })

  test('PATCH apps/mailbox/label, body {id, label}: answers it; a new title makes a new slug, its own is no collision', async () => {
    const api = await emptyMailbox()
    const change = async (label: object) => (await api.send('PATCH', 'apps/mailbox/label', { id: 'work', label })).body
    expect(await change({ color: 'amber' })).toEqual({ id: 'work', title: 'Work', slug: 'work', color: 'amber' })
    expect(await change({ title: 'Personal' })).toMatchObject({ slug: 'personal-1', color: 'amber' })
    expect(await change({ title: 'Personal!' })).toMatchObject({ slug: 'personal-1' })
    expect((await api.send('PATCH', 'apps/mailbox/label', { id: 'none', label: { title: 'x' } })).body).toBeNull()
  })

  test('DELETE apps/mailbox/label, query id: also removes the label from mails', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a' }, { subject: 'b' })
    await patch(api, ids.a!, { labels: ['work', 'forums'] })
    await patch(api, ids.b!, { labels: ['work'] })
    expect((await api.send('DELETE', 'apps/mailbox/label?id=work')).body).toBe(true)
    expect([(await mail(api, ids.a!)).labels, (await mail(api, ids.b!)).labels]).toEqual([['forums'], []])
    expect((await page(api, 'label=work')).mails).toEqual([])
    expect((await api.send('DELETE', 'apps/mailbox/label?id=work')).body).toBe(false)
  })
})

describe('lists', () => {
  const many = Array.from({ length: 23 }, (_, index) => ({ subject: `mail ${index}`, daysAgo: (index * 7) % 23 }))

  test('page size 10, newest first by date, with all pagination fields', async () => {
    const { api } = await mailboxWith(...many)
    const first = await page(api, 'folder=inbox')
    expect(first.pagination).toEqual({
      totalResults: 23,
      resultsPerPage: 10,
      currentPage: 1,
      lastPage: 3,
      startIndex: 0,
      endIndex: 9,
    })
    const third = await page(api, 'folder=inbox&page=3')
    expect(third.pagination).toMatchObject({ currentPage: 3, startIndex: 20, endIndex: 22 })
    const second = await page(api, 'folder=inbox&page=2')
    const dates = [first, second, third].flatMap(({ mails }) => mails.map(({ date }) => date))
    expect(dates).toHaveLength(23)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('if the page is beyond the last page, mails is null and pagination holds only lastPage', async () => {
    const { api } = await mailboxWith(...many)
    expect(await page(api, 'folder=inbox&page=4')).toEqual({ mails: null, pagination: { lastPage: 3 } })
    expect(await page(api, 'folder=trash&page=2')).toEqual({ mails: null, pagination: { lastPage: 1 } })
  })

  test('an empty folder has one page, and an unknown slug is an empty list', async () => {
    const { api } = await mailboxWith()
    for (const query of ['folder=trash', 'folder=attic', 'filter=loud', 'label=none']) {
      expect(await page(api, query)).toMatchObject({ mails: [], pagination: { totalResults: 0, lastPage: 1 } })
    }
  })

  test('query folder or filter or label', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a' }, { subject: 'b', folder: 'sent' }, { subject: 'c' })
    await patch(api, ids.a!, { starred: true, labels: ['work'] })
    await patch(api, ids.b!, { starred: true, important: true })
    const subjects = async (query: string) => (await page(api, query)).mails.map(({ subject }) => subject)
    expect(await subjects('folder=inbox')).toEqual(['a', 'c'])
    expect(await subjects('folder=sent')).toEqual(['b'])
    expect(await subjects('filter=starred')).toEqual(['a', 'b'])
    expect(await subjects('filter=important')).toEqual(['b'])
    expect(await subjects('label=work')).toEqual(['a'])
    expect(await subjects('')).toEqual(['a', 'b', 'c'])
  })

  test('the label is asked for by its slug, not its id', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a' })
    const { id } = (await api.send('POST', 'apps/mailbox/label', { label: { title: 'Own words' } })).body as {
      id: string
    }
    await patch(api, ids.a!, { labels: [id] })
    expect((await page(api, 'label=own-words')).mails).toHaveLength(1)
    expect((await page(api, `label=${id}`)).mails).toEqual([])
  })

  test('mail list delay 625 ms; the other calls wait for nothing', async () => {
    const api = createTestApi()
    await page(api, 'folder=inbox')
    await api.get('apps/mailbox/folders')
    expect(api.delays).toEqual([625, 0])
  })

  test.each(['0', '-1', 'NaN', '1.5', '1e10'])('page %s is refused with 400', async (number) => {
    expect((await createTestApi().get(`apps/mailbox/mails?folder=inbox&page=${number}`)).status).toBe(400)
  })
})

describe('a mail', () => {
  test('GET apps/mailbox/mail, query id: all its fields; an unknown id null', async () => {
    const api = createTestApi()
    const [first] = (await page(api, 'folder=sent')).mails
    const found = await mail(api, first!.id)
    expect(found).toEqual(first)
    expect(found).toMatchObject({ type: 'mail', from: { contact: 'Alex Morgan <alex.morgan@cairn.example>' } })
    expect(await mail(api, 'none')).toBeNull()
  })

  test('the sender comes with the portrait', async () => {
    const { mails } = await page(createTestApi(), 'folder=inbox')
    expect(mails.filter(({ from }) => from.avatar?.startsWith('data:image/svg+xml'))).not.toEqual([])
  })

  test('derived: ccCount, bccCount; cc is absent on some', async () => {
    const api = createTestApi()
    const all = (await Promise.all([1, 2, 3].map((number) => page(api, `folder=sent&page=${number}`)))).flatMap(
      ({ mails }) => mails,
    )
    for (const { cc, ccCount, bcc, bccCount } of all) expect([ccCount, bccCount]).toEqual([cc?.length ?? 0, bcc.length])
    expect(all.some(({ cc }) => cc === undefined)).toBe(true)
    expect(all.some(({ ccCount }) => ccCount > 0)).toBe(true)
  })

  test('unread, starred, important are independent booleans, changed by patching', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a', unread: true })
    expect(await patch(api, ids.a!, { starred: true })).toMatchObject({ unread: true, starred: true, important: false })
    expect(await patch(api, ids.a!, { unread: false })).toMatchObject({
      unread: false,
      starred: true,
      important: false,
    })
    expect(await patch(api, ids.a!, { important: true })).toMatchObject({
      unread: false,
      starred: true,
      important: true,
    })
    expect(await mail(api, ids.a!)).toMatchObject({ unread: false, starred: true, important: true })
  })

  test('sits in exactly one folder: patched into another it leaves the first, counts with it', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a', unread: true })
    expect(await patch(api, ids.a!, { folder: 'spam' })).toMatchObject({ folder: 'spam' })
    expect([(await page(api, 'folder=inbox')).mails, (await page(api, 'folder=spam')).mails.length]).toEqual([[], 1])
    expect([await countOf(api, 'inbox'), await countOf(api, 'spam')]).toEqual([0, 1])
    expect((await api.send('PATCH', 'apps/mailbox/mail', { id: ids.a, mail: { folder: 'attic' } })).status).toBe(400)
  })

  test('carries zero to five labels, each once; what is no label is dropped', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a' })
    expect((await patch(api, ids.a!, { labels: ['work', 'work', 'ghost'] })).labels).toEqual(['work'])
    const six = ['personal', 'work', 'payments', 'invoices', 'accounts', 'forums']
    expect((await patch(api, ids.a!, { labels: six.slice(1) })).labels).toHaveLength(5)
    expect((await api.send('PATCH', 'apps/mailbox/mail', { id: ids.a, mail: { labels: six } })).status).toBe(400)
    expect((await patch(api, ids.a!, { labels: [] })).labels).toEqual([])
  })

  test('id, sender and content are not a patch’s; an unknown id answers null', async () => {
    const { api, ids } = await mailboxWith({ subject: 'a' })
    const before = await mail(api, ids.a!)
    expect(await patch(api, ids.a!, { id: 'b', from: 'x', content: 'x', type: 'x' })).toEqual(before)
    expect(await patch(api, 'none', { starred: true })).toBeNull()
  })
})
