// Reads a mail of an .eml file: its head and its text; attachments stay in the file. Called by read-opened.ts.
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { callForChange } from '#platform/api/call.ts'
import { mailFrom } from './mail-parts.ts'
import type { Reading } from './reading.ts'

export async function readMail(text: string): Promise<Reading | undefined> {
  const mail = mailFrom(text)
  if (!mail) return undefined
  return {
    place: 'mailbox',
    titles: [mail.subject || mail.from],
    left: 0,
    async bringIn() {
      const body = { mails: [mail], folder: 'inbox' as const }
      const { answer, changeId } = await callForChange(mailboxApi.endpoints.importMails, { body })
      return { count: answer.length, changeId }
    },
  }
}
