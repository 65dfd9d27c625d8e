// Saves a thing with its tags, after creating those that are new, one after the other.
// @chunk lists
import type { Written } from '#kit/undo/written.ts'

interface Created extends Written {
  readonly answer: { readonly id: string }
}

interface Saving<Patch> {
  /** Without `tags` they stay as they are. */
  readonly patch: Patch
  /** Titles of tags that do not exist yet. */
  readonly newTags: readonly string[]
  readonly createTag: (input: { readonly body: { readonly tag: { readonly title: string } } }) => Promise<Created>
  readonly update: (patch: Patch) => Promise<Written>
}

/** @returns the writes, in their order */
export async function saveWithTags<Patch extends { readonly tags?: string[] | undefined }>({
  patch,
  newTags,
  createTag,
  update,
}: Saving<Patch>): Promise<Written[]> {
  const created: Created[] = []
  for (const title of newTags) created.push(await createTag({ body: { tag: { title } } }))
  const tags = [...(patch.tags ?? []), ...created.map(({ answer }) => answer.id)]
  return [...created, await update({ ...patch, ...(patch.tags && { tags }) })]
}
