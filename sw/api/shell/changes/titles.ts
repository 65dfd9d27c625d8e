// What people call a record of any domain, from its row alone. Used by history.ts and trash.ts.

type Row = Readonly<Record<string, unknown>>

/** The fields that name a thing, the best first. */
const NAMES = ['title', 'name', 'subject', 'label', 'question', 'text', 'value', 'content', 'description']
const LONGEST = 100

/** One line; empty where the row has no words. */
export function titleOf(row: Row | undefined): string {
  for (const field of NAMES) {
    const text = row?.[field]
    if (typeof text !== 'string') continue
    const line = text
      .replaceAll(/<[^>]*>|\s+/g, ' ')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
    if (line !== '') return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line
  }
  return ''
}
