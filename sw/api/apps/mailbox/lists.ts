// The mailbox's lists by folder, filter or label, their pages and the folders' counts (workspace spec §4, §7, §9).
import { FolderId, type Mail, type MailFilter, type MailFolder, type MailPage } from '#contract/apps/mailbox-shapes.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { newestFirst, oldestFirst } from '#sw/api/engine/lists/list-keys.ts'
import { countsOf, entriesInMemory, idsBetween, partOfList, positionOf } from '#sw/api/engine/lists/lists.ts'
import { mailLists } from './list-names.ts'
import type { MailTables } from './rows.ts'

/** What waits to be sent, the one that is due first first. */
export const OUTBOX = 'mails outbox'
/** Workspace spec §9. */
const PAGE_SIZE = 10

const FOLDERS: readonly Omit<MailFolder, 'count'>[] = [
  { id: 'inbox', title: 'Inbox', slug: 'inbox', icon: 'inbox' },
  { id: 'sent', title: 'Sent', slug: 'sent', icon: 'paper-airplane' },
  { id: 'drafts', title: 'Drafts', slug: 'drafts', icon: 'document' },
  { id: 'spam', title: 'Spam', slug: 'spam', icon: 'exclamation-triangle' },
  { id: 'trash', title: 'Trash', slug: 'trash', icon: 'trash' },
]

export const FILTERS: readonly MailFilter[] = [
  { id: 'starred', title: 'Starred', slug: 'starred' },
  { id: 'important', title: 'Important', slug: 'important' },
]

/** Sent and Trash show 0; Drafts and Spam count all their mails; Inbox its unread ones, of which those that are snoozed are not there yet. */
export async function foldersWithCount(db: CairnDb, now: number): Promise<MailFolder[]> {
  const [[unread = 0, drafts = 0, spam = 0], snoozed] = await Promise.all([
    countsOf(db, [mailLists.unreadIn('inbox'), mailLists.folder('drafts'), mailLists.folder('spam')]),
    idsBetween(db, mailLists.unreadSnoozedIn('inbox'), '', newestFirst(now)),
  ])
  const counts = { inbox: unread - snoozed.length, sent: 0, drafts, spam, trash: 0 }
  return FOLDERS.map((folder) => ({ ...folder, count: counts[folder.id] }))
}

/** How many unread mails each label has. */
export async function unreadByLabel(db: CairnDb, labels: readonly string[]): Promise<Record<string, number>> {
  const unread = new Set(await entriesInMemory(db, mailLists.unread))
  const counts: [string, number][] = []
  for (const id of labels) {
    // A mail has the same entry in both lists: its date and its id.
    const entries = await entriesInMemory(db, mailLists.label(id))
    counts.push([id, entries.filter((entry) => unread.has(entry)).length])
  }
  return Object.fromEntries(counts)
}

/** The requested part of a list: its ids at the indexes `start` up to `end`, and how many there are in all. */
export type ReadList = (start: number, end: number) => Promise<{ readonly ids: string[]; readonly total: number }>

export interface ListRequest {
  readonly folder?: string | undefined
  readonly filter?: string | undefined
  readonly label?: string | undefined
}

/** How to read the list that a folder's, filter's or label's slug names; all mail where none is given, nothing where it is unknown. */
export async function requestedList(
  db: CairnDb,
  tables: MailTables,
  request: ListRequest,
  now: number,
): Promise<ReadList> {
  const nothing: ReadList = async () => ({ ids: [], total: 0 })
  if (request.folder !== undefined) {
    const folder = FolderId.safeParse(request.folder)
    return folder.success ? inFolder(db, folder.data, now) : nothing
  }
  if (request.filter === 'snoozed') return stillSnoozed(db, now)
  if (request.filter === 'outbox') return whole(db, OUTBOX)
  if (request.filter !== undefined) {
    const filter = FILTERS.find(({ slug }) => slug === request.filter)
    return filter ? whole(db, `mails ${filter.id}`) : nothing
  }
  if (request.label !== undefined) {
    const label = await tables.mailLabels.where('slug').equals(request.label).first()
    return label ? whole(db, mailLists.label(label.id)) : nothing
  }
  return whole(db, mailLists.all)
}

const whole =
  (db: CairnDb, list: string): ReadList =>
  (start, end) =>
    partOfList(db, list, start, end)

/** Without what is snoozed until later. All of that is among the mails from after now, at the head of the list. */
const inFolder =
  (db: CairnDb, folder: FolderId, now: number): ReadList =>
  async (start, end) => {
    const list = mailLists.folder(folder)
    const [there, hidden] = await Promise.all([
      partOfList(db, list, start, end),
      idsBetween(db, mailLists.snoozedIn(folder), '', newestFirst(now)),
    ])
    if (hidden.length === 0) return there
    const away = hidden.length
    const total = there.total - away
    const visibleHead = (await positionOf(db, list, newestFirst(now))) - away
    if (start >= visibleHead) return { ...(await partOfList(db, list, start + away, end + away)), total }
    const head = await partOfList(db, list, 0, end + away)
    return { ids: head.ids.filter((id) => !hidden.includes(id)).slice(start, end), total }
  }

const stillSnoozed =
  (db: CairnDb, now: number): ReadList =>
  async (start, end) => {
    const back = await positionOf(db, mailLists.snoozed, oldestFirst(now + 1))
    const { ids, total } = await partOfList(db, mailLists.snoozed, back + start, back + end)
    return { ids, total: total - back }
  }

/** A page of ten; past the last one no mails and the last page's number alone (workspace spec §7). */
export async function pageOf(
  read: ReadList,
  page: number,
  mailsOf: (ids: string[]) => Promise<Mail[]>,
): Promise<MailPage> {
  const start = (page - 1) * PAGE_SIZE
  const { ids, total } = await read(start, start + PAGE_SIZE)
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page > lastPage) return { mails: null, pagination: { lastPage } }
  return {
    mails: await mailsOf(ids),
    pagination: {
      totalResults: total,
      resultsPerPage: PAGE_SIZE,
      currentPage: page,
      lastPage,
      startIndex: start,
      endIndex: Math.min(start + PAGE_SIZE, total) - 1,
    },
  }
}
