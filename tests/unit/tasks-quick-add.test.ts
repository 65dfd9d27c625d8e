// Quick add: which words of a line are a due date, a tag, a priority or a person, in English and French.
import { describe, expect, test } from 'vitest'
import { readDue } from '#kit/due/find-dates.ts'
import { additionOf, choose, pastedOf, type QuickAddKnown, recognise } from '#kit/quick-add/read-line.ts'

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
    { id: 'ines', name: 'Inès Roche' },
    { id: 'alex', name: 'Alex Morgan' },
    { id: 'marek', name: 'Marek Nowak' },
    { id: 'mateus', name: 'Mateus Costa' },
  ],
  language: 'en',
  now,
  plain: new Set(),
  wanted: new Set(),
}

const read = (text: string, changes: Partial<QuickAddKnown> = {}) =>
  additionOf(text, recognise(text, { ...known, ...changes }).words)
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
  ['Invoice end of month', 'Invoice', at(11, 30)],
  ['Invoice end of next month', 'Invoice', at(12, 31)],
  ['Walk next weekend #bug', 'Walk', at(11, 28)],
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
  ['Facture fin du mois', 'Facture', at(11, 30)],
  ['Facture à la fin du mois prochain', 'Facture', at(12, 31)],
  ['Randonnée le week-end prochain', 'Randonnée', at(11, 28)],
  ['Réunion mar. 14:00', 'Réunion', at(11, 17, 14, 0)],
])('French: “%s” is “%s”, due then', (text, title, dueDate) => {
  expect(read(text, { language: 'fr' })).toMatchObject({ title, dueDate })
})

test.each([
  [20, 21],
  [21, 21],
  [22, 22],
])('on the %i th, “this weekend” is the %i th, and the next weekend is the one after', (today, day) => {
  const seen = { now: new Date(2026, 10, today, 9).getTime() }
  expect(read('Walk this weekend', seen).dueDate).toBe(at(11, day))
  expect(read('Courses ce week-end', { ...seen, language: 'fr' }).dueDate).toBe(at(11, day))
  expect(read('Walk next weekend', seen).dueDate).toBe(at(11, 28))
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
  ['Do it p1', 2],
  ['p2 Do it', 1],
  ['Do it p3', 0],
  ['Do it P4 tomorrow', 1],
  ['Do it p4 !high', 2],
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
  expect(recognise(text, known).words.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
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

describe('what asks for a repetition is its rule and its first date', () => {
  test.each([
    ['Water the plants every friday', 'Water the plants', at(11, 20), 'FREQ=WEEKLY;BYDAY=FR'],
    ['every Tuesday call the garage', 'call the garage', at(11, 17), 'FREQ=WEEKLY;BYDAY=TU'],
    ['Water plants every tuesday at 8am', 'Water plants', at(11, 24, 8, 0), 'FREQ=WEEKLY;BYDAY=TU'],
    ['Yoga every other wed 18:30', 'Yoga', at(11, 18, 18, 30), 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
    ['Gym every monday and thursday', 'Gym', at(11, 19), 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['Pay rent every month on the 1st', 'Pay rent', at(12, 1), 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['Pay rent on the 17th of every month', 'Pay rent', at(11, 17), 'FREQ=MONTHLY;BYMONTHDAY=17'],
    ['Close the books on the last day of each month', 'Close the books', at(11, 30), 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['Stand-up every weekday at 9:15', 'Stand-up', at(11, 17, 9, 15), 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Take the pills every day', 'Take the pills', at(11, 17), 'FREQ=DAILY'],
    ['Back up the laptop every month', 'Back up the laptop', at(11, 17), 'FREQ=MONTHLY;BYMONTHDAY=17'],
    ['Renew the pass every 2 years', 'Renew the pass', at(11, 17), 'FREQ=YEARLY;INTERVAL=2'],
    ['Water the fern every! 3 days', 'Water the fern', at(11, 17), 'FREQ=DAILY;INTERVAL=3;FROM=COMPLETION'],
    ['Descale every!month at 9:15', 'Descale', at(11, 17, 9, 15), 'FREQ=MONTHLY;FROM=COMPLETION'],
    ['Call mum every! friday', 'Call mum', at(11, 20), 'FREQ=WEEKLY;BYDAY=FR;FROM=COMPLETION'],
    ['Cut the hedge 2 weeks after it’s done', 'Cut the hedge', at(11, 17), 'FREQ=WEEKLY;INTERVAL=2;FROM=COMPLETION'],
    ['Oil the chain every month after completion', 'Oil the chain', at(11, 17), 'FREQ=MONTHLY;FROM=COMPLETION'],
  ])('“%s”', (text, title, dueDate, repeat) => {
    expect(read(text)).toEqual({ title, dueDate, repeat, tags: [], newTags: [] })
  })

  test.each([
    ['Arroser les plantes tous les vendredis', 'Arroser les plantes', at(11, 20), 'FREQ=WEEKLY;BYDAY=FR'],
    ['Sport tous les lundis et jeudis', 'Sport', at(11, 19), 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['Payer le loyer tous les mois le 1er', 'Payer le loyer', at(12, 1), 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['Loyer le 5 de chaque mois', 'Loyer', at(12, 5), 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['Bilan le dernier jour de chaque mois', 'Bilan', at(11, 30), 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['Yoga chaque mercredi à 18 h 30', 'Yoga', at(11, 18, 18, 30), 'FREQ=WEEKLY;BYDAY=WE'],
    ['Réunion tous les lundis 9h', 'Réunion', at(11, 23, 9, 0), 'FREQ=WEEKLY;BYDAY=MO'],
    ['Médicaments tous les jours', 'Médicaments', at(11, 17), 'FREQ=DAILY'],
    ['Bilan toutes les 2 semaines', 'Bilan', at(11, 17), 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['Arroser 3 jours après l’avoir faite', 'Arroser', at(11, 17), 'FREQ=DAILY;INTERVAL=3;FROM=COMPLETION'],
    ['Détartrer tous les mois après l’avoir fait', 'Détartrer', at(11, 17), 'FREQ=MONTHLY;FROM=COMPLETION'],
    ['Tailler la haie toutes les! 2 semaines', 'Tailler la haie', at(11, 17), 'FREQ=WEEKLY;INTERVAL=2;FROM=COMPLETION'],
  ])('“%s”', (text, title, dueDate, repeat) => {
    expect(read(text, { language: 'fr' })).toEqual({ title, dueDate, repeat, tags: [], newTags: [] })
  })

  test('another date that is said counts, and goes; tags and priorities are read beside it', () => {
    expect(read('Yoga every friday from 4/12 #learning !high')).toMatchObject({
      title: 'Yoga',
      dueDate: at(12, 4),
      repeat: 'FREQ=WEEKLY;BYDAY=FR',
      tags: ['learning'],
      priority: 2,
    })
  })

  test('words that are meant to stay words are nothing more', () => {
    expect(read('Water every friday', { plain: new Set(['every friday']) })).toEqual({
      title: 'Water every friday',
      tags: [],
      newTags: [],
    })
  })

  test.each([
    'Pay 3 days after the delivery',
    'Relancer 3 jours après la réunion',
    'Thank everyone',
    'Every detail counts',
    'Chaque détail compte',
  ])('“%s” asks for none', (text) => {
    expect(read(text)).toEqual({ title: text, tags: [], newTags: [] })
  })
})

describe('a doubtful date', () => {
  const offeredIn = (text: string, changes: Partial<QuickAddKnown> = {}) =>
    recognise(text, { ...known, ...changes }).offered.map(({ start, end, due }) => [text.slice(start, end), due])

  test.each([
    ['Read the 9/11 report', '9/11', new Date(2027, 10, 9, 23, 59, 59).toISOString()],
    ['Call tomorrow at 10', 'tomorrow at 10', at(11, 18, 10, 0)],
    ['Tomorrow', 'Tomorrow', at(11, 18)],
    ['Enjoy the sun', 'sun', at(11, 22)],
    ['Call Inès tomorrow 10:00 about 9/11', '9/11', new Date(2027, 10, 9, 23, 59, 59).toISOString()],
    ['Pack on thursday, leave on friday', 'on thursday', at(11, 19)],
    ['Rent on the 5th', 'on the 5th', at(12, 5)],
  ])('of “%s” is offered', (text, words, due) => {
    expect(offeredIn(text)).toEqual([[words, due]])
  })

  test('is none where a number counts something', () => {
    expect(offeredIn('Invite at 10 people')).toEqual([])
    expect(offeredIn('Écrire à 10 personnes', { language: 'fr' })).toEqual([])
  })

  test('counts when it is taken, and is text again when it is taken back', () => {
    const text = 'Call tomorrow at 10'
    const [offer] = recognise(text, known).offered
    const taken = choose({ plain: new Set(), wanted: new Set() }, text, offer as never, true)
    expect(read(text, taken)).toMatchObject({ title: 'Call', dueDate: at(11, 18, 10, 0) })
    const [word] = recognise(text, { ...known, ...taken }).words
    expect(read(text, choose(taken, text, word as never, false))).toEqual({ title: text, tags: [], newTags: [] })
  })

  test('that is the whole line is its title too', () => {
    expect(read('Tomorrow', { wanted: new Set(['tomorrow']) })).toMatchObject({
      title: 'Tomorrow',
      dueDate: at(11, 18),
    })
  })
})

test('a pasted list is its lines, without bullets, boxes and numbers', () => {
  const list = 'Buy rope\r\n\n- [ ] Paint oar tomorrow\n* Sweep deck\n2. Rest\n 10 apples'
  const lines = ['Buy rope', 'Paint oar tomorrow', 'Sweep deck', 'Rest', '10 apples']
  expect(pastedOf(list, '', 500)).toEqual({ lines, isCut: false })
  expect(pastedOf(list, 'For the boat: ', 500).lines).toEqual([])
  expect(pastedOf('Buy rope\n', '', 500)).toEqual({ lines: [], isCut: false })
  expect(pastedOf('x'.repeat(501), '', 500)).toEqual({ lines: [], isCut: true })
})
