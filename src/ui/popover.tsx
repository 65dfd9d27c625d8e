// A small panel that floats from its opener: filters, a profile card, quick edit. For actions use menu.tsx, for a task that takes over use dialog.tsx.
import { type JSX, type ReactNode, type RefObject, use, useId } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Dialog, DialogTrigger, Pressable } from 'react-aria-components/Modal'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { cx } from './cx.ts'
import { popoverClass } from './popover-class.ts'

export interface PopoverProps {
  /** One Button, IconButton or Chip. */
  trigger?: JSX.Element
  /** In place of a trigger: what it floats from, where its opener is older than its code. Needs `isOpen`. */
  anchor?: RefObject<Element | null>
  label: string
  placement?: AriaPopoverProps['placement']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
  className?: string
  /** Without a padding and a width of its own: for lists that go from edge to edge. */
  isBare?: boolean
}

export function Popover({
  trigger,
  anchor,
  label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  children,
  className,
  isBare,
}: PopoverProps) {
  const labelId = useId()
  const look = { placement, offset: 4, className: popoverClass }
  const inside = cx(isBare ? undefined : 'max-w-[min(352px,calc(100vw-16px))] p-4', 'outline-none', className)
  if (!trigger)
    return (
      <AriaPopover {...look} triggerRef={anchor} isOpen={isOpen} onOpenChange={onOpenChange}>
        <Dialog aria-label={label} className={inside}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    )
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      {/* The dialog itself, with the buttons that close it for a screen reader: around a dialog of its own, those would be in no landmark. */}
      <AriaPopover {...look} aria-labelledby={labelId}>
        <div className={inside}>
          <span id={labelId} hidden>
            {label}
          </span>
          <Content>{children}</Content>
        </div>
      </AriaPopover>
    </DialogTrigger>
  )
}

function Content({ children }: Pick<PopoverProps, 'children'>) {
  const state = use(OverlayTriggerStateContext)
  return typeof children === 'function' ? children(() => state?.close()) : children
}
