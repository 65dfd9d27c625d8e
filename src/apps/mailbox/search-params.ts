// What the address of the mailbox says behind its path: the page, what is searched, and which drafts are being written. What it does not understand it drops.
import { text, valuesOf, wholeFrom } from '#platform/read-values.ts'

export const readMailboxSearch = valuesOf({
  /** Default: the first. */
  page: wholeFrom(2),
  /** What is searched, in words and operators. */
  q: text,
  /** The ids of the drafts that are open, with a dot between them. */
  write: text,
  /** Begins an email, as a `mailto:` link says it where it is one, and leaves the address. */
  new: text,
  /** Opens this email in the folder that it is in. */
  mail: text,
})
export type MailboxSearch = ReturnType<typeof readMailboxSearch>
