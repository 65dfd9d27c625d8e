// What is open beside a list: takes the focus along when it opens, and Escape of anything in it leads back to the list.
// @chunk panes
import { type ReactNode, type RefObject, useRef } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { useFocusOnOpening } from './use-focus-on-opening.ts'

export interface OpenPaneProps {
  /** Of the row that is open. */
  readonly id: string
  readonly name: string
  /** As in useFocusOnOpening(). */
  readonly following?: RefObject<boolean>
  readonly onClose: () => void
  readonly className: string
  readonly children: ReactNode
}

export function OpenPane({ id, name, following, onClose, className, children }: OpenPaneProps) {
  const pane = useRef<HTMLDivElement>(null)
  useFocusOnOpening(pane, id, following)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of everything in it comes by here
    <div
      ref={pane}
      role="group"
      aria-label={name}
      data-open={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
        event.preventDefault()
        onClose()
      }}
      className={cx('outline-none', className)}
    >
      {children}
    </div>
  )
}
