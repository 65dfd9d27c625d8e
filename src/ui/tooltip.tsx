// A short word on what is hovered or focused. Small on purpose (it comes with every icon button, the first page's too): one element in the
// top layer while it shows, placed by hand. Stays while the pointer is on it, goes on Escape, press and scroll (WCAG 1.4.13).
// @chunk forms
import {
  cloneElement,
  type FocusEvent,
  type JSX,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Key } from './key.tsx'

export type TooltipPlacement = 'top' | 'bottom'

export interface TooltipProps {
  text: string
  shortcut?: string
  placement?: TooltipPlacement
  /** The text is more than the name of the thing: tell assistive technology too. */
  isDescription?: boolean
  /** One element that takes DOM props. */
  children: JSX.Element
}

const OPEN_AFTER_MS = 500
const CLOSE_AFTER_MS = 120
const SOON_MS = 300

// One tooltip at a time on the page; one that soon follows another shows at once.
let timer = 0
let lastClosed = Number.NEGATIVE_INFINITY
let closeShown: (() => void) | null = null

function after(ms: number, then: () => void) {
  clearTimeout(timer)
  timer = window.setTimeout(then, ms)
}

export function Tooltip({ text, shortcut, placement = 'bottom', isDescription, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const id = useId()
  const close = () => {
    clearTimeout(timer)
    if (anchor) lastClosed = performance.now()
    setAnchor(null)
  }
  const open = (element: Element) => {
    closeShown?.()
    closeShown = () => setAnchor(null)
    setAnchor(element)
  }
  const props = children.props
  const child = cloneElement(children, {
    'aria-describedby': isDescription && anchor ? id : props['aria-describedby'],
    onPointerEnter: (event: PointerEvent) => {
      props.onPointerEnter?.(event)
      const target = event.currentTarget
      if (event.pointerType === 'mouse')
        after(performance.now() - lastClosed < SOON_MS ? 0 : OPEN_AFTER_MS, () => open(target))
    },
    onPointerLeave: (event: PointerEvent) => {
      props.onPointerLeave?.(event)
      after(CLOSE_AFTER_MS, close)
    },
    onPointerDown: (event: PointerEvent) => {
      props.onPointerDown?.(event)
      close()
    },
    onFocus: (event: FocusEvent) => {
      props.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget)
    },
    onBlur: (event: FocusEvent) => {
      props.onBlur?.(event)
      close()
    },
  })
  return (
    <>
      {child}
      {anchor && (
        <Bubble
          id={id}
          anchor={anchor}
          placement={placement}
          isDescription={isDescription}
          onClose={close}
          onEnter={() => clearTimeout(timer)}
        >
          {text}
          {shortcut && <Key onDark>{shortcut}</Key>}
        </Bubble>
      )}
    </>
  )
}

interface BubbleProps {
  id: string
  anchor: Element
  placement: TooltipPlacement
  isDescription?: boolean
  onClose: () => void
  onEnter: () => void
  children: ReactNode
}

function Bubble({ id, anchor, placement, isDescription, onClose, onEnter, children }: BubbleProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bubble = element.current
    if (!bubble) return
    try {
      bubble.showPopover?.()
    } catch {
      // Focus that comes back from a closing panel: the browser is in the middle of its own change, and one more word is not missed.
      return
    }
    const at = anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = bubble
    const isAbove = placement === 'top' ? at.top > height + 8 : at.bottom + height + 8 > innerHeight
    bubble.style.top = `${isAbove ? at.top - height - 6 : at.bottom + 6}px`
    bubble.style.left = `${Math.max(4, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 4))}px`
  }, [anchor, placement])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', onKey, true)
    addEventListener('scroll', onClose, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('scroll', onClose, true)
    }
  })
  return (
    <div
      ref={element}
      id={id}
      role="tooltip"
      aria-hidden={!isDescription}
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onClose}
      className="tooltip fixed inset-auto m-0 flex max-w-60 items-center gap-2 rounded-8 bg-surface-inverse px-2 py-1 text-12 text-ink-inverse shadow-menu"
    >
      {children}
    </div>
  )
}
