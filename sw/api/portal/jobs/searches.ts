// Saved searches, with how much is new.
import type { SavedSearch } from '#contract/portal/jobs.ts'
import { type Asking, newJobsOf } from './shared/find.ts'
import { personOf } from './shared/person.ts'
import type { SearchRow } from './shared/tables.ts'

/** As the answer to a write has it, which cannot search: its numbers come with the next list. */
export const toSaved = ({ userId: _, toldAt: __, ...search }: SearchRow): SavedSearch => ({
  ...search,
  newCount: 0,
  total: 0,
})

export async function toSavedAll(context: Asking, rows: readonly SearchRow[]): Promise<SavedSearch[]> {
  const person = await personOf(context.db, context.userId ?? '')
  const searches: SavedSearch[] = []
  for (const row of rows) {
    const { fresh, total } = await newJobsOf(context, row.criteria, row.seenAt, person)
    searches.push({ ...toSaved(row), newCount: fresh.length, total })
  }
  return searches
}
