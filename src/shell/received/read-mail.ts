// Reads a mail of an .eml file: its head, its text and what is attached.
// @chunk mail-format
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { type CutPart, mailFrom } from '#formats/mail/read-mail.ts'
import type { Reading } from './reading.ts'

const { addAttachments, importMails } = mailboxApi.endpoints
/** As many as a mail takes. */
const MOST = 50

const CUT: Readonly<Record<CutPart, MessageDescriptor>> = {
  people: msg`some recipients (too many)`,
  subject: msg`the end of the subject (too long)`,
  text: msg`the end of the text (too long)`,
}

export async function readMail(file: File): Promise<Reading | undefined> {
  const found = mailFrom(byteText(new Uint8Array(await file.arrayBuffer())))
  if (!found) return undefined
  const { mail, cut } = found
  const attachments = found.attachments.slice(0, MOST)
  return {
    place: 'mailbox',
    titles: [mail.subject || mail.from],
    left: 0,
    along: attachments.map(({ name }) => name),
    notTaken: [...found.attachments.slice(MOST).map(({ name }) => name), ...cut.map((part) => CUT[part])],
    total: 1,
    async write({ write, writeAll }) {
      let count = 0
      await writeAll([mail], 1, async (mails) => {
        const [added] = await write(importMails, { body: { mails, folder: 'inbox' } })
        if (!added) return
        count = 1
        if (attachments.length > 0) await write(addAttachments, { body: { mailId: added.id, files: attachments } })
      })
      return { count }
    },
  }
}

/** A character a byte, whatever they mean. */
function byteText(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return text
}
