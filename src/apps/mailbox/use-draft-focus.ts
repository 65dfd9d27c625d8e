// When a draft closes, the focus that was in it goes to the open email, else to the list.
import { useEffect, useRef } from 'react'
import { afterClosing, rowToFocus } from '#kit/list/list-focus.ts'

/** @param count of the drafts that are open */
export function useDraftFocus(count: number, openId: string | undefined): void {
  const last = useRef(count)
  useEffect(() => {
    const before = last.current
    last.current = count
    if (count < before) afterClosing(() => (openMail(openId) ?? rowToFocus(openId))?.focus())
  }, [count, openId])
}

const openMail = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-open="${CSS.escape(id)}"]`)
