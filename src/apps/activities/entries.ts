// The entries of the feed: activities and the person's own changes, in one order; filtered by the URL. Pure.
import type { Activity } from '#contract/apps/activities.ts'
import type { RecentChange } from '#contract/shell/changes.ts'
import { foldText } from '#formats/text.ts'
import { plainText } from '#ui/plain-text.ts'
import type { EntryType, FeedSearch } from './feed-search.ts'

interface EntryBase {
  readonly id: string
  /** ISO 8601 in UTC, to the millisecond. */
  readonly date: string
  readonly type: EntryType | undefined
  /** Who did it, by id, where it was a person. */
  readonly actor: string | undefined
  /** What happened, without markup. */
  readonly label: string
  /** What was quoted, without markup. */
  readonly detail: string
  /** All of it, as it is searched. */
  readonly searched: string
}

export type Entry = EntryBase & ({ readonly activity: Activity } | { readonly change: RecentChange })

/** @param me the signed-in person's id: changes are theirs @param changeLabel what a change did, in a sentence */
export function entriesOf(
  activities: readonly Activity[],
  changes: readonly RecentChange[],
  me: string,
  changeLabel: (change: RecentChange) => string,
): Entry[] {
  const happened = activities.map((activity): Entry => {
    const { id, date, type, actor, description, linkedContent = '', extraContent = '' } = activity
    const label = `${plainText(description)} ${linkedContent}`.trim()
    const detail = plainText(extraContent)
    return { id, date, type, actor, label, detail, searched: foldText(`${label} ${detail}`), activity }
  })
  const changed = changes.map((change): Entry => {
    const label = changeLabel(change)
    const searched = foldText(label)
    return {
      id: `change-${change.id}`,
      date: change.at,
      type: 'change',
      actor: me,
      label,
      detail: '',
      searched,
      change,
    }
  })
  // Both come newest first, and a stable sort preserves the order within one moment.
  return [...changed, ...happened].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

/** The entries that match the filters, in the requested order. */
export function shownEntries(entries: readonly Entry[], { q = '', actor, type, from, to, order }: FeedSearch): Entry[] {
  const words = foldText(q).split(/\s+/).filter(Boolean)
  const first = from === undefined ? '' : dayStart(from, 0)
  const end = to === undefined ? '\uffff' : dayStart(to, 1)
  const found = entries.filter(
    (entry) =>
      (actor === undefined || entry.actor === actor) &&
      (type === undefined || entry.type === type) &&
      entry.date >= first &&
      entry.date < end &&
      words.every((word) => entry.searched.includes(word)),
  )
  return order === 'oldest' ? found.reverse() : found
}

/** The first moment here of a day, or of one that many days later, as entries write theirs. */
function dayStart(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** How often each value occurs, the most first. */
export function countsOf<Value extends string>(values: readonly (Value | undefined)[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
