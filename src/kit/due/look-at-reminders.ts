// Which reminders are to be shown: those that fell due since the last look, and those shown an hour ago that are not done. Pure.
// @offline later

/** How long after it was shown one that is not done is shown again, in ms. @internal */
export const REPEAT_MS = 3_600_000

export interface DueReminder {
  readonly id: string
  /** ISO */
  readonly reminder: string
}

export interface Look<Due extends DueReminder> {
  readonly fresh: readonly Due[]
  /** When each due one was last shown on this page, in ms; infinity: it fell due before, and is not shown here. */
  readonly said: ReadonlyMap<string, number>
  /** For the next start: what falls due later is new then, or was not done. In ms. */
  readonly seenUntil: number
}

/**
 * @param said from the look before; undefined at the first on a page
 * @param seenUntil of the last look on an earlier page
 */
export function lookAtReminders<Due extends DueReminder>(
  due: readonly Due[],
  {
    said,
    seenUntil,
    now,
  }: { readonly said: Look<Due>['said'] | undefined; readonly seenUntil: number; readonly now: number },
): Look<Due> {
  // Compared by what was due before, not by when: a reminder's time may have passed before it was stored.
  const isFresh = (one: Due) =>
    said ? now - (said.get(keyOf(one)) ?? Number.NEGATIVE_INFINITY) >= REPEAT_MS : Date.parse(one.reminder) > seenUntil
  const fresh = due.filter(isFresh)
  const known = new Map(due.map((one) => [keyOf(one), said?.get(keyOf(one)) ?? Number.POSITIVE_INFINITY]))
  for (const one of fresh) known.set(keyOf(one), now)
  const undone = due.filter((one) => known.get(keyOf(one)) !== Number.POSITIVE_INFINITY)
  return { fresh, said: known, seenUntil: Math.min(now, ...undone.map(({ reminder }) => Date.parse(reminder) - 1)) }
}

const keyOf = ({ id, reminder }: DueReminder): string => `${id} ${reminder}`
