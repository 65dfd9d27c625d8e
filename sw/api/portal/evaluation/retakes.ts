// When a skill may be evaluated again: 14 days after the last time, no more than three times in twelve months, and never so that more than half of the bank is
// read within a day.
import type { ResultRow } from './result-row.ts'
import { isOpenStatus, MOST_SHOWN, type SessionRow, statusAt } from './session-row.ts'

export const RETAKE_DAYS = 14
export const RETAKES_PER_YEAR = 3
const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Whoever has done anything with the first question has had an attempt, however it ended: else giving up would be a way to read the bank. */
const isAttempt = ({ log }: SessionRow): boolean => log.length > 0

/** @param size of the bank; without it, reading within a day is not limited @returns ms since the epoch; the past, or 0, where nothing is in the way. */
export function retakeAt(sessions: readonly SessionRow[], now: number, size = Number.POSITIVE_INFINITY): number {
  const ends = sessions
    .filter((row) => !isOpenStatus(statusAt(row, now)) && isAttempt(row))
    .map(({ touchedAt }) => Date.parse(touchedAt))
    .toSorted((one, other) => other - one)
  const last = ends[0]
  const third = ends[RETAKES_PER_YEAR - 1]
  return Math.max(
    last === undefined ? 0 : last + RETAKE_DAYS * DAY_MS,
    third === undefined ? 0 : third + YEAR_MS,
    unreadFrom(sessions, size),
  )
}

/** From when a whole session leaves half of the bank unread on any day: looking at the first question and giving up is no attempt, but it is reading. */
function unreadFrom(sessions: readonly SessionRow[], size: number): number {
  const shownAt = new Map<string, number>()
  for (const { log, itemId, shownAt: at } of sessions)
    for (const shown of [...log, ...(itemId === null ? [] : [{ itemId, shownAt: at }])])
      shownAt.set(shown.itemId, Math.max(shownAt.get(shown.itemId) ?? 0, Date.parse(shown.shownAt)))
  const times = [...shownAt.values()].toSorted((one, other) => other - one)
  const room = Math.max(0, Math.floor(size / 2) - MOST_SHOWN)
  const inTheWay = times[room]
  return inTheWay === undefined ? 0 : inTheWay + DAY_MS
}

/** Families whose items the person has had. */
export const seenFamilies = (
  sessions: readonly SessionRow[],
  familyOf: (itemId: string) => string | undefined,
): string[] => [...new Set(sessions.flatMap((row) => shownIn(row).flatMap((id) => familyOf(id) ?? [])))].sort()

/** What was answered or set aside, and what was on the screen when it ended. */
const shownIn = ({ log, itemId }: SessionRow): string[] => [
  ...log.map((entry) => entry.itemId),
  ...(itemId === null ? [] : [itemId]),
]

/** An item that a larger share of people have had rests, which holds every item under 40 %; and how many people it takes to say so. @internal */
export const MOST_EXPOSED = 0.38
const TELLING_PEOPLE = 20

/** Items that too many have had, of whoever was evaluated with this bank: for `progressive` exposure. */
export function overexposed(
  sessions: readonly { readonly log: readonly Pick<SessionRow['log'][number], 'itemId'>[] }[],
): string[] {
  if (sessions.length < TELLING_PEOPLE) return []
  const counts = new Map<string, number>()
  for (const { log } of sessions)
    for (const id of new Set(log.map(({ itemId }) => itemId))) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => (count > MOST_EXPOSED * sessions.length ? id : [])).sort()
}

/** The newest of a person's results. */
export const latestOf = (results: readonly ResultRow[]): ResultRow | undefined =>
  results.reduce<ResultRow | undefined>((last, row) => (!last || row.at > last.at ? row : last), undefined)
