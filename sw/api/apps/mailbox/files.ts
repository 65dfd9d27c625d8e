// The bytes of mails' attachments: those that were uploaded from their table, those of the sample mails made when they are requested.
import type { MailAttachment, MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { AttachedBytes } from '#formats/mail/write-mail.ts'
import { readContent } from '#sw/api/engine/files/bytes.ts'
import type { MailTables } from './rows.ts'

/** Await nothing but tables before: making a sample loads code. */
export async function fileOf(tables: MailTables, mail: MailRow, attachment: MailAttachment): Promise<File> {
  const stored = await readContent(tables.mailPieces, attachment.id, attachment)
  if (stored) return stored
  const { sampleAttachment } = await import('#seed/mailbox-files.ts')
  return new File([sampleAttachment(mail, attachment)], attachment.name, { type: attachment.type })
}

export const attachedBytes = (tables: MailTables, mail: MailRow): Promise<AttachedBytes[]> =>
  Promise.all(
    mail.attachments.map(async (attachment) => ({
      attachment,
      bytes: new Uint8Array(await (await fileOf(tables, mail, attachment)).arrayBuffer()),
    })),
  )
