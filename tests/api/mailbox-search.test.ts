// GET apps/mailbox/search: words and operators over all mail.
import { beforeAll, describe, expect, test } from 'vitest'
import { found, mailboxWith, patch } from '#tests/setup/mailbox-api.ts'
import { TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

let api: TestApi
let ids: Record<string, string>

beforeAll(async () => {
  const made = await mailboxWith(
    { subject: 'Timetable for winter', content: 'The élèves ride the early bus', unread: true, daysAgo: 1 },
    { subject: 'Lunch', content: 'About the timetable, later', from: 'Bob Stone <bob@quarry.example>', daysAgo: 10 },
    { subject: 'Sent one', folder: 'sent', to: ['Carla <carla@quarry.example>'], daysAgo: 40 },
    { subject: 'Timetable of a prince', folder: 'spam', daysAgo: 2 },
    { subject: 'Old timetable', folder: 'trash', daysAgo: 400 },
  )
  api = made.api
  ids = made.ids
  await patch(api, ids.Lunch!, { labels: ['work'], starred: true })
})

const subjects = async (query: string) => {
  const names = new Map(Object.entries(ids).map(([subject, id]) => [id, subject]))
  return (await found(api, query)).map((id) => names.get(id))
}

describe('searching mail', () => {
  test.each([
    ['a word in subject or text, newest first', 'timetable', ['Timetable for winter', 'Lunch']],
    ['the beginning of a word, whatever its case and accents', 'ELEV', ['Timetable for winter']],
    ['all words', 'timetable later', ['Lunch']],
    ['a phrase', '"early bus"', ['Timetable for winter']],
    ['not a phrase in another sequence', '"bus early"', []],
    ['a word that must not be there', 'timetable -lunch', ['Timetable for winter']],
    ['from:', 'from:stone', ['Lunch']],
    ['from: an address', 'from:bob@quarry.example', ['Lunch']],
    ['-from:', 'timetable -from:bob', ['Timetable for winter']],
    ['to:', 'to:carla', ['Sent one']],
    ['subject:', 'subject:timetable', ['Timetable for winter']],
    ['subject: with a phrase', 'subject:"for winter"', ['Timetable for winter']],
    ['is:unread', 'is:unread', ['Timetable for winter']],
    ['is:read', 'is:read', ['Lunch', 'Sent one']],
    ['is:starred', 'is:starred', ['Lunch']],
    ['label:', 'label:work', ['Lunch']],
    ['-label:', '-label:work timetable', ['Timetable for winter']],
    ['in:', 'in:sent', ['Sent one']],
    ['in:spam and in:trash, which nothing else finds', 'in:spam timetable', ['Timetable of a prince']],
    [
      'in:anywhere',
      'in:anywhere timetable',
      ['Timetable for winter', 'Timetable of a prince', 'Lunch', 'Old timetable'],
    ],
    ['older_than:', 'older_than:2w', ['Sent one']],
    ['newer_than:', 'newer_than:5d', ['Timetable for winter']],
    ['before: and after:', 'before:2026-11-10 after:2026/11/1', ['Lunch']],
    ['an operator that means nothing is a word', 'is:purple', []],
    ['signs alone are nothing', '!!! --', []],
    ['nothing asked is nothing found', '', []],
  ])('%s', async (_, query, expected) => {
    expect(await subjects(query)).toEqual(expected)
  })

  test('has:attachment, is:snoozed', async () => {
    const form = new FormData()
    form.set('mailId', ids.Lunch!)
    form.append('files', new File(['x'], 'menu.txt'))
    await api.send('POST', 'apps/mailbox/attachments', form)
    await patch(api, ids.Lunch!, { snoozedUntil: new Date(TEST_NOW + 3_600_000).toISOString() })
    expect([await subjects('has:attachment'), await subjects('is:snoozed'), await subjects('menu')]).toEqual([
      ['Lunch'],
      ['Lunch'],
      ['Lunch'],
    ])
  })

  test('is paged like the lists, and sees what was written just before', async () => {
    const { api } = await mailboxWith(...Array.from({ length: 12 }, (_, index) => ({ subject: `stone ${index}` })))
    const { body } = await api.get('apps/mailbox/search?query=stone&page=2')
    expect(body).toMatchObject({
      mails: [{ subject: 'stone 10' }, { subject: 'stone 11' }],
      pagination: { totalResults: 12, lastPage: 2 },
    })
    expect((await api.get('apps/mailbox/search?query=stone&page=3')).body).toEqual({
      mails: null,
      pagination: { lastPage: 2 },
    })
  })
})

describe('GET apps/mailbox/counts', () => {
  test('a label’s unread mails, all that are snoozed and not back yet, all that a saved search finds', async () => {
    const { api, ids } = await mailboxWith(
      { subject: 'One', unread: true },
      { subject: 'Two', unread: true },
      { subject: 'Three', from: 'Bob <bob@quarry.example>' },
    )
    for (const id of [ids.One!, ids.Three!]) await patch(api, id, { labels: ['work'] })
    await patch(api, ids.Two!, { snoozedUntil: new Date(TEST_NOW + 3_600_000).toISOString() })
    await patch(api, ids.Three!, { snoozedUntil: new Date(TEST_NOW - 3_600_000).toISOString() })
    const search = async (query: string) =>
      ((await api.send('POST', 'apps/mailbox/searches', { search: { title: query, query } })).body as { id: string }).id
    const [bob, all] = [await search('from:bob'), await search('in:inbox')]
    const counts = async () => (await api.get('apps/mailbox/counts')).body
    expect(await counts()).toMatchObject({
      labels: { work: 1, personal: 0 },
      snoozed: 1,
      searches: { [bob]: 1, [all]: 3 },
    })
    await patch(api, ids.One!, { unread: false })
    expect(await counts()).toMatchObject({ labels: { work: 0 } })
  })
})
