// The colours of labels, as squares.
// @chunk mailbox
import type { LabelColor } from '#contract/apps/mailbox-shapes.ts'
import { hueColor } from '#ui/tag.tsx'

/** Degrees; undefined: grey. */
const HUES: Readonly<Record<LabelColor, number | undefined>> = {
  gray: undefined,
  red: 25,
  orange: 50,
  amber: 80,
  green: 150,
  teal: 190,
  blue: 250,
  indigo: 275,
  purple: 305,
  pink: 350,
}

export const labelColor = (color: LabelColor): string => hueColor(HUES[color])
