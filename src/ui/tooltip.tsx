// A short word on what is hovered or focused. Small on purpose (it comes with every icon button, the first page's too): one element in the
// top layer while it shows, placed by hand. Stays while the pointer is on it, goes on Escape, press and scroll (WCAG 1.4.13).
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
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
  // biome-ignore lint/suspicious/noExplicitAny: whatever the element takes is handed on
  children: ReactElement<any>
}

const OPEN_AFTER_MS = 500
const CLOSE_AFTER_MS = 120
/** One that follows another shows at once. */
let lastClosed = 0

export function Tooltip({ text, shortcut, placement = 'bottom', isDescription, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef(0)
  const id = useId()
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(then, ms)
  }
  const close = () => {
    clearTimeout(timer.current)
    setAnchor((was) => {
      if (was) lastClosed = performance.now()
      return null
    })
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const props = children.props
  const child = cloneElement(children, {
    'aria-describedby': isDescription && anchor ? id : props['aria-describedby'],
    onPointerEnter: (event: PointerEvent) => {
      props.onPointerEnter?.(event)
      const target = event.currentTarget
      if (event.pointerType === 'mouse') after(performance.now() - lastClosed < 300 ? 0 : OPEN_AFTER_MS, () => setAnchor(target))
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
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
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
        <Bubble id={id} anchor={anchor} placement={placement} isDescription={isDescription} onClose={close} onEnter={() => clearTimeout(timer.current)}>
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
    bubble.showPopover?.()
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
