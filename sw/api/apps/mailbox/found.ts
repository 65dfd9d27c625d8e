// What an email that was found is shown as.
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { MailResult } from '#contract/shell/search.ts'
import { type Found, inAddress, type Shown } from '#sw/api/engine/search/found.ts'

export const foundMails: Found = {
  mails: {
    group: 'mails',
    label: { en: 'Emails', fr: 'E-mails' },
    toResult: (
      { id, threadId, subject, from, to, folder, date, starred }: MailRow,
      { marksOf }: Shown,
    ): MailResult => ({
      id,
      title: subject,
      detail: nameOf(folder === 'sent' || folder === 'drafts' ? (to[0] ?? from) : from),
      at: date,
      link: `/apps/mailbox?mail=${inAddress(id)}`,
      marks: marksOf(subject),
      starred,
      threadId,
    }),
  },
}

/** `'Ada Lovelace <ada@x.example>'` -> `'Ada Lovelace'` */
const nameOf = (contact: string): string => contact.replace(/<[^<>]*>$/, '').trimEnd() || contact
