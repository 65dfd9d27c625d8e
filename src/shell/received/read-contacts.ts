// The contacts of a .vcf file that are new, and importing them.
// @offline later
import { contactsApi } from '#contract/apps/contacts.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { batchesOf } from '#kit/transfer/batches.ts'
import { call, callForChange } from '#platform/api/call.ts'
import type { Reading } from './reading.ts'

const { known: knownUids, createContacts } = contactsApi.endpoints
/** As many as the call takes. */
const MOST = 5000

export async function readContacts(text: string): Promise<Reading | undefined> {
  const cards = readCards(text, MOST)
  if (!cards) return undefined
  const { drafts, count, notTaken } = cards
  const uids = drafts.flatMap((draft) => draft.uids ?? [])
  const known = new Set((await call(knownUids, { body: { uids } })).map(({ uid }) => uid))
  const fresh = drafts.filter((draft) => !draft.uids?.some((uid) => known.has(uid)))
  return {
    place: 'contacts',
    titles: fresh.map(({ name = '' }) => name),
    left: count - fresh.length,
    notTaken,
    async bringIn() {
      let made = 0
      const changeIds: string[] = []
      for (const contacts of batchesOf(fresh, MOST)) {
        const { answer, changeId } = await callForChange(createContacts, { body: { contacts } })
        made += answer.length
        if (changeId !== undefined) changeIds.push(changeId)
      }
      return { count: made, changeIds }
    },
  }
}
