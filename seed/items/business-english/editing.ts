/** What tasks with a text to be edited have in common: sentences that are shown right or wrong by chance, and the points that they make. */

import type { EditedSentence, EditTask } from '#seed/items/desk-task.ts'
import { type Draws, drawsOf } from '#seed/items/draws.ts'
import type { ItemText } from '#seed/items/source-item.ts'
import type { EditItem } from '#seed/items/worked-item.ts'

/** A sentence in three pieces, and what is wrong in place of the middle one, for which several forms are right, the best first. */
export type WrittenSentence = readonly [before: string, forms: readonly string[], after: string, wrong: string]

export interface EditSource extends Pick<EditTask, 'stem' | 'title' | 'why'> {
  /** One point each: of its sentences one is shown wrong, the others right. */
  readonly points: readonly ItemText[]
  /** The text in its sequence: which point a sentence is of, from 0, and the wordings of which one is drawn. */
  readonly slots: readonly { readonly point: number; readonly wordings: readonly WrittenSentence[] }[]
}

/** A family of them: each of its tasks out of the chance of a seed. */
export const editItem = (
  fields: Omit<EditItem, 'type' | 'variant'>,
  source: (draws: Draws) => EditSource,
): EditItem => ({
  ...fields,
  type: 'edit',
  variant(seed) {
    const draws = drawsOf(seed)
    return editOf(draws, source(draws))
  },
})

function editOf(draws: Draws, { stem, title, why, points, slots }: EditSource): EditTask {
  const wrongSlots = points.map((_, point) => draws.one(slots.filter((slot) => slot.point === point)))
  const sentences = slots.map((slot, place): EditedSentence => {
    const [before, forms, after, wrong] = draws.one(slot.wordings)
    return {
      id: `s${place + 1}`,
      text: `${before}${wrongSlots.includes(slot) ? wrong : forms[0]}${after}`,
      wrong,
      forms,
      around: [before, after],
    }
  })
  return {
    stem,
    title,
    sentences,
    points: points.map((label, point) => ({
      label,
      parts: sentences.flatMap(({ id }, place) => (slots[place]?.point === point ? [id] : [])),
    })),
    why,
  }
}

export const SURNAMES = [
  'Okafor',
  'Lindqvist',
  'Moreau',
  'Tanaka',
  'Ferreira',
  'Novak',
  'Haddad',
  'Janssen',
  'Kovacs',
  'Byrne',
] as const
export const FIRST_NAMES = [
  'Amara',
  'Ben',
  'Carla',
  'David',
  'Elif',
  'Frida',
  'Georg',
  'Helen',
  'Ivo',
  'Joanna',
] as const
export const COMPANIES = [
  'Halden Energy',
  'Brightwater',
  'Marlow & Pike',
  'Orsini Tools',
  'Castellan',
  'Tidewell',
  'Norrland Paper',
] as const
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'September',
  'October',
  'November',
] as const
