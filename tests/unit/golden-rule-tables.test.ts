// Out of Cairn and in again changes nothing: boards as Trello writes them and as tables, and the tasks of a backup's table.
import { expect, test } from 'vitest'
import { boardToTable } from '#apps/scrumboard/export/board-to-table.ts'
import { boardToTrello } from '#apps/scrumboard/export/board-to-trello.ts'
import { peopleCalled } from '#apps/scrumboard/import/people-called.ts'
import { planOfJson } from '#apps/scrumboard/import/plan-of-json.ts'
import { planOfTable } from '#apps/scrumboard/import/plan-of-table.ts'
import { planTable, readLines } from '#apps/tasks/table/plan-table.ts'
import { type CardComment, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { draftToTask, type Task } from '#contract/apps/tasks.ts'
import { endOfDay, isWholeDay } from '#formats/due.ts'
import { tableOfLines } from '#formats/file-table.ts'
import { guessTaskColumns } from '#formats/task-columns.ts'
import { people } from '#seed/people.ts'
import { taskEntries } from '#sw/api/apps/tasks/readable.ts'
import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import { fc } from '#tests/setup/properties.ts'

const AT = '2026-11-17T09:00:00.000Z'
const SIGNS = ['a', 'Z', 'é', '🚲', '"', "'", ',', ';', '|', ':', '\\', '=', '[', ']', '(', ')', '-', '0', 'x'] as const
/** Written in a line of its own: fields of forms give no space at either end. */
const line = (most = 20) =>
  fc.string({ unit: fc.constantFrom(...SIGNS, ' '), maxLength: most }).map((text) => text.trim().replace(/ +/g, ' '))
const some = line().filter((text) => text !== '')
const text = fc.array(line(40), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n').trim())
const orNull = fc.option(
  text.filter((words) => words !== ''),
  { nil: null },
)
const instant = fc
  .integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2035, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000).toISOString())

const MEMBERS = [
  { id: 'hana-kim', name: 'Hana Kim', avatar: null },
  { id: 'omar', name: 'Omar, Jr.; III', avatar: null },
]
const personCalled = peopleCalled(MEMBERS)
const COLOURS = ['red', 'orange', 'amber', 'green', 'teal', 'blue', 'indigo', 'purple', 'rose', 'slate']

const card = fc.record({
  title: some,
  description: orNull,
  labels: fc.subarray(['l0', 'l1', 'l2']),
  dueDate: fc.option(instant, { nil: null }),
  members: fc.subarray(MEMBERS.map(({ id }) => id)),
  done: fc.boolean(),
  cover: fc.option(fc.record({ colour: fc.constantFrom(...COLOURS) }), { nil: null }),
  checklist: fc.array(fc.record({ title: some, completed: fc.boolean() }), { maxLength: 3 }),
})

const board = fc
  .record({
    title: some,
    description: orNull,
    labels: fc.uniqueArray(some, { minLength: 3, maxLength: 3 }),
    colours: fc.array(fc.constantFrom(...COLOURS), { minLength: 3, maxLength: 3 }),
    lists: fc.uniqueArray(fc.record({ title: some, cards: fc.array(card, { minLength: 1, maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ title }) => title,
    }),
  })
  .map(({ labels, colours, lists, ...fields }) =>
    WholeBoard.parse({
      ...{ id: 'b', icon: null, archived: false, createdAt: AT, lastActivity: AT, members: MEMBERS, ...fields },
      labels: labels.map((title, at) => ({ id: `l${at}`, boardId: 'b', title, colour: colours[at] })),
      lists: lists.map(({ title, cards }, at) => ({
        ...{ id: `a${at}`, boardId: 'b', title, position: at + 1, wipLimit: at === 0 ? 3 : null, archived: false },
        cards: cards.map((one, index) => ({
          ...{ id: `c${at}-${index}`, boardId: 'b', listId: `a${at}`, position: index + 1, archived: false, ...one },
          checklist: one.checklist.map((item, itemIndex) => ({ id: `i${itemIndex}`, ...item })),
          ...{ createdAt: AT, updatedAt: AT, movedAt: AT, comments: 0, attachments: 0 },
        })),
      })),
    }),
  )

/** The content of each card, without its position. */
const saidOf = ({ lists, labels }: WholeBoard) => {
  const titles = new Map(labels.map(({ id, title }) => [id, title]))
  return lists.map(({ title, cards }) => ({
    title,
    cards: cards.map((one) => ({
      ...{ title: one.title, description: one.description, dueDate: one.dueDate, done: one.done },
      members: one.members,
      labels: one.labels.map((id) => titles.get(id)),
      checklist: one.checklist.map(({ title: item, completed }) => ({ title: item, completed })),
    })),
  }))
}

test('a board as Trello writes it comes back as it was', () => {
  const comment = fc.record({ text: text.filter((words) => words !== ''), createdAt: instant, authorName: some })
  fc.assert(
    fc.property(board, comment, (one, { text: words, createdAt, authorName }) => {
      const said: CardComment = {
        ...{ id: 'k', boardId: 'b', cardId: 'c0-0', text: words, createdAt, updatedAt: createdAt, authorId: 'file' },
        authorName,
      }
      const read = planOfJson(boardToTrello(one, [said]), personCalled)
      expect(read).toMatchObject({
        plan: {
          ...{ title: one.title, description: one.description },
          labels: one.labels.map(({ title, colour }) => ({ title, colour })),
          lists: saidOf(one),
        },
        refused: [],
      })
      expect(read?.plan.lists[0]?.wipLimit).toBe(3)
      const covers = read?.plan.lists.flatMap(({ cards }) => cards.map(({ cover }) => cover))
      expect(covers).toEqual(one.lists.flatMap(({ cards }) => cards.map(({ cover }) => cover)))
      expect(read?.plan.lists[0]?.cards[0]?.comments).toMatchObject([{ text: words, createdAt, authorName }])
    }),
  )
})

test('a board as a table comes back as it was, list by list and card by card', () => {
  const names = new Map(MEMBERS.map(({ id, name }) => [id, name]))
  fc.assert(
    fc.property(board, (one) => {
      const read = planOfTable(boardToTable(one, names), { title: 'Boat', usualList: 'Cards', personCalled })
      expect(read).toMatchObject({ plan: { lists: saidOf(one) }, refused: [] })
    }),
  )
})

const day = instant.map((at) => endOfDay(new Date(at)).toISOString())
const start = instant.map((at) => new Date(new Date(at).setHours(0, 0, 0, 0)).toISOString())
/** Any moment but the last of a day, which says the day. */
const timedStart = instant.filter((at) => !isWholeDay(new Date(at)))
const dueOrNot = fc.option(fc.oneof(day, instant), { nil: null })
const RULES = ['FREQ=DAILY;INTERVAL=3;FROM=COMPLETION', 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4', 'FREQ=MONTHLY;BYMONTHDAY=-1']
const task: fc.Arbitrary<Task> = fc
  .record({
    ...{ title: line(), notes: orNull, completed: fc.boolean(), priority: fc.constantFrom(0 as const, 1, 2) },
    ...{
      dueDate: dueOrNot,
      startDate: fc.option(fc.oneof(start, timedStart)),
      createdAt: instant,
      completedAt: instant,
    },
    repeat: fc.option(fc.constantFrom(...RULES)),
    otherRule: fc.option(fc.constant('FREQ=MONTHLY;BYDAY=2MO')),
    reminder: fc.option(instant.filter((at) => at > AT)),
    assignedTo: fc.option(fc.constantFrom(...people.map(({ id }) => id))),
    tags: fc.subarray(['s', 't']),
    subTasks: fc.array(
      fc.record({ id: fc.constant('step'), title: some, completed: fc.boolean(), dueDate: dueOrNot, notes: orNull }),
      { maxLength: 3 },
    ),
  })
  .map(({ otherRule, ...fields }) => ({
    ...{ id: 'one', ...fields },
    ...(otherRule !== null && fields.repeat === null && { otherRule }),
  }))
  .map((fields) => draftToTask(fields as Parameters<typeof draftToTask>[0], 0, AT))

/** What is not distinguished: nothing, and that there is none. */
const reported = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

test('a task in our own table comes back as it was, and is not added where it is', async () => {
  await fc.assert(
    fc.asyncProperty(task, some, fc.constantFrom('en' as const, 'fr' as const), async (one, tag, language) => {
      const tags = [
        { id: 's', title: tag },
        { id: 't', title: `${tag}, "two"` },
      ]
      const rows: Readonly<Record<string, readonly object[]>> = { tasks: [one], taskTags: tags }
      const source = {
        async *read(table: string) {
          yield (rows[table] ?? []) as Row[]
        },
        ...{ content: async () => undefined, count: () => 1, at: Date.parse(AT) },
      }
      let table = ''
      for await (const { path, content } of taskEntries(source))
        if (path.endsWith('.csv')) for await (const part of content) table += new TextDecoder().decode(part)
      const lines = tableOfLines(readLines(table), true)
      const options = { fields: guessTaskColumns(lines), tags, people, language, now: Date.parse(AT) }
      const found = planTable(lines, { ...options, tasks: [] })
      expect([found.refused, found.altered]).toEqual([[], []])
      const [{ newTags, section, uid, ...draft } = { newTags: [], section: '', uid: '' }] = found.fresh
      expect([newTags, section, uid]).toEqual([[], '', one.id])
      const again = draftToTask({ ...draft, id: one.id }, 0, AT)
      const steps = (read: Task) => read.subTasks.map(({ id: _, ...step }) => reported(step))
      expect({ ...reported(again), subTasks: steps(again) }).toEqual({ ...reported(one), subTasks: steps(one) })
      expect(planTable(lines, { ...options, tasks: [one] })).toMatchObject({ fresh: [], known: 1 })
    }),
  )
})
