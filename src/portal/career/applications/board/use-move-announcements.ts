// Says where a card has come to rest once it was moved, or its move was undone, and takes the focus there.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { announce } from '#ui/announce.ts'
import { useApplicationLabels } from '../application-labels.ts'
import type { BoardColumn, ColumnId } from './board-moves.ts'

export interface MoveAnnouncementsOptions {
  readonly columns: readonly BoardColumn[]
  /** A question is open over the board. */
  readonly isBusy: boolean
  nameOf(application: ApplicationListed): string
  focusCard(id: string): void
}

/** @returns notes a card that its person is about to move: moves by employers are not announced */
export function useMoveAnnouncements({
  columns,
  isBusy,
  nameOf,
  focusCard,
}: MoveAnnouncementsOptions): (id: string) => void {
  const { t } = useLingui()
  const labels = useApplicationLabels()
  const watched = useRef(new Map<string, ColumnId>())
  const stop = useRef<() => void>(null)
  const columnOf = (id: string) => columns.find(({ cards }) => cards.some((card) => card.id === id))
  useEffect(() => {
    if (isBusy) return
    for (const [id, before] of watched.current) {
      const column = columnOf(id)
      if (!column || column.id === before) continue
      watched.current.set(id, column.id)
      const index = column.cards.findIndex((card) => card.id === id)
      const card = column.cards[index]
      const [name, where, at, of] = [card ? nameOf(card) : '', labels.column[column.id], index + 1, column.cards.length]
      announce(t`Moved “${name}” to “${where}”, position ${at} of ${of}`)
      stop.current?.()
      stop.current = whenUncovered(() => focusCard(id))
    }
  })
  useEffect(() => () => stop.current?.(), [])
  return (id) => {
    const column = columnOf(id)
    if (column) watched.current.set(id, column.id)
  }
}

/** After the dialog over the board has gone and given its focus back. @returns calls it off */
function whenUncovered(then: () => void): () => void {
  let frame = requestAnimationFrame(function look() {
    const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
    frame = requestAnimationFrame(isCovered ? look : then)
  })
  return () => cancelAnimationFrame(frame)
}
