// Tells emails that are here already, as the import does: by their Message-ID, or by the id that Cairn gave them.
// @chunk mail-extra
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { ownIdOf } from '#formats/mail/own-id.ts'
import type { MailRead } from '#formats/mail/read-mail.ts'
import { call } from '#platform/api/call.ts'

const { mail, uids } = mailboxApi.endpoints
/** As many as a call answers. */
const AT_ONCE = 5000

/** @returns the uids of those that are here */
export async function knownOf(mails: readonly MailRead[]): Promise<ReadonlySet<string>> {
  const here = new Set<string>()
  for (let start = 0; ; start += AT_ONCE) {
    const part = await call(uids, { query: { start } })
    for (const uid of part) here.add(uid)
    if (part.length < AT_ONCE) break
  }
  const known = new Set<string>()
  for (const { uid } of mails.map((found) => found.mail)) {
    const id = ownIdOf(uid)
    if (here.has(uid) || (id !== undefined && (await call(mail, { query: { id } })))) known.add(uid)
  }
  return known
}
