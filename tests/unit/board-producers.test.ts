// Boards as five programs write them: what each file holds is read whole, and what has no place here is reported.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { peopleCalled } from '#apps/scrumboard/import/people-called.ts'
import { planOfJson } from '#apps/scrumboard/import/plan-of-json.ts'
import { planOfTable } from '#apps/scrumboard/import/plan-of-table.ts'
import { blankCard, type ReadBoard } from '#apps/scrumboard/import/read-board.ts'
import { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'
import { decodeText } from '#formats/decode-text.ts'

const personCalled = peopleCalled([{ id: 'hana-kim', name: 'Hana Kim', avatar: null }])

/** @param change of the text, as another system would write it */
function read(file: string, change = (text: string) => text): ReadBoard {
  const bytes = readFileSync(new URL(`../fixtures/boards/${file}`, import.meta.url))
  const text = decodeText(new TextEncoder().encode(change(new TextDecoder().decode(bytes))))
  const found = file.endsWith('.json')
    ? planOfJson(text, personCalled)
    : planOfTable(text, { title: 'file', usualList: 'Cards', personCalled })
  if (!found) throw new Error('No board')
  return { ...found, plan: BoardPlan.parse(found.plan) }
}

const reported = ({ refused }: ReadBoard) => refused.map(({ at, reason }) => `${at} ${reason}`)

const PEARS = {
  ...blankCard('Prune the pear trees'),
  description: 'Not below the **second** bud',
  dueDate: '2027-02-12T16:00:00.000Z',
  done: true,
  members: ['hana-kim'],
}
const TOOLS = [
  { title: 'Saw', completed: true },
  { title: 'Ladder', completed: false },
]
const STAKES = { ...blankCard('Order stakes'), archived: true }
const list = (title: string, cards: readonly object[], more = {}) => ({
  ...{ title, wipLimit: null, archived: false },
  ...more,
  cards,
})

test('Trello, JSON', () => {
  const found = read('trello.json')
  expect(found.plan).toEqual({
    ...{ title: 'Orchard', description: 'What the trees need', icon: null },
    labels: [
      { title: 'Pruning', colour: 'green' },
      { title: 'sky_light', colour: 'teal' },
    ],
    lists: [
      list(
        'This week',
        [
          { ...STAKES, labels: ['sky_light'] },
          {
            ...PEARS,
            description: 'Not below the **second** bud\n\n- [Advice](https://orchard.example/pears)',
            labels: ['Pruning'],
            cover: { colour: 'green' },
            checklist: TOOLS,
            comments: [
              {
                ...{ text: 'The old one first', authorId: 'hana-kim', authorName: 'Hana Kim' },
                createdAt: '2027-02-01T09:30:00.000Z',
              },
            ],
          },
        ],
        { wipLimit: 4 },
      ),
      list('Last year', [], { archived: true }),
    ],
  })
  expect(reported(found)).toEqual(['1 attachments'])
})

test.each([
  ['as it is', (text: string) => text],
  ['with a byte order mark and CRLF', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
])('Trello, table: %s', (_, change) => {
  const found = read('trello.csv', change)
  expect(found.plan).toEqual({
    ...{ title: 'Orchard', description: null, icon: null },
    labels: [
      { title: 'Pruning', colour: 'green' },
      { title: 'sky_light', colour: 'teal' },
      { title: 'Urgent (before frost)', colour: 'red' },
    ],
    lists: [
      list('This week', [
        {
          ...PEARS,
          description: 'Not below the **second** bud\nand never in frost',
          labels: ['Pruning', 'sky_light'],
        },
        { ...STAKES, labels: ['Urgent (before frost)'] },
      ]),
    ],
  })
  expect(reported(found)).toEqual(['2 attachments', '2 checklist', '2 comments'])
})

test('Wekan, JSON: several swimlanes become tags', () => {
  const found = read('wekan.json')
  expect(found.plan).toEqual({
    ...{ title: 'Orchard', description: 'What the trees need', icon: null },
    labels: [
      { title: 'Pruning', colour: 'green' },
      { title: 'sky', colour: 'teal' },
      { title: 'North', colour: 'slate' },
      { title: 'South', colour: 'slate' },
    ],
    lists: [
      list(
        'This week',
        [
          { ...STAKES, labels: ['North'] },
          {
            ...PEARS,
            labels: ['Pruning', 'sky', 'South'],
            cover: { colour: 'red' },
            checklist: TOOLS,
            comments: [
              {
                ...{ text: 'The old one first', authorId: null, authorName: 'zoe' },
                createdAt: '2027-02-01T09:30:00.000Z',
              },
            ],
          },
        ],
        { wipLimit: 4 },
      ),
      list('Done', []),
    ],
  })
  expect(reported(found)).toEqual(['2 members', '2 attachments', '2 fields'])
})

test('Wekan, table: names of tags may have spaces', () => {
  const found = read('wekan.csv')
  expect(found.plan).toMatchObject({
    labels: [
      { title: 'To prune', colour: 'green' },
      { title: 'sky', colour: 'teal' },
    ],
    lists: [list('This week', [{ ...PEARS, labels: ['To prune', 'sky'], members: [] }, STAKES])],
  })
  expect(reported(found)).toEqual(['2 fields', '3 members'])
})

test('Planka: what is archived comes so, what is in the trash does not', () => {
  const found = read('planka.json')
  expect(found.plan).toEqual({
    ...{ title: 'Orchard', description: null, icon: null },
    labels: [
      { title: 'Pruning', colour: 'green' },
      { title: 'berry-red', colour: 'red' },
    ],
    lists: [
      list('This week', [
        {
          ...PEARS,
          description: 'Not below the **second** bud\n\n- [Advice](https://orchard.example/pears)',
          labels: ['Pruning', 'berry-red'],
          checklist: TOOLS,
        },
        STAKES,
      ]),
      list('Done', [{ ...blankCard('Plan the rows'), done: true }]),
    ],
  })
  expect(reported(found)).toEqual(['1 comments', '2 attachments'])
})

test('Planka before its lists of tasks: a card has its own', () => {
  const found = read('planka.json', (text) => {
    const board = JSON.parse(text)
    const { tasks } = board.included
    const older = tasks.map(({ taskListId, ...task }: { taskListId: string }) => ({ ...task, cardId: '41' }))
    return JSON.stringify({ ...board, included: { ...board.included, taskLists: undefined, tasks: older } })
  })
  expect(found.plan.lists[0]?.cards[0]?.checklist).toEqual(TOOLS)
})

test('Kanboard, table: its columns are the lists, the month comes first, closed is done, swimlanes become tags', () => {
  const found = read('kanboard.csv')
  expect(found.plan).toEqual({
    ...{ title: 'Orchard', description: null, icon: null, labels: [] },
    lists: [
      list('This week', [
        { ...blankCard('Order stakes'), labels: ['South side'] },
        {
          ...blankCard('Prune the pear trees'),
          dueDate: new Date(2027, 1, 3, 23, 59, 59).toISOString(),
          labels: ['Pruning', 'North side'],
          members: ['hana-kim'],
        },
      ]),
      list('Done', [{ ...blankCard('Plan the rows'), labels: ['South side'], done: true }]),
    ],
  })
  expect(reported(found)).toEqual(['4 members'])
})
