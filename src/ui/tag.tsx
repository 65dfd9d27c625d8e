// A tag names what a thing is about: a small square and a word, never a coloured box. tag-list.tsx shows several that can be taken away.
// @chunk signed-in
import type { CSSProperties } from 'react'
import { cx } from './cx.ts'

export interface TagProps {
  children: string
  /** A colour from the data; else one that follows from the word. */
  color?: string | null
  className?: string
}

export function Tag({ children, color, className }: TagProps) {
  return (
    <span
      className={cx('inline-flex min-w-0 items-center gap-1.5 whitespace-nowrap text-12 text-ink-muted', className)}
    >
      <TagSquare color={color ?? tagColor(children)} />
      <span className="truncate">{children}</span>
    </span>
  )
}

export function TagSquare({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-[7px] shrink-0 rounded-[2px] bg-(--tag) [print-color-adjust:exact] forced-color-adjust-none"
      style={{ '--tag': color } as CSSProperties}
    />
  )
}

/** A colour for a word: the same everywhere, readable as a square in both schemes. */
export function tagColor(title: string): string {
  let sum = 0
  for (const letter of title.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return `oklch(0.65 0.13 ${sum})`
}

/** A colour of a hue, for a square or a stripe; undefined: grey. @param hue degrees */
export const hueColor = (hue: number | undefined): string =>
  hue === undefined ? 'oklch(0.6 0.03 260)' : `oklch(0.6 0.14 ${hue})`
