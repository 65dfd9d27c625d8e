// The entries of the feed as a file: CSV for spreadsheets, with no text that they take for a formula, or JSON. Brought by use-export.ts.
import { csvTable } from '#formats/csv.ts'
import { utcDay } from '#formats/iso-day.ts'
import { saveFile } from '#platform/api/save-file.ts'
import type { Entry } from './entries.ts'
import type { EntryType } from './feed-search.ts'
import { linkOfChange } from './record-link.ts'
import type { FileKind } from './use-export.ts'

const COLUMNS = ['date', 'person', 'type', 'words', 'detail', 'link'] as const
type Column = (typeof COLUMNS)[number]

interface FeedColumns {
  person(actor: string): string
  type(type: EntryType): string
}

/** @param name the file's, before the day @param heads what the columns are called */
export function saveFeed(
  kind: FileKind,
  name: string,
  heads: Readonly<Record<Column, string>>,
  entries: readonly Entry[],
  titles: FeedColumns,
): void {
  const rows = entries.map((entry) => rowOf(entry, titles))
  const text =
    kind === 'json'
      ? JSON.stringify(rows, undefined, 2)
      : csvTable([COLUMNS.map((column) => heads[column]), ...rows.map((row) => COLUMNS.map((column) => row[column]))])
  const type = kind === 'json' ? 'application/json' : 'text/csv'
  saveFile(new File([text], `${name}-${utcDay(Date.now())}.${kind}`, { type }))
}

const rowOf = (entry: Entry, { person, type }: FeedColumns): Record<Column, string> => ({
  date: entry.date,
  person: entry.actor === undefined ? '' : person(entry.actor),
  type: entry.type === undefined ? '' : type(entry.type),
  words: entry.label,
  detail: entry.detail,
  link: ('activity' in entry ? entry.activity.link : linkOfChange(entry.change)) ?? '',
})
