// Writes what an import would change: the tags that there are not yet, then the contacts, as one action that can be undone.
// @offline later

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { batchesOf } from '#kit/transfer/batches.ts'
import { useAction } from '#kit/undo/use-action.ts'
import type { Written } from '#kit/undo/written.ts'
import { useContacts } from '../contacts-context.ts'
import { useCreateContacts, useCreateTag, useSetAvatar } from '../mutations.ts'
import { isLargePicture, pictureToFile } from './large-picture.ts'
import type { ImportEntry } from './plan-import.ts'

/** As many contacts as a call takes, and as many tags as a contact has. */
const MOST = 5000
const MOST_TAGS = 100

/** @returns false where nothing was imported, which the person has been told */
export function useImport(): (fresh: readonly ImportEntry[]) => Promise<boolean> {
  const { t } = useLingui()
  const { run } = useAction()
  const importAll = useWrites()
  return (fresh) => {
    let made = 0
    let pictures = 0
    const total = fresh.length
    const words = () => {
      if (made < total) return t`${made} of ${total} contacts imported. Import the file again to add the rest.`
      const done = plural(made, { one: '# contact imported', other: '# contacts imported' })
      return pictures === 0 ? done : t`${done}. Photos left out because they are too large: ${pictures}`
    }
    return run({
      message: words,
      write: async () => {
        const outcome = await importAll(fresh)
        made = outcome.made
        pictures = outcome.lostPictures
        return outcome.written
      },
      failure: t`Couldn’t import the contacts. Try again.`,
      tellsUndone: true,
    })
  }
}

interface Outcome {
  readonly written: readonly Written[]
  /** How many contacts. */
  readonly made: number
  /** How many pictures the back end refused. */
  readonly lostPictures: number
}

function useWrites(): (fresh: readonly ImportEntry[]) => Promise<Outcome> {
  const { mutateAsync: createContacts } = useCreateContacts()
  const { mutateAsync: setAvatar } = useSetAvatar()
  const tagIdsOf = useTagIds()
  return async (fresh) => {
    const { ids, written } = await tagIdsOf(fresh)
    const tagged = fresh.map(({ draft, tags }) => ({
      ...draft,
      id: crypto.randomUUID() as string,
      avatar: draft.avatar ?? null,
      tags: tags.flatMap((title) => ids.get(title.toLowerCase()) ?? []).slice(0, MOST_TAGS),
    }))
    const pictures = new Map(
      tagged.flatMap(({ id, avatar }) => (isLargePicture(avatar) ? [[id, avatar] as const] : [])),
    )
    const drafts = tagged.map((draft) => (pictures.has(draft.id) ? { ...draft, avatar: null } : draft))
    let made = 0
    let lostPictures = 0
    for (const contacts of batchesOf(drafts, MOST)) {
      try {
        written.push(await createContacts({ body: { contacts } }))
      } catch (error) {
        // What is written can be undone together, and what is not comes in when the file is imported again.
        if (made === 0) throw error
        break
      }
      made += contacts.length
      for (const { id } of contacts) {
        const picture = pictures.get(id)
        if (picture === undefined) continue
        const set = await setAvatar({ body: { id, avatar: pictureToFile(picture) } }).catch(() => null)
        if (set) written.push(set)
        else lostPictures += 1
      }
    }
    return { written, made, lostPictures }
  }
}

/** Creates those tags that there are not yet. @returns the ids of all tags by their titles in small letters */
function useTagIds() {
  const { tags } = useContacts()
  const { mutateAsync: createTag } = useCreateTag()
  return async (fresh: readonly ImportEntry[]) => {
    const written: Written[] = []
    const ids = new Map(tags.map(({ id, title }) => [title.toLowerCase(), id]))
    for (const title of new Set(fresh.flatMap((entry) => entry.tags))) {
      if (ids.has(title.toLowerCase())) continue
      const created = await createTag({ body: { tag: { title } } })
      ids.set(title.toLowerCase(), created.answer.id)
      written.push(created)
    }
    return { ids, written }
  }
}
