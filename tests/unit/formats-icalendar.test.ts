// Calendar files (.ics): what is written is read back as it was, and what others write is understood.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { draftToTask, patchTask, type Task } from '#contract/apps/tasks.ts'
import { decodeText } from '#formats/decode-text.ts'
import { endOfDay } from '#formats/due.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { zoneByWindowsName } from '#formats/icalendar/windows-zones.ts'
import { tasksToCalendar } from '#formats/icalendar/write-tasks.ts'

const now = Date.UTC(2026, 10, 17, 9)
const tags = [
  { id: 'bug', title: 'Bug' },
  { id: 'etude', title: 'Étude, longue' },
]

const task = (changes: Partial<Task> = {}): Task => ({
  id: 'one',
  type: 'task',
  title: 'One',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-11T08:00:00.000Z',
  completedAt: null,
  ...changes,
})

const write = (...tasks: Task[]) =>
  tasksToCalendar(tasks, { tagTitles: new Map(tags.map(({ id, title }) => [id, title])), now })
const read = (text: string, present: readonly Task[] = []) => readTasks(text, { tasks: present, tags })
const there = (changes: Partial<Task>) => read(write(task(changes)))?.fresh[0]

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const todo = (...lines: string[]) => ['BEGIN:VTODO', 'UID:x', 'SUMMARY:X', ...lines, 'END:VTODO']
const named = (uid: string, ...lines: string[]) => ['BEGIN:VTODO', `UID:${uid}`, 'SUMMARY:X', ...lines, 'END:VTODO']
/** Whether the clocks change within a day. */
const isNearChange = (format: Intl.DateTimeFormat, at: number) => {
  const [before, after] = [-86_400_000, 86_400_000].map((day) => Date.parse(`${format.format(at + day)}Z`) - at - day)
  return before !== after
}
const dueOf = (...lines: string[]) => read(file(...lines))?.fresh[0]?.dueDate

describe('there and back', () => {
  test.each([
    'Buy milk, bread; and \\ more',
    'Élève à Sète : « déjà vu » n° 1',
    '🧗 Climb 👩‍👩‍👧 — “quoted”',
    'A title of many words '.repeat(12).trim(),
    'https://example.org/?a=1&b=2;c',
  ])('the title “%s”', (title) => {
    expect(there({ title })?.title).toBe(title)
  })

  test('notes of several lines', () => {
    const notes = 'First, a line;\nthen another\n\n\tand “À bientôt” 🎉\\n'
    expect(there({ notes })?.notes).toBe(notes)
  })

  test('an instant, to the minute', () => {
    expect(there({ dueDate: '2026-11-19T11:30:00.000Z' })?.dueDate).toBe('2026-11-19T11:30:00.000Z')
  })

  test('a date without a time is written as a date, so that it is the same day everywhere', () => {
    const dueDate = endOfDay(new Date(2026, 10, 19)).toISOString()
    expect(write(task({ dueDate }))).toContain('DUE;VALUE=DATE:20261119')
    expect(there({ dueDate })?.dueDate).toBe(dueDate)
  })

  test.each([
    [2, 'PRIORITY:1'],
    [1, 'PRIORITY:5'],
    [0, 'PRIORITY:9'],
  ] as const)('priority %i is %s', (priority, line) => {
    expect(write(task({ priority }))).toContain(line)
    expect(there({ priority })?.priority).toBe(priority)
  })

  test('tags, with a comma in one', () => {
    expect(there({ tags: ['bug', 'etude'] })).toMatchObject({ tags: ['bug', 'etude'], newTags: [] })
  })

  test('a reminder that was not seen, as an alarm', () => {
    const reminder = '2026-11-19T11:30:00.000Z'
    expect(write(task({ reminder }))).toContain('TRIGGER;VALUE=DATE-TIME:20261119T113000Z')
    expect(there({ reminder })?.reminder).toBe(reminder)
    expect(write(task({ reminder, reminderDone: true }))).not.toContain('VALARM')
  })

  test('what is done, and when', () => {
    const text = write(task({ completed: true, completedAt: '2026-11-16T10:00:00.000Z' }))
    expect(text).toContain('STATUS:COMPLETED')
    expect(text).toContain('COMPLETED:20261116T100000Z')
    expect(text).toContain('PERCENT-COMPLETE:100')
    expect(read(text)?.fresh[0]).toMatchObject({ completed: true, completedAt: '2026-11-16T10:00:00.000Z' })
  })

  test('steps, as tasks related to theirs, in their order', () => {
    const subTasks = [
      { id: 's1', title: 'Read, first', completed: true },
      { id: 's2', title: 'Write', completed: false },
    ]
    const text = write(task({ subTasks }))
    expect(text).toContain('RELATED-TO:one')
    expect(text).toContain('PERCENT-COMPLETE:50')
    expect(read(text)?.fresh).toHaveLength(1)
    expect(read(text)?.fresh[0]?.subTasks).toEqual(subTasks)
  })

  test('an open task whose steps are all done stays open', () => {
    const subTasks = [{ id: 's1', title: 'Read', completed: true }]
    const text = write(task({ subTasks }))
    expect(text).toContain('PERCENT-COMPLETE:99')
    expect(read(text)).toMatchObject({ fresh: [{ completed: false, subTasks }], notTaken: [] })
  })

  test('an empty title', () => {
    expect(there({ title: '' })?.title).toBe('')
  })

  test('a section is no task, and yet each task knows its own', () => {
    const text = write(
      task({ id: 'zero' }),
      task({ id: 's', type: 'section', title: 'This week; next' }),
      task({ id: 'two' }),
    )
    expect(text).toContain('X-CAIRN-SECTION:This week\\; next')
    expect(read(text)?.fresh.map(({ uid, section }) => [uid, section])).toEqual([
      ['zero', ''],
      ['two', 'This week; next'],
    ])
  })
})

describe('importing again', () => {
  test('adds nothing', () => {
    const text = write(task(), task({ id: 'two' }))
    const imported = read(text)?.fresh.map((draft, index) => task({ ...draft, id: `new-${index}` })) ?? []
    expect(imported).toHaveLength(2)
    expect(read(text, imported)).toMatchObject({ fresh: [], known: 2, unreadable: [] })
  })

  test('what was exported here is there already', () => {
    const present = [task({ subTasks: [{ id: 's1', title: 'Step', completed: false }] })]
    expect(read(write(...present), present)).toMatchObject({ fresh: [], known: 1 })
  })

  test('adds nothing from a file without UIDs either', () => {
    const text = file('BEGIN:VTODO', 'SUMMARY:No id', 'END:VTODO')
    const imported = read(text)?.fresh.map((draft) => task({ ...draft, id: 'new' })) ?? []
    expect(imported).toHaveLength(1)
    expect(read(text, imported)).toMatchObject({ fresh: [], known: 1 })
  })

  test('a step that only its task names is no task the second time', () => {
    const text = file(...todo('RELATED-TO;RELTYPE=CHILD:y'), ...named('y'))
    const imported = read(text)?.fresh.map((draft) => task({ ...draft, id: 'new' })) ?? []
    expect(imported).toHaveLength(1)
    expect(read(text, imported)).toMatchObject({ fresh: [], known: 1 })
  })

  test('days of a series that differ from the others are told, wherever they stand in the file', () => {
    const weekly = todo('DUE;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=4')
    const day = todo('RECURRENCE-ID;VALUE=DATE:20261208', 'DUE;VALUE=DATE:20261209')
    const reported = {
      fresh: [{ title: 'X', repeat: 'FREQ=WEEKLY;COUNT=4' }],
      known: 0,
      altered: [{ what: 'occurrence' }],
    }
    expect(read(file(...weekly, ...day))).toMatchObject(reported)
    expect(read(file(...day, ...weekly))).toMatchObject(reported)
    const imported = read(file(...weekly))?.fresh.map((draft) => task({ ...draft, id: 'new' })) ?? []
    expect(read(file(...weekly, ...day), imported)).toMatchObject({
      fresh: [],
      known: 1,
      altered: [{ what: 'occurrence' }],
    })
    expect(read(file(...day))).toMatchObject({ fresh: [{ title: 'X' }], notTaken: ['RECURRENCE-ID'] })
  })

  test('the same UID twice in one file is one task', () => {
    expect(read(file(...todo(), ...todo()))).toMatchObject({ fresh: [{ title: 'X' }], known: 1 })
  })

  test('but tasks that are called otherwise are others, and there already when the file is read again', () => {
    const text = file(...todo(), ...todo().map((line) => line.replace('SUMMARY:X', 'SUMMARY:Y')))
    const fresh = read(text)?.fresh ?? []
    expect(fresh).toMatchObject([{ title: 'X' }, { title: 'Y' }])
    const imported = fresh.map((draft, index) => task({ ...draft, id: `new-${index}` }))
    expect(read(text, imported)).toMatchObject({ fresh: [], known: 2 })
  })
})

describe('time zones', () => {
  test('UTC', () => {
    expect(dueOf(...todo('DUE:20261203T080000Z'))).toBe('2026-12-03T08:00:00.000Z')
  })

  test('a named zone, in winter and in summer', () => {
    expect(dueOf(...todo('DUE;TZID=Europe/Paris:20261203T090000'))).toBe('2026-12-03T08:00:00.000Z')
    expect(dueOf(...todo('DUE;TZID=Europe/Paris:20260703T090000'))).toBe('2026-07-03T07:00:00.000Z')
    expect(dueOf(...todo('DUE;TZID=America/New_York:20261203T090000'))).toBe('2026-12-03T14:00:00.000Z')
  })

  test('an hour after the clocks have changed', () => {
    expect(dueOf(...todo('DUE;TZID=Europe/Paris:20261025T040000'))).toBe('2026-10-25T03:00:00.000Z')
  })

  test('a zone that only the file knows', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Romance Standard Time'],
      ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
      ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
      ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ]
    const due = 'DUE;TZID=Romance Standard Time:20261203T090000'
    expect(dueOf(...zone, ...todo(due))).toBe('2026-12-03T08:00:00.000Z')
  })

  test.each([
    ['Windows’ name', 'DUE;TZID=W. Europe Standard Time:20261203T090000', '2026-12-03T08:00:00.000Z'],
    ['Windows’ name in quotes', 'DUE;TZID="Tokyo Standard Time":20261203T090000', '2026-12-03T00:00:00.000Z'],
    ['a path before it', 'DUE;TZID=/mozilla.org/20050126_1/Asia/Tokyo:20261203T090000', '2026-12-03T00:00:00.000Z'],
    ['an offset as its name', 'DUE;TZID=GMT+0900:20261203T090000', '2026-12-03T00:00:00.000Z'],
    ['an offset with a colon', 'DUE;TZID="UTC-03:30":20261203T090000', '2026-12-03T12:30:00.000Z'],
    ['the register’s own offset', 'DUE;TZID=Etc/GMT-9:20261203T090000', '2026-12-03T00:00:00.000Z'],
  ])('%s', (_, line, due) => {
    expect(read(file(...todo(line)))).toMatchObject({ fresh: [{ dueDate: due }], altered: [] })
  })

  test('every zone of Windows is one that the platform knows', () => {
    for (const timeZone of zoneByWindowsName.values())
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })

  test('the zone of the whole file is for times without one, and leaves days as they are', () => {
    const tokyo = 'X-WR-TIMEZONE:Asia/Tokyo'
    expect(dueOf(tokyo, ...todo('DUE:20261203T090000'))).toBe('2026-12-03T00:00:00.000Z')
    expect(dueOf(tokyo, ...todo('DUE;VALUE=DATE:20261203'))).toBe(endOfDay(new Date(2026, 11, 3)).toISOString())
    expect(dueOf('X-WR-TIMEZONE:Nowhere', ...todo('DUE:20261203T090000'))).toBe(new Date(2026, 11, 3, 9).toISOString())
  })

  test('a name that the file defines means what the file says, since when it says it', () => {
    const observance = (name: string, start: string, from: string, to: string, rule: string) => [
      ...[`BEGIN:${name}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`],
      ...[`RRULE:FREQ=YEARLY;${rule}`, `END:${name}`],
    ]
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:GMT'],
      ...observance('STANDARD', '20001029T020000', '+0100', '+0000', 'BYDAY=-1SU;BYMONTH=10'),
      ...observance('DAYLIGHT', '20000326T010000', '+0000', '+0100', 'BYDAY=-1SU;BYMONTH=3'),
      'END:VTIMEZONE',
    ]
    expect(dueOf(...zone, ...todo('DUE;TZID=GMT:20270715T100000'))).toBe('2027-07-15T09:00:00.000Z')
    expect(dueOf(...zone, ...todo('DUE;TZID=GMT:19990715T100000'))).toBe('1999-07-15T10:00:00.000Z')
  })

  test.each([
    ['New York, left out', 'America/New_York:20270314T023000', '2027-03-14T07:30:00.000Z'],
    ['Paris, left out', 'Europe/Paris:20270328T023000', '2027-03-28T01:30:00.000Z'],
    ['New York, twice', 'America/New_York:20271107T013000', '2027-11-07T05:30:00.000Z'],
    ['Paris, twice', 'Europe/Paris:20271031T023000', '2027-10-31T00:30:00.000Z'],
    ['half an hour, twice', 'Australia/Lord_Howe:20270404T014500', '2027-04-03T14:45:00.000Z'],
  ])('an hour that the clocks change: %s', (_, zoned, due) => {
    expect(dueOf(...todo(`DUE;TZID=${zoned}`))).toBe(due)
  })

  test('in zones and hours of two years: what its clocks show, and the first of two', () => {
    const halves = Array.from({ length: 2 * 366 * 48 }, (_, index) => Date.UTC(2026, 0, 2) + index * 1_800_000)
    for (const zone of ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
      const seen = new Map<string, number>()
      for (const at of halves) {
        const shown = format.format(at).replaceAll(/[-:]/g, '').replace(' ', 'T')
        if (!seen.has(shown)) seen.set(shown, at)
      }
      const some = [...seen].filter(([, at]) => isNearChange(format, at))
      const all = read(file(...some.flatMap(([shown, at]) => named(String(at), `DUE;TZID=${zone}:${shown}`))))
      expect(all?.fresh.map(({ dueDate }) => Date.parse(dueDate ?? ''))).toEqual(some.map(([, at]) => at))
      expect(some.length).toBeGreaterThan(90)
    }
  })

  test('no zone at all is here', () => {
    expect(dueOf(...todo('DUE:20261203T090000'))).toBe(new Date(2026, 11, 3, 9).toISOString())
  })

  test('a whole day is that day here', () => {
    expect(dueOf(...todo('DUE;VALUE=DATE:20261203'))).toBe(endOfDay(new Date(2026, 11, 3)).toISOString())
  })
})

describe('files of others', () => {
  test('a file that is no calendar is none', () => {
    expect(read('<html>hello</html>')).toBeNull()
    expect(read('')).toBeNull()
  })

  test('a calendar without a task has none', () => {
    expect(read(file('BEGIN:VEVENT', 'UID:e', 'SUMMARY:Party', 'END:VEVENT'))).toMatchObject({ fresh: [], known: 0 })
  })

  test('one bad date of 300 costs the date alone, and is told', () => {
    const all = Array.from({ length: 300 }, (_, index) => [
      'BEGIN:VTODO',
      `UID:${index}`,
      `SUMMARY:Task ${index}`,
      index === 123 ? 'DUE:2026-99-99' : 'DUE:20261203T080000Z',
      'END:VTODO',
    ])
    const calendar = read(file(...all.flat()))
    expect(calendar?.fresh).toHaveLength(300)
    expect(calendar?.unreadable).toEqual([])
    expect(calendar?.fresh[123]).toMatchObject({ title: 'Task 123', dueDate: null })
    expect(calendar?.altered).toEqual([{ what: 'due', title: 'Task 123', line: 3 + 123 * 5 }])
  })

  test('one line of 300 tasks that is no property costs nothing but itself, and is told', () => {
    const all = Array.from({ length: 300 }, (_, index) => [
      'BEGIN:VTODO',
      `UID:${index}`,
      `SUMMARY:Task ${index}`,
      index === 123 ? 'no property at all' : 'DUE:20261203T080000Z',
      'END:VTODO',
    ])
    const calendar = read(file(...all.flat()))
    expect(calendar?.fresh).toHaveLength(300)
    expect(calendar?.unreadable).toEqual([])
    expect(calendar?.altered).toEqual([{ what: 'line', title: 'Task 123', line: 3 + 123 * 5 }])
  })

  test('a task that is never closed cannot be read', () => {
    expect(read(file('BEGIN:VTODO', 'UID:x', 'SUMMARY:X'))?.unreadable).toEqual([{ title: 'X', line: 3 }])
  })

  test.each([
    ['STATUS:NEEDS-ACTION', 'PERCENT-COMPLETE:100', false, ['PERCENT-COMPLETE']],
    ['STATUS:NEEDS-ACTION', 'COMPLETED:20250310T101500Z', false, []],
    ['STATUS:IN-PROCESS', 'PERCENT-COMPLETE:0', false, ['STATUS']],
    ['STATUS:IN-PROCESS', 'PERCENT-COMPLETE:40', false, ['STATUS', 'PERCENT-COMPLETE']],
    ['STATUS:COMPLETED', 'PERCENT-COMPLETE:40', true, ['PERCENT-COMPLETE']],
    ['STATUS:NEEDS ACTION', 'PERCENT-COMPLETE:0', false, []],
    ['PRIORITY:0', 'PERCENT-COMPLETE:100', true, []],
    ['PRIORITY:0', 'COMPLETED:20250310T101500Z', true, []],
  ])('%s with %s: done is %s', (first, second, completed, notTaken) => {
    expect(read(file(...todo(first, second)))).toMatchObject({ fresh: [{ completed }], notTaken })
  })

  test.each([
    ['a rule that is none', ['RRULE:FREQ=NONSENSE'], ['RRULE']],
    ['a rule of vCalendar 1.0', ['RRULE:W1 FR #0'], ['RRULE']],
    ['parameters that are none', ['X-SAIL;A:b'], ['X-SAIL']],
    ['nothing behind the colon', ['PRIORITY:', 'PERCENT-COMPLETE:', 'COMPLETED:', 'CATEGORIES:', 'RRULE:'], []],
  ])('%s costs nothing but itself', (_, lines, notTaken) => {
    const calendar = read(file(...todo(...lines, 'DUE:20261203T080000Z')))
    const fresh = [{ title: 'X', completed: false, newTags: [], dueDate: '2026-12-03T08:00:00.000Z' }]
    expect(calendar).toMatchObject({ fresh, notTaken, unreadable: [] })
  })

  test('notes that were broken by hand are whole', () => {
    const notes = ['DESCRIPTION:First line', 'second line without a blank before it', '', 'and a third', 'PRIORITY:1']
    expect(read(file(...todo(...notes)))).toMatchObject({
      fresh: [{ notes: 'First line\nsecond line without a blank before it\nand a third', priority: 2 }],
      altered: [],
    })
  })

  test.each([
    ['DUE:20261203', endOfDay(new Date(2026, 11, 3)).toISOString()],
    ['DUE:2026-12-03', endOfDay(new Date(2026, 11, 3)).toISOString()],
    ['DUE;VALUE=DATE:20261203T000000', endOfDay(new Date(2026, 11, 3)).toISOString()],
    ['DUE:20261203T0900Z', '2026-12-03T09:00:00.000Z'],
    ['DUE:2026-12-03T09:00:00Z', '2026-12-03T09:00:00.000Z'],
    ['DUE:2026-12-03T09:00:00.123Z', '2026-12-03T09:00:00.000Z'],
    ['DUE:20261203T090000-0500', '2026-12-03T14:00:00.000Z'],
    ['DUE:20261203T090000+0900', '2026-12-03T00:00:00.000Z'],
    ['DUE;TZID=Asia/Tokyo:2026-12-03T09:00', '2026-12-03T00:00:00.000Z'],
  ])('%s is a date all the same', (line, dueDate) => {
    expect(read(file(...todo(line)))).toMatchObject({ fresh: [{ dueDate }], altered: [] })
  })

  test('a year of the first century is no date', () => {
    expect(read(file(...todo('DUE:00010101T000000Z')))).toMatchObject({
      fresh: [{ dueDate: null }],
      altered: [{ what: 'due' }],
    })
  })

  test.each([
    ['DTSTART:20261203T080000Z', 'DURATION:PT2H', '2026-12-03T10:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20261203', 'DURATION:P3D', endOfDay(new Date(2026, 11, 5)).toISOString()],
    ['DTSTART;VALUE=DATE:20261203', 'DURATION:PT0S', endOfDay(new Date(2026, 11, 3)).toISOString()],
    ['DTSTART:20261024T090000', 'DURATION:P1W', new Date(2026, 9, 31, 9).toISOString()],
  ])('%s with %s is due at its end', (start, duration, dueDate) => {
    expect(read(file(...todo(start, duration)))).toMatchObject({ fresh: [{ dueDate }], notTaken: [] })
  })

  test('a length without a start is told', () => {
    expect(read(file(...todo('DURATION:PT2H')))).toMatchObject({ fresh: [{ dueDate: null }], notTaken: ['DURATION'] })
  })

  const alarm = (...lines: string[]) => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM']
  const start = 'DTSTART:20261203T080000Z'
  const due = 'DUE:20261204T170000Z'

  test.each([
    ['before its start', [start, due], 'TRIGGER:-PT15M', '2026-12-03T07:45:00.000Z'],
    ['before its end', [start, due], 'TRIGGER;RELATED=END:-P1D', '2026-12-03T17:00:00.000Z'],
    ['where it has no start', [due], 'TRIGGER:-PT1H', '2026-12-04T16:00:00.000Z'],
    ['after it', [due], 'TRIGGER;RELATED=END:PT1H', '2026-12-04T18:00:00.000Z'],
    ['at its end, which is a day', ['DUE;VALUE=DATE:20261204'], 'TRIGGER:PT9H', new Date(2026, 11, 4, 9).toISOString()],
    ['at the end of its length', [start, 'DURATION:PT2H'], 'TRIGGER;RELATED=END:PT0S', '2026-12-03T10:00:00.000Z'],
    ['at a moment', [due], 'TRIGGER;VALUE=DATE-TIME:20261204T120000Z', '2026-12-04T12:00:00.000Z'],
  ])('an alarm %s', (_, dates, trigger, reminder) => {
    expect(read(file(...todo(...dates, ...alarm(trigger))))).toMatchObject({ fresh: [{ reminder }], notTaken: [] })
  })

  test('of several alarms the earliest is taken, and the others told; one that does nothing is none', () => {
    const silent = ['BEGIN:VALARM', 'ACTION:NONE', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z', 'END:VALARM']
    const several = [...alarm('TRIGGER:-PT1H'), ...alarm('TRIGGER:-P1D'), ...silent]
    expect(read(file(...todo(due, ...several)))).toMatchObject({
      fresh: [{ reminder: '2026-12-03T17:00:00.000Z' }],
      notTaken: ['VALARM'],
    })
    expect(read(file(...todo(due, ...silent)))?.fresh[0]).not.toHaveProperty('reminder')
  })

  test('a day that does not exist is no date', () => {
    expect(read(file(...todo('DUE;VALUE=DATE:20260231')))).toMatchObject({
      fresh: [{ title: 'X', dueDate: null }],
      altered: [{ what: 'due', title: 'X', line: 3 }],
    })
  })

  test('what was called off is left out and counted, with its steps as tasks', () => {
    const step = ['BEGIN:VTODO', 'UID:y', 'SUMMARY:Y', 'RELATED-TO:x', 'END:VTODO']
    expect(read(file(...todo('STATUS:CANCELLED'), ...step))).toMatchObject({ fresh: [{ title: 'Y' }], cancelled: 1 })
  })

  test('what is longer than a task takes is shortened, and told', () => {
    const steps = Array.from({ length: 201 }, (_, index) => [
      'BEGIN:VTODO',
      `UID:s${index}`,
      `SUMMARY:S${index}`,
      'RELATED-TO:x',
      'END:VTODO',
    ])
    const tags = Array.from({ length: 51 }, (_, index) => `t${index}`).join(',')
    const long = ['BEGIN:VTODO', 'UID:x', `SUMMARY:${'long '.repeat(140)}`, `DESCRIPTION:${'n'.repeat(20_001)}`]
    const own = [`X-CAIRN-SECTION:${'s'.repeat(501)}`, `CATEGORIES:${'t'.repeat(501)},${tags}`]
    const calendar = read(file(...long, ...own, 'END:VTODO', ...steps.flat()))
    expect(calendar?.fresh[0]?.title).toHaveLength(500)
    expect(calendar?.fresh[0]?.notes).toHaveLength(20_000)
    expect(calendar?.fresh[0]?.newTags).toHaveLength(50)
    expect(calendar?.fresh[0]?.subTasks).toHaveLength(200)
    expect(calendar?.altered.map(({ what }) => what)).toEqual(['title', 'notes', 'tag', 'section', 'tags', 'steps'])
  })

  test('categories that are no tag yet are new tags, each once', () => {
    const draft = read(file(...todo('CATEGORIES:bug,Travel', 'CATEGORIES:Travel')))?.fresh[0]
    expect(draft).toMatchObject({ tags: ['bug'], newTags: ['Travel'] })
  })

  test('a step whose task is not in the file is a task', () => {
    expect(read(file(...todo('RELATED-TO:elsewhere')))?.fresh).toMatchObject([{ title: 'X', subTasks: [] }])
  })

  test('a task that names its steps has them', () => {
    const steps = [...named('y', 'DUE:20261203T080000Z'), ...named('z')]
    const calendar = read(file(...todo('RELATED-TO;RELTYPE=CHILD:y', 'RELATED-TO;RELTYPE=CHILD:z'), ...steps))
    expect(calendar).toMatchObject({ fresh: [{ title: 'X', subTasks: [{ id: 'y' }, { id: 'z' }] }], notTaken: [] })
  })

  test('of several parents the first that is there counts, and that others are lost is told', () => {
    const step = named('y', 'RELATED-TO:elsewhere', 'RELATED-TO;RELTYPE=PARENT:x')
    const fresh = [{ title: 'X', subTasks: [{ id: 'y' }] }]
    expect(read(file(...todo(), ...step))).toMatchObject({ fresh, notTaken: ['RELATED-TO'] })
  })

  test('steps of steps are steps, and a circle ends', () => {
    const child = (uid: string, parent: string) => [
      'BEGIN:VTODO',
      `UID:${uid}`,
      `SUMMARY:${uid}`,
      `RELATED-TO:${parent}`,
      'END:VTODO',
    ]
    expect(read(file(...todo(), ...child('y', 'x'), ...child('z', 'y')))?.fresh).toMatchObject([
      { title: 'X', subTasks: [{ title: 'y' }, { title: 'z' }] },
    ])
    expect(read(file(...child('p', 'q'), ...child('q', 'p')))?.fresh).toMatchObject([{ subTasks: [{}] }])
  })

  test('lines that end in a line feed alone, and the name of the calendar', () => {
    const calendar = read(file('X-WR-CALNAME:Holidays', ...todo()).replaceAll('\r\n', '\n'))
    expect(calendar).toMatchObject({ name: 'Holidays', fresh: [{ title: 'X' }] })
  })
})

describe('what tasks here have no place for', () => {
  test('is named, each once: properties, reminders, events', () => {
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM']
    const left = ['LOCATION:Slipway', 'RDATE:20261201T080000Z', 'X-COLOUR-OF-SAIL:red', 'RELATED-TO;RELTYPE=SIBLING:z']
    const event = ['BEGIN:VEVENT', 'UID:e', 'SUMMARY:Party', ...alarm, 'END:VEVENT']
    expect(
      read(file(...todo(...left, 'LOCATION:Quay', 'PERCENT-COMPLETE:40', ...alarm), ...event, ...event))?.notTaken,
    ).toEqual([...['VEVENT', 'LOCATION', 'RDATE', 'X-COLOUR-OF-SAIL', 'RELATED-TO', 'PERCENT-COMPLETE', 'VALARM']])
  })

  test('and of steps what only a task has', () => {
    const step = ['BEGIN:VTODO', 'UID:y', 'SUMMARY:Y', 'RELATED-TO:x', 'RRULE:FREQ=DAILY', 'END:VTODO']
    expect(read(file(...todo('PERCENT-COMPLETE:50'), ...step))?.notTaken).toEqual(['STEPS'])
  })

  test('is nothing of what was written here', () => {
    const subTasks = [
      { id: 's1', title: 'Read', completed: true },
      { id: 's2', title: 'Write', completed: false, dueDate: '2026-11-18T11:30:00.000Z', notes: 'With a pen' },
    ]
    const planned = { startDate: new Date(2026, 10, 17).toISOString(), repeat: 'FREQ=WEEKLY;BYDAY=TH' }
    const dated = { dueDate: '2026-11-19T11:30:00.000Z', ...planned }
    const full = task({ subTasks, notes: 'Notes', tags: ['bug'], priority: 2, ...dated })
    const back = read(write(full, task({ id: 'two', completed: true, completedAt: full.createdAt })))
    expect(back?.notTaken).toEqual([])
    expect(back?.fresh[0]).toMatchObject({ ...dated, subTasks })
  })

  test('a rule that tasks here cannot follow goes out again as it came in, and is told; another one takes its place', () => {
    const rule = 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'
    const calendar = read(file(...todo(`RRULE:${rule}`)))
    expect(calendar).toMatchObject({ notTaken: [], altered: [{ what: 'rule', title: 'X', line: 3 }] })
    const came = draftToTask({ ...calendar?.fresh[0], id: 'x' }, 0, new Date(now).toISOString())
    expect(read(write(came))?.fresh[0]).toMatchObject({ otherRule: came.otherRule })
    expect(write(came).replaceAll('\r\n ', '')).toContain(`RRULE:${rule}`)
    const changed = patchTask(came, { repeat: 'FREQ=DAILY' }, came.updatedAt)
    expect(write(changed)).toContain('RRULE:FREQ=DAILY\r\n')
    expect(write(patchTask(came, { repeat: null }, came.updatedAt))).not.toContain('RRULE')
    expect(write(patchTask(came, { title: 'Y' }, came.updatedAt)).replaceAll('\r\n ', '')).toContain(rule)
  })

  test('a task that repeats from the day it is done does so again, and other programs find a rule of the standard', () => {
    const repeat = 'FREQ=DAILY;INTERVAL=3;FROM=COMPLETION'
    const written = write(task({ repeat }))
    expect(written).toContain('RRULE:FREQ=DAILY;INTERVAL=3\r\n')
    expect(read(written)).toMatchObject({ fresh: [{ repeat }], notTaken: [], altered: [] })
  })

  test('a task keeps when it was made', () => {
    const [found] = read(file(...todo('CREATED:20240102T030405Z')))?.fresh ?? []
    expect(draftToTask({ ...found, id: 'x' }, 0, new Date(now).toISOString())).toMatchObject({
      createdAt: '2024-01-02T03:04:05.000Z',
      updatedAt: new Date(now).toISOString(),
    })
    expect(there({})).toMatchObject({ createdAt: task().createdAt })
  })

  test('a start with a time keeps it', () => {
    const startDate = '2026-11-17T08:15:00.000Z'
    expect(read(write(task({ startDate })))?.fresh[0]).toMatchObject({ startDate })
  })
})

/** As its program writes it: lines end in CRLF. */
const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/calendars/${name}.ics`, import.meta.url), 'utf8').replaceAll('\n', '\r\n')

describe('files as programs write them', () => {
  test('Thunderbird: zones with and without its own prefix, when it was done', () => {
    expect(read(fixture('thunderbird'))).toMatchObject({
      fresh: [
        { title: 'Relire le contrat', dueDate: '2026-11-20T16:30:00.000Z', newTags: ['Travail', 'Contrats'] },
        {
          title: 'Envoyer la facture',
          dueDate: '2026-11-04T11:00:00.000Z',
          completed: true,
          completedAt: '2026-11-03T18:00:00.000Z',
        },
      ],
      altered: [],
      notTaken: ['PERCENT-COMPLETE', 'X-MOZ-GENERATION', 'CLASS'],
    })
  })

  test('Apple: a name with a comma, what comes again, what was called off', () => {
    expect(read(fixture('apple'))).toMatchObject({
      name: 'Home, garden',
      fresh: [
        {
          title: 'Water the plants',
          dueDate: endOfDay(new Date(2026, 10, 19)).toISOString(),
          startDate: new Date(2026, 10, 19).toISOString(),
          repeat: 'FREQ=WEEKLY',
          reminder: '2026-11-19T08:00:00.000Z',
          completed: false,
        },
      ],
      cancelled: 1,
      notTaken: ['X-APPLE-SORT-ORDER'],
    })
  })

  test('Outlook: a zone of its own is told, and read as a time here', () => {
    expect(read(fixture('outlook'))).toMatchObject({
      fresh: [
        {
          title: 'Report for Søren',
          dueDate: new Date(2026, 10, 19, 17).toISOString(),
          notes: 'Two pages, with the figures of the third quarter.\nAsk Søren for the table.\n',
        },
      ],
      altered: [{ what: 'zone', title: 'Report for Søren', line: 6 }],
    })
  })

  test('Google: events are no tasks', () => {
    expect(read(fixture('google'))).toMatchObject({ name: 'alex@example.org', fresh: [], notTaken: ['VEVENT'] })
  })

  test('Nextcloud: subtasks, and a date that is none', () => {
    expect(read(fixture('nextcloud'))).toMatchObject({
      name: 'Move',
      fresh: [
        { title: 'Move house', priority: 0, subTasks: [{ title: 'Book the van', completed: true }] },
        { title: 'Hand over the keys', dueDate: null },
      ],
      altered: [{ what: 'due', title: 'Hand over the keys' }],
    })
  })
})

describe('bytes that are no plain UTF-8', () => {
  const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))
  const titleIn = (from: Uint8Array<ArrayBuffer>) => read(decodeText(from))?.fresh[0]?.title

  test('Latin-1, and what Windows adds to it', () => {
    const latin = bytes(file('BEGIN:VTODO', 'UID:x', 'SUMMARY:Café à Sète, 5 ?', 'END:VTODO'), 'latin1')
    latin[latin.indexOf('?'.charCodeAt(0))] = 0x80
    expect(titleIn(latin)).toBe('Café à Sète, 5 €')
  })

  test('a line that is folded inside a letter, which may have four bytes', () => {
    for (const letter of ['é', '€', '🚲']) {
      const whole = bytes(file('BEGIN:VTODO', 'UID:x', `SUMMARY:Caf${letter} and more`, 'no end'), 'utf8')
      const start = Buffer.from(whole).indexOf(Buffer.from(letter))
      for (let cut = 1; cut < Buffer.from(letter).length; cut += 1) {
        const at = start + cut
        const folded = new Uint8Array([...whole.slice(0, at), 13, 10, 32, ...whole.slice(at)])
        expect(decodeText(folded)).toContain(`Caf${letter}\r\n  and more`)
        expect(decodeText(folded).split('\r\n')).toHaveLength(8)
      }
    }
  })

  test('UTF-16 and a mark before UTF-8', () => {
    const text = file(...todo())
    expect(titleIn(new Uint8Array([0xff, 0xfe, ...bytes(text, 'utf16le')]))).toBe('X')
    expect(
      titleIn(new Uint8Array([0xff, 0xfe, ...bytes(text, 'utf16le')].map((byte, at, all) => all[at ^ 1] ?? byte))),
    ).toBe('X')
    expect(titleIn(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes(text, 'utf8')]))).toBe('X')
  })
})

describe('a rule is kept as it stands, with the parts that nothing here knows', () => {
  test.each([
    ['FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=5L;BYMONTHDAY=5', undefined],
    ['FREQ=MONTHLY;SKIP=FORWARD;BYMONTHDAY=31', undefined],
    ['FREQ=DAILY;X-OWN=1', undefined],
    ['FREQ=DAILY;INTERVAL=0', undefined],
    ['RSCALE=HEBREW;FREQ=YEARLY', 'FREQ=YEARLY;RSCALE=HEBREW'],
  ])('%s', (rule, stored = rule) => {
    const calendar = read(file(...todo('DUE:20261201T090000Z', `RRULE:${rule}`)))
    expect(calendar?.fresh[0]).toMatchObject({ otherRule: stored })
    expect(calendar?.fresh[0]?.repeat).toBeUndefined()
    expect(calendar?.altered.map(({ what }) => what)).toEqual(['rule'])
  })

  test('in small letters it is one that tasks have', () => {
    expect(read(file(...todo('RRULE:freq=weekly;byday=mo')))?.fresh[0]?.repeat).toBe('FREQ=WEEKLY;BYDAY=MO')
  })

  test('longer than a task keeps it is told', () => {
    const days = Array.from({ length: 400 }, (_, at) => String(1 + (at % 31)))
    const long = Array.from(
      { length: 14 },
      (_, at) => `;X-PART-${'ABCDEFGHIJKLMN'[at]}=${days.slice(0, 24).join(',').slice(0, 60)}`,
    )
    expect(read(file(...todo(`RRULE:FREQ=DAILY${long.join('')}`)))?.notTaken).toEqual(['RRULE'])
  })
})

describe('a task is not lost', () => {
  test('for a picture within it, which is told', () => {
    const picture = `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(150_000)}`
    const folded = picture.replaceAll(/.{70}/g, '$&\r\n ')
    for (const one of [picture, folded])
      expect(read(file(...todo(one, 'DESCRIPTION:keep')))).toMatchObject({
        fresh: [{ title: 'X', notes: 'keep' }],
        unreadable: [],
        notTaken: ['ATTACH'],
      })
  })

  test('for notes that are far too long, whose beginning comes', () => {
    const calendar = read(file(...todo(`DESCRIPTION:${'word '.repeat(40_000)}`)))
    expect(calendar?.fresh[0]?.notes?.length).toBeGreaterThan(19_000)
    expect(calendar?.altered.map(({ what }) => what)).toEqual(['notes'])
  })

  test('for an alarm that never ends', () => {
    expect(read(file(...todo('DUE:20261201T090000Z', 'BEGIN:VALARM', 'TRIGGER:-PT1H')))?.fresh[0]).toMatchObject({
      title: 'X',
      reminder: '2026-12-01T08:00:00.000Z',
    })
  })
})

test('what there may be one of is told where a task has two', () => {
  const twice = todo('DESCRIPTION:a', 'DESCRIPTION:b', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY')
  expect(read(file(...twice))).toMatchObject({ fresh: [{ notes: 'a' }], notTaken: ['DESCRIPTION', 'RRULE'] })
})

test('a status and a priority that are none are told', () => {
  expect(read(file(...todo('STATUS:DONE', 'PRIORITY:high')))).toMatchObject({
    fresh: [{ completed: false, priority: 1 }],
    notTaken: ['STATUS', 'PRIORITY'],
  })
})
