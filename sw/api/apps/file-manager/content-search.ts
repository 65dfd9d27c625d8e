// A search in what files say: plain texts, and office documents of today. A text is read when it is first searched, and cached while there is room for it.
import type { Table } from 'dexie'
import { unzipSync } from 'fflate'
import type { FileRow } from '#contract/apps/file-rows.ts'
import { decodeText, firstLines } from '#formats/decode-text.ts'
import { foldLetters } from '#formats/text.ts'
import type { ContentPiece } from '#sw/api/engine/files/bytes.ts'
import { hasTerms, searchedForm } from '#sw/api/engine/search/query-terms.ts'
import { bytesOf } from './content.ts'

type Pieces = Table<ContentPiece, string>

/** Bytes of a file that are searched, and of one part of an office document. */
const MOST_BYTES = 1_000_000
/** Letters of all the texts that are cached. */
const MOST_KEPT = 6_000_000
/** Letters before what was found, so few that a phone's line has it too, and after it. */
const BEFORE = 15
const AFTER = 100

const TEXTS = /^(text\/|application\/(json|geo\+json|xml|x-ndjson|yaml))/
const OFFICE = /^application\/vnd\.openxmlformats-officedocument\./
const PARTS = /^(word\/document|xl\/sharedStrings|xl\/worksheets\/sheet\d+|ppt\/slides\/slide\d+)\.xml$/

export interface InsideHit {
  readonly row: FileRow
  /** The words around the first that was found. */
  readonly excerpt: string
}

/** @param terms as `queryWords` gives them: each is in the name, the description or the text @returns the first `limit` of the rows that have them */
export async function foundInside(
  rows: readonly FileRow[],
  terms: readonly string[],
  limit: number,
  pieces: Pieces,
): Promise<InsideHit[]> {
  const hits: InsideHit[] = []
  for (const row of rows) {
    if (hits.length === limit) break
    const text = [row.description ?? '', await textOf(row, pieces)].filter(Boolean).join('\n')
    if (text !== '' && hasTerms(`${row.name}\n${text}`, terms)) hits.push({ row, excerpt: excerptOf(text, terms) })
  }
  return hits
}

/** By what a content is: one that is stored never changes, and a sample's follows from its key and time. */
const textCache = new WeakMap<object, Map<string, string>>()

async function textOf(row: FileRow, pieces: Pieces): Promise<string> {
  const type = row.mediaType ?? ''
  const isOffice = OFFICE.test(type)
  if (row.kind !== 'file' || !(isOffice || TEXTS.test(type))) return ''
  const key = row.sample ? `${row.sample.key} ${row.sample.at}` : (row.content ?? '')
  const own = textCache.get(pieces.db) ?? new Map<string, string>()
  textCache.set(pieces.db, own)
  const known = own.get(key)
  if (known !== undefined) return known
  const bytes = await beginningOf(row, pieces, isOffice ? 4 * MOST_BYTES : MOST_BYTES + 1)
  const text = isOffice ? officeText(bytes) : decodeText(firstLines(bytes, MOST_BYTES))
  own.set(key, text)
  let size = [...own.values()].reduce((sum, one) => sum + one.length, 0)
  for (const [oldest, one] of own) {
    if (size <= MOST_KEPT) break
    own.delete(oldest)
    size -= one.length
  }
  return text
}

async function beginningOf(row: FileRow, pieces: Pieces, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of bytesOf(row, pieces)) {
    parts.push(part.subarray(0, most - size))
    size += part.length
    if (size >= most) break
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** What a document, the cells of a workbook or the slides of a presentation say; nothing of one that cannot be read. */
function officeText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => PARTS.test(name) && originalSize < MOST_BYTES,
    })
    return Object.values(parts)
      .map((part) => textOfXml(decodeText(part as Uint8Array<ArrayBuffer>)))
      .join('\n')
  } catch {
    return ''
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const textOfXml = (xml: string): string =>
  xml
    .replaceAll(/<\/(w:p|w:tc|a:p|si|c)>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '')

function excerptOf(text: string, terms: readonly string[]): string {
  const folded = searchedForm(text).length === text.length ? searchedForm(text) : foldLetters(text)
  const offsets = terms.map((word) => folded.indexOf(word)).filter((at) => at >= 0)
  const at = offsets.length > 0 ? Math.min(...offsets) : 0
  const start = at <= BEFORE ? 0 : text.lastIndexOf(' ', at - BEFORE) + 1 || at - BEFORE
  const end = Math.min(text.length, at + AFTER)
  const piece = text
    .slice(Math.max(start, at - 2 * BEFORE), end)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${start > 0 ? '…' : ''}${piece}${end < text.length ? '…' : ''}`
}
