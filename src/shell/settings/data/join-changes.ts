// Joins changes that follow one another and only change the same thing, as autosaves do, into one line.
import type { RecentChange } from '#contract/shell/changes.ts'

/** The newest of them, with the ids of all, the newest first. */
export interface JoinedChange extends RecentChange {
  readonly ids: readonly string[]
}

/** ms: what was changed again after a longer pause is a change of its own. */
const PAUSE = 30 * 60_000
/** What is undone at once. */
const MOST = 100

/** @param changes the newest first */
export function joinChanges(changes: readonly RecentChange[]): JoinedChange[] {
  const joined: JoinedChange[] = []
  let earliest: RecentChange | undefined
  for (const change of changes) {
    const last = joined.at(-1)
    if (last && earliest && last.ids.length < MOST && isSameThing(earliest, change))
      joined[joined.length - 1] = { ...last, ids: [...last.ids, change.id] }
    else joined.push({ ...change, ids: [change.id] })
    earliest = change
  }
  return joined
}

function isSameThing(later: RecentChange, earlier: RecentChange): boolean {
  const [one, other] = [changedThing(later), changedThing(earlier)]
  return one !== undefined && one === other && Date.parse(later.at) - Date.parse(earlier.at) <= PAUSE
}

/** The one thing that a change did nothing but change. */
function changedThing({ api, changed, created, deleted, records: [record] }: RecentChange): string | undefined {
  const isOne = api !== 'changes' && api !== 'workspace' && changed === 1 && created + deleted === 0
  return isOne && record ? `${record.table} ${record.key}` : undefined
}
