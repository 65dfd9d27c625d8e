// Boards of Trello files and of tables: what comes, and what is left out with its reason; and where a card comes to stand.
import { expect, test } from 'vitest'
import { positionBefore } from '#apps/scrumboard/board-changes.ts'
import { planOfTable } from '#apps/scrumboard/import/plan-of-table.ts'
import { planOfTrello } from '#apps/scrumboard/import/plan-of-trello.ts'
import { BoardPlan, POSITION_STEP } from '#contract/apps/scrumboard-shapes.ts'

test('a Trello board comes with its lists and cards in their order, labels, checklists, comments and what is archived', () => {
  const card = { idList: 'b', desc: '', closed: false, due: null, dueComplete: false, idLabels: [], idMembers: [] }
  const read = planOfTrello(
    JSON.stringify({
      name: 'Boat',
      desc: 'Blue',
      lists: [
        { id: 'b', name: 'Later', closed: false, pos: 2 },
        { id: 'a', name: 'Now', closed: true, pos: 1 },
      ],
      labels: [
        { id: 'l1', name: '', color: 'sky_dark' },
        { id: 'l2', name: 'Hull', color: 'red' },
      ],
      cards: [
        { ...card, id: '2', name: 'Second', pos: 20, due: 'never', attachments: [{}] },
        {
          ...card,
          id: '1',
          name: 'First',
          pos: 10,
          due: '2027-01-02T10:00:00.000Z',
          dueComplete: true,
          idLabels: ['l2'],
        },
        { ...card, id: '3', name: 'Lost', pos: 30, idList: 'gone' },
      ],
      checklists: [
        {
          idCard: '1',
          pos: 1,
          checkItems: [
            { name: 'b', state: 'incomplete', pos: 2 },
            { name: 'a', state: 'complete', pos: 1 },
          ],
        },
      ],
      actions: [
        { type: 'commentCard', date: '2027-01-02', data: { text: 'later', card: { id: '1' } } },
        { type: 'updateCard', date: '2027-01-02', data: {} },
        { type: 'commentCard', date: '2027-01-01', data: { text: 'earlier', card: { id: '1' } } },
      ],
    }),
  )
  expect(read && BoardPlan.parse(read.plan)).toMatchObject({
    title: 'Boat',
    description: 'Blue',
    labels: [
      { title: 'sky_dark', colour: 'teal' },
      { title: 'Hull', colour: 'red' },
    ],
    lists: [
      { title: 'Now', archived: true, cards: [] },
      {
        title: 'Later',
        cards: [
          {
            title: 'First',
            labels: ['Hull'],
            done: true,
            dueDate: '2027-01-02T10:00:00.000Z',
            checklist: [
              { title: 'a', completed: true },
              { title: 'b', completed: false },
            ],
            comments: ['earlier', 'later'],
          },
          { title: 'Second', dueDate: null },
        ],
      },
    ],
  })
  expect(read?.refused).toEqual([
    { at: 2, name: 'Second', reason: 'date' },
    { at: 2, name: 'Second', reason: 'attachments' },
    { at: 3, name: 'Lost', reason: 'list' },
  ])
  expect(planOfTrello('{"name":"no lists"}')).toBeNull()
  expect(planOfTrello('[')).toBeNull()
})

test('a table comes by its headers, in French too; rows without a title and days that are none are told', () => {
  const read = planOfTable(
    'Titre;Liste;Étiquettes;Échéance;Terminé\nPeindre;À faire;Coque, Pont;31/12/2027;oui\n;À faire;;;\nVernir;;;30/02/2027;\n',
    'Bateau',
    'Cartes',
  )
  const lists = read?.plan.lists
  expect(lists?.map(({ title, cards }) => [title, cards.map((card) => card.title)])).toEqual([
    ['À faire', ['Peindre']],
    ['Cartes', ['Vernir']],
  ])
  expect(lists?.[0]?.cards[0]).toMatchObject({
    labels: ['Coque', 'Pont'],
    done: true,
    dueDate: new Date(2027, 11, 31, 23, 59, 59).toISOString(),
  })
  expect(read?.refused).toEqual([
    { at: 3, name: '', reason: 'title' },
    { at: 4, name: 'Vernir', reason: 'date' },
  ])
  expect(planOfTable('a,b\n1,2\n', 'x', 'y')).toBeNull()
})

test('a card stands between its neighbours, before the first, behind the last', () => {
  const there = [
    { id: 'a', position: 100 },
    { id: 'b', position: 200 },
    { id: 'c', position: 300 },
  ]
  expect(positionBefore(there, 'x', 'b')).toBe(150)
  expect(positionBefore(there, 'x', 'a')).toBe(100 - POSITION_STEP)
  expect(positionBefore(there, 'x', undefined)).toBe(300 + POSITION_STEP)
  // Where it stands now does not count.
  expect(positionBefore(there, 'b', 'c')).toBe(200)
  expect(positionBefore([], 'x', undefined)).toBe(POSITION_STEP)
})
