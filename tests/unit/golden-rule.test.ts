// Out of Cairn and in again changes nothing: contacts as vCards, tasks as calendar files, whatever people have written in them.
import { describe, expect, test } from 'vitest'
import { guessColumns } from '#apps/contacts/import/guess-columns.ts'
import { type Contact, draftToContact } from '#contract/apps/contact-shapes.ts'
import { draftToTask, patchTask, type Task } from '#contract/apps/tasks.ts'
import { CONTACT_COLUMNS, contactToCells } from '#formats/contact-to-cells.ts'
import { readLines, rowsToContacts } from '#formats/contacts-csv.ts'
import { csvTable } from '#formats/csv.ts'
import { endOfDay } from '#formats/due.ts'
import { tableOfLines } from '#formats/file-table.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { tasksToCalendar } from '#formats/icalendar/write-tasks.ts'
import { mboxOf } from '#formats/mail/mbox-of.ts'
import { mailFrom } from '#formats/mail/read-mail.ts'
import { emlOf } from '#formats/mail/write-mail.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { contactToVcard } from '#formats/vcard/write-contact.ts'
import { fc } from '#tests/setup/properties.ts'
import { splitMbox } from '#tests/setup/split-mbox.ts'

const AT = '2026-11-17T09:00:00.000Z'
const SIGNS = ['a', 'Z', 'é', '🚲', '"', "'", ',', ';', ':', '\\', '=', '^', '(', ')', '<', '&', '-', '0'] as const
/** Written in a line of its own: fields of forms give no space at either end. */
const line = (most = 40) =>
  fc.string({ unit: fc.constantFrom(...SIGNS, ' '), maxLength: most }).map((text) => text.trim().replace(/ +/g, ' '))
const some = line().filter((text) => text !== '')
/** Several lines, long enough to be folded. */
const text = fc.array(line(90), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n').trim())
const orNull = fc.option(
  text.filter((words) => words !== ''),
  { nil: null },
)

const contact: fc.Arbitrary<Contact> = fc
  .record({
    name: some,
    emails: fc.array(fc.record({ email: some, label: line() }), { maxLength: 3 }),
    phoneNumbers: fc.array(fc.record({ country: fc.constantFrom('', 'fr', 'gb'), phoneNumber: some, label: line() }), {
      maxLength: 3,
    }),
    job: fc.record({ title: line(), company: line() }),
    birthday: fc.constantFrom(null, '1987-03-14', '--02-29'),
    address: orNull,
    notes: orNull,
    howWeMet: orNull,
    favourite: fc.boolean(),
    tags: fc.subarray(['t']),
  })
  .map((fields) => ({ ...draftToContact({ id: 'c' }, AT), ...fields }))

describe.each(['4.0', '3.0'] as const)('a contact as a vCard %s', (version) => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(contact, some, (one, tag) => {
        const cards = readCards(contactToVcard(one, new Map([['t', tag]]), version))?.cards
        const { name, emails, phoneNumbers, job, birthday, address, notes, howWeMet, favourite } = one
        expect(cards?.[0]).toMatchObject({
          tags: one.tags.length > 0 ? [tag] : [],
          cut: [],
          draft: { name, emails, phoneNumbers, job, birthday, address, notes, howWeMet, favourite },
        })
      }),
    )
  })
})

const PHONE = { country: '', phoneNumber: '1 ::: 2', label: 'Desk' }

test('a contact in a table comes back as it was, in every column', () => {
  fc.assert(
    fc.property(contact, some, (one, tag) => {
      const cells = contactToCells(one, new Map([['t', tag]]))
      const table = tableOfLines(readLines(csvTable([CONTACT_COLUMNS, cells])), true)
      const [found] = rowsToContacts(table, guessColumns(table)).contacts
      const { name, emails, phoneNumbers, job, birthday, address, howWeMet, notes, favourite } = one
      const tags = one.tags.length > 0 ? [tag] : []
      const draft = { name, emails, phoneNumbers, job, birthday, address, howWeMet, notes, favourite }
      expect(found).toMatchObject({ tags, cut: [], draft })
    }),
    {
      examples: [
        [{ ...draftToContact({ id: 'c' }, AT), name: "'=A", notes: "''+1" }, 'Sailing'],
        // Google parts several things in a cell by three colons.
        [{ ...draftToContact({ id: 'c' }, AT), name: 'A', tags: ['t'], phoneNumbers: [PHONE] }, 'a ::: b'],
      ],
    },
  )
})

/** To the minute, as people choose it, or a whole day; around changes of the clocks too. */
const moment = fc
  .tuple(fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 }), fc.boolean())
  .map(([minutes, isTimed]) =>
    (isTimed ? new Date(minutes * 60_000) : endOfDay(new Date(minutes * 60_000))).toISOString(),
  )

const timed = moment.map((at) => new Date(Math.floor(Date.parse(at) / 60_000) * 60_000).toISOString())
/** A day is its first moment. */
const start = fc.tuple(timed, fc.boolean()).map(([at, isDay]) => {
  const date = new Date(at)
  return isDay ? new Date(date.getFullYear(), date.getMonth(), date.getDate()).toISOString() : at
})

const task: fc.Arbitrary<Task> = fc
  .record({
    title: some,
    notes: orNull,
    completed: fc.boolean(),
    dueDate: fc.option(moment, { nil: null }),
    priority: fc.constantFrom(0 as const, 1 as const, 2 as const),
    tags: fc.subarray(['s', 't']),
    startDate: fc.option(start, { nil: undefined }),
    reminder: fc.option(timed, { nil: undefined }),
    otherRule: fc.constantFrom(undefined, 'FREQ=MONTHLY;BYDAY=2MO', 'FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=5L'),
    repeat: fc.constantFrom(null, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', 'FREQ=MONTHLY;BYMONTHDAY=-1'),
    subTasks: fc.array(
      fc.record({ title: some, completed: fc.boolean(), notes: orNull, dueDate: fc.option(moment, { nil: null }) }),
      { maxLength: 2 },
    ),
  })
  .map(({ subTasks, repeat, startDate, reminder, otherRule, ...fields }) =>
    draftToTask(
      {
        ...(startDate !== undefined && { startDate }),
        ...(reminder !== undefined && { reminder }),
        ...(otherRule !== undefined && (repeat === null || fields.dueDate === null) && { otherRule }),
        ...{ id: 'one', ...fields, subTasks: subTasks.map((step, at) => ({ id: `step-${at}`, ...step })) },
        ...(fields.dueDate !== null && { repeat }),
        ...(fields.completed && { completedAt: '2026-11-16T08:00:00.000Z' }),
      },
      0,
      AT,
    ),
  )

describe('a task as a calendar file', () => {
  test('comes back as it was, with its steps', () => {
    fc.assert(
      fc.property(task, some, (one, title) => {
        const tags = [
          { id: 's', title },
          { id: 't', title: `${title} 2` },
        ]
        const titles = new Map(tags.map((tag) => [tag.id, tag.title]))
        const found = readTasks(tasksToCalendar([one], { tagTitles: titles, now: 0 }), { tasks: [], tags })
        const { title: name, notes, completed, dueDate, priority, repeat, subTasks } = one
        const altered = one.otherRule === undefined ? [] : [{ what: 'rule' }]
        expect(found).toMatchObject({ altered, notTaken: [], unreadable: [] })
        expect(found?.fresh).toHaveLength(1)
        expect(found?.fresh[0]).toMatchObject({ title: name, notes, completed, dueDate, priority, tags: one.tags })
        expect(found?.fresh[0]?.repeat ?? null).toBe(repeat ?? null)
        const { startDate, reminder, otherRule, createdAt } = found?.fresh[0] ?? {}
        expect([startDate ?? null, reminder ?? null, otherRule]).toEqual([
          one.startDate ?? null,
          one.reminderDone ? null : (one.reminder ?? null),
          one.otherRule,
        ])
        expect(createdAt).toBe(one.createdAt)
        // A step without notes or a date has none, however that is written.
        const said = (steps: Task['subTasks'] = []) =>
          steps.map((step) => [step.title, step.completed, step.notes ?? null, step.dueDate ?? null])
        expect(said(found?.fresh[0]?.subTasks)).toEqual(said(subTasks))
      }),
      { examples: [[draftToTask({ id: 'one', title: 'A', tags: ['s', 't'] }, 0, AT), 'ends in \\']] },
    )
  })

  test('changed elsewhere and brought back, it changes the one that is here into itself, and does so once', () => {
    fc.assert(
      fc.property(task, task, some, (here, elsewhere, title) => {
        const tags = [
          { id: 's', title },
          { id: 't', title: `${title} 2` },
        ]
        const titles = new Map(tags.map((tag) => [tag.id, tag.title]))
        const later = new Date(Date.parse(AT) + 60_000).toISOString()
        const file = tasksToCalendar([{ ...elsewhere, updatedAt: later }], { tagTitles: titles, now: 0 })
        const { fresh, updates = [] } = readTasks(file, { tasks: [here], tags }) ?? {}
        expect(fresh).toEqual([])
        const changed = patchTask(here, updates[0]?.task ?? {}, AT)
        const said = (one: Task) => ({
          ...[one.title, one.notes || null, one.completed, one.dueDate, one.priority, one.tags, one.startDate ?? null],
          reminder: one.reminderDone ? null : (one.reminder ?? null),
          // A task that is done has given its repetition to the next one.
          repeat: elsewhere.completed ? null : (one.repeat ?? null),
          steps: one.subTasks.map((step) => [step.title, step.completed, step.notes || null, step.dueDate ?? null]),
        })
        expect(said(changed)).toEqual(said(elsewhere))
        expect(readTasks(file, { tasks: [{ ...changed, updatedAt: later }], tags })?.updates).toEqual([])
        expect(readTasks(file, { tasks: [changed], tags })).toMatchObject({ fresh: [], updates: [], known: 1 })
      }),
    )
  })
})

describe('a mail as a file, and several in an mbox', () => {
  // What begins a mail of an mbox, quotes one, or ends a part, at the beginning of a line.
  const begun = fc.tuple(fc.constantFrom('', 'From ', '>From ', '> ', '.', '--'), some).map((parts) => parts.join(''))
  const content = fc.array(begun, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'))
  const mail = fc.record({ subject: some, content }).map((fields) => ({
    ...{ id: 'm', type: 'mail' as const, from: 'Zoë <zoe@cairn.example>', to: ['a@b.example'], bcc: [], labels: [] },
    ...{ date: '2026-11-17T08:00:00.000Z', attachments: [], starred: false, important: false, unread: false },
    ...{ folder: 'inbox' as const, threadId: 'm', ...fields },
  }))
  /** As the bytes of a file: a character each. */
  const bytes = (file: string) =>
    Array.from(new TextEncoder().encode(file), (byte) => String.fromCharCode(byte)).join('')

  test('come back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mail, { minLength: 1, maxLength: 3 }), async (mails) => {
        const files = await Promise.all(mails.map((one) => emlOf(one, [], undefined).text()))
        const said = splitMbox(bytes(mboxOf(files))).map((one) => mailFrom(one)?.mail)
        expect(said.map((one) => [one?.subject, one?.content])).toEqual(mails.map((one) => [one.subject, one.content]))
      }),
    )
  })
})
