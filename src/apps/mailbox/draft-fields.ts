// What of a draft is written, as one text that is compared and kept.
// @chunk mailbox
import type { DraftFields, Mail } from '#contract/apps/mailbox-shapes.ts'

export type Fields = Required<Pick<DraftFields, 'to' | 'cc' | 'bcc' | 'subject' | 'content'>>

export const fieldsOf = ({ to, cc = [], bcc, subject, content }: Pick<Mail, keyof Fields>): Fields => ({
  to,
  cc,
  bcc,
  subject,
  content,
})

export const isEmpty = ({ to, cc, bcc, subject, content }: Fields): boolean =>
  to.length + cc.length + bcc.length === 0 && subject.trim() === '' && content.trim() === ''
