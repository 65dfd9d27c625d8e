// A damaged PDF makes the browser's viewer ask within its frame, which takes the focus a second after it has loaded: keys such as Escape would no longer
// reach the page. What had the focus gets it back, once, unless a hand or Tab went into the frame.
// @chunk file-preview
import { type RefObject, useLayoutEffect } from 'react'

/** While the focus is on its way to another process, it cannot be taken back: not at once, and where that process is slow, it arrives after it was. ms */
const AGAIN = 100
const TIMES = 20

export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  // Before the frame is drawn: where the machine is slow, it takes the focus before what follows the drawing.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let focused = document.activeElement
    let isByTab = false
    // The dialog may open under a pointer that rests.
    let hasMoved = false
    let isGivenBack = false
    let timer = 0
    const noteFocus = () => {
      if (document.activeElement === frame.current) return
      focused = document.activeElement
      isByTab = false
    }
    const isByHand = () => isByTab || (hasMoved && frame.current?.matches(':hover') === true)
    const giveBack = () => {
      if (isGivenBack || document.activeElement !== frame.current || isByHand()) return
      isGivenBack = true
      timer = window.setTimeout(takeBack, 0, TIMES)
    }
    const takeBack = (times: number) => {
      if (document.activeElement === frame.current) {
        if (isByHand()) return
        if (focused instanceof HTMLElement && focused !== document.body) focused.focus()
        else frame.current?.blur()
      }
      if (times > 0) timer = window.setTimeout(takeBack, AGAIN, times - 1)
    }
    addEventListener('focusin', noteFocus, { signal })
    addEventListener('keydown', ({ key }) => (isByTab = key === 'Tab'), { signal, capture: true })
    addEventListener('pointermove', () => (hasMoved = true), { signal, capture: true, once: true })
    addEventListener('blur', giveBack, { signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [frame])
}
