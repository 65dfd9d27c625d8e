// What the colours of notes are called and how they are drawn: a hue and how much of it, which light and dark draw each in their own way (theme.css, `.tinted`).
// @chunk notes
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CSSProperties } from 'react'
import type { NoteColor } from '#contract/apps/notes-shapes.ts'

interface Drawn {
  readonly name: MessageDescriptor
  /** degrees */
  readonly hue: number
  /** 1: as the tints of the design have it. */
  readonly strength: number
}

export const NOTE_COLORS: Readonly<Record<NoteColor, Drawn>> = {
  coral: { name: msg`Coral`, hue: 26, strength: 1.1 },
  peach: { name: msg`Peach`, hue: 55, strength: 1.1 },
  sand: { name: msg`Sand`, hue: 84, strength: 1 },
  mint: { name: msg`Mint`, hue: 165, strength: 1.1 },
  sage: { name: msg`Sage`, hue: 130, strength: 0.8 },
  fog: { name: msg`Fog`, hue: 262, strength: 0.2 },
  storm: { name: msg`Storm`, hue: 240, strength: 0.9 },
  dusk: { name: msg`Dusk`, hue: 295, strength: 1 },
  blossom: { name: msg`Blossom`, hue: 350, strength: 1 },
  clay: { name: msg`Clay`, hue: 60, strength: 0.45 },
}

/** For an element with the class `tinted`. */
export function tintOf(color: NoteColor | null): CSSProperties | undefined {
  if (color === null) return undefined
  const { hue, strength } = NOTE_COLORS[color]
  return { '--tint-hue': hue, '--tint-strength': strength } as CSSProperties
}
