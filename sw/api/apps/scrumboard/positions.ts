// Positions: steps of 65536 (workspace spec §9), room between neighbours, and spacing anew where there is none left.
import type { Table } from 'dexie'
import { POSITION_STEP } from '#contract/apps/scrumboard-shapes.ts'
import { inOrder } from './tables.ts'

interface Placed {
  readonly id: string
  readonly position: number
}

/** Neighbours that are nearer have used up the room between them: there is no whole number to halve it by. */
const SMALLEST_GAP = 1

/** The positions of `count` things behind all that are there. */
export function positionsAtEnd(there: readonly Placed[], count: number): number[] {
  const last = there.reduce((highest, { position }) => Math.max(highest, position), 0)
  return Array.from({ length: count }, (_, index) => last + (index + 1) * POSITION_STEP)
}

/** The positions of `count` things from a position on, before what comes behind it. */
export function positionsFrom(there: readonly Placed[], position: number, count: number): number[] {
  const next = there.map((one) => one.position).filter((other) => other > position)
  const gap = next.length === 0 ? POSITION_STEP : Math.min(...next) - position
  return Array.from({ length: count }, (_, index) => position + (index * gap) / count)
}

/**
 * Spaces all of one list anew, where something that was put there is too near to a neighbour. What was put on another's position comes behind it.
 * @param there all that is in the list, what was put there too
 * @param put the ids of what was put there, in the sequence in which it was
 */
export async function spaceAnew<Row extends Placed>(
  rows: Table<Row, string>,
  there: readonly Row[],
  put: readonly string[],
): Promise<void> {
  const sequence = new Map(put.map((id, index) => [id, index]))
  const ordered = there.toSorted(
    (a, b) => a.position - b.position || (sequence.get(a.id) ?? -1) - (sequence.get(b.id) ?? -1) || inOrder(a, b),
  )
  const isCrowded = ordered.some((row, index) => {
    const before = ordered[index - 1]
    return before && row.position - before.position < SMALLEST_GAP && (sequence.has(row.id) || sequence.has(before.id))
  })
  if (!isCrowded) return
  await rows.bulkPut(ordered.map((row, index) => ({ ...row, position: (index + 1) * POSITION_STEP })))
}
