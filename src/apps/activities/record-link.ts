// Where a record of the change log is shown, by its table. Pure.
import type { RecentChange } from '#contract/shell/changes.ts'
import { places } from '#platform/places.ts'

/** Tables whose records have a page of their own: what finds the place that shows them, and what is between its URL and the key. */
const SHOWN = {
  boards: ['cards', '/'],
  chats: ['chats', '/'],
  contacts: ['contacts', '/'],
  files: ['files', '/details/'],
  helpRequests: ['guides', '/support/'],
  mails: ['mails', '?mail='],
  notes: ['notes', '?note='],
  products: ['products', '/'],
  tasks: ['tasks', '?task='],
} as const satisfies Readonly<Record<string, readonly [finds: string, between: string]>>

/** Undefined for a table whose records have no page of their own. @internal */
export function linkOfRecord(table: string, key: string): string | undefined {
  const [found, between] = Object.hasOwn(SHOWN, table) ? SHOWN[table as keyof typeof SHOWN] : []
  const target = found && places.find(({ finds }) => finds?.includes(found))
  return target && `${target.path}${between}${encodeURIComponent(key)}`
}

/** Undefined where a change is about several records, where it deleted its own, and where that has no page. */
export function linkOfChange({ records: [record, ...others], deleted }: RecentChange): string | undefined {
  if (!record || others.length > 0 || deleted > 0) return undefined
  return linkOfRecord(record.table, record.key)
}
