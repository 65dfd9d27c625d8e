// Calendar files (.ics): what is written is read back as it was, and what others write is understood.
import { describe, expect, test } from 'vitest'
import { calendarToTasks } from '#apps/tasks/calendar/calendar-to-tasks.ts'
import { tasksToCalendar } from '#apps/tasks/calendar/tasks-to-calendar.ts'
import { endOfDay } from '#apps/tasks/due.ts'
import type { Task } from '#contract/apps/tasks.ts'

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

const write = (...tasks: Task[]) => tasksToCalendar(tasks, { tags, now })
const read = (text: string, present: readonly Task[] = []) => calendarToTasks(text, { tasks: present, tags })
const there = (changes: Partial<Task>) => read(write(task(changes)))?.fresh[0]

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const todo = (...lines: string[]) => ['BEGIN:VTODO', 'UID:x', 'SUMMARY:X', ...lines, 'END:VTODO']
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

  test('what is done, and when', () => {
    const text = write(task({ completed: true, completedAt: '2026-11-16T10:00:00.000Z' }))
    expect(text).toContain('STATUS:COMPLETED')
    expect(text).toContain('COMPLETED:20261116T100000Z')
    expect(text).toContain('PERCENT-COMPLETE:100')
    expect(read(text)?.fresh[0]?.completed).toBe(true)
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

  test('an empty title', () => {
    expect(there({ title: '' })?.title).toBe('')
  })

  test('sections are left out', () => {
    expect(read(write(task({ type: 'section' }), task({ id: 'two' })))?.fresh).toHaveLength(1)
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

  test('the same UID twice in one file is one task', () => {
    expect(read(file(...todo(), ...todo()))).toMatchObject({ fresh: [{ title: 'X' }], known: 1 })
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

  test('one bad task of 300 is named, the others are read', () => {
    const all = Array.from({ length: 300 }, (_, index) => [
      'BEGIN:VTODO',
      `UID:${index}`,
      `SUMMARY:Task ${index}`,
      index === 123 ? 'DUE:2026-99-99' : 'DUE:20261203T080000Z',
      'END:VTODO',
    ])
    const calendar = read(file(...all.flat()))
    expect(calendar?.fresh).toHaveLength(299)
    expect(calendar?.unreadable).toEqual([{ title: 'Task 123', line: 3 + 123 * 5 }])
  })

  test.each([
    ['a day that does not exist', todo('DUE;VALUE=DATE:20260231')],
    ['a line that is no property', ['BEGIN:VTODO', 'UID:x', 'SUMMARY:X', 'no property at all', 'END:VTODO']],
    ['a task that is never closed', ['BEGIN:VTODO', 'UID:x', 'SUMMARY:X']],
  ])('%s cannot be read', (_, lines) => {
    expect(read(file(...lines))?.unreadable).toEqual([{ title: 'X', line: 3 }])
  })

  test.each([
    [0, 1],
    [1, 2],
    [4, 2],
    [5, 1],
    [6, 0],
    [9, 0],
  ])('PRIORITY:%i is %i', (written, priority) => {
    expect(read(file(...todo(`PRIORITY:${written}`)))?.fresh[0]?.priority).toBe(priority)
  })

  test('cancelled is done', () => {
    expect(read(file(...todo('STATUS:CANCELLED')))?.fresh[0]?.completed).toBe(true)
  })

  test('categories that are no tag yet are new tags, each once', () => {
    const draft = read(file(...todo('CATEGORIES:bug,Travel', 'CATEGORIES:Travel')))?.fresh[0]
    expect(draft).toMatchObject({ tags: ['bug'], newTags: ['Travel'] })
  })

  test('a step whose task is not in the file is a task', () => {
    expect(read(file(...todo('RELATED-TO:elsewhere')))?.fresh).toMatchObject([{ title: 'X', subTasks: [] }])
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
    expect(() => read(file(...child('p', 'q'), ...child('q', 'p')))).not.toThrow()
  })

  test('lines that end in a line feed alone, and the name of the calendar', () => {
    const calendar = read(file('X-WR-CALNAME:Holidays', ...todo()).replaceAll('\r\n', '\n'))
    expect(calendar).toMatchObject({ name: 'Holidays', fresh: [{ title: 'X' }] })
  })
})

describe('what tasks here have no place for', () => {
  test('is named, each once: properties, reminders, events', () => {
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM']
    const left = ['LOCATION:Slipway', 'RRULE:FREQ=WEEKLY', 'X-COLOUR-OF-SAIL:red', 'RELATED-TO;RELTYPE=SIBLING:z']
    const event = ['BEGIN:VEVENT', 'UID:e', 'SUMMARY:Party', ...alarm, 'END:VEVENT']
    expect(
      read(file(...todo(...left, 'LOCATION:Quay', 'PERCENT-COMPLETE:40', ...alarm), ...event, ...event))?.notTaken,
    ).toEqual([...['VEVENT', 'LOCATION', 'RRULE', 'X-COLOUR-OF-SAIL', 'RELATED-TO', 'PERCENT-COMPLETE', 'VALARM']])
  })

  test('and of steps what only a task has', () => {
    const step = ['BEGIN:VTODO', 'UID:y', 'SUMMARY:Y', 'RELATED-TO:x', 'DUE;VALUE=DATE:20261203', 'END:VTODO']
    expect(read(file(...todo('PERCENT-COMPLETE:50'), ...step))?.notTaken).toEqual(['STEPS'])
  })

  test('is nothing of what was written here', () => {
    const subTasks = [
      { id: 's1', title: 'Read', completed: true },
      { id: 's2', title: 'Write', completed: false },
    ]
    const full = task({ subTasks, notes: 'Notes', tags: ['bug'], dueDate: '2026-11-19T11:30:00.000Z', priority: 2 })
    expect(read(write(full, task({ id: 'two', completed: true, completedAt: full.createdAt })))?.notTaken).toEqual([])
  })
})
