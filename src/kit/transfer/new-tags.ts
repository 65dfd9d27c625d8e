// The tags of an import that there are not yet, made in as many calls as it takes.
// @chunk transfer
// @offline later
import { batchesOf } from './batches.ts'

interface Titled {
  readonly id: string
  readonly title: string
}

/** As many as a call takes. */
const MOST = 1000

/**
 * @param create answers the tag of each title, in the sequence sent
 * @returns their ids by their titles
 */
export async function idsOfNewTags(
  titles: Iterable<string>,
  create: (tags: { title: string }[]) => Promise<readonly Titled[]>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const some of batchesOf([...new Set(titles)], MOST)) {
    const made = await create(some.map((title) => ({ title })))
    for (const [index, title] of some.entries()) ids.set(title, made[index]?.id ?? '')
  }
  return ids
}
