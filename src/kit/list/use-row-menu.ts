// Opens the menu of a row: by right click, by the menu key, by a long press. Used by use-list-input.ts.
// @chunk lists
import { useEffect, useRef } from 'react'
import { keyOfEvent } from './use-active-row.ts'

export interface RowMenuAnchor {
  readonly key: string
  /** px in the window */
  readonly x: number
  readonly y: number
}

/** ms, and px that a finger may tremble meanwhile */
const LONG_PRESS_MS = 500
const STILL = 8

/**
 * Handlers for the grid. Some phones say `contextmenu` for a long press, some say nothing: both are heard, one opens.
 * @param isLifted whether a long press there lifts the row: then the menu opens when the row is let go where it was, which is for the caller to say
 */
export function useRowMenu(
  onMenu: ((anchor: RowMenuAnchor) => void) | undefined,
  isLifted: (target: EventTarget) => boolean = () => false,
) {
  const press = useRef({ timer: 0, x: 0, y: 0, isLong: false, isLifting: false })
  const release = () => clearTimeout(press.current.timer)
  useEffect(() => () => clearTimeout(press.current.timer), [])
  return {
    onContextMenu(event: React.MouseEvent) {
      const key = keyOfEvent(event.target)
      if (key === undefined || isField(event.target)) return
      event.preventDefault()
      release()
      if (press.current.isLong || press.current.isLifting) return
      const box = event.currentTarget.querySelector(`[data-key="${CSS.escape(key)}"]`)?.getBoundingClientRect()
      // The menu key has no coordinates.
      const isKey = event.clientX === 0 && event.clientY === 0
      onMenu?.({
        key,
        x: isKey && box ? box.left + 48 : event.clientX,
        y: isKey && box ? box.bottom - 8 : event.clientY,
      })
    },
    onTouchStart(event: React.TouchEvent) {
      const touch = event.touches[0]
      const key = keyOfEvent(event.target)
      release()
      press.current.isLong = false
      press.current.isLifting = isLifted(event.target)
      if (press.current.isLifting) return
      if (!touch || key === undefined || isField(event.target) || isHandle(event.target) || event.touches.length > 1)
        return
      const { clientX: x, clientY: y } = touch
      const open = () => {
        press.current.isLong = true
        onMenu?.({ key, x, y })
      }
      press.current = { x, y, isLong: false, isLifting: false, timer: window.setTimeout(open, LONG_PRESS_MS) }
    },
    onTouchMove(event: React.TouchEvent) {
      const touch = event.touches[0]
      if (touch && Math.hypot(touch.clientX - press.current.x, touch.clientY - press.current.y) > STILL) release()
    },
    onTouchEnd(event: React.TouchEvent) {
      release()
      press.current.isLifting = false
      // Letting go after a long press is no tap.
      if (press.current.isLong) event.preventDefault()
    },
    onTouchCancel() {
      release()
      press.current.isLifting = false
    },
  }
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')

const isHandle = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-handle]') !== null
