// The groups of the emoji picker, each with the emoji that represents it. Pure.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface EmojiGroup {
  /** As the data numbers them; -1: those used last. */
  readonly id: number
  readonly sign: string
  readonly title: MessageDescriptor
}

export const EMOJI_GROUPS: readonly [EmojiGroup, ...EmojiGroup[]] = [
  { id: -1, sign: '🕘', title: msg`Recently used` },
  { id: 0, sign: '😀', title: msg`Smileys and emotion` },
  { id: 1, sign: '👋', title: msg`People and body` },
  { id: 3, sign: '🐻', title: msg`Animals and nature` },
  { id: 4, sign: '🍎', title: msg`Food and drink` },
  { id: 5, sign: '✈️', title: msg`Travel and places` },
  { id: 6, sign: '⚽', title: msg`Activities` },
  { id: 7, sign: '💡', title: msg`Objects` },
  { id: 8, sign: '❤️', title: msg({ message: 'Symbols', context: 'emoji' }) },
  { id: 9, sign: '🏁', title: msg`Flags` },
]
