// Quick add: which words of a line are a due date, a tag, a priority or a person, in English and French.
import { expect, test } from 'vitest'
import { readDue } from '#apps/tasks/add/dates.ts'
import { additionOf, type QuickAddKnown, recognise } from '#apps/tasks/add/quick-add.ts'

/** Tuesday 17 November 2026, 09:00 here. */
const now = new Date(2026, 10, 17, 9).getTime()

const known: QuickAddKnown = {
  tags: [
    { id: 'bug', title: 'Bug' },
    { id: 'front', title: 'Front end' },
    { id: 'learning', title: 'Learning' },
    { id: 'etude', title: 'Étude' },
  ],
  people: [
    { id: 'ines', name: 'Inès Roche', avatar: null },
    { id: 'alex', name: 'Alex Morgan', avatar: null },
    { id: 'marek', name: 'Marek Nowak', avatar: null },
    { id: 'mateus', name: 'Mateus Costa', avatar: null },
  ],
  language: 'en',
  now,
  plain: new Set(),
}

const read = (text: string, changes: Partial<QuickAddKnown> = {}) =>
  additionOf(text, recognise(text, { ...known, ...changes }))
const at = (month: number, day: number, hours = 23, minutes = 59, seconds = hours === 23 && minutes === 59 ? 59 : 0) =>
  new Date(2026, month - 1, day, hours, minutes, seconds).toISOString()

test.each([
  ['Call the training office fri 10:00', 'Call the training office', at(11, 20, 10, 0)],
  ['Call tomorrow', 'Call', at(11, 18)],
  ['Call tomorrow at 5pm', 'Call', at(11, 18, 17, 0)],
  ['today 23:30 Send it', 'Send it', at(11, 17, 23, 30)],
  ['Report next week', 'Report', at(11, 23)],
  ['Walk this weekend', 'Walk', at(11, 21)],
  ['Pay 3/12', 'Pay', at(12, 3)],
  ['Pay 2026-12-03', 'Pay', at(12, 3)],
  ['in 3 days Water the plants', 'Water the plants', at(11, 20)],
  ['Meet sat', 'Meet', at(11, 21)],
])('English: “%s” is “%s”, due then', (text, title, dueDate) => {
  expect(read(text)).toMatchObject({ title, dueDate })
})

test.each([
  ['Appeler le centre ven. 10h', 'Appeler le centre', at(11, 20, 10, 0)],
  ['Appeler demain', 'Appeler', at(11, 18)],
  ['demain à 17h Relire', 'Relire', at(11, 18, 17, 0)],
  ['Rendre le livre après-demain', 'Rendre le livre', at(11, 19)],
  ['Payer le loyer aujourd’hui', 'Payer le loyer', at(11, 17)],
  ['Courses ce week-end', 'Courses', at(11, 21)],
  ['Bilan la semaine prochaine', 'Bilan', at(11, 23)],
  ['Rappeler dans 3 jours', 'Rappeler', at(11, 20)],
  ['Rappeler lun.', 'Rappeler', at(11, 23)],
  ['Réunion mar. 14:00', 'Réunion', at(11, 17, 14, 0)],
])('French: “%s” is “%s”, due then', (text, title, dueDate) => {
  expect(read(text, { language: 'fr' })).toMatchObject({ title, dueDate })
})

test.each(['Beta10', 'Order 4711a2'])('the end of a word is no time of day: “%s”', (text) => {
  expect(read(text)).toEqual({ title: text, tags: [], newTags: [] })
})

test('a date in the other language is understood where there is none in the chosen one', () => {
  expect(read('Call demain').dueDate).toBe(at(11, 18))
  expect(read('Appeler tomorrow', { language: 'fr' }).dueDate).toBe(at(11, 18))
})

test.each([
  'Buy 2 apples',
  'Read 10 pages',
  'Sun cream',
  'second thoughts',
  'May call',
  'Fix the 24/7 page',
  'Write to a@b.example',
])('“%s” has no due date', (text) => {
  expect(read(text)).toEqual({ title: text, tags: [], newTags: [] })
})

test.each([
  ['Fix it #bug', 'Fix it', ['bug'], []],
  ['Fix it *Bug', 'Fix it', ['bug'], []],
  ['#etude Lire', 'Lire', ['etude'], []],
  ['Fix it #front end now or never', 'Fix it now or never', ['front'], []],
  ['Fix it #front-end', 'Fix it', [], ['front-end']],
  ['Fix it #Garden, then rest', 'Fix it , then rest', [], ['Garden']],
  ['See issue #12', 'See issue #12', [], []],
  ['a#b', 'a#b', [], []],
  ['Two #bug #Learning #bug', 'Two', ['bug', 'learning'], []],
])('tags: “%s”', (text, title, tags, newTags) => {
  expect(read(text)).toEqual({ title, tags, newTags })
})

test.each([
  ['Do it !high', 2],
  ['Do it !1', 2],
  ['Do it !2', 1],
  ['Do it !low', 0],
  ['Do it !3', 0],
  ['À faire !élevée', 2],
  ['À faire !basse', 0],
  ['Do it !low !high', 2],
])('priority: “%s”', (text, priority) => {
  expect(read(text).priority).toBe(priority)
})

test('an exclamation is no priority', () => {
  expect(read('Hurry!')).toEqual({ title: 'Hurry!', tags: [], newTags: [] })
  expect(read('Wow !!')).toEqual({ title: 'Wow !!', tags: [], newTags: [] })
})

test.each([
  ['Ask @ines', 'Ask', 'ines'],
  ['Ask @Inès Roche about it', 'Ask about it', 'ines'],
  ['Ask @morgan', 'Ask', 'alex'],
  ['Ask @mare', 'Ask', 'marek'],
])('people: “%s”', (text, title, assignedTo) => {
  expect(read(text)).toMatchObject({ title, assignedTo })
})

test('a name that several people have, or nobody, stays text', () => {
  expect(read('Ask @ma').title).toBe('Ask @ma')
  expect(read('Ask @zoe').title).toBe('Ask @zoe')
})

test('a recognised word that is taken back stays text', () => {
  expect(read('Call fri 10:00 #bug', { plain: new Set(['fri 10:00', '#bug']) })).toEqual({
    title: 'Call fri 10:00 #bug',
    tags: [],
    newTags: [],
  })
})

test('of two dates the last counts, the other stays text', () => {
  expect(read('Book tomorrow the train of friday')).toMatchObject({
    title: 'Book tomorrow the train of',
    dueDate: at(11, 20),
  })
})

test('words are found where they stand', () => {
  const text = 'Call fri 10:00 #Learning'
  expect(recognise(text, known).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['due', 'fri 10:00'],
    ['tag', '#Learning'],
  ])
})

test.each(['31/2', '30 feb', 'le 32 mars', 'blue', '', 'tomorrow or so'])('the due field refuses “%s”', (text) => {
  expect(readDue(text, 'en', now)).toBeNull()
})

test.each([
  ['tomorrow', at(11, 18)],
  [' fri 10:00 ', at(11, 20, 10, 0)],
  ['ven. 10h', at(11, 20, 10, 0)],
  ['28/2', new Date(2027, 1, 28, 23, 59, 59).toISOString()],
])('the due field understands “%s”', (text, due) => {
  expect(readDue(text, 'en', now)).toBe(due)
})
