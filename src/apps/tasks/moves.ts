// Where things go when they are dragged, or moved by a key, among the rows that are shown. Pure; used by the list.

import type { Task } from '#contract/apps/tasks.ts'
import type { Anchor } from '#kit/list/own-order.ts'
import { isSection, withContents } from './outline.ts'
import type { Row } from './rows.ts'
import { listIdOf } from './task-lists.ts'

type Placed = Extract<Row, { kind: 'section' | 'task' }>
type Tasks = readonly Task[]
/** Up, down, or to the top of the section; of a section, of its list. */
export type Step = -1 | 1 | 'top'

/** A row that has a position in the order: neither 'Done today' nor what is under it, nor a line for adding. */
const isPlaced = (row: Row): row is Placed =>
  (row.kind === 'section' && row.section !== null) || (row.kind === 'task' && !row.isElsewhere)

/** What can be dragged or moved by a key. */
export const isMovable = isPlaced

/**
 * Beside which row things go that are dropped into the gap before `rows[gap]`.
 * @param tasks all, in their order: a collapsed section ends with a task that has no row
 */
export function anchorAtGap(rows: readonly Row[], gap: number, tasks: readonly Task[]): Anchor | null {
  const next = rows[gap]
  if (next && isPlaced(next)) return { id: next.key, side: 'before' }
  const previous = rows.slice(0, gap).findLast(isPlaced)
  if (!previous) {
    const first = tasks[0]
    return first ? { id: first.id, side: 'before' } : null
  }
  return { id: lastOf(previous, tasks), side: 'after' }
}

/** The gaps into which a task may be dropped: anywhere among the rows that have a position. */
export const taskGaps = (rows: readonly Row[]): number[] =>
  Array.from({ length: rows.findLastIndex(isPlaced) + 2 }, (_, gap) => gap)

/** The gaps into which a section may be dropped: before another section, or at the end. */
export function sectionGaps(rows: readonly Row[]): number[] {
  const gaps = rows.flatMap((row, index) => (row.kind === 'section' && row.section !== null ? [index] : []))
  return [...gaps, rows.findLastIndex(isPlaced) + 1]
}

/** One step among the rows shown, for a block of rows that move together. Null where it is at the edge. */
export function anchorOneStep(rows: readonly Row[], keys: readonly string[], step: Step, tasks: Tasks): Anchor | null {
  const moving = new Set(keys)
  const placed = rows.filter(isPlaced)
  const movesSection = placed.some((row) => row.kind === 'section' && moving.has(row.key))
  if (movesSection) return sectionStep(placed, moving, step, tasks)
  const at =
    step === 1 ? placed.findLastIndex(({ key }) => moving.has(key)) : placed.findIndex(({ key }) => moving.has(key))
  const head = placed.slice(0, Math.max(at, 0)).findLastIndex(({ kind }) => kind === 'section')
  const top = placed.findIndex((row, index) => index > head && isBeside(row, placed[at]))
  const neighbour = step === 'top' ? placed[top] : placed[at + step]
  if (at < 0 || !neighbour || moving.has(neighbour.key) || !isBeside(neighbour, placed[at])) return null
  if (step !== 1) return { id: neighbour.key, side: 'before' }
  const isClosed = neighbour.kind === 'section' && neighbour.isCollapsed
  return { id: isClosed ? lastOf(neighbour, tasks) : neighbour.key, side: 'after' }
}

function sectionStep(placed: readonly Placed[], moving: ReadonlySet<string>, step: Step, tasks: Tasks): Anchor | null {
  const sections = placed.filter((row) => row.kind === 'section')
  const at = sections.findIndex(({ key }) => moving.has(key))
  const neighbour = step === 'top' ? sections.find((one) => isBeside(one, sections[at])) : sections[at + step]
  if (!neighbour || moving.has(neighbour.key) || !isBeside(neighbour, sections[at])) return null
  return step === 1 ? { id: lastOfSection(neighbour.key, tasks), side: 'after' } : { id: neighbour.key, side: 'before' }
}

/** A step by a key stays in the list. */
const isBeside = (row: Placed, other: Placed | undefined): boolean => listOf(row) === (other && listOf(other))

const listOf = (row: Placed) => listIdOf(row.kind === 'task' ? row.task : (row.section ?? undefined))

const lastOf = (row: Placed, tasks: readonly Task[]): string =>
  row.kind === 'section' && row.isCollapsed ? lastOfSection(row.key, tasks) : row.key

const lastOfSection = (sectionId: string, tasks: readonly Task[]): string =>
  withContents(tasks, [sectionId]).at(-1) ?? sectionId

/** Which rows move: all that are selected where the one that is grasped is among them. A section moves alone, with its tasks. */
export function movedWith(key: string, selected: ReadonlySet<string>, tasks: readonly Task[]): string[] {
  const grasped = tasks.find(({ id }) => id === key)
  if (grasped && isSection(grasped)) return withContents(tasks, [key])
  return selected.has(key) ? [...selected] : [key]
}
