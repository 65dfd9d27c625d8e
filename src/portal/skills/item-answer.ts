// What somebody has chosen for an item, before it is sent. Pure: item-screen.tsx holds it, the inputs change it.
import type { DeskEntry } from '#contract/portal/desk-shapes.ts'
import type { CurrentItem, ShownItem } from '#contract/portal/evaluation-shapes.ts'
import type { CellEntry } from '#contract/portal/sheet-shapes.ts'
import { readDecimal } from '#formats/decimal.ts'

export interface Chosen {
  /** Options; of an order, all of them in sequence. */
  readonly ids: readonly string[]
  /** A number as it is typed, a query or a program. */
  readonly text: string
  /** What is written into cells. */
  readonly cells: readonly CellEntry[]
  /** What is chosen for emails, or written into sentences. */
  readonly entries: readonly DeskEntry[]
}

/** Nothing, but for what was written before and stored. */
export const nothingChosen = ({
  type,
  options,
  draft = [],
  draftQuery = '',
  draftProgram,
  js,
  draftEntries = [],
}: CurrentItem): Chosen => ({
  ids: type === 'order' ? options.map(({ id }) => id) : [],
  text: js ? (draftProgram ?? js.start) : draftQuery,
  cells: draft,
  entries: draftEntries,
})

/** Chooses the option; of several, adds it or takes it away. */
export function chooseOption(item: ShownItem, chosen: Chosen, id: string): Chosen {
  if (item.type !== 'multiple') return { ...chosen, ids: [id] }
  const has = chosen.ids.includes(id)
  return { ...chosen, ids: has ? chosen.ids.filter((other) => other !== id) : [...chosen.ids, id] }
}

/** One option so many positions further; at the ends it stays. */
export function moveOption(ids: readonly string[], id: string, by: number): readonly string[] {
  const rest = ids.filter((other) => other !== id)
  const at = Math.min(rest.length, Math.max(0, ids.indexOf(id) + by))
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}

/**
 * As the call has it; undefined where it is no answer yet.
 * @param language in which a number was typed
 */
export function answerOf(
  { type }: CurrentItem,
  { ids, text, cells, entries }: Chosen,
  language: string,
): { optionIds: string[]; value?: number; cells?: CellEntry[]; entries?: DeskEntry[] } | undefined {
  if (type === 'sorting' || type === 'edit')
    return entries.length === 0 ? undefined : { optionIds: [], entries: [...entries] }
  if (type === 'sheet') {
    const written = cells.filter((cell) => cell.text.trim() !== '')
    return written.length === 0 ? undefined : { optionIds: [], cells: written }
  }
  if (type === 'number') {
    const value = readDecimal(text, language)
    return value === undefined ? undefined : { optionIds: [], value }
  }
  return ids.length === 0 ? undefined : { optionIds: [...ids] }
}
