// What a domain says of its searched tables: in which group of an answer a row is, and what it is shown as. Its module has it (`found`).
import type { Bilingual, Language } from '#contract/shared.ts'
import type { SearchGroup, ThingResult } from '#contract/shell/search.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import type { TextRange } from './search-terms.ts'

export interface Shown {
  readonly language: Language
  /** Where a text has what was searched. */
  readonly marksOf: (text: string) => TextRange[]
}

export interface FoundTable<Row = never> {
  /** The group, whose sequence and results are the contract's. */
  readonly group: SearchGroup['id']
  readonly label: Bilingual
  readonly toResult: (row: Row, shown: Shown) => object
  /** What a result needs besides its row. Default: nothing. */
  readonly rowsOf?: (db: CairnDb, ids: string[]) => Promise<(object | undefined)[]>
  /** Tables that `rowsOf` reads besides those that are searched. */
  readonly reads?: readonly string[]
  /** What is still to come is found when it has come. */
  readonly isTimed?: true
}

/** By table. */
export type Found = Readonly<Record<string, FoundTable>>

type Thing = Omit<ThingResult, 'marks'>

/** A result of what is called by its title. */
export const thing =
  <Row>(toThing: (row: Row, language: Language) => Thing) =>
  (row: Row, { language, marksOf }: Shown): ThingResult => {
    const shown = toThing(row, language)
    return { ...shown, marks: marksOf(shown.title) }
  }

/** What fits into a line. */
export const beginningOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120)

/** Half a surrogate, as an imported id may have one, makes no address. */
export const inAddress = (id: string): string => encodeURIComponent(id.toWellFormed())
