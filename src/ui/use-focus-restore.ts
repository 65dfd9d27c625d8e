// useFocusRestore(): what has the focus may go, or become disabled, by its own press: a row that is removed, a button that has done its work. The focus then goes
// to the same row, to the one in its place, or to the list itself; never back to the beginning of the page. So too where the press was in a menu or in a
// question over the list: the focus comes back when that closes, and what it came from may be gone by then.
// @chunk screens
import { type RefObject, useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)'

/** @param container the rows, or what is around them in a dialog, which is then watched as a whole; takes the focus where no row can */
export function useFocusRestore(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current?.closest<HTMLElement>('[role=dialog]') ?? container.current
    if (!element) return
    let last: HTMLElement | undefined
    let row: Element | undefined
    let index = 0
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = target
      row = target.closest('li') ?? undefined
      index = row ? rowsOf(element).indexOf(row) : 0
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || element.contains(relatedTarget)) return
      // It went elsewhere by the person's hand, and not into what lies over this for a while.
      if (layerOf(relatedTarget) === layerOf(element)) last = undefined
    }
    const observer = new MutationObserver(() => {
      if (!last || (last.isConnected && !last.matches(':disabled'))) return
      const held = document.activeElement
      if (held && held !== document.body && held !== last) return
      last = undefined
      const rows = rowsOf(element)
      const next = row?.isConnected ? row : row && rows[Math.min(index, rows.length - 1)]
      const target = next?.querySelector<HTMLElement>(FOCUSABLE) ?? element
      target.focus()
    })
    element.addEventListener('focusin', note)
    element.addEventListener('focusout', forget)
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    // What lies over the page comes and goes here.
    observer.observe(document.body, { childList: true })
    return () => {
      element.removeEventListener('focusin', note)
      element.removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }, [container])
}

/** The page itself, or what floats over it: the body's child that an element is in. */
const layerOf = (element: Element): Element | null => element.closest('body > *')

const rowsOf = (element: HTMLElement): Element[] => [...element.querySelectorAll('li')]
