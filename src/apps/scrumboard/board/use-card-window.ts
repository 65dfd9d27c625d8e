// Which cards of a list are drawn: those in sight, the one with the focus and the one that is held. Heights are measured as cards are drawn, and guessed before.
// @chunk scrumboard
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import { type DrawnPart, drawnParts, offsetsOf } from '#kit/list/row-offsets.ts'
import { usePrinting } from '#kit/list/use-printing.ts'
import { useScrollWindow } from '#kit/list/use-scroll-window.ts'

/** px of a card that was never drawn, with the gap below it */
const GUESS = { full: 118, compact: 58 } as const
/** Shorter lists are drawn whole. */
const LEAST_WINDOWED = 30

export interface CardWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly cards: readonly BoardCard[]
  readonly isCompact: boolean
  /** Ids of cards that are drawn wherever they are. */
  readonly alwaysDrawn: readonly (string | undefined)[]
}

export function useCardWindow({ scroller, cards, isCompact, alwaysDrawn }: CardWindowOptions): readonly DrawnPart[] {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const guess = isCompact ? GUESS.compact : GUESS.full
  const offsets = useMemo(() => offsetsOf(cards.map(({ id }) => heights.get(id) ?? guess)), [cards, guess, heights])
  const { from, to } = useScrollWindow(scroller, offsets, 0)
  const isPrinting = usePrinting()
  const isWhole = isPrinting || cards.length < LEAST_WINDOWED
  const indexes = alwaysDrawn.map((id) => (id === undefined ? -1 : cards.findIndex((card) => card.id === id)))
  const parts = drawnParts(offsets, isWhole ? 0 : from, isWhole ? cards.length : to, indexes)
  useLayoutEffect(() => {
    if (isWhole || parts.length === 0) return
    const drawn = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
    const measured = drawn.map((row) => [row.dataset.card ?? '', row.offsetHeight] as const)
    const other = measured.filter(([id, height]) => height > 0 && heights.get(id) !== height)
    if (other.length > 0) setHeights(new Map([...heights, ...other]))
  }, [scroller, isWhole, parts, heights])
  return parts
}
