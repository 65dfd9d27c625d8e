// How a person has the cards of a dashboard: in which sequence, how wide, and which of them are hidden. Pure.
// @chunk dashboards
import type { DashboardLayout } from '#contract/apps/dashboard-shapes.ts'

/** Beside others in the narrow or in the broad column, or across the page. */
export type CardWidth = 'narrow' | 'broad' | 'full'

/** A card as the dashboard comes with it. */
export interface CardSpec {
  readonly id: string
  readonly title: string
  readonly width: CardWidth
  /** What is in it does not fit the narrow column. */
  readonly needsRoom?: boolean
}

export interface ArrangedCard extends CardSpec {
  readonly isHidden: boolean
}

/** Cards side by side, or one across the page. */
export type Band = readonly [ArrangedCard] | { readonly broad: ArrangedCard[]; readonly narrow: ArrangedCard[] }

/** Of the four columns that the contract counts in. */
const COLUMNS: Readonly<Record<CardWidth, number>> = { narrow: 1, broad: 3, full: 4 }

const widthOf = (columns: number, { needsRoom = false }: CardSpec): CardWidth =>
  columns >= COLUMNS.full ? 'full' : columns > COLUMNS.narrow || needsRoom ? 'broad' : 'narrow'

/** @param layout null: the dashboard's default. A card that it does not know yet goes where the default has it. */
export function arrange(specs: readonly CardSpec[], layout: DashboardLayout | null): ArrangedCard[] {
  const known = (layout?.cards ?? []).flatMap(({ id, width, hidden }) => {
    const spec = specs.find((one) => one.id === id)
    return spec ? [{ ...spec, width: widthOf(width, spec), isHidden: hidden }] : []
  })
  return specs.reduce((cards, spec, index) => {
    if (cards.some(({ id }) => id === spec.id)) return cards
    return cards.toSpliced(index, 0, { ...spec, isHidden: false })
  }, known as ArrangedCard[])
}

export const cardsOf = (cards: readonly ArrangedCard[]): DashboardLayout['cards'] =>
  cards.map(({ id, width, isHidden }) => ({ id, width: COLUMNS[width], hidden: isHidden }))

/** @param before the id of the card that it goes before; undefined: last */
export function moved(cards: readonly ArrangedCard[], id: string, before: string | undefined): ArrangedCard[] {
  const card = cards.find((one) => one.id === id)
  if (!card || before === id) return [...cards]
  const others = cards.filter((one) => one !== card)
  const insertAt = others.findIndex((one) => one.id === before)
  return others.toSpliced(insertAt < 0 ? others.length : insertAt, 0, card)
}

export const changed = (
  cards: readonly ArrangedCard[],
  id: string,
  change: Partial<Pick<ArrangedCard, 'width' | 'isHidden'>>,
): ArrangedCard[] => cards.map((card) => (card.id === id ? { ...card, ...change } : card))

/** The cards that are shown, from top to bottom. */
export function bandsOf(cards: readonly ArrangedCard[]): Band[] {
  const bands: Band[] = []
  for (const card of cards) {
    if (card.isHidden) continue
    const last = bands.at(-1)
    if (card.width === 'full') bands.push([card])
    else if (last && 'broad' in last) last[card.width].push(card)
    else bands.push({ broad: [], narrow: [], [card.width]: [card] })
  }
  return bands
}
