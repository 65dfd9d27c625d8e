// The colours of labels and covers, by their stored names: readable as a small square in both schemes. A label is never identified by its colour alone.
// @chunk scrumboard
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hueColor } from '#ui/tag.tsx'

const HUES = {
  red: 25,
  orange: 55,
  amber: 80,
  green: 145,
  teal: 190,
  blue: 250,
  indigo: 275,
  purple: 305,
  rose: 5,
} as const

export const COLOURS = [...(Object.keys(HUES) as (keyof typeof HUES)[]), 'slate'] as const
export type ColourName = (typeof COLOURS)[number]

export const COLOUR_NAMES: Readonly<Record<ColourName, MessageDescriptor>> = {
  red: msg`Red`,
  orange: msg`Orange`,
  amber: msg`Amber`,
  green: msg`Green`,
  teal: msg`Teal`,
  blue: msg`Blue`,
  indigo: msg`Indigo`,
  purple: msg`Purple`,
  rose: msg`Rose`,
  slate: msg`Grey`,
}

/** A name that this build does not know is grey. */
export const colourOf = (name: string): string => hueColor((HUES as Readonly<Record<string, number>>)[name])
