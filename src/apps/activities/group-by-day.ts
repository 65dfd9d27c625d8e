// Entries under the day on which they happened, in the person's own time zone.

export interface Day<Entry> {
  /** The first moment of the day here, in ms since the epoch. */
  readonly startsAt: number
  readonly entries: readonly Entry[]
}

/** Keeps the sequence: days as they first occur, entries as they come. */
export function groupByDay<Entry extends { readonly date: string }>(entries: readonly Entry[]): Day<Entry>[] {
  const byDay = Map.groupBy(entries, ({ date }) => new Date(date).setHours(0, 0, 0, 0))
  return [...byDay].map(([startsAt, ofDay]) => ({ startsAt, entries: ofDay }))
}
