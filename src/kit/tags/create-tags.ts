// The tags of a thing that is saved: those that it has, and new ones, which are created first.
// @chunk lists
import type { Written } from '#kit/undo/written.ts'

interface Created extends Written {
  readonly answer: { readonly id: string }
}

/**
 * Creates tags one after the other.
 * @param titles of tags that do not exist yet
 * @returns the ids of those that the thing has then, and the writes
 */
export async function createTags(
  ids: readonly string[],
  titles: readonly string[],
  create: (input: { readonly body: { readonly tag: { readonly title: string } } }) => Promise<Created>,
): Promise<{ tags: string[]; writes: Written[] }> {
  const writes: Created[] = []
  for (const title of titles) writes.push(await create({ body: { tag: { title } } }))
  return { tags: [...ids, ...writes.map(({ answer }) => answer.id)], writes }
}
