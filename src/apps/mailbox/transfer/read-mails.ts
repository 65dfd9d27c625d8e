// The emails of an .eml or mbox file.
// @chunk mail-extra
import { type MailRead, mailFrom } from '#formats/mail/read-mail.ts'
import { splitMbox } from '#formats/mail/split-mbox.ts'

export interface ReadMails {
  readonly mails: readonly MailRead[]
  /** Parts of the file that are no email. */
  readonly unreadable: number
}

export async function readMails(file: Blob): Promise<ReadMails> {
  // A character a byte, whatever they mean: each part of an email says how it is written.
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
  const read = splitMbox(text).map(mailFrom)
  const mails = read.filter((mail) => mail !== undefined)
  const byUid = new Map(mails.map((found) => [found.mail.uid, found]))
  return { mails: [...byUid.values()], unreadable: read.length - mails.length }
}
