// Which cards of a scrumboard a URL selects, which boards, and what becomes of a pasted list.
import { expect, test } from 'vitest'
import { shownLists } from '#apps/scrumboard/board-filter.ts'
import { foundBoards } from '#apps/scrumboard/boards/found-boards.ts'
import type { BoardSearch } from '#apps/scrumboard/search-params.ts'
import type { BoardCard, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { stepsOfLines } from '#kit/list/steps-of-lines.ts'

const NOW = Date.parse('2026-11-25T10:00:00.000Z')
const card = (id: string, part: Partial<BoardCard>) =>
  ({
    ...{ id, title: id, description: null, labels: [], members: [], checklist: [], dueDate: null, done: false },
    ...part,
  }) as unknown as BoardCard

const lists = [
  {
    id: 'list',
    cards: [
      card('hull', { labels: ['l1'], members: ['hana'], dueDate: '2026-11-24T10:00:00.000Z' }),
      card('sails', { labels: ['l2'], members: ['tom'], dueDate: '2026-11-30T10:00:00.000Z' }),
      card('both', { labels: ['l1', 'l2'], description: 'Épisser' }),
      card('none', { done: true, dueDate: '2026-11-24T10:00:00.000Z' }),
    ],
  },
] as unknown as WholeBoard['lists']

const shown = (search: BoardSearch) => shownLists(lists, search, NOW)[0]?.cards.map(({ id }) => id)

test('one of several labels is enough, one of several people too; both are asked for together; none is a choice', () => {
  expect(shown({})).toEqual(['hull', 'sails', 'both', 'none'])
  expect(shown({ label: 'l1' })).toEqual(['hull', 'both'])
  expect(shown({ label: 'l1,l2' })).toEqual(['hull', 'sails', 'both'])
  expect(shown({ label: 'l2,none' })).toEqual(['sails', 'both', 'none'])
  expect(shown({ member: 'none' })).toEqual(['both', 'none'])
  expect(shown({ member: 'hana,tom', label: 'l2' })).toEqual(['sails'])
  expect(shown({ label: 'gone' })).toEqual([])
})

test('by words without accents, and by due date: what is done is not overdue', () => {
  expect(shown({ q: 'epis' })).toEqual(['both'])
  expect(shown({ due: 'overdue' })).toEqual(['hull'])
  expect(shown({ due: 'soon' })).toEqual(['sails'])
  expect(shown({ due: 'none' })).toEqual(['both'])
  expect(shown({ due: 'done' })).toEqual(['none'])
})

test('boards are found by all words of their title or description, whatever the accents; favourites come first', () => {
  const board = (title: string, description: string | null, starred?: boolean) => ({ title, description, starred })
  const boards = [
    board('Office move', null),
    board('Équipe', 'Office hours', true),
    board('Hiring', 'Two posts', false),
  ]
  const titles = (text?: string) => foundBoards(boards, text).map(({ title }) => title)
  expect(titles()).toEqual(['Équipe', 'Office move', 'Hiring'])
  expect(titles('office')).toEqual(['Équipe', 'Office move'])
  expect(titles('equipe  HOURS')).toEqual(['Équipe'])
  expect(titles('office posts')).toEqual([])
})

test('the lines of a pasted list become items: without its marks, what is ticked is done', () => {
  const lines = ['- [x] Sand', '[ ] Dry', '* Paint', '2. Varnish', '  ', '•', '2.5 mm rope', 'Rig\r', '- [X]']
  expect(stepsOfLines(lines.join('\n'))).toEqual([
    { title: 'Sand', completed: true },
    { title: 'Dry', completed: false },
    { title: 'Paint', completed: false },
    { title: 'Varnish', completed: false },
    { title: '2.5 mm rope', completed: false },
    { title: 'Rig', completed: false },
  ])
})
