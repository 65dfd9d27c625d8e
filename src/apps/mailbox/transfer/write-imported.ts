// Writes read emails, with what is attached to those that are new.
// @chunk mail-extra
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { FolderId } from '#contract/apps/mailbox-shapes.ts'
import type { MailRead } from '#formats/mail/read-mail.ts'
import type { Writer } from '#kit/transfer/transfer.ts'

const { addAttachments, importMails } = mailboxApi.endpoints
/** As many as a call takes. */
const AT_ONCE = 200
/** As many as an email takes. */
export const MOST_FILES = 50

/** @returns how many were new */
export async function writeImported(
  { write, writeAll }: Writer,
  mails: readonly MailRead[],
  folder: FolderId,
): Promise<number> {
  const files = new Map(mails.map(({ mail, attachments }) => [mail.uid, attachments.slice(0, MOST_FILES)]))
  const found = mails.map(({ mail }) => mail)
  let count = 0
  await writeAll(found, AT_ONCE, async (part) => {
    for (const { uid, id } of await write(importMails, { body: { mails: part, folder } })) {
      count += 1
      const own = files.get(uid) ?? []
      if (own.length > 0) await write(addAttachments, { body: { mailId: id, files: own } })
    }
  })
  return count
}
