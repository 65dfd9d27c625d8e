// Takes a calendar file apart into its tasks and time zones without understanding them. Pure; used by calendar-to-tasks.ts.

export interface SplitCalendar {
  readonly name: string | null
  /** VTIMEZONE blocks. */
  readonly zones: readonly string[]
  readonly todos: readonly TodoBlock[]
  /** What it holds besides, by the components' names. */
  readonly others: readonly string[]
}

export interface TodoBlock {
  /** Null where its end is missing. */
  readonly text: string | null
  /** As far as it can be told. */
  readonly title: string
  /** Where it begins in the file, from 1. */
  readonly line: number
}

/** @returns null where the text is no calendar */
export function splitCalendar(text: string): SplitCalendar | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return null
  const name =
    lines
      .find((line) => /^X-WR-CALNAME[;:]/i.test(line))
      ?.replace(/^[^:]*:/, '')
      .trim() || null
  return {
    name,
    zones: blocksOf(lines, 'VTIMEZONE').map(({ lines: block }) => block.join('\r\n')),
    todos: blocksOf(lines, 'VTODO').map(({ lines: block, start, isClosed }) => ({
      text: isClosed ? block.join('\r\n') : null,
      title:
        block
          .find((line) => /^SUMMARY[;:]/i.test(line))
          ?.replace(/^[^:]*:/, '')
          .trim() ?? '',
      line: start + 1,
    })),
    others: [...new Set(lines.flatMap((line) => OTHERS.exec(line)?.[1]?.toUpperCase() ?? []))],
  }
}

const OTHERS = /^BEGIN:(VEVENT|VJOURNAL|VFREEBUSY)\s*$/i

interface Block {
  readonly lines: readonly string[]
  readonly start: number
  readonly isClosed: boolean
}

/** A block that is never closed ends where the next one begins. */
function blocksOf(lines: readonly string[], component: string): Block[] {
  const begins = new RegExp(`^BEGIN:${component}\\s*$`, 'i')
  const ends = new RegExp(`^END:${component}\\s*$`, 'i')
  const marks = lines.flatMap((line, index) => (begins.test(line) || ends.test(line) ? [index] : []))
  return marks.flatMap((start, mark) => {
    if (!begins.test(lines[start] ?? '')) return []
    const end = marks[mark + 1] ?? lines.length
    const isClosed = ends.test(lines[end] ?? '')
    return [{ start, isClosed, lines: lines.slice(start, isClosed ? end + 1 : end) }]
  })
}
