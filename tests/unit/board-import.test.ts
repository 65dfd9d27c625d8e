// Boards of Trello files and of tables: what comes, what is there already, and what is left out with its reason; what is exported; and where a card is placed.
import { expect, test } from 'vitest'
import { positionBefore } from '#apps/scrumboard/board-changes.ts'
import { boardToTable } from '#apps/scrumboard/export/board-to-table.ts'
import { boardToTrello } from '#apps/scrumboard/export/board-to-trello.ts'
import { missingCards } from '#apps/scrumboard/import/missing-cards.ts'
import { peopleCalled } from '#apps/scrumboard/import/people-called.ts'
import { planOfJson } from '#apps/scrumboard/import/plan-of-json.ts'
import { planOfTable } from '#apps/scrumboard/import/plan-of-table.ts'
import { BoardPlan, POSITION_STEP, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'

const personCalled = peopleCalled([
  { id: 'hana-kim', name: 'Hana Kim', avatar: null },
  { id: 'twin-1', name: 'Sam Twin', avatar: null },
  { id: 'twin-2', name: 'Sam Twin', avatar: null },
])

test('an odd entry of a Trello board costs itself alone, and numbers are ids too', () => {
  const read = planOfJson(
    JSON.stringify({
      name: 'Boat',
      lists: [null, 'odd', { id: 7, name: 'Now' }],
      labels: [null, { id: 1, name: 'Hull', color: 5 }],
      cards: [null, { id: 2, idList: 7, name: 'Paint', idLabels: [1, null], due: 5 }, { name: 'Nowhere' }],
      checklists: [null, { idCard: 2, checkItems: [null, { name: 'brush' }] }],
      actions: [null, { type: 'commentCard', date: '2027-01-01', data: { text: 'blue', card: { id: 2 } } }],
    }),
    personCalled,
  )
  expect(read && BoardPlan.parse(read.plan).lists).toMatchObject([
    {
      title: 'Now',
      cards: [{ title: 'Paint', labels: ['Hull'], checklist: [{ title: 'brush' }], comments: [{ text: 'blue' }] }],
    },
  ])
  expect(read?.refused).toMatchObject([
    { at: 1, name: '', reason: 'odd' },
    { name: 'Paint', reason: 'date' },
    { name: 'Nowhere', reason: 'list' },
  ])
})

test('a Trello board comes with its lists and cards in their order, labels, checklists, comments and what is archived', () => {
  const card = { idList: 'b', desc: '', closed: false, due: null, dueComplete: false, idLabels: [], idMembers: [] }
  const read = planOfJson(
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
        { ...card, id: '2', name: 'Second', pos: 20, due: 'never', attachments: [{ name: 'plan.pdf' }] },
        {
          ...card,
          id: '1',
          name: 'First',
          pos: 10,
          due: '2027-01-02T10:00:00.000Z',
          dueComplete: true,
          idLabels: ['l2'],
          cover: { color: 'pink' },
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
    personCalled,
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
            comments: [
              { text: 'earlier', createdAt: '2027-01-01T00:00:00.000Z' },
              { text: 'later', createdAt: '2027-01-02T00:00:00.000Z' },
            ],
            cover: { colour: 'rose' },
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
  expect(planOfJson('{"name":"no lists"}', personCalled)).toBeNull()
  expect(planOfJson('[', personCalled)).toBeNull()
})

test('people of a Trello board are those called alike here; a comment keeps its author and its day; links go into the text', () => {
  const said = (text: string, id: string, fullName: string) => ({
    ...{ type: 'commentCard', date: '2026-05-04T08:00:00.000Z', idMemberCreator: id, memberCreator: { fullName } },
    data: { text, card: { id: '1' } },
  })
  const read = planOfJson(
    JSON.stringify({
      name: 'Boat',
      desc: '',
      lists: [{ id: 'a', name: 'Now', closed: false, pos: 1, softLimit: 3 }],
      members: [
        { id: 'm1', fullName: 'hana kim' },
        { id: 'm2', fullName: 'Sam Twin' },
      ],
      cards: [
        {
          ...{ id: '1', idList: 'a', name: 'Paint', desc: 'Blue', idMembers: ['m1', 'm2'], customFieldItems: [{}] },
          attachments: [
            { name: 'Paint [shop]', url: 'https://paint.example/a(b)', isUpload: false },
            { name: 'bad', url: 'javascript:alert(1)', isUpload: false },
          ],
        },
      ],
      checklists: [
        { idCard: '1', name: 'Before', pos: 1, checkItems: [{ name: 'sand', state: 'complete', pos: 1 }] },
        { idCard: '1', name: 'After', pos: 2, checkItems: [{ name: 'dry', state: 'incomplete', pos: 1 }] },
      ],
      actions: [said('Two coats', 'm1', 'Hana Kim'), said('Three', 'x', 'Zoë Paint')],
    }),
    personCalled,
  )
  expect(read && BoardPlan.parse(read.plan).lists[0]).toMatchObject({
    wipLimit: 3,
    cards: [
      {
        description: 'Blue\n\n- [Paint \\[shop\\]](https://paint.example/a%28b%29)',
        members: ['hana-kim'],
        checklist: [
          { title: 'Before: sand', completed: true },
          { title: 'After: dry', completed: false },
        ],
        comments: [
          { text: 'Two coats', authorId: 'hana-kim', createdAt: '2026-05-04T08:00:00.000Z' },
          { text: 'Three', authorId: null, authorName: 'Zoë Paint' },
        ],
      },
    ],
  })
  expect(read?.refused.map(({ reason }) => reason)).toEqual(['members', 'attachments', 'fields'])
})

test('what a board has already is not imported again, wherever it stands by now: as often as the file has it', () => {
  const table = 'Title,List\nPaint,Next\npaint,Next\nVarnish,Done\nRig,Later\n'
  const read = planOfTable(table, { title: 'Boat', usualList: 'Cards', personCalled })
  if (!read) throw new Error('No table')
  const { plan, present } = missingCards(read, ['PAINT ', 'Varnish', 'Oars'])
  expect(plan.lists.map(({ title, cards }) => [title, cards.map((card) => card.title)])).toEqual([
    ['Next', ['paint']],
    ['Later', ['Rig']],
  ])
  expect(present).toBe(2)
})

test('a table comes by its headers, in French too; rows without a title and days that are none are told', () => {
  const read = planOfTable(
    'Titre;Liste;Étiquettes;Échéance;Terminé;Membres;Liste de contrôle\nPeindre;À faire;Coque, Pont;31/12/2027;oui;HANA KIM;Poncer|Sécher\n;À faire;;;;;\nVernir;;;30/02/2027;;Personne;\n',
    { title: 'Bateau', usualList: 'Cartes', personCalled },
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
    members: ['hana-kim'],
    checklist: [
      { title: 'Poncer', completed: false },
      { title: 'Sécher', completed: false },
    ],
  })
  expect(read?.refused).toEqual([
    { at: 3, name: '', reason: 'title' },
    { at: 4, name: 'Vernir', reason: 'date' },
    { at: 4, name: 'Vernir', reason: 'members' },
  ])
  expect(planOfTable('a,b\n1,2\n', { title: 'x', usualList: 'y', personCalled })).toBeNull()
})

test('what is longer, or more, than a board takes is told, and so is a column that no card has a place for', () => {
  const long = (length: number) => 'x'.repeat(length)
  const points = Array.from({ length: 301 }, (_, index) => `p${index}`).join('|')
  const rows = [`${long(501)},${long(501)},${long(501)},${points},7`, 'Short,Next,,,', 'More,Next,,,,8']
  const table = `Title,List,Tags,Checklist,Estimate\n${rows.join('\n')}\n`
  const read = planOfTable(table, { title: 'Boat', usualList: 'Cards', personCalled })
  expect(read?.refused.map(({ at, reason }) => `${at} ${reason}`).toSorted()).toEqual(
    ['2 cut-title', '2 cut-labels', '2 cut-checklist', '2 cut-list', '4 cells'].toSorted(),
  )
  expect(read?.notTaken).toEqual(['Estimate'])
  expect(BoardPlan.safeParse(read?.plan).success).toBe(true)

  const said = { type: 'commentCard', date: '2026-05-04', data: { text: long(20_001), card: { id: '1' } } }
  const trello = planOfJson(
    JSON.stringify({
      name: long(501),
      desc: long(20_001),
      lists: Array.from({ length: 201 }, (_, index) => ({ id: `l${index}`, name: 'L', pos: index })),
      labels: [{ id: 'l', name: long(501) }],
      cards: [
        { id: '1', idList: 'l0', name: long(501), pos: 1, idLabels: ['l'] },
        { id: '2', idList: 'l200', name: 'Beyond', pos: 2 },
      ],
      checklists: [{ idCard: '1', name: '', pos: 1, checkItems: [{ name: long(501), pos: 1 }] }],
      actions: [said],
    }),
    personCalled,
  )
  expect(trello?.refused.map(({ at, reason }) => `${at} ${reason}`).toSorted()).toEqual(
    [
      ...['0 cut-title', '0 long', '0 cut', '0 cut-labels'],
      ...['1 cut-title', '1 cut-labels', '1 cut-checklist', '1 cut-comments', '2 cut'],
    ].toSorted(),
  )
  expect(BoardPlan.safeParse(trello?.plan).success).toBe(true)
})

test('an exported board is read again as it was, from the file as Trello writes it and from the table', () => {
  const at = '2026-05-04T08:00:00.000Z'
  const card = {
    ...{ id: 'c1', boardId: 'b', listId: 'a', position: 1, title: '=Paint, "blue"', description: 'Two\n**coats**' },
    ...{ labels: ['l1'], dueDate: at, members: ['hana-kim'], done: true, cover: { colour: 'indigo' }, archived: false },
    checklist: [
      { id: 'i1', title: 'Sand; wash', completed: true },
      { id: 'i2', title: 'Dry', completed: false },
    ],
    ...{ createdAt: at, updatedAt: at, movedAt: at, comments: 1, attachments: 0 },
  }
  const board = WholeBoard.parse({
    ...{ id: 'b', title: 'Boat', description: 'Blue', icon: null, archived: false, createdAt: at, lastActivity: at },
    members: [{ id: 'hana-kim', name: 'Hana Kim', avatar: null }],
    labels: [{ id: 'l1', boardId: 'b', title: 'Hull', colour: 'amber' }],
    lists: [{ id: 'a', boardId: 'b', title: 'Now', position: 1, wipLimit: 2, archived: false, cards: [card] }],
  })
  const comment = { id: 'k', boardId: 'b', cardId: 'c1', text: 'Wet', createdAt: at, updatedAt: at }
  const trello = boardToTrello(board, [{ ...comment, authorId: 'from-a-file', authorName: 'Zoë Paint' }])
  const same = {
    ...{ title: '=Paint, "blue"', description: 'Two\n**coats**', labels: ['Hull'], dueDate: at, done: true },
    members: ['hana-kim'],
    checklist: [
      { title: 'Sand; wash', completed: true },
      { title: 'Dry', completed: false },
    ],
  }
  const read = planOfJson(trello, personCalled)
  expect(read).toMatchObject({
    plan: {
      ...{ title: 'Boat', description: 'Blue', labels: [{ title: 'Hull', colour: 'amber' }] },
      lists: [
        {
          ...{ title: 'Now', wipLimit: 2 },
          cards: [
            {
              ...same,
              cover: { colour: 'indigo' },
              comments: [{ text: 'Wet', authorId: null, authorName: 'Zoë Paint', createdAt: at }],
            },
          ],
        },
      ],
    },
    refused: [],
  })
  const table = boardToTable(board, new Map([['hana-kim', 'Hana Kim']]))
  const fromTable = planOfTable(table, { title: 'Boat', usualList: 'Cards', personCalled })
  expect(fromTable).toMatchObject({ plan: { lists: [{ title: 'Now', cards: [same] }] }, refused: [] })
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
  // Where it is now does not count.
  expect(positionBefore(there, 'b', 'c')).toBe(200)
  expect(positionBefore([], 'x', undefined)).toBe(POSITION_STEP)
})
