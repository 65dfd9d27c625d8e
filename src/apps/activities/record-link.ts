// Where a record of the change log is shown, by its table. Pure.
import type { RecentChange } from '#contract/shell/changes.ts'

/** Tables whose records have a page of their own; the others' are shown within another's. */
export const LINKED_TABLES: Readonly<Record<string, (key: string) => string>> = {
  applications: (key) => `/career/applications?application=${key}`,
  boards: (key) => `/apps/scrumboard/${key}`,
  chats: (key) => `/apps/chat/${key}`,
  contacts: (key) => `/apps/contacts/${key}`,
  files: (key) => `/apps/file-manager/details/${key}`,
  helpRequests: (key) => `/apps/help-center/support/${key}`,
  mails: (key) => `/apps/mailbox?mail=${key}`,
  notes: (key) => `/apps/notes?note=${key}`,
  products: (key) => `/apps/ecommerce/inventory/${key}`,
  tasks: (key) => `/apps/tasks?task=${key}`,
}

/** Undefined where a change is about several records, where it deleted its own, and where that has no page. */
export function linkOfChange({ records: [record, ...others], deleted }: RecentChange): string | undefined {
  if (!record || others.length > 0 || deleted > 0) return undefined
  return LINKED_TABLES[record.table]?.(encodeURIComponent(record.key))
}
