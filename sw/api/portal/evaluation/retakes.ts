// When a skill may be evaluated again: 14 days after the last time, and no more than three times in twelve months.
import type { ResultRow } from './result-row.ts'
import { isOpenStatus, type SessionRow, statusAt } from './session-row.ts'

export const RETAKE_DAYS = 14
export const RETAKES_PER_YEAR = 3
const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Whether somebody has seen enough of the items for it to count. */
const isAttempt = ({ log, rules }: SessionRow): boolean =>
  log.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong').length >= rules.minItems

/** @returns ms since the epoch; the past, or 0, where nothing is in the way. */
export function retakeAt(sessions: readonly SessionRow[], now: number): number {
  const ends = sessions
    .filter((row) => !isOpenStatus(statusAt(row, now)) && (row.resultId !== null || isAttempt(row)))
    .map(({ touchedAt }) => Date.parse(touchedAt))
    .toSorted((one, other) => other - one)
  const last = ends[0]
  if (last === undefined) return 0
  const third = ends[RETAKES_PER_YEAR - 1]
  return Math.max(last + RETAKE_DAYS * DAY_MS, third === undefined ? 0 : third + YEAR_MS)
}

/** Families whose items the person has had. */
export const seenFamilies = (
  sessions: readonly SessionRow[],
  familyOf: (itemId: string) => string | undefined,
): string[] => [...new Set(sessions.flatMap(({ log }) => log.flatMap(({ itemId }) => familyOf(itemId) ?? [])))].sort()

/** The largest share of people who may have had one item, and how many people it takes to say so. */
const MOST_EXPOSED = 0.4
const TELLING_PEOPLE = 20

/** Items that too many have had, of whoever was evaluated with this bank: for `progressive` exposure. */
export function overexposed(sessions: readonly Pick<SessionRow, 'log'>[]): string[] {
  if (sessions.length < TELLING_PEOPLE) return []
  const counts = new Map<string, number>()
  for (const { log } of sessions)
    for (const id of new Set(log.map(({ itemId }) => itemId))) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => (count > MOST_EXPOSED * sessions.length ? id : [])).sort()
}

/** The newest of a person's results. */
export const latestOf = (results: readonly ResultRow[]): ResultRow | undefined =>
  results.reduce<ResultRow | undefined>((last, row) => (!last || row.at > last.at ? row : last), undefined)
