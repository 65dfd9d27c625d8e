// Search parameters of the mailbox: the page, the query, and which drafts are being written. Invalid values are dropped.
import { text, valuesOf, wholeFrom } from '#platform/read-values.ts'

export const readMailboxSearch = valuesOf({
  /** Default: the first. */
  page: wholeFrom(2),
  /** The query: text and operators. */
  q: text,
  /** The ids of the drafts that are open, with a dot between them. */
  write: text,
  /** Begins an email, from a `mailto:` link where it is one; then removed from the URL. */
  new: text,
  /** Opens this email in the folder that it is in. */
  mail: text,
})
export type MailboxSearch = ReturnType<typeof readMailboxSearch>
