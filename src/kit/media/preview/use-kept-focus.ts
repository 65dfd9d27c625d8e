// A damaged PDF makes the browser's viewer ask within its frame, which takes the focus a second after it has loaded: keys such as Escape would no longer
// reach the page. What had the focus gets it back, once, unless a hand or Tab went into the frame.
// @chunk file-preview
import { type RefObject, useEffect } from 'react'

export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let focused = document.activeElement
    let isByTab = false
    // The dialog may open under a pointer that rests.
    let hasMoved = false
    const noteFocus = () => {
      focused = document.activeElement
      isByTab = false
    }
    const giveBack = () => {
      if (document.activeElement !== frame.current) return
      listening.abort()
      if (isByTab || (hasMoved && frame.current?.matches(':hover'))) return
      // While the focus is on its way to another process, it cannot be taken back.
      setTimeout(() =>
        focused instanceof HTMLElement && focused !== document.body ? focused.focus() : frame.current?.blur(),
      )
    }
    addEventListener('focusin', noteFocus, { signal })
    addEventListener('keydown', ({ key }) => (isByTab = key === 'Tab'), { signal, capture: true })
    addEventListener('pointermove', () => (hasMoved = true), { signal, capture: true, once: true })
    addEventListener('blur', giveBack, { signal })
    return () => listening.abort()
  }, [frame])
}
