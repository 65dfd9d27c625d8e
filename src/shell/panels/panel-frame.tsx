// What is around every panel of the header: from the sm breakpoint up it floats from its button, below it it is a sheet of the screen's height. The focus
// goes in, stays until it is closed, and returns to the button.
// @chunk panels
import { type ReactNode, type RefObject, useRef } from 'react'
import { Drawer } from '#ui/drawer.tsx'
import { Popover } from '#ui/popover.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { useMedia } from '#ui/use-media.ts'

/** What every panel is given by its button. */
export interface PanelProps {
  readonly anchor: RefObject<Element | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export interface PanelFrameProps extends PanelProps {
  readonly title: string
  /** Icon buttons beside the title. */
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

export function PanelFrame({ title, actions, footer, children, anchor, isOpen, onOpenChange }: PanelFrameProps) {
  const floats = useMedia('(min-width: 600px)')
  if (!floats)
    return (
      <Drawer
        title={title}
        side="end"
        actions={actions}
        footer={footer}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className="w-full max-w-none"
      >
        <Body>{children}</Body>
      </Drawer>
    )
  return (
    <Popover
      label={title}
      anchor={anchor}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="flex max-h-[min(calc(100dvh-88px),680px)] w-110 max-w-[calc(100vw-16px)] flex-col"
      isBare
    >
      <div className="flex shrink-0 items-center gap-1 py-2 ps-5 pe-3">
        <h2 className="flex-1 truncate font-semibold text-16">{title}</h2>
        {actions}
      </div>
      <Body className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</Body>
      {footer && <div className="shrink-0 border-line border-t bg-surface-sunken px-5 py-2.5">{footer}</div>}
    </Popover>
  )
}

function Body({ className, children }: { className?: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useFocusRestore(body)
  return (
    <div ref={body} className={className}>
      {children}
    </div>
  )
}
