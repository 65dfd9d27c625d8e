// A chat and a message as one line of text. Pure.
// @chunk chat
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'

type Said = Pick<ChatMessage, 'value' | 'attachments'>

/** Its text in one line, or what is attached. */
export function snippetOf({ value, attachments }: Said, i18n: I18n): string {
  const text = value.replaceAll(/\s+/g, ' ').trim()
  const [file] = attachments
  if (text !== '' || !file) return text
  if (file.type.startsWith('image/')) return i18n._(msg`Image`)
  return file.type.startsWith('audio/') ? i18n._(msg`Voice message`) : file.name
}

/** `65_400` -> `1:05` */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The part of a text that is a web address, and what is none. */
export interface TextPart {
  readonly text: string
  readonly isLink: boolean
}

/** A text cut at its addresses. What ends a sentence is no part of one. */
export function partsOf(text: string): readonly TextPart[] {
  return text.split(/(https?:\/\/\S+)/).flatMap((part) => {
    if (!/^https?:\/\/\S/.test(part)) return part === '' ? [] : [{ text: part, isLink: false }]
    let end = part.length
    while (end > 0 && '.,;:!?)]}»”\'"'.includes(part[end - 1] ?? '')) end -= 1
    const rest = part.slice(end)
    return [{ text: part.slice(0, end), isLink: true }, ...(rest === '' ? [] : [{ text: rest, isLink: false }])]
  })
}
