// A panel below a button of the header: a group of places, the looks, the account. The browser's own popover, which closes on Escape and on a press
// elsewhere and gives the focus back, so that the header needs no code of React Aria's.
// @chunk signed-in
import { type JSX, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'

/** What the button takes to open the panel. */
export interface PopupOpener {
  readonly popoverTarget: string
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
}

export interface PopupProps {
  /** The panel's name. */
  readonly label: string
  readonly opener: (props: PopupOpener) => JSX.Element
  /** The edge of the button that the panel is aligned with. */
  readonly side?: 'start' | 'end'
  readonly className?: string
  /** Made when it is opened for the first time. */
  readonly children: ReactNode
}

export function Popup({ label, opener, side = 'end', className, children }: PopupProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const close = () => element.hidePopover()
    const closeByLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close()
    // A link leads away from what the panel belongs to; and its place is computed once, when it opens.
    element.addEventListener('click', closeByLink)
    addEventListener('resize', close)
    return () => {
      element.removeEventListener('click', closeByLink)
      removeEventListener('resize', close)
    }
  }, [isOpen])
  return (
    <span ref={anchor} className="flex items-stretch">
      {opener({ popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return
          setOpened(true)
          placeBelow(panel.current, anchor.current, side)
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className={cx(
          'popup fixed inset-auto m-0 max-h-[calc(100dvh-72px)] min-w-44 max-w-[calc(100vw-16px)] overflow-auto overscroll-contain rounded-12 bg-surface-overlay p-1 text-body text-ink shadow-menu forced-colors:border',
          className,
        )}
      >
        {wasOpened && children}
      </div>
    </span>
  )
}

function placeBelow(panel: HTMLElement | null, anchor: HTMLElement | null, side: 'start' | 'end'): void {
  if (!panel || !anchor) return
  const { left, right, bottom } = anchor.getBoundingClientRect()
  const isAtStart = (side === 'start') === (getComputedStyle(anchor).direction === 'ltr')
  panel.style.top = `${Math.min(bottom, innerHeight - 72) + 4}px`
  panel.style.left = isAtStart ? `${Math.max(8, left)}px` : 'auto'
  panel.style.right = isAtStart ? 'auto' : `${Math.max(8, document.documentElement.clientWidth - right)}px`
}
