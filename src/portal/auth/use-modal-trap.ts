// Keeps a modal dialog open while it is mounted, and traps keyboard and paste inside it.
import { type RefObject, useLayoutEffect } from 'react'

import { KEPT_FROM_PAGE } from '#platform/session/keep-from-page.ts'

/** @param focused what has the focus again afterwards */
export function useModalTrap(dialog: RefObject<HTMLDialogElement | null>, focused: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const open = () => element.showModal()
    // On the body, where React hears of what is inside: before the document, where the page's shortcuts listen.
    const { body } = document
    const stop = (event: Event) => event.stopPropagation()
    const refuse = (event: Event) => event.preventDefault()
    open()
    // A browser that insists on Escape closes it all the same.
    element.addEventListener('close', open)
    element.addEventListener('cancel', refuse)
    for (const kind of KEPT_FROM_PAGE) body.addEventListener(kind, stop)
    return () => {
      element.removeEventListener('close', open)
      element.removeEventListener('cancel', refuse)
      for (const kind of KEPT_FROM_PAGE) body.removeEventListener(kind, stop)
      element.close()
      focused?.focus({ preventScroll: true })
    }
  }, [dialog, focused])
}
