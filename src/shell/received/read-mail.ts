// Reads a mail of an .eml file: its head, its text and what is attached.
// @chunk mail-format
import { msg } from '@lingui/core/macro'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { changesApi } from '#contract/shell/changes.ts'
import { mailFrom } from '#formats/mail/read-mail.ts'
import { call, callForChange } from '#platform/api/call.ts'
import type { BroughtIn, Reading } from './reading.ts'

const { addAttachments, importMails } = mailboxApi.endpoints
/** As many as a mail takes. */
const MOST = 50

export async function readMail(file: File): Promise<Reading | undefined> {
  const found = mailFrom(byteText(new Uint8Array(await file.arrayBuffer())))
  if (!found) return undefined
  const { mail, isCut } = found
  const attachments = found.attachments.slice(0, MOST)
  return {
    place: 'mailbox',
    titles: [mail.subject || mail.from],
    left: 0,
    along: attachments.map(({ name }) => name),
    notTaken: [
      ...found.attachments.slice(MOST).map(({ name }) => name),
      ...(isCut ? [msg`the end of its text, which is very long`] : []),
    ],
    async bringIn() {
      const { answer, changeId } = await callForChange(importMails, { body: { mails: [mail], folder: 'inbox' } })
      const made = { count: answer.length, changeIds: changeId === undefined ? [] : [changeId] }
      const [added] = answer
      return added && attachments.length > 0 ? attach(made, added.id, attachments) : made
    },
  }
}

/** Whole or not at all: a mail whose attachments could not be kept is taken out again. */
async function attach(made: BroughtIn, mailId: string, files: File[]): Promise<BroughtIn> {
  try {
    const { changeId } = await callForChange(addAttachments, { body: { mailId, files } })
    return { ...made, changeIds: [...made.changeIds, ...(changeId === undefined ? [] : [changeId])] }
  } catch (error) {
    await call(changesApi.endpoints.undoSeveral, { body: { ids: [...made.changeIds] } })
    throw error
  }
}

/** A character a byte, whatever they mean. */
function byteText(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return text
}
