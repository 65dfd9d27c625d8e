// What a workspace file has for other programs and for people: read back by a parser of the format, or looked at as text.
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type Contact, draftToContact } from '#contract/apps/contact-shapes.ts'
import { draftToNote } from '#contract/apps/notes-shapes.ts'
import { draftToTask } from '#contract/apps/tasks.ts'
import { chatToText } from '#formats/chat-to-text.ts'
import { foldLine } from '#formats/content-lines.ts'
import { csvLine } from '#formats/csv.ts'
import { CALENDAR_END, calendarStart, yearlyEvent } from '#formats/icalendar/calendar.ts'
import { reminderToTodo, taskToTodos } from '#formats/icalendar/write-tasks.ts'
import { boardToMarkdown } from '#formats/markdown/board-to-markdown.ts'
import { noteToMarkdown } from '#formats/markdown/note-to-markdown.ts'
import { pictureOf } from '#formats/picture-url.ts'
import { contactToVcard } from '#formats/vcard/write-contact.ts'
import { createNames, safeName } from '#sw/api/engine/readable/entry-names.ts'
import { filePaths } from '#sw/api/shell/workspace/shared/file-paths.ts'

const AT = '2026-11-17T09:00:00.000Z'
const HARD = `Zoë; “quoted”, back\\slash\nsecond line 🚲 ${'long '.repeat(60)}`

describe('vCard 4.0', () => {
  const contact: Contact = {
    ...draftToContact({ id: 'c1' }, AT),
    name: 'Zoë O’Sullivan, Dr.',
    emails: [
      { email: 'zoe@example.org', label: 'Work' },
      { email: 'z@example.org', label: '' },
    ],
    phoneNumbers: [{ country: 'fr', phoneNumber: '06 12 34 56 78', label: 'He said: "mobile"' }],
    job: { title: 'Driver; trainer', company: 'Lignes, Alpes' },
    birthday: '--02-29',
    address: '1 rue de l’Église\n38000 Grenoble',
    avatar: 'data:image/svg+xml;base64,PHN2Zy8+',
    notes: HARD,
    tags: ['a', 'gone'],
    favourite: true,
    uids: ['urn:uuid:1'],
    extra: ['X-SPECIAL;TYPE=x:kept, as it was'],
  }
  const text = contactToVcard(contact, new Map([['a', 'Buses, trams']]))
  const card = new ICAL.Component(ICAL.parse(text) as unknown as string)
  const value = (name: string) => card.getFirstPropertyValue(name)

  test('is read back with every field', () => {
    expect(value('version')).toBe('4.0')
    expect(value('uid')).toBe('urn:uuid:1')
    expect(value('fn')).toBe('Zoë O’Sullivan, Dr.')
    expect(card.getAllProperties('email').map((one) => [one.getFirstValue(), one.getFirstParameter('type')])).toEqual([
      ['zoe@example.org', 'work'],
      ['z@example.org', undefined],
    ])
    expect(value('title')).toBe('Driver; trainer')
    expect(String(value('org'))).toBe('Lignes, Alpes')
    expect(String(value('bday'))).toBe('--02-29')
    expect(value('note')).toBe(HARD)
    expect(String(value('photo'))).toBe('data:image/svg+xml;base64,PHN2Zy8+')
    expect(card.getFirstProperty('categories')?.getValues()).toEqual(['Buses, trams'])
    expect(text).toContain('\r\nX-SPECIAL;TYPE=x:kept, as it was\r\n')
    expect(text).toContain('REV:20261117T090000Z')
  })

  test('a blank contact has its name and nothing that is empty', () => {
    const blank = contactToVcard(draftToContact({ id: 'c' }, AT), new Map())
    expect(blank.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'UID:c',
      'FN:New Contact',
      'N:Contact;New;;;',
      'REV:20261117T090000Z',
      'END:VCARD',
      '',
    ])
  })
})

describe('lines', () => {
  test('have at most 75 bytes, and no letter is cut', () => {
    const text = `NOTE:${'é🚲a'.repeat(100)}`
    const lines = foldLine(text).split('\r\n')
    expect(lines.pop()).toBe('')
    for (const one of lines) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75)
    expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(text)
  })
})

describe('calendars', () => {
  const parsed = (...parts: string[]) =>
    new ICAL.Component(
      ICAL.parse(calendarStart({ product: 'Test', name: 'Test' }) + parts.join('') + CALENDAR_END) as unknown as string,
    )

  test('a task is a VTODO with its steps related to it', () => {
    const task = {
      ...draftToTask(
        { id: 't', title: HARD, priority: 2, tags: ['a'], notes: HARD, dueDate: '2026-11-20T16:30:00+01:00' },
        0,
        AT,
      ),
      completed: true,
      completedAt: AT,
      subTasks: [{ id: 't-1', title: 'First; second', completed: false }],
    }
    const calendar = parsed(taskToTodos(task, 'This week', { tagTitles: new Map([['a', 'Api']]), now: Date.parse(AT) }))
    const [todo, step] = calendar.getAllSubcomponents('vtodo')
    expect(todo?.getFirstPropertyValue('summary')).toBe(HARD)
    expect(todo?.getFirstPropertyValue('description')).toBe(HARD)
    expect(todo?.getFirstPropertyValue('priority')).toBe(1)
    expect(todo?.getFirstPropertyValue('status')).toBe('COMPLETED')
    expect(String(todo?.getFirstPropertyValue('due'))).toBe('2026-11-20T15:30:00Z')
    expect(String(todo?.getFirstPropertyValue('completed'))).toBe('2026-11-17T09:00:00Z')
    expect(todo?.getFirstPropertyValue('categories')).toBe('Api')
    expect([step?.getFirstPropertyValue('related-to'), step?.getFirstPropertyValue('summary')]).toEqual([
      't',
      'First; second',
    ])
  })

  test('a birthday comes every year, whether or not its year is known', () => {
    for (const [birthday, start] of [
      ['1987-03-14', '1987-03-14'],
      ['--02-29', '2000-02-29'],
    ] as const) {
      const event = parsed(
        yearlyEvent({ uid: 'c', title: 'Zoë', day: birthday, stamp: Date.parse(AT) }),
      ).getFirstSubcomponent('vevent')
      expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(start)
      expect(String(event?.getFirstPropertyValue('rrule'))).toBe('FREQ=YEARLY')
    }
  })

  test('a reminder rings at its time', () => {
    const todo = parsed(
      reminderToTodo({ uid: 'n', title: 'Call', text: HARD, at: AT, completed: false }, Date.parse(AT)),
    ).getFirstSubcomponent('vtodo')
    const alarm = todo?.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('2026-11-17T09:00:00Z')
    expect(todo?.getFirstPropertyValue('description')).toBe(HARD)
  })
})

describe('CSV', () => {
  test.each([
    ...[
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\0=1',
      ' =1',
      '   +1',
      ' \t-1',
      '\n@x',
      '＝1',
      '\0',
      '\tx',
    ].map((cell) => [cell] as const),
  ])('%j is a text and no formula', (cell) => {
    const [, text = ''] = /^"?('[\s\S]*?)"?\r\n$/.exec(csvLine([cell])) ?? []
    expect(text).toBe(`'${cell}`)
  })

  test('quotes what needs it, and leaves numbers as they are', () => {
    expect(csvLine(['plain', 'a,b', 'a "b"', 'a\r\nb', ' a', '', null, undefined, -1.5, true, 'a=b', 'a;b'])).toBe(
      'plain,"a,b","a ""b""","a\r\nb"," a",,,,-1.5,true,a=b,"a;b"\r\n',
    )
  })
})

test('a note is Markdown with front matter, its tasks as a list that can be ticked', () => {
  const note = {
    ...draftToNote({ id: 'n', title: 'On: "buses"', content: 'One\r\ntwo', labels: ['l', 'gone'] }, 0, AT),
    tasks: [
      { id: '1', content: 'Ask\nLéa', completed: true },
      { id: '2', content: 'Go', completed: false },
    ],
    archived: true,
    reminder: AT,
  }
  expect(noteToMarkdown(note, { labels: new Map([['l', 'Home']]), picture: 'On buses.png' })).toBe(
    [
      '---',
      'title: "On: \\"buses\\""',
      'labels: ["Home"]',
      `created: ${AT}`,
      `updated: ${AT}`,
      'archived: true',
      `reminder: ${AT}`,
      '---',
      '',
      '# On: "buses"',
      '',
      '![](<On buses.png>)',
      '',
      'One\ntwo',
      '',
      '- [x] Ask Léa\n- [ ] Go',
      '',
    ].join('\n'),
  )
})

test('a board is Markdown: lists are headings, cards can be ticked', () => {
  const card = {
    id: 'c',
    boardId: 'b',
    listId: 'l',
    position: 1,
    title: 'Signs\nfor winter',
    description: 'One\ntwo',
    labels: ['x'],
    dueDate: AT,
    members: ['alex-morgan', 'gone'],
    done: true,
    checklist: [{ id: '1', title: 'Measure', completed: false }],
    cover: null,
    archived: false,
    createdAt: AT,
    updatedAt: AT,
    movedAt: AT,
  }
  const board = {
    id: 'b',
    title: 'Stops',
    description: null,
    icon: null,
    members: [],
    archived: false,
    createdAt: AT,
    lastActivity: AT,
  }
  const list = { id: 'l', boardId: 'b', title: 'To do', position: 1, wipLimit: null, archived: false }
  const content = {
    board,
    lists: [{ ...list, id: 'later', title: 'Later', position: 2, archived: true }, list],
    cards: [card],
    labels: [{ id: 'x', boardId: 'b', title: 'Print', colour: 'teal' }],
    comments: [
      { id: 'm', boardId: 'b', cardId: 'c', authorId: 'alex-morgan', text: 'Soon', createdAt: AT, updatedAt: AT },
    ],
    names: new Map([['alex-morgan', 'Alex Morgan']]),
  }
  const text = boardToMarkdown(content)
  expect(text).toBe(
    [
      '# Stops',
      '',
      '## To do',
      '',
      '- [x] Signs for winter',
      '  labels: Print',
      '  members: Alex Morgan, gone',
      `  due: ${AT}`,
      '  One',
      '  two',
      '  - [ ] Measure',
      `  > Alex Morgan, ${AT}: Soon`,
      '',
      '## Later (archived)',
      '',
      '',
      '',
    ].join('\n'),
  )
  const french = boardToMarkdown(content, {
    archived: 'archivée',
    archivedList: (title) => `${title} (archivée)`,
    labels: (titles) => `étiquettes : ${titles}`,
    members: (names) => `membres : ${names}`,
    due: () => 'pour le 1er décembre',
    said: (name, _, said) => `${name} : ${said}`,
  }).split('\n')
  for (const line of [
    '  étiquettes : Print',
    '  membres : Alex Morgan, gone',
    '  pour le 1er décembre',
    '  > Alex Morgan : Soon',
  ])
    expect(french).toContain(line)
  expect(french).toContain('## Later (archivée)')
})

test('a chat is text by days, in the order in which it was said', () => {
  const message = {
    id: 'm',
    chatId: 'c',
    contactId: 'x',
    isMine: false,
    value: 'Two\nlines',
    createdAt: AT,
    editedAt: null,
    replyTo: null,
    attachments: [{ id: 'm/0', type: 'application/pdf', name: 'plan.pdf', size: 1 }],
    reactions: [{ emoji: '👍', contactId: 'me', createdAt: AT }],
    isSimulated: true,
    isScheduled: false,
    remindAt: null,
  }
  const mine = {
    ...message,
    isMine: true,
    value: 'Yes',
    createdAt: '2026-11-16T08:05:00.000Z',
    attachments: [],
    reactions: [],
    isSimulated: false,
    replyTo: { id: 'q', contactId: 'x', value: 'Are you\nthere?' },
  }
  expect(chatToText([message, mine], { me: 'Alex', other: 'Inès' })).toBe(
    [
      'Alex and Inès (times in UTC)',
      '',
      '--- 2026-11-16 ---',
      '    > Are you there?',
      '[08:05] Alex: Yes',
      '',
      '--- 2026-11-17 ---',
      '[09:00] Inès (simulated): Two',
      '    lines',
      '    [file: plan.pdf]',
      '    👍',
      '',
    ].join('\n'),
  )
})

describe('names of files', () => {
  test.each([
    ['Report 2026', 'Report 2026'],
    ['a/b\\c:d*e?"<>|', 'a b c d e'],
    ['../../etc/passwd', 'etc passwd'],
    ['.hidden.', 'hidden'],
    ['CON', '_CON'],
    ['com1.txt', '_com1.txt'],
    ['', 'otherwise'],
    ['🚲', 'otherwise'],
    ['Été – Ångström', 'Été – Ångström'],
    ['\ud800x', 'x'],
  ])('%j becomes %j', (title, name) => expect(safeName(title, 'otherwise')).toBe(name))

  test('are given once, also where only the case differs', () => {
    const nameOf = createNames()
    expect(['a', 'A', 'a', 'a (2)'].map((name) => nameOf(name, '.md'))).toEqual([
      'a.md',
      'A (2).md',
      'a (3).md',
      'a (2) (2).md',
    ])
  })

  test('of files are their folders and names; a file whose folder is gone lies at the top', () => {
    const row = (id: string, parent: string, name: string, kind: 'file' | 'folder' = 'file') => ({
      id,
      parent,
      kind,
      name,
      nameKey: name,
      createdBy: 'x',
      createdAt: AT,
      modifiedAt: AT,
      description: null,
    })
    const paths = filePaths([
      row('f', '', 'Plans/old', 'folder'),
      row('g', 'f', '2026', 'folder'),
      row('ring', 'gnir', 'Ring', 'folder'),
      row('gnir', 'ring', 'Gnir', 'folder'),
      row('1', 'g', 'map.tar.pdf'),
      row('2', 'g', 'MAP.TAR.pdf'),
      row('3', 'gone', '.profile'),
      row('4', 'ring', 'lost.txt'),
    ])
    expect(Object.fromEntries(paths)).toEqual({
      '1': 'files/Plans old/2026/map.tar.pdf',
      '2': 'files/Plans old/2026/MAP.TAR (2).pdf',
      '3': 'files/File.profile',
      '4': expect.stringMatching(/^files\/.*lost\.txt$/),
    })
  })
})

test('pictures in rows become files', () => {
  expect(pictureOf('data:image/png;base64,AQID')).toEqual({ bytes: new Uint8Array([1, 2, 3]), ending: '.png' })
  expect(pictureOf('data:image/svg+xml,%3Csvg%2F%3E')?.ending).toBe('.svg')
  expect(pictureOf('data:image/svg+xml;utf8,%3Csvg%2F%3E')?.bytes).toEqual(new TextEncoder().encode('<svg/>'))
  for (const bad of ['https://x.example/a.png', 'data:text/html,x', 'data:image/png;base64,***'])
    expect(pictureOf(bad)).toBeUndefined()
})
