// Takes a calendar file apart into its tasks, appointments and time zones without understanding them.
import { unescapeText } from '../content-lines.ts'

export interface SplitCalendar {
  readonly name: string | null
  /** Cairn wrote it. */
  readonly isOwn: boolean
  /** The zone of its times that name none, X-WR-TIMEZONE. */
  readonly zone: string | undefined
  /** VTIMEZONE blocks. */
  readonly zones: readonly string[]
  readonly todos: readonly TextBlock[]
  readonly events: readonly TextBlock[]
  /** What it holds besides, by the components' names. */
  readonly others: readonly string[]
}

export interface TextBlock {
  /** Null where its end is missing, or where it is too long. */
  readonly text: string | null
  /** As far as it is known. */
  readonly title: string
  /** Where it begins in the file, from 1. */
  readonly line: number
}

/** @returns null where the text is no calendar */
export function splitCalendar(text: string): SplitCalendar | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return null
  return {
    name: textValueOf(lines, /^X-WR-CALNAME[;:]/i) || null,
    isOwn: textValueOf(lines, /^PRODID[;:]/i).startsWith('-//Cairn//'),
    zone: textValueOf(lines, /^X-WR-TIMEZONE[;:]/i) || undefined,
    zones: blocksOf(lines, 'VTIMEZONE').flatMap(({ lines: block }) => textOf(block) ?? []),
    todos: blocksOf(lines, 'VTODO').map(textBlock),
    events: blocksOf(lines, 'VEVENT').map(textBlock),
    others: [...new Set(lines.flatMap((line) => OTHERS.exec(line)?.[1]?.toUpperCase() ?? []))],
  }
}

const textBlock = ({ lines, start, isClosed }: Block): TextBlock => ({
  text: isClosed ? textOf(lines) : null,
  title: textValueOf(lines, /^SUMMARY[;:]/i),
  line: start + 1,
})

/** A text of a few lines at most; '' where there is none. */
function textValueOf(lines: readonly string[], start: RegExp): string {
  const at = lines.findIndex((line) => start.test(line))
  const [first = '', ...more] = at < 0 ? [] : lines.slice(at, at + MOST_FOLDS)
  const end = more.findIndex((line) => !/^[ \t]/.test(line))
  const folded = (end < 0 ? more : more.slice(0, end)).map((line) => line.slice(1))
  return unescapeText([first, ...folded].join('').replace(/^(?:[^":]|"[^"]*")*:/, ''))
}

const MOST_FOLDS = 20

const OTHERS = /^BEGIN:(VEVENT|VJOURNAL|VFREEBUSY)\s*$/i

interface Block {
  readonly lines: readonly string[]
  readonly start: number
  readonly isClosed: boolean
}

/** Characters of one block: the longest notes and steps by far. What is longer takes longer than its length to read. */
const LONGEST = 100_000

function textOf(block: readonly string[]): string | null {
  const text = block.join('\r\n')
  if (text.length <= LONGEST) return text
  const short = withShortProperties(block)
  return short.length > LONGEST ? null : short
}

/** Of a property: more than its text may have. */
const LONGEST_PROPERTY = 45_000

/** A picture within a task costs nothing but itself: enough of it stays to tell of it. */
function withShortProperties(block: readonly string[]): string {
  const properties: string[][] = []
  for (const line of block) {
    const last = properties.at(-1)
    if (last && /^[ \t]/.test(line)) last.push(line)
    else properties.push([line])
  }
  const texts = properties.map((lines) => lines.join('\r\n'))
  return texts
    .map((text) => {
      if (text.length <= LONGEST_PROPERTY) return text
      return text.slice(0, /^(?:DESCRIPTION|SUMMARY)[;:]/i.test(text) ? LONGEST_PROPERTY : 300).trimEnd()
    })
    .join('\r\n')
}

const MARK = /^(BEGIN|END):(VEVENT|VTODO|VTIMEZONE)\s*$/i

/** A block that is never closed ends where the next one begins. */
function blocksOf(lines: readonly string[], component: 'VEVENT' | 'VTODO' | 'VTIMEZONE'): Block[] {
  const marks: { readonly at: number; readonly isBegin: boolean }[] = []
  for (const [at, line] of lines.entries()) {
    const [, kind, name] = MARK.exec(line) ?? []
    if (kind && name?.toUpperCase() === component) marks.push({ at, isBegin: kind.toUpperCase() === 'BEGIN' })
  }
  return marks.flatMap(({ at: start, isBegin }, index) => {
    if (!isBegin) return []
    const next = marks[index + 1]
    const isClosed = next !== undefined && !next.isBegin
    const end = next?.at ?? lines.length
    return [{ start, isClosed, lines: lines.slice(start, isClosed ? end + 1 : end) }]
  })
}
