// Whatever a file of another program holds, what comes of it is what the contract takes: one entry too long would cost the whole import.
import { expect, test } from 'vitest'
import { planImport } from '#apps/notes/transfer/read-files.ts'
import { planOfTable } from '#apps/scrumboard/import/plan-of-table.ts'
import { planOfTrello } from '#apps/scrumboard/import/plan-of-trello.ts'
import { planTable, readLines as readTaskLines } from '#apps/tasks/table/plan-table.ts'
import { ContactDraft } from '#contract/apps/contact-shapes.ts'
import { ImportedMail } from '#contract/apps/mailbox-shapes.ts'
import { ImportedNote } from '#contract/apps/notes.ts'
import { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'
import { TaskDraft } from '#contract/apps/tasks.ts'
import type * as z from '#contract/zod.ts'
import { COLUMN_FIELDS, readLines, rowsToContacts } from '#formats/contacts-csv.ts'
import { csvLine } from '#formats/csv.ts'
import { tableOfLines } from '#formats/file-table.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { mailFrom } from '#formats/mail/read-mail.ts'
import { guessTaskColumns } from '#formats/task-columns.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const long = fc
  .constantFrom(200, 201, 301, 501, 1001, 2001, 5001, 20_001, 100_001)
  .map((length) => 'long '.repeat(length / 5 + 1))
const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'Ines',
      'a;b,c',
      'https://a.example',
      'a@b.example',
      '🙂🙂',
      '\u0000',
      '{}',
      '-1',
      '1e9',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '2026-11-17',
      '20261117T090000Z',
      '99991231T235959',
      '00000101T000000',
      '99991231T235959Z',
      '00010101',
      '+275760-09-13T00:00:00.000Z',
      '9999-12-31T23:59:59-12:00',
      'Tue, 17 Nov 9999 23:00:00 -1200',
      '17 Nov 12026 09:00:00 +0000',
      '1e20',
    ),
  },
  { weight: 2, arbitrary: long },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const many = (one: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(one, { maxLength: 3 }) },
    { weight: 1, arbitrary: one.map((each) => Array.from({ length: 520 }, () => each)) },
  )
/** Of what there may be hundreds. */
const short = text.map((one) => one.slice(0, 600))
/** Lines of the given names, in any order and number. */
const lines = (names: readonly string[], between: string) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(
          { weight: 9, arbitrary: text.map((one) => [one]) },
          { weight: 1, arbitrary: text.map((one) => Array.from({ length: 220 }, () => one.slice(0, 600))) },
        ),
      ),
      { maxLength: 14 },
    )
    .map((all) =>
      all.flatMap(([name, values]) => values.map((value) => `${name}${between}${value.replaceAll(/[\r\n]+/g, ' ')}`)),
    )

const fits = (shape: z.ZodMiniType, read: readonly unknown[]) => {
  for (const one of read) expect(shape.safeParse(one).error?.issues ?? []).toEqual([])
}
const holds = <Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void, times = 60) =>
  fc.assert(fc.property(values, check), { numRuns: runs(times) })

test('tasks of a calendar', () => {
  const names = [
    'SUMMARY',
    'DESCRIPTION',
    'CATEGORIES',
    'DUE',
    'DUE;TZID=Europe/Paris',
    'DUE;VALUE=DATE',
    'DUE;TZID=America/New_York',
    'COMPLETED;TZID=Asia/Tokyo',
    'TRIGGER;VALUE=DATE-TIME',
    'DTSTART',
    'COMPLETED',
    'PRIORITY',
    'PERCENT-COMPLETE',
    'RRULE',
    'STATUS',
    'UID',
    'RELATED-TO',
    'ATTACH',
    'CREATED',
    'LAST-MODIFIED',
    'URL',
    'X-CAIRN-SECTION',
  ]
  holds(fc.array(lines(names, ':'), { minLength: 1, maxLength: 4 }), (todos) => {
    const calendar = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...todos.flatMap((todo) => ['BEGIN:VTODO', ...todo, 'END:VTODO']),
      'END:VCALENDAR',
    ]
    fits(TaskDraft, readTasks(calendar.join('\r\n'), { tasks: [], tags: [] })?.fresh ?? [])
  })
})

test('tasks of a table', () => {
  const headers = ['Title', 'Notes', 'Section', 'Due', 'Start', 'Repeats', 'Priority', 'Tags', 'Steps', 'Done']
  const row = fc.array(text, { minLength: headers.length, maxLength: headers.length })
  holds(fc.array(row, { maxLength: 4 }), (rows) => {
    const table = tableOfLines(readTaskLines([headers, ...rows].map((cells) => csvLine(cells)).join('')), true)
    const options = { fields: guessTaskColumns(table), tasks: [], tags: [], language: 'en' as const, now: 1.8e12 }
    fits(TaskDraft, planTable(table, options).fresh)
  })
})

test('contacts of cards', () => {
  const names = [
    'FN',
    'N',
    'EMAIL;TYPE=work',
    'TEL',
    'ORG',
    'TITLE',
    'ADR',
    'BDAY',
    'NOTE',
    'CATEGORIES',
    'URL',
    'PHOTO',
    'PHOTO;ENCODING=b;TYPE=PNG',
    'UID',
    'NICKNAME',
    'X-ODD',
    'IMPP',
    'RELATED',
    'LANG',
  ]
  holds(lines(names, ':'), (card) => {
    const read = readCards(['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ines', ...card, 'END:VCARD', ''].join('\r\n'))
    fits(ContactDraft, read?.drafts ?? [])
    fits(
      ContactDraft,
      (read?.cards ?? []).map(({ draft }) => draft),
    )
  })
})

test('contacts of a table', () => {
  holds(fc.array(fc.tuple(fc.constantFrom(...COLUMN_FIELDS), text), { minLength: 1, maxLength: 30 }), (cells) => {
    const text = csvLine(cells.map((_, index) => `Column ${index}`)) + csvLine(cells.map(([, cell]) => cell))
    const { contacts } = rowsToContacts(
      tableOfLines(readLines(text), true),
      cells.map(([field], index) => ({ field, index, label: '' })),
    )
    fits(
      ContactDraft,
      contacts.map(({ draft }) => draft),
    )
  })
})

test('emails', () => {
  const names = [
    'From',
    'To',
    'Cc',
    'Bcc',
    'Date',
    'Subject',
    'Message-ID',
    'In-Reply-To',
    'References',
    'Content-Type',
    'Content-Transfer-Encoding',
  ]
  holds(fc.tuple(lines(names, ': '), text), ([head, body]) => {
    const read = mailFrom(['From: a@b.example', 'Date: Tue, 17 Nov 2026 09:00:00 +0000', ...head, '', body].join('\n'))
    fits(ImportedMail, read ? [read.mail] : [])
  })
})

test('notes of Markdown and of Google Keep', () => {
  const encoder = new TextEncoder()
  const notesIn = (name: string, content: string) =>
    planImport([{ name, bytes: encoder.encode(content) }], []).fresh.map(({ note }) => note)
  const names = ['title', 'created', 'updated', 'tags', 'labels', 'color', 'pinned', 'archived', 'uid', 'reminder']
  holds(fc.tuple(lines(names, ': '), lines(['# ', '- [ ] ', '- [x] ', '#', '![](', ''], '')), ([head, body]) =>
    fits(ImportedNote, notesIn('note.md', ['---', ...head, '---', '', ...body].join('\n'))),
  )
  const keep = fc.record(
    {
      title: text,
      textContent: text,
      listContent: many(fc.record({ text, isChecked: fc.boolean() })),
      labels: many(fc.record({ name: text })),
      annotations: many(fc.record({ url: text })),
      color: fc.constantFrom('RED', 'DEFAULT', 'constructor'),
      isPinned: fc.boolean(),
      createdTimestampUsec: fc.constantFrom(0, 1.7e15, -1e15, 1e19, 9e18, 1e300),
      userEditedTimestampUsec: fc.constantFrom(0, 1.7e15, -7e16, 3e17, 9e18),
    },
    { requiredKeys: [] },
  )
  holds(keep, (note) => fits(ImportedNote, notesIn('note.json', JSON.stringify(note))))
})

/** Anybody who has a name is known. */
const personCalled = (name: string) => (name === '' ? undefined : 'person')

test('boards of Trello', () => {
  const card = fc.record({
    id: fc.constantFrom('1', '2'),
    idList: fc.constantFrom('0', '1', 'none'),
    name: text,
    desc: text,
    closed: fc.boolean(),
    pos: fc.double(),
    due: fc.oneof(text, fc.constant(null)),
    dueComplete: fc.boolean(),
    idLabels: many(fc.constantFrom('l', 'm', 'n')),
    idMembers: many(fc.constantFrom('i', 'j', 'k')),
    attachments: many(fc.record({ name: short, url: short, isUpload: fc.boolean() })),
    cover: fc.record({ color: fc.constantFrom('red', 'odd', null) }),
    customFieldItems: many(fc.constant({})),
  })
  const label = fc.record({ id: fc.constantFrom('l', 'm'), name: short, color: fc.constantFrom('red', 'odd', null) })
  const item = fc.record({ name: short, state: short, pos: fc.double() })
  const author = fc.record({ fullName: text })
  const comment = fc.record({ text, card: fc.record({ id: fc.constantFrom('1', '2') }) })
  const board = fc.record({
    name: text,
    desc: text,
    lists: many(fc.tuple(short, fc.constantFrom(null, 0, 5, 1e9))).map((lists) =>
      (lists as [string, number | null][]).map(([name, softLimit], pos) => ({
        id: String(pos),
        name,
        closed: pos === 1,
        pos,
        softLimit,
      })),
    ),
    labels: many(label),
    members: fc.array(fc.record({ id: fc.constantFrom('i', 'j'), fullName: text }), { maxLength: 3 }),
    cards: fc.array(card, { maxLength: 3 }),
    checklists: fc.array(fc.record({ idCard: fc.constantFrom('1', '2'), pos: fc.double(), checkItems: many(item) }), {
      maxLength: 3,
    }),
    actions: fc.array(
      fc.record({ type: fc.constant('commentCard'), date: short, memberCreator: author, data: comment }),
      { maxLength: 3 },
    ),
  })
  holds(board, (written) => {
    const read = planOfTrello(JSON.parse(JSON.stringify(written)), personCalled)
    expect(read).not.toBeNull()
    fits(BoardPlan, read ? [read.plan] : [])
  })
})

test('boards of a table', () => {
  const headers = ['Title', 'Description', 'List', 'Labels', 'Due date', 'Done', 'Archived', 'Members', 'Checklist']
  const row = fc.array(text, { minLength: headers.length, maxLength: headers.length })
  holds(fc.tuple(fc.array(row, { maxLength: 4 }), text), ([rows, title]) => {
    const read = planOfTable([headers, ...rows].map((cells) => csvLine(cells)).join(''), {
      title,
      usualList: 'To do',
      personCalled,
    })
    fits(BoardPlan, read ? [read.plan] : [])
  })
})
