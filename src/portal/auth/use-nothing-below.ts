// Keeps a modal dialog open as long as it is mounted, and its keys and pastes from the page below. Used by lock-cover.tsx.
import { type RefObject, useLayoutEffect } from 'react'

/** What a page listens to on the whole document: shortcuts, files that are dropped or pasted. */
const KEPT_FROM_PAGE = ['keydown', 'keyup', 'paste', 'copy', 'cut', 'drop', 'dragover'] as const

/** @param focused what has the focus again afterwards */
export function useNothingBelow(dialog: RefObject<HTMLDialogElement | null>, focused: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const open = () => element.showModal()
    const keep = (event: Event) => {
      const isInside = event.target instanceof Node && element.contains(event.target)
      // The way in must stay open.
      const isWayIn = event instanceof KeyboardEvent && event.key === 'Tab'
      if (isInside || isWayIn) return
      event.stopImmediatePropagation()
      if (!(event instanceof KeyboardEvent)) event.preventDefault()
    }
    // On the body, where React hears of what is inside: before the document, where the page's shortcuts listen.
    const { body } = document
    const stop = (event: Event) => event.stopPropagation()
    const refuse = (event: Event) => event.preventDefault()
    open()
    // A browser that insists on Escape closes it all the same.
    element.addEventListener('close', open)
    element.addEventListener('cancel', refuse)
    for (const kind of KEPT_FROM_PAGE) {
      addEventListener(kind, keep, true)
      body.addEventListener(kind, stop)
    }
    return () => {
      element.removeEventListener('close', open)
      element.removeEventListener('cancel', refuse)
      for (const kind of KEPT_FROM_PAGE) {
        removeEventListener(kind, keep, true)
        body.removeEventListener(kind, stop)
      }
      element.close()
      focused?.focus({ preventScroll: true })
    }
  }, [dialog, focused])
}
