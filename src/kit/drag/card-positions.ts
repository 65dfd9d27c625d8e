// Where cards are in columns: the position of one, the position that a lifted one would take, and the card that a key leads to. Pure but for the elements it looks at.
// @chunk card-drag

export interface CardColumn<Column extends string = string> {
  readonly id: Column
  readonly cards: readonly { readonly id: string }[]
}

/** Where a card is put. */
export interface CardPosition<Column extends string = string> {
  readonly column: Column
  /** The card that it would be before; undefined: at the end of the column. */
  readonly before: string | undefined
}

/** The id of the card that an element is in. */
export const cardOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined

/** The card to which a key leads; undefined where there is none. Columns without cards are passed over. */
export function cardBeside(columns: readonly CardColumn[], id: string, key: string): string | undefined {
  const at = columns.findIndex(({ cards }) => cards.some((card) => card.id === id))
  const cards = columns[at]?.cards ?? []
  const index = cards.findIndex((card) => card.id === id)
  const across = (from: readonly CardColumn[]) => {
    const next = from.find((column) => column.cards.length > 0)?.cards ?? []
    return next[Math.min(index, next.length - 1)]?.id
  }
  switch (key) {
    case 'ArrowDown':
      return cards[index + 1]?.id
    case 'ArrowUp':
      return cards[index - 1]?.id
    case 'Home':
      return cards[0]?.id
    case 'End':
      return cards.at(-1)?.id
    case 'ArrowRight':
      return across(columns.slice(at + 1))
    case 'ArrowLeft':
      return across(columns.slice(0, at).toReversed())
    default:
      return undefined
  }
}

/** px beside a column that still mean it */
const NEAR = 16

/** The column's element under a hand; its height does not matter. */
export function columnAt(board: Element, x: number): HTMLElement | undefined {
  const away = (column: Element) => {
    const { left, right } = column.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  const nearest = [...board.querySelectorAll<HTMLElement>('[data-column]')].sort((a, b) => away(a) - away(b))[0]
  return nearest && away(nearest) <= NEAR ? nearest : undefined
}

/** The position in a column that a hand means: before the first card whose middle is below it. @param id of the card that is held */
export function positionAt(column: HTMLElement, id: string, y: number): CardPosition {
  const next = [...column.querySelectorAll<HTMLElement>('[data-card]')].find((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return card.dataset.card !== id && (top + bottom) / 2 > y
  })
  return { column: column.dataset.column ?? '', before: next?.dataset.card }
}
