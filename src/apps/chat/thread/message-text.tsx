// The text of a message, as it was typed, with its addresses as links.
// @chunk chat
import { SafeLink } from '#ui/safe-link.tsx'
import { partsOf } from '../display.ts'

export interface MessageTextProps {
  readonly text: string
  /** The Tab key stops at its links. */
  readonly isStop?: boolean
}

export function MessageText({ text, isStop = true }: MessageTextProps) {
  return partsOf(text).map(({ text: part, isLink }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
    isLink ? <SafeLink key={index} href={part} tabIndex={isStop ? undefined : -1} className="underline" /> : part,
  )
}

const LETTER = /[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}]/u
const PICTURE = /\p{Extended_Pictographic}/u

/** A few emoji and nothing else are drawn large. */
export const isEmojiOnly = (text: string): boolean => text.length <= 24 && PICTURE.test(text) && !LETTER.test(text)
