// Marks the words of a line that were recognised, behind the field that has its text.
import { cx } from '#ui/cx.ts'
import type { Recognised } from './read-line.ts'

/** The text and its marks must break in the same places. */
export const LINE = 'whitespace-pre-wrap wrap-anywhere py-1.5 text-body'

/** Is behind the field, letter by letter. */
export function Marks({ text, words }: { text: string; words: readonly Recognised[] }) {
  return (
    <span aria-hidden="true" className={cx(LINE, 'absolute inset-0 text-transparent')}>
      {words.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(words[index - 1]?.end ?? 0, start)}
          <span className="rounded-4 bg-accent-tint-strong shadow-[0_0_0_2px_var(--accent-tint-strong)] forced-colors:outline">
            {text.slice(start, end)}
          </span>
        </span>
      ))}
    </span>
  )
}
