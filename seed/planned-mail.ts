// Sample mails in words, with times relative to the first run. Written in mailbox-*.ts, made into rows by mailbox.ts.
import type { FolderId } from '#contract/apps/mailbox-shapes.ts'

export type LabelId = 'personal' | 'work' | 'payments' | 'invoices' | 'accounts' | 'forums'

export interface PlannedMail {
  /** A person's id in people.ts or acquaintances.ts, or a contact written out. */
  readonly from: string
  /** Without greeting and sign-off where the writer is a person: those are the writer's own (mail-manners.ts). */
  readonly text: string
  /** Hours after the mail before it. */
  readonly after: number
  /** In place of that, as a chat has it: `5d 13:40` is five days before the first run, at 13:40, `<5d` the Friday before where that is on a weekend. For what chats and tasks tell of too. */
  readonly on?: string
  /** Besides whom the conversation is with. */
  readonly cc?: readonly string[]
  readonly bcc?: readonly string[]
  /** In place of whom the conversation is with. */
  readonly to?: readonly string[]
  /** File name and size in kB. */
  readonly files?: readonly (readonly [name: string, kilobytes: number])[]
  readonly starred?: boolean
  /** How a reader leaves the list that sent it. */
  readonly unsubscribe?: string
}

export interface PlannedThread {
  readonly subject: string
  /** Hours before the first run that its last mail is from. */
  readonly last: number
  readonly labels?: readonly LabelId[]
  readonly important?: boolean
  readonly starred?: boolean
  /** How many of the last mails that came in are unread. */
  readonly unread?: number
  /** Where its mails are; default Inbox, and Sent for Alex's own. */
  readonly folder?: FolderId
  readonly mails: readonly PlannedMail[]
}

type ThreadOptions = Omit<PlannedThread, 'subject' | 'mails'>

export const thread = (subject: string, options: ThreadOptions, ...mails: readonly PlannedMail[]): PlannedThread => ({
  subject,
  ...options,
  mails,
})

type MailOptions = Partial<Omit<PlannedMail, 'from' | 'text'>>

/** @param options `after`: hours after the mail before it, default 3 */
export const say = (from: string, text: string, options: MailOptions = {}): PlannedMail => ({
  from,
  text: text.trim(),
  after: 3,
  ...options,
})

/** What Alex writes. */
export const reply = (text: string, options: MailOptions = {}): PlannedMail => say('alex-morgan', text, options)

/** hours */
export const DAYS = 24
