// Where the focus goes when what had it is gone: from the closed note to its card, from a closed menu to the card it was of, and from a card that is gone to
// the one in its place. What has the focus keeps it.
import { useEffect, useRef } from 'react'
import type { Note } from '#contract/apps/notes-shapes.ts'
import type { ListSource } from '#kit/list/source.ts'

export interface CardFocusOptions {
  readonly source: ListSource<Note>
  /** The note that had the focus last. */
  readonly lastFocused: string | undefined
  /** Of the open note. */
  readonly openId: string | undefined
  readonly isMenuOpen: boolean
}

export const cardOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)

/** Once it is drawn, and what closes has given the focus back. */
export function focusLostTo(key: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) cardOf(key)?.focus({ preventScroll: true })
    }),
  )
}

export function useCardFocus({ source, lastFocused, openId, isMenuOpen }: CardFocusOptions): void {
  const before = useRef({ openId, isMenuOpen, lastFocused, index: -1 })
  useEffect(() => {
    const last = before.current
    const index = lastFocused === undefined ? -1 : source.indexOf(lastFocused)
    before.current = { openId, isMenuOpen, lastFocused, index }
    const isGone = last.lastFocused === lastFocused && last.index >= 0 && index < 0
    const hasClosed = last.openId !== undefined && openId === undefined
    if (isGone) {
      const key = source.keyAt(Math.min(last.index, source.count - 1))
      if (key !== undefined) focusLostTo(key)
    } else if (hasClosed && last.openId !== undefined) focusLostTo(last.openId)
    else if (last.isMenuOpen && !isMenuOpen && lastFocused !== undefined) focusLostTo(lastFocused)
  }, [source, lastFocused, openId, isMenuOpen])
}
