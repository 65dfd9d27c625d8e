// The colours that a person can give to what sorts their things, as they are drawn.
// @chunk signed-in
import type { NamedColor } from '#contract/shared.ts'
import { hueColor } from '#ui/tag.tsx'

/** Degrees; undefined: grey. */
const HUES: Readonly<Record<NamedColor, number | undefined>> = {
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

export const namedColor = (color: NamedColor): string => hueColor(HUES[color])
