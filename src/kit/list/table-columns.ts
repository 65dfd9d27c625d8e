// The columns of a table, and which of them are shown: as the screen begins, or as the person chose. Pure.
// @chunk inventory

export interface TableColumn {
  readonly id: string
  readonly label: string
  /** A track of a grid, such as '88px'. */
  readonly width: string
  /** Figures are at the right edge. */
  readonly isNumeric?: boolean
  readonly canSort?: boolean
  readonly isLabelHidden?: boolean
  /** How it begins where the person can choose; left out: it is always shown. */
  readonly begins?: 'shown' | 'hidden'
  /** Below md there is no room for it. */
  readonly isWideOnly?: boolean
}

/** By id, whether it is shown: those that are not as they begin. */
export type ColumnChoice = ReadonlyMap<string, boolean>

/** @param text such as '-sku +brand' */
export function choiceIn(text: string | null): ColumnChoice {
  const words = text?.match(/[+-]\S+/g) ?? []
  return new Map(words.map((word) => [word.slice(1), word.startsWith('+')]))
}

export const isShown = ({ id, begins }: TableColumn, choice: ColumnChoice): boolean =>
  begins === undefined || (choice.get(id) ?? begins === 'shown')

/** @param shown ids @returns null where all are as they begin */
export function textOfChoice(columns: readonly TableColumn[], shown: ReadonlySet<string>): string | null {
  const words = columns.flatMap(({ id, begins }) =>
    begins === undefined || shown.has(id) === (begins === 'shown') ? [] : `${shown.has(id) ? '+' : '-'}${id}`,
  )
  return words.join(' ') || null
}

/** @param first the track before them, of the box that selects a row */
export const tracksOf = (columns: readonly TableColumn[], first: string): string =>
  [first, ...columns.map(({ width }) => width)].join(' ')
