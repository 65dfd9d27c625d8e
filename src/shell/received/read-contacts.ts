// The contacts of a .vcf file that are new, and importing them.
// @offline later
// @chunk person-format
import { msg } from '@lingui/core/macro'
import { contactsApi } from '#contract/apps/contacts.ts'
import { readCards } from '#formats/vcard/read-contacts.ts'
import { batchesOf, sortBySize } from '#kit/transfer/batches.ts'
import { someNames } from '#kit/transfer/some-names.ts'
import { call } from '#platform/api/call.ts'
import type { Reading } from './reading.ts'

const { known: knownUids, createContacts } = contactsApi.endpoints
/** As many as the calls take. */
const MOST = 5000
const MOST_UIDS = 10_000

export async function readContacts(text: string): Promise<Reading | undefined> {
  const cards = readCards(text)
  if (!cards) return undefined
  const { drafts, count, notTaken } = cards
  const uids = drafts.flatMap((draft) => draft.uids ?? [])
  const known = new Set<string>()
  for (const some of batchesOf(uids, MOST_UIDS))
    for (const { uid } of await call(knownUids, { body: { uids: some } })) known.add(uid)
  const { fitting: fresh, tooLarge } = sortBySize(drafts.filter((draft) => !draft.uids?.some((uid) => known.has(uid))))
  const isFresh = new Set<unknown>(fresh)
  const shortened = cards.cards.filter(({ cut }, index) => cut.length > 0 && isFresh.has(drafts[index]))
  const names = someNames(shortened.map(({ draft }) => draft.name))
  return {
    place: 'contacts',
    titles: fresh.map(({ name = '' }) => name),
    left: count - fresh.length - tooLarge.length,
    details: shortened.length > 0 ? [msg`Details too long for a contact were shortened: ${names}`] : [],
    notTaken,
    tooLarge: tooLarge.map(({ name = '' }) => name),
    total: fresh.length,
    async write({ write, writeAll }) {
      let made = 0
      await writeAll(fresh, MOST, async (contacts) => {
        made += (await write(createContacts, { body: { contacts } })).length
      })
      return { count: made }
    },
  }
}
