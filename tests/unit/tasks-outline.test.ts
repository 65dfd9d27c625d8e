// Sections and order: what a section holds, where things go when they are moved, which rows are shown.
import { describe, expect, test } from 'vitest'
import { anchorAtGap, anchorOneStep, movedWith, type Step, sectionGaps } from '#apps/tasks/moves.ts'
import { endOfSection, sectionOf, withContents } from '#apps/tasks/outline.ts'
import { buildRows, DONE_TODAY, type View } from '#apps/tasks/rows.ts'
import type { Task } from '#contract/apps/tasks.ts'
import { applyOrder, changedPart, insertBehind, moveBeside } from '#kit/list/own-order.ts'

const now = new Date(2026, 10, 17, 9).getTime()
const at = (days: number, hours: number) => new Date(2026, 10, 17 + days, hours).toISOString()

/** `'Work/'` is a section; the others are tasks. */
const made = (...titles: string[]): Task[] => titles.map((title, order) => task(title, { order }))

function task(title: string, changes: Partial<Task> = {}): Task {
  const isSection = title.endsWith('/')
  return {
    id: title.replace('/', ''),
    type: isSection ? 'section' : 'task',
    title: title.replace('/', ''),
    notes: null,
    completed: false,
    dueDate: null,
    priority: 1,
    tags: [],
    assignedTo: null,
    subTasks: [],
    order: 0,
    createdAt: at(-1, 9),
    updatedAt: at(-1, 9),
    completedAt: null,
    ...changes,
  }
}

const ids = (tasks: readonly { readonly id: string }[]) => tasks.map(({ id }) => id).join(' ')

const tasks = made('a', 'S/', 'b', 'c', 'T/', 'd', 'E/')

describe('sections', () => {
  test('a section holds what follows it up to the next one', () => {
    expect(sectionOf(tasks, 'c')?.id).toBe('S')
    expect(sectionOf(tasks, 'a')).toBeNull()
    expect(withContents(tasks, ['S'])).toEqual(['S', 'b', 'c'])
    expect(withContents(tasks, ['d', 'b'])).toEqual(['b', 'd'])
  })

  test('the end of a section is its last task, or the section itself while it is empty', () => {
    expect(endOfSection(tasks, 'S')).toBe('c')
    expect(endOfSection(tasks, 'E')).toBe('E')
    expect(endOfSection(tasks, null)).toBe('a')
    expect(endOfSection(made('S/', 'b'), null)).toBeNull()
  })
})

describe('moving', () => {
  test('tasks are put together beside the anchor, in the order that they had', () => {
    expect(ids(moveBeside(tasks, ['d', 'a'], { id: 'b', side: 'after' }))).toBe('S b a d c T E')
    expect(ids(moveBeside(tasks, ['d'], { id: 'S', side: 'before' }))).toBe('a d S b c T E')
  })

  test('what is its own anchor stays', () => {
    expect(ids(moveBeside(tasks, ['b', 'c'], { id: 'c', side: 'after' }))).toBe(ids(tasks))
  })

  test('only the part that changed is sent, and the back end comes to the same order', () => {
    const after = moveBeside(tasks, ['d'], { id: 'b', side: 'before' })
    const sent = changedPart(tasks, after)
    expect(ids(sent)).toBe('d b c T')
    expect(ids(applyOrder(tasks, sent))).toBe(ids(after))
    expect(changedPart(tasks, tasks)).toEqual([])
  })

  test('what is new is placed between its neighbours', () => {
    const after = insertBehind(tasks, [task('x'), task('y')], 'b')
    expect(ids(after)).toBe('a S b x y c T d E')
    expect(after.map(({ order }) => order)).toEqual(after.map(({ order }) => order).toSorted((p, q) => p - q))
    expect(ids(insertBehind(tasks, [task('x')], null))).toBe('x a S b c T d E')
    expect(ids(insertBehind(tasks, [task('x')], 'gone'))).toBe('a S b c T d E x')
  })
})

const view: View = {
  show: 'open',
  sort: 'order',
  isByList: false,
  hits: null,
  collapsed: new Set(),
  lingering: new Set(),
  lineAfter: undefined,
  now,
  compare: (a, b) => a.localeCompare(b),
}

const shown = (list: readonly Task[], changes: Partial<View> = {}) =>
  buildRows(list, { ...view, ...changes })
    .map((row) => (row.kind === 'add' ? '+' : row.kind === 'line' ? '|' : row.key))
    .join(' ')

describe('the rows that are shown', () => {
  test('every section has its tasks, and a line to add to it', () => {
    expect(shown(tasks)).toBe('a + S b c + T d + E +')
  })

  test('a collapsed section shows its head alone', () => {
    expect(shown(tasks, { collapsed: new Set(['S']) })).toBe('a + S T d + E +')
  })

  test('a filter hides the sections that it leaves empty', () => {
    const tagged = tasks.map((one) => (one.id === 'd' ? { ...one, tags: ['bug'] } : one))
    expect(shown(tagged, { tag: 'bug' })).toBe('T d')
  })

  test('what is done is hidden, what was done today stands at the end, the latest first', () => {
    const done = tasks.map((one) => {
      if (one.id === 'b') return { ...one, completed: true, completedAt: at(0, 7) }
      if (one.id === 'c') return { ...one, completed: true, completedAt: at(0, 8) }
      return one.id === 'd' ? { ...one, completed: true, completedAt: at(-1, 8) } : one
    })
    expect(shown(done)).toBe(`a + S + T + E + ${DONE_TODAY} c b`)
    expect(shown(done, { show: 'done' })).toBe('S b c T d')
    expect(shown(done, { show: 'all' })).toBe(shown(tasks))
  })

  test('what was ticked on this visit stays where it is', () => {
    const done = tasks.map((one) => (one.id === 'b' ? { ...one, completed: true, completedAt: at(0, 8) } : one))
    expect(shown(done, { lingering: new Set(['b']) })).toBe(shown(tasks))
  })

  test('another sort shows the tasks without sections', () => {
    const due = tasks.map((one) => (one.id === 'd' ? { ...one, dueDate: at(1, 9) } : one))
    expect(shown(due, { sort: 'due' })).toBe('d a b c')
    expect(
      shown(made('S/', 'b', 'a10', 'a9'), {
        sort: 'title',
        compare: (a, b) => a.localeCompare(b, 'en', { numeric: true }),
      }),
    ).toBe('a9 a10 b')
  })

  test('a search shows what it found, done or not, with its marks', () => {
    const rows = buildRows(tasks, { ...view, hits: new Map([['c', '<mark>c</mark>']]) })
    expect(rows.map(({ key }) => key)).toEqual(['S', 'c'])
    expect(rows[1]).toMatchObject({ marked: '<mark>c</mark>' })
    expect(shown(tasks, { hits: new Map() })).toBe('')
  })

  test('the open line stands behind its row, in the place of “Add task” at the end of a section', () => {
    expect(shown(tasks, { lineAfter: 'b' })).toBe('a + S b | c + T d + E +')
    expect(shown(tasks, { lineAfter: 'c' })).toBe('a + S b c | T d + E +')
    expect(shown(tasks, { lineAfter: null })).toBe('| a + S b c + T d + E +')
  })

  test('the open line behind a row that is not shown stands behind the nearest one before it', () => {
    const done = tasks.map((one) => (one.id === 'c' ? { ...one, completed: true, completedAt: at(-2, 8) } : one))
    expect(shown(done, { lineAfter: 'c' })).toBe('a + S b | T d + E +')
  })

  test('a section counts what is to do in it', () => {
    const done = tasks.map((one) => (one.id === 'b' ? { ...one, completed: true, completedAt: at(0, 8) } : one))
    const section = buildRows(done, { ...view, show: 'all' }).find(({ key }) => key === 'S')
    expect(section).toMatchObject({ count: 1 })
  })
})

describe('moving among the rows', () => {
  const rows = buildRows(tasks, view)
  const moved = (keys: string[], step: Step, list = rows) => {
    const anchor = anchorOneStep(list, keys, step, tasks)
    return anchor && ids(moveBeside(tasks, withContents(tasks, keys), anchor))
  }

  test('one step down goes past the next task, and over a heading into the next section', () => {
    expect(moved(['b'], 1)).toBe('a S c b T d E')
    expect(moved(['c'], 1)).toBe('a S b T c d E')
  })

  test('one step up from the first place of a section goes to the end of the one above', () => {
    expect(moved(['b'], -1)).toBe('a b S c T d E')
  })

  test('nothing moves beyond the first and the last place', () => {
    expect(moved(['a'], -1)).toBeNull()
    expect(moved(['E'], 1)).toBeNull()
  })

  test('a section moves past its neighbour with all its tasks', () => {
    expect(moved(['S', 'b', 'c'], 1)).toBe('a T d S b c E')
    expect(moved(['T', 'd'], -1)).toBe('a T d S b c E')
  })

  test('to the top goes before the first of the section; a section goes before the first of its list, with its tasks', () => {
    expect(moved(['c'], 'top')).toBe('a S c b T d E')
    expect(moved(['T', 'd'], 'top')).toBe('a T d S b c E')
    for (const keys of [['a'], ['b'], ['d'], ['S', 'b', 'c']]) expect(moved(keys, 'top')).toBeNull()
  })

  test('a step down over a collapsed section goes behind its tasks', () => {
    expect(moved(['c'], 1, buildRows(tasks, { ...view, collapsed: new Set(['T']) }))).toBe('a S b T d c E')
  })

  test('several selected tasks move as one block', () => {
    expect(moved(['b', 'c'], 1)).toBe('a S T b c d E')
    expect(movedWith('b', new Set(['b', 'd']), tasks)).toEqual(['b', 'd'])
    expect(movedWith('c', new Set(['b', 'd']), tasks)).toEqual(['c'])
    expect(movedWith('S', new Set(['d']), tasks)).toEqual(['S', 'b', 'c'])
  })

  test('a drop into a gap goes before the row below it', () => {
    const gap = (key: string) => rows.findIndex((row) => row.key === key)
    expect(anchorAtGap(rows, gap('c'), tasks)).toEqual({ id: 'c', side: 'before' })
    expect(anchorAtGap(rows, gap('T'), tasks)).toEqual({ id: 'T', side: 'before' })
  })

  test('a drop above “Add task” goes behind the last task of the section', () => {
    const add = rows.findIndex(({ key }) => key === 'add-to:S')
    expect(anchorAtGap(rows, add, tasks)).toEqual({ id: 'c', side: 'after' })
  })

  test('a section can only be dropped before another one, or at the end', () => {
    expect(sectionGaps(rows).map((gap) => rows[gap]?.key ?? 'end')).toEqual(['S', 'T', 'E', 'add-to:E'])
  })
})
