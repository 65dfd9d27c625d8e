// Items that are worked: the variant that a session shows, and how many points an answer on a sheet gets (for a query: query-items.ts, for a program: program-items.ts, at a desk: desk-items.ts). The checks are here
// alone, and in no answer.
import type { CellEntry, ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { type CellResult, resultsOf } from '#formats/formula/evaluate-formula.ts'
import { numberIn } from '#formats/formula/formula-value.ts'
import { entriesOf, shownData } from '#formats/formula/small-sheet.ts'
import type { SourceItem } from '#seed/items/source-item.ts'
import type { EditItem, SheetTask, SortingItem, WorkedItem } from '#seed/items/worked-item.ts'
import type { DeskTask } from './desk-items.ts'

export type BankItem = SourceItem | WorkedItem

export const isWorked = (item: BankItem): item is WorkedItem =>
  item.type === 'sheet' || item.type === 'sql' || item.type === 'js' || isDesk(item)

export const isDesk = (item: BankItem): item is SortingItem | EditItem =>
  item.type === 'sorting' || item.type === 'edit'

/** What two ratings leave open of a difficulty, as a standard deviation in logits: they are taken to correlate by .86 with what is true, as with each other. */
export const RATING_SPREAD = 0.7
/** Until answers tell more. Lower than of items that are chosen: the points of one task hang together, and tell less than as many items would. */
const DISCRIMINATION = 0.8
/** The ratings of several steps leave less open of a task than two ratings of one question. */
const TASK_SPREAD = 0.5
/** A task counts as so many items of its bank where the shares of item types are counted: two or three of a whole session are worked. */
const WEIGHT = 1.5

export function workedParameters({ difficulty }: WorkedItem) {
  const steps = difficulty.map(([one, other]) => (one + other) / 2 - 3)
  return {
    a: DISCRIMINATION,
    b: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    c: 0,
    steps,
    spread: TASK_SPREAD,
    weight: WEIGHT,
  }
}

/** The task as one session has it; another session has another one of the family. */
export function taskOf<Task>(item: { readonly id: string; variant(seed: number): Task }, seed: number): Task {
  let mixed = seed >>> 0
  for (const letter of item.id) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return item.variant(mixed)
}

/** The same of either type of a desk. */
export const deskTaskOf = (item: SortingItem | EditItem, seed: number): DeskTask =>
  item.type === 'edit' ? taskOf(item, seed) : taskOf(item, seed)

export const shownSheet = ({ cells, targets }: SheetTask): ShownSheet => ({
  cells: cells.map(({ at, value, format }) => ({
    at,
    value: typeof value === 'object' ? { en: value.en, fr: value.fr } : value,
    ...(format && { format }),
  })),
  targets: targets.map(({ at, label, format, lastRow }) => ({
    at,
    label: { en: label.en, fr: label.fr },
    ...(format && { format }),
    ...(lastRow !== undefined && { lastRow }),
  })),
})

/** Only what was typed into the task's own cells; undefined where there is anything else. */
export function givenCells({ targets }: SheetTask, cells: readonly CellEntry[]): CellEntry[] | undefined {
  const names = cells.map(({ at }) => at)
  const isOwn = names.every((name) => targets.some(({ at }) => at === name)) && new Set(names).size === names.length
  return isOwn ? cells.filter(({ text }) => text.trim() !== '') : undefined
}

/** Which points an answer gets, in their sequence. */
export function pointsOf(task: SheetTask, cells: readonly CellEntry[]): boolean[] {
  const entries = entriesOf(task.targets, cells)
  const shown = shownData(task.cells)
  return task.points.map(({ cases }) =>
    cases.every(({ data, expected }) => {
      const resultAt = resultsOf({ data: new Map([...shown, ...Object.entries(data)]), entries })
      return Object.entries(expected).every(([at, value]) => entries.has(at) && isExpected(resultAt(at), value))
    }),
  )
}

/** A number as text is that number, and TRUE is 1: what counts is what was worked out. */
function isExpected(result: CellResult, expected: number | string): boolean {
  if ('error' in result) return false
  const { value } = result
  if (typeof expected === 'string') return value === expected
  const number = typeof value === 'string' ? numberIn(value) : Number(value)
  return number !== undefined && Math.abs(number - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
}
