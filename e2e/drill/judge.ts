// Compares what the browser has after a restart with what it had acknowledged before it was killed. Used by drill.ts.
import type { Task } from '#contract/apps/tasks.ts'
import { type Acknowledged, DELETED, isDeletedAtLast, LAST_CHANGE, ROWS } from './write-in-page.ts'

export interface Verdict {
  /** Acknowledged writes that are not there. */
  readonly lost: number
  /** Groups of which a write is there in part. */
  readonly torn: number
  /** The groups with a fault. */
  readonly faulty: readonly string[]
}

/** The last step of each group that was acknowledged. */
export type Acknowledgements = Map<string, number>

export function note(acknowledged: Acknowledgements, { group, step }: Acknowledged): void {
  acknowledged.set(group, Math.max(step, acknowledged.get(group) ?? 0))
}

/**
 * A write that was not acknowledged may be there or not, but only wholly.
 * @param known groups whose fault has been counted after an earlier restart
 */
export function judge(acknowledged: Acknowledgements, tasks: readonly Task[], known: ReadonlySet<string>): Verdict {
  const written = tasks.filter(({ id }) => id.startsWith('drill-'))
  const found = Map.groupBy(written, ({ id }) => id.slice(0, id.lastIndexOf('-')))
  const groups = [...new Set([...acknowledged.keys(), ...found.keys()])].filter((group) => !known.has(group))
  const torn = groups.filter((group) => isTorn(found.get(group) ?? []))
  const lost = groups.flatMap((group) => {
    const step = acknowledged.get(group) ?? -1
    const missing = step - storedStep(group, found.get(group) ?? [], step)
    return missing > 0 && !torn.includes(group) ? [{ group, missing }] : []
  })
  return {
    lost: lost.reduce((sum, { missing }) => sum + missing, 0),
    torn: torn.length,
    faulty: [...torn, ...lost.map(({ group }) => group)],
  }
}

const isTorn = (rows: readonly Task[]): boolean =>
  rows.length > 0 && (rows.length !== ROWS || new Set(rows.map(({ notes }) => notes)).size > 1)

/** A group that is not there was deleted if that may have been asked for, else it is as if it had never been made. */
function storedStep(group: string, rows: readonly Task[], acknowledged: number): number {
  if (rows.length > 0) return Number(rows[0]?.notes)
  return isDeletedAtLast(group) && acknowledged >= LAST_CHANGE ? DELETED : -1
}
