// What can be searched: by table, which words of a row count. Always loaded, since every change of such a row is noted (search-queue.ts).
import type { StoredChatContact, StoredMessage } from '#contract/apps/chat-stored.ts'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import type { FileRow } from '#contract/apps/file-rows.ts'
import type { ProductRow } from '#contract/apps/inventory-rows.ts'
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import type { StoredNote } from '#contract/apps/notes-shapes.ts'
import type { Card } from '#contract/apps/scrumboard-shapes.ts'
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

/** The rows by table. A change here that makes other words of the same rows raises VERSION in search-index.ts. */
interface Rows {
  readonly contacts: Contact
  readonly tasks: Task
  readonly mails: MailRow
  readonly chatContacts: StoredChatContact
  readonly chatMessages: StoredMessage
  readonly files: FileRow
  readonly notes: StoredNote
  readonly boardCards: Card
  readonly products: ProductRow
}

export type SearchableTable = keyof Rows

const lines = (...texts: readonly (string | null | undefined)[]): string => texts.join('\n')

const documents: { readonly [Table in SearchableTable]: (row: Rows[Table]) => SearchDocument } = {
  contacts: ({ name, emails, phoneNumbers, job, address, notes, howWeMet, updatedAt }) => ({
    title: name,
    body: lines(
      ...emails.map(({ email }) => email),
      ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
      job.title,
      job.company,
      address,
      notes,
      howWeMet,
    ),
    at: Date.parse(updatedAt),
  }),
  tasks: ({ title, notes, updatedAt }) => ({ title, body: notes ?? '', at: Date.parse(updatedAt) }),
  mails: ({ subject, from, to, cc = [], bcc, content, attachments, date, folder }) => ({
    title: subject,
    body: lines(from, ...to, ...cc, ...bcc, content, ...attachments.map(({ name }) => name)),
    at: Date.parse(date),
    isAway: folder === 'spam' || folder === 'trash',
  }),
  chatContacts: ({ name, about, details }) => ({
    title: name,
    body: lines(about, details.title, details.company),
    at: 0,
  }),
  chatMessages: ({ value, attachments, createdAt }) => ({
    title: '',
    body: lines(value, ...attachments.map(({ name }) => name)),
    at: Date.parse(createdAt),
  }),
  files: ({ name, description, modifiedAt }) => ({ title: name, body: description ?? '', at: Date.parse(modifiedAt) }),
  notes: ({ title, content, tasks, updatedAt }) => ({
    title,
    body: lines(content, ...(tasks ?? []).map((task) => task.content)),
    at: Date.parse(updatedAt),
  }),
  boardCards: ({ title, description, checklist, updatedAt, archived }) => ({
    title,
    body: lines(description, ...checklist.map((item) => item.title)),
    at: Date.parse(updatedAt),
    isAway: archived,
  }),
  products: ({ name, nameFr, sku, barcode, description, descriptionFr, updatedAt }) => ({
    title: lines(name, nameFr),
    body: lines(sku, barcode, description, descriptionFr),
    at: Date.parse(updatedAt),
  }),
}

export const SEARCHABLE_TABLES = Object.keys(documents) as SearchableTable[]

export const isSearchable = (table: string): table is SearchableTable => Object.hasOwn(documents, table)

/** What is searched in a row of a table; undefined where its table is not searched. */
export function documentOf(table: string, row: object): SearchDocument | undefined {
  return isSearchable(table) ? documents[table](row as never) : undefined
}
