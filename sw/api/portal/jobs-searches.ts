// Searches that are kept, with how much is new. Used by jobs.ts.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import type { SavedSearch } from '#contract/portal/jobs.ts'
import type { Upkeep } from '../job-catalogue.ts'
import { personOf } from '../job-person.ts'
import { findJobs } from './jobs-page.ts'

/** `toldAt`: up to when its new jobs have been announced. */
export interface SearchRow extends Omit<SavedSearch, 'newCount' | 'total'> {
  readonly userId: string
  readonly toldAt: string
}

/** As the answer to a write has it, which cannot search: its numbers come with the next list. */
export const toSaved = ({ userId: _, toldAt: __, ...search }: SearchRow): SavedSearch => ({
  ...search,
  newCount: 0,
  total: 0,
})

export async function toSavedAll(
  context: Upkeep & { readonly now: number; readonly userId: string | undefined },
  rows: readonly SearchRow[],
): Promise<SavedSearch[]> {
  const person = await personOf(context.db, context.userId ?? '')
  const searches: SavedSearch[] = []
  for (const row of rows) {
    const { catalogue, filtered } = await findJobs(context, row.criteria, person)
    const isNew = (place: number) => (catalogue.jobs[place] as JobRow).postedAt > row.seenAt
    searches.push({ ...toSaved(row), newCount: filtered.places.filter(isNew).length, total: filtered.places.length })
  }
  return searches
}
