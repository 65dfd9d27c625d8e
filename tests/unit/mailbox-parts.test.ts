// Parts of the mailbox that need no screen: what its search says, what clashes with an appointment, what somebody wrote themselves.

import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { changedFields, type Fields, isClash, mergedFields } from '#apps/mailbox/draft-fields.ts'
import { ownText } from '#apps/mailbox/own-text.ts'
import { busyOfEvents, clashesWith, spanOf } from '#apps/mailbox/read/clashes.ts'
import { textOf } from '#apps/mailbox/text-of.ts'
import { readFiles } from '#apps/mailbox/transfer/read-mails.ts'
import { queryOfList } from '#apps/mailbox/where.ts'
import { readEvents } from '#formats/icalendar/read-events.ts'
import { readQuery, withoutCondition } from '#formats/mail/mail-query.ts'

describe('a search', () => {
  test.each([
    ['from:ada loom', 0, 'loom'],
    ['loom -label:work is:unread', 1, 'loom is:unread'],
    ['subject:"the loom"', 0, ''],
    ['is:unread is:unread', 1, 'is:unread'],
  ])('%s without its condition %i is “%s”', (query, at, rest) => {
    const condition = readQuery(query, 0)[at]
    expect(condition && withoutCondition(query, condition)).toBe(rest)
  })

  test('for the list that is shown', () => {
    expect(queryOfList({ kind: 'folder', slug: 'sent' })).toBe('in:sent')
    expect(queryOfList({ kind: 'label', slug: 'work' })).toBe('label:work')
    expect(queryOfList({ kind: 'filter', slug: 'starred' })).toBe('is:starred')
    expect(queryOfList({ kind: 'filter', slug: 'all' })).toBe('')
  })
})

describe('a draft that two tabs write', () => {
  const before: Fields = { to: ['ada@engine.example'], cc: [], bcc: [], subject: '', content: '' }
  const here = { ...before, content: 'Hello' }

  test('only what differs is sent', () => {
    expect(changedFields(here, before)).toEqual({ content: 'Hello' })
    expect(changedFields({ ...before, to: ['ada@engine.example'] }, before)).toEqual({})
  })

  test('what the other typed into another field is taken on', () => {
    const theirs = { ...before, subject: 'Cards' }
    expect(mergedFields(here, before, theirs)).toEqual({ ...before, subject: 'Cards', content: 'Hello' })
    expect(isClash(here, before, theirs, [])).toBe(false)
  })

  test('one field that both typed into stays as it is here, and is told of; one’s own text that comes back is none', () => {
    const theirs = { ...before, content: 'Good day' }
    expect(mergedFields(here, before, theirs)).toEqual(here)
    expect(isClash(here, before, theirs, [])).toBe(true)
    expect(isClash({ ...before, content: 'Good day, Ada' }, before, theirs, [theirs])).toBe(false)
  })
})

const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:e',
    'SUMMARY:Visit',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
const eventOf = (...lines: string[]) => readEvents(calendar(...lines))[0]

describe('an appointment', () => {
  test.each([
    [['DTSTART:20261201T100000Z', 'DTEND:20261201T113000Z'], '2026-12-01T11:30:00.000Z'],
    [['DTSTART:20261201T100000Z', 'DURATION:PT45M'], '2026-12-01T10:45:00.000Z'],
    [['DTSTART:20261201T100000Z'], null],
    [['DTSTART:20261201T100000Z', 'DTEND:20261201T090000Z'], null],
  ])('%j ends at %s', (lines, until) => {
    expect(eventOf(...lines)).toMatchObject({ at: '2026-12-01T10:00:00.000Z', until, isWholeDay: false })
  })

  test('of whole days ends on its last one; of a single one there is no other', () => {
    const days = eventOf('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204')
    expect(days?.isWholeDay).toBe(true)
    expect(new Date(days?.until ?? '').getDate()).toBe(3)
    expect(eventOf('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202')?.until).toBeNull()
  })

  test('a line that is none costs nothing but itself, and one that is never closed nothing of the others', () => {
    expect(eventOf('DTSTART:20261201T100000Z', 'no line at all', 'DTEND:2026-12-01T11:00:00Z')).toMatchObject({
      at: '2026-12-01T10:00:00.000Z',
      until: '2026-12-01T11:00:00.000Z',
    })
    const odd = ['BEGIN:VEVENT', 'SUMMARY:never closed']
    expect(
      readEvents(calendar('DTSTART:20261201T100000Z').replace('BEGIN:VEVENT', `${odd.join('\r\n')}\r\nBEGIN:VEVENT`)),
    ).toHaveLength(1)
  })

  const visit = { uid: 'e', at: '2026-12-01T10:00:00.000Z', until: '2026-12-01T11:00:00.000Z', isWholeDay: false }
  const at = (time: string, until: string | null = null, id = 'x') => ({
    ...{ id, title: id, at: `2026-12-01T${time}:00.000Z` },
    until: until && `2026-12-01T${until}:00.000Z`,
  })

  test.each([
    ['a task due within it', at('10:30'), true],
    ['a task due as it begins', at('10:00'), true],
    ['a task due as it ends', at('11:00'), false],
    ['one that begins before and ends within', at('09:30', '10:15'), true],
    ['one that ends as it begins', at('09:00', '10:00'), false],
    ['one around it', at('09:00', '12:00'), true],
    ['itself', at('10:00', '11:00', 'e'), false],
  ])('with %s: %s', (_, busy, clashes) => {
    expect(clashesWith(visit, [busy])).toEqual(clashes ? [busy.title] : [])
  })

  test('of several is looked for from the first moment to the last', () => {
    const [from, to] = [at('09:00', '12:00'), at('10:30')]
    const until = new Date(Date.parse(to.at) + 1).toISOString()
    const timed = [from, { ...to, at: to.at }].map((one) => ({ ...one, isWholeDay: false }))
    expect(spanOf(timed)).toEqual({ from: from.at, to: from.until })
    expect(spanOf([timed[1] as (typeof timed)[number]])).toEqual({ from: to.at, to: until })
    expect(spanOf([{ at: to.at, until: null, isWholeDay: true }])).toBeNull()
  })

  test('of whole days, or a task due on a day, clashes with nothing', () => {
    const day = new Date(2026, 11, 1, 23, 59, 59).toISOString()
    expect(clashesWith({ ...visit, isWholeDay: true }, [at('10:30')])).toEqual([])
    const late = { ...visit, at: day, until: null }
    expect(clashesWith(late, [{ id: 't', title: 'Rent', at: day, until: null }])).toEqual([])
    expect(busyOfEvents(readEvents(calendar('DTSTART;VALUE=DATE:20261201')))).toEqual([])
  })
})

test.each([
  ['At ten.\n\nAlex Morgan\n\nOn Monday, Ada wrote:\n> When?', 'At ten.'],
  ['At ten.', 'At ten.'],
  ['\n\nAlex Morgan', ''],
])('of %j somebody wrote “%s”', (content, own) => {
  expect(ownText(content, 'Alex Morgan')).toBe(own)
})

test('emails are read from several files, zipped ones too, each once', async () => {
  const mail = (id: string) =>
    `From: a@b.example\r\nDate: Mon, 23 Nov 2026 09:00:00 +0000\r\nMessage-ID: <${id}>\r\nSubject: ${id}\r\n\r\nHello`
  const zip = zipSync({
    'inbox/one.eml': strToU8(mail('1')),
    'inbox/two.EML': strToU8(mail('2')),
    '__MACOSX/inbox/._one.eml': strToU8('nothing'),
    'readme.txt': strToU8('nothing'),
  })
  const found = await readFiles([
    new File([zip], 'all.zip'),
    new File([mail('2')], 'two.eml'),
    new File([mail('3')], 'three.eml'),
    new File(['nothing'], 'nothing.eml'),
  ])
  expect(found.mails.map(({ mail: { subject } }) => subject)).toEqual(['1', '2', '3'])
  expect(found.leftOut.map(({ file, why }) => [file, why])).toEqual([
    ['readme.txt', 'kind'],
    ['two.eml', 'twice'],
    ['nothing.eml', 'head'],
  ])
})

test('what of an mbox is no email is told of by its place, its subject and the reason', async () => {
  const from = 'From a@b.example Mon Nov 23 09:00:00 2026'
  const date = 'Date: Mon, 23 Nov 2026 09:00:00 +0000'
  const mbox = [
    ...[from, 'From: a@b.example', date, 'Subject: Whole', '', 'Hello', ''],
    ...[from, date, 'Subject: From nobody', '', 'Hello', ''],
    ...[from, 'From: a@b.example', 'Date: someday', 'Subject: =?utf-8?Q?Mar=C3=A9es?=', '', 'Hello', ''],
  ].join('\n')
  const found = await readFiles([
    new File([mbox], 'old.mbox'),
    new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], 'broken.zip'),
  ])
  expect(found.mails).toHaveLength(1)
  expect(found.leftOut).toEqual([
    { file: 'old.mbox', position: 2, subject: 'From nobody', why: 'sender' },
    { file: 'old.mbox', position: 3, subject: 'Marées', why: 'date' },
    { file: 'broken.zip', position: undefined, subject: '', why: 'damaged' },
  ])
})

describe('a large mbox', () => {
  const mail = (at: number) =>
    `From a@b.example Mon Nov 23 09:00:00 2026\r\nFrom: a@b.example\r\nDate: Mon, 23 Nov 2026 09:00:00 +0000\r\nSubject: ${at}\r\n\r\n${'Hello '.repeat(20_000)}\r\n\r\n`
  const fileOf = (count: number) => new File([Array.from({ length: count }, (_, at) => mail(at)).join('')], 'all.mbox')

  test('is read in parts: how far it is grows, and what waits is done meanwhile', async () => {
    const reported: number[] = []
    let turns = 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      turns += 1
      port2.postMessage(null)
    }
    port2.postMessage(null)
    const { mails } = await readFiles([fileOf(20)], { onProgress: (share) => reported.push(share) })
    port1.close()
    expect(mails.map(({ mail: { subject } }) => subject)).toEqual(Array.from({ length: 20 }, (_, at) => String(at)))
    expect(reported.length).toBeGreaterThan(2)
    expect(reported).toEqual(reported.toSorted((a, b) => a - b))
    expect(reported.at(-1)).toBeGreaterThan(0.9)
    expect(reported.at(-1)).toBeLessThanOrEqual(1)
    expect(turns).toBeGreaterThan(2)
  })

  test('can be left before it is read, and a small one is read at once', async () => {
    const reading = new AbortController()
    const told: number[] = []
    const onProgress = (share: number) => {
      told.push(share)
      reading.abort()
    }
    await expect(readFiles([fileOf(20)], { signal: reading.signal, onProgress })).rejects.toThrow('aborted')
    expect(told).toHaveLength(1)
    expect((await readFiles([fileOf(3)], { onProgress })).mails).toHaveLength(3)
    expect(told).toHaveLength(1)
  })
})

test('what is quoted of HTML keeps stressed words, addresses, numbered lists and what it quotes itself', () => {
  const html = [
    '<div><h2>Plan</h2><p>We sail at <b>nine</b>, <em>not</em> later. See <a href="https://b.example/a?x=1&amp;y=2">the chart</a>,',
    'or <a href="https://b.example">https://b.example</a>.</p>',
    '<ol><li>Oars</li><li>Rope<ul><li>thin</li></ul></li><li>Tea</li></ol>',
    '<p>Ada wrote:</p><blockquote><p>Who steers?</p><blockquote>Not me.</blockquote></blockquote><p>Louis</p></div>',
  ].join('\n')
  expect(textOf(html, { isMarked: true }).split('\n').filter(Boolean)).toEqual([
    'Plan',
    'We sail at *nine*, _not_ later. See the chart <https://b.example/a?x=1&y=2>, or https://b.example.',
    '1. Oars',
    '2. Rope',
    '- thin',
    '3. Tea',
    'Ada wrote:',
    '> Who steers?',
    '>',
    '>> Not me.',
    'Louis',
  ])
  expect(textOf(html)).not.toContain('*')
})
