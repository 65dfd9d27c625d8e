// The ordered lists that mails are in, and which of them a mail does. Always loaded with the mailbox's card, so it stays small.
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { ListEntry } from '#sw/api/engine/lists/list-entries.ts'
import { newestFirst, oldestFirst } from '#sw/api/engine/lists/list-keys.ts'
import { termsOf } from '#sw/api/engine/search/search-terms.ts'

/** The lists that mails are in, newest first. */
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
  /** A mail that was snoozed is where it came, or will come, back. */
  folder: (id: string) => `mails folder ${id}`,
  unreadIn: (id: string) => `mails folder ${id} unread`,
  /** Those in the folder that were ever snoozed, the one that comes back last first. */
  snoozedIn: (id: string) => `mails folder ${id} snoozed`,
  unreadSnoozedIn: (id: string) => `mails folder ${id} unread snoozed`,
}

export function entriesOfMail({
  from,
  date,
  folder,
  unread,
  starred,
  important,
  labels,
  attachments,
  snoozedUntil,
  sendAt,
}: MailRow): ListEntry[] {
  const byDate = newestFirst(date)
  const shown = snoozedUntil ? newestFirst(Math.max(Date.parse(date), Date.parse(snoozedUntil))) : byDate
  const entries: ListEntry[] = [
    [mailLists.all, byDate],
    sendAt ? ['mails outbox', oldestFirst(sendAt)] : [mailLists.folder(folder), shown],
    [mailLists.from(termsOf(from)), byDate],
    ...labels.map((label): ListEntry => [mailLists.label(label), byDate]),
  ]
  if (unread) entries.push([mailLists.unread, byDate], [mailLists.unreadIn(folder), shown])
  if (attachments[0]) entries.push([mailLists.attached, byDate])
  if (starred) entries.push([mailLists.starred, byDate])
  if (important) entries.push([mailLists.important, byDate])
  if (!snoozedUntil) return entries
  const until = newestFirst(snoozedUntil)
  if (unread) entries.push([mailLists.unreadSnoozedIn(folder), until])
  return [...entries, [mailLists.snoozed, oldestFirst(snoozedUntil)], [mailLists.snoozedIn(folder), until]]
}
