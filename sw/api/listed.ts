// Which rows stand in which ordered lists (lists.ts): for each table, from a row to its entries [list, sort key]. Always loaded, so it stays small.
// A list's name begins with its table's.
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import { entriesOfContact } from './contact-keys.ts'
import { newestFirst, oldestFirst } from './list-keys.ts'
import { wordsOf } from './search-words.ts'

export type ListEntry = readonly [list: string, sortKey: string]

/** A row's entries. */
export type Listing = (row: Record<string, unknown>) => readonly ListEntry[]

export const listed: Readonly<Record<string, Listing>> = {
  contacts: (row) => entriesOfContact(row as unknown as Contact),
  mails: (row) => entriesOfMail(row as MailRow),
}

/** The lists that mails stand in, newest first. */
export const mailLists = {
  all: 'mails',
  attached: 'mails attached',
  unread: 'mails unread',
  starred: 'mails starred',
  important: 'mails important',
  /** Those that were ever snoozed, the one that comes back first first. */
  snoozed: 'mails snoozed',
  label: (id: string) => `mails label ${id}`,
  /** By the words of the sender's name and address, as searching sees them. */
  from: (words: readonly string[]) => `mails from ${words.join(' ')}`,
  /** A mail that was snoozed stands where it came, or will come, back. */
  folder: (id: string) => `mails folder ${id}`,
  unreadIn: (id: string) => `mails folder ${id} unread`,
  /** Those in the folder that were ever snoozed, the one that comes back last first. */
  snoozedIn: (id: string) => `mails folder ${id} snoozed`,
  unreadSnoozedIn: (id: string) => `mails folder ${id} unread snoozed`,
}

function entriesOfMail({
  from,
  date,
  folder,
  unread,
  starred,
  important,
  labels,
  attachments,
  snoozedUntil,
}: MailRow): ListEntry[] {
  const byDate = newestFirst(date)
  const shown = snoozedUntil ? newestFirst(Math.max(Date.parse(date), Date.parse(snoozedUntil))) : byDate
  const entries: ListEntry[] = [
    [mailLists.all, byDate],
    [mailLists.folder(folder), shown],
    [mailLists.from(wordsOf(from)), byDate],
    ...labels.map((label): ListEntry => [mailLists.label(label), byDate]),
  ]
  if (unread) entries.push([mailLists.unread, byDate], [mailLists.unreadIn(folder), shown])
  if (attachments.length > 0) entries.push([mailLists.attached, byDate])
  if (starred) entries.push([mailLists.starred, byDate])
  if (important) entries.push([mailLists.important, byDate])
  if (!snoozedUntil) return entries
  const until = newestFirst(snoozedUntil)
  entries.push([mailLists.snoozed, oldestFirst(snoozedUntil)], [mailLists.snoozedIn(folder), until])
  if (unread) entries.push([mailLists.unreadSnoozedIn(folder), until])
  return entries
}
