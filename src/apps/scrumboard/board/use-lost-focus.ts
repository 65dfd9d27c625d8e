// Where the focus goes when what had it is gone: with a card that is elsewhere on the board by now, else to the card in its place, else to the button that
// adds one. What has the focus keeps it; while a menu or a dialog is open, nothing is decided. Used by board-lists.tsx.
// @chunk scrumboard
import { type RefObject, useEffect, useRef } from 'react'
import { afterClosing } from '#kit/list/list-focus.ts'
import { type ShownList, useBoard } from '../board-context.ts'
import { cardBeside } from './card-beside.ts'

export interface LostFocusOptions {
  readonly root: RefObject<HTMLElement | null>
  /** The card that had the focus last. */
  readonly active: string | undefined
  /** A menu or a dialog is open. */
  readonly isCovered: boolean
  focusCard(id: string): void
}

interface Before {
  readonly shown: readonly ShownList[]
  readonly openId: string | undefined
  readonly wasCovered: boolean
  /** The open card that has left the board already: what is beside it closes after that. */
  readonly gone: { readonly id: string; readonly from: ShownList } | undefined
}

export function useLostFocus({ root, active, isCovered, focusCard }: LostFocusOptions): void {
  const { shown, openId, collapsed } = useBoard()
  /** As it was before what covers the board. */
  const before = useRef<Before>({ shown, openId, wasCovered: false, gone: undefined })
  useEffect(() => {
    const last = before.current
    if (isCovered) {
      before.current = { ...last, wasCovered: true }
      return
    }
    const id = last.openId !== undefined && openId === undefined ? last.openId : (active ?? openId)
    const from = listOf(last.shown, id) ?? (last.gone?.id === id ? last.gone?.from : undefined)
    const to = listOf(shown, id)
    before.current = {
      shown,
      openId,
      wasCovered: false,
      gone: from && !to && id !== undefined && id === openId ? { id, from } : undefined,
    }
    if (id === undefined || !from) return
    if (to?.id === from.id && last.openId === openId && !last.wasCovered) return
    const list = to ?? shown.find((one) => one.id === from.id)
    const stays = new Set(list?.cards.map((card) => card.id))
    const next = to ? id : cardBeside(from.cards, id, (card) => stays.has(card.id))?.id
    afterClosing(() => {
      if (list && next !== undefined && !collapsed.has(list.id)) return focusCard(next)
      const column = list && root.current?.querySelector(`[data-column="${CSS.escape(list.id)}"]`)
      ;(column ?? root.current)?.querySelector<HTMLElement>('[data-expand], [data-add]')?.focus()
    })
  }, [shown, openId, collapsed, active, isCovered, focusCard, root])
}

const listOf = (lists: readonly ShownList[], id: string | undefined): ShownList | undefined =>
  lists.find(({ cards }) => cards.some((card) => card.id === id))
