// The draft that a `mailto:` address would become in the mailbox.
import { msg } from '@lingui/core/macro'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { MailTo } from '#formats/mail/mailto.ts'
import { callForChange } from '#platform/api/call.ts'
import type { NamedReading } from './reading.ts'

/** @param key the same for the same visit, so that a page that is loaded again makes no second draft */
export function readDraft(mail: MailTo, key: string): NamedReading {
  const { subject, content } = mail
  const [to, cc, bcc] = [mail.to, mail.cc, mail.bcc].map((people) => people.join(', ')) as [string, string, string]
  return {
    name: msg`Email draft`,
    reading: {
      place: 'mailbox',
      titles: [subject || to],
      text: content,
      details: [...(to ? [msg`To: ${to}`] : []), ...(cc ? [msg`Cc: ${cc}`] : []), ...(bcc ? [msg`Bcc: ${bcc}`] : [])],
      left: 0,
      async save() {
        const body = { draft: mail }
        const options = { idempotencyKey: key }
        const { changeId } = await callForChange(mailboxApi.endpoints.createDraft, { body }, options)
        return { count: 1, changeIds: changeId === undefined ? [] : [changeId] }
      },
    },
  }
}
