// What people call a record of any domain, from its row alone.

type Row = Readonly<Record<string, unknown>>

/** The fields that name a thing, the best first. */
const NAMES = ['title', 'subject', 'name', 'label', 'question', 'text', 'value', 'content', 'description']
const LONGEST = 100
/** A title is at the beginning of a text, however much of it there is. */
const LOOKED_AT = 4000

/** One line; empty where the row has no words. What has only attachments is called after the first. */
export function titleOf(row: Row | undefined): string {
  const lines = NAMES.map((field) => lineOf(row?.[field]))
  const linked = lineOf(row?.linkedContent)
  const line = lines.find((one) => one !== '') ?? ''
  const title = linked === '' ? line : `${line} ${linked}`
  if (title === '' && Array.isArray(row?.attachments)) return titleOf(row.attachments[0])
  return title.length > LONGEST ? `${title.slice(0, LONGEST - 1).trimEnd()}…` : title
}

function lineOf(text: unknown): string {
  if (typeof text !== 'string') return ''
  return text
    .slice(0, LOOKED_AT)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
