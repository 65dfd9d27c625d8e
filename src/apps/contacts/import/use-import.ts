// Writes what an import would change: the missing tags, then the contacts, and the pictures that are too large to be inline.
// @offline later

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ContactTag, contactsApi } from '#contract/apps/contacts.ts'
import { relatedUids, withRelations } from '#formats/vcard/relations.ts'
import { batchesOf } from '#kit/transfer/batches.ts'
import { idsOfNewTags } from '#kit/transfer/new-tags.ts'
import type { Writer } from '#kit/transfer/transfer.ts'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { call } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useContacts } from '../contacts-context.ts'
import { isLargePicture, pictureToFile } from './large-picture.ts'
import type { ImportEntry, ImportPlan } from './plan-import.ts'

const { avatar: setAvatar, createContacts, createTags, known } = contactsApi.endpoints
/** As many as a call takes. */
const MOST = 5000
const MOST_UIDS = 10_000

/** @returns false where nothing was imported, which has been reported */
export function useImport(): (plan: ImportPlan, run: Transfers['run']) => Promise<boolean> {
  const { t } = useLingui()
  const { number } = useFormats()
  const { tags } = useContacts()
  return ({ fresh, tooLarge }, run) => {
    let lost = 0
    return run({
      total: fresh.length,
      leftOut: tooLarge.length,
      message: () => {
        const done = plural(fresh.length, { one: '# contact imported', other: '# contacts imported' })
        const pictures = number(lost)
        return lost === 0 ? done : t`${done}. Photos too large to import: ${pictures}.`
      },
      write: async (writer) => {
        lost = await writeContacts(writer, fresh, tags)
      },
    })
  }
}

/** @returns how many pictures the back end refused */
async function writeContacts(
  writer: Writer,
  fresh: readonly ImportEntry[],
  tags: readonly ContactTag[],
): Promise<number> {
  const { write, writeAll } = writer
  const ids = await tagIdsOf(writer, fresh, tags)
  const named = fresh.map(({ draft, tags }) => ({
    ...draft,
    id: crypto.randomUUID() as string,
    avatar: draft.avatar ?? null,
    tags: tags.flatMap((title) => ids.get(title.toLowerCase()) ?? []),
  }))
  const tagged = withRelations(named, await relatedThere(fresh))
  const pictures = new Map(tagged.flatMap(({ id, avatar }) => (isLargePicture(avatar) ? [[id, avatar] as const] : [])))
  const drafts = tagged.map((draft) => (pictures.has(draft.id) ? { ...draft, avatar: null } : draft))
  let refused = 0
  await writeAll(drafts, MOST, async (contacts) => {
    await write(createContacts, { body: { contacts } })
    for (const { id } of contacts) {
      const picture = pictures.get(id)
      if (picture === undefined) continue
      try {
        await write(setAvatar, { body: { id, avatar: pictureToFile(picture) } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 400)) throw error
        refused += 1
      }
    }
  })
  return refused
}

/** The ids of those who are there already, and whom contacts of the file are related to, by UID. */
async function relatedThere(fresh: readonly ImportEntry[]): Promise<ReadonlyMap<string, string>> {
  const uids = new Set(fresh.flatMap(({ draft }) => relatedUids(draft)).filter((uid) => uid.length <= 500))
  const there = new Map<string, string>()
  for (const batch of batchesOf([...uids], MOST_UIDS))
    for (const { uid, contactId } of await call(known, { body: { uids: batch } })) there.set(uid, contactId)
  return there
}

/** Creates those tags that there are not yet. @returns the ids of all tags by their titles in small letters */
async function tagIdsOf(
  { write }: Writer,
  fresh: readonly ImportEntry[],
  tags: readonly ContactTag[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(tags.map(({ id, title }) => [title.toLowerCase(), id]))
  const titles = new Map(fresh.flatMap((entry) => entry.tags.map((title) => [title.toLowerCase(), title] as const)))
  const added = [...titles].flatMap(([key, title]) => (ids.has(key) ? [] : [title]))
  const made = await idsOfNewTags(added, (tags) => write(createTags, { body: { tags } }))
  for (const [title, id] of made) ids.set(title.toLowerCase(), id)
  return ids
}
