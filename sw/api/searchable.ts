// What can be searched: by table, which words of a row count. Always loaded, since every change of such a row is noted (search-queue.ts).
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { Task } from '#contract/apps/tasks.ts'

/** A row as searching sees it. */
export interface SearchDocument {
  /** Words here count for more. */
  readonly title: string
  readonly body: string
  /** When it is from, in ms since the epoch: among equals, the newest come first. */
  readonly at: number
  /** Put away: a search of its own domain alone may find it. */
  readonly isAway?: boolean
}

const documents = {
  mails: ({ subject, from, to, cc = [], bcc, content, attachments, date, folder }: MailRow): SearchDocument => ({
    title: subject,
    body: [from, ...to, ...cc, ...bcc, content, ...attachments.map(({ name }) => name)].join('\n'),
    at: Date.parse(date),
    isAway: folder === 'spam' || folder === 'trash',
  }),
  tasks: ({ title, notes, updatedAt }: Task): SearchDocument => ({
    title,
    body: notes ?? '',
    at: Date.parse(updatedAt),
  }),
}

export type SearchableTable = keyof typeof documents

export const SEARCHABLE_TABLES = Object.keys(documents) as SearchableTable[]

/** What is searched in a row of a table; undefined where its table is not searched. */
export function documentOf(table: string, row: object): SearchDocument | undefined {
  if (!Object.hasOwn(documents, table)) return undefined
  return documents[table as SearchableTable](row as never)
}
