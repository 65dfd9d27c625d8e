// A button of the header that opens a panel, whose code comes when the button is about to be pressed.
// @chunk signed-in
import { type ComponentType, lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { PanelProps } from './panel-frame.tsx'

/** Opens a panel from elsewhere: the drawer of a phone. */
export interface PanelHandle {
  open(): void
}

export interface LazyPanel {
  readonly load: () => Promise<unknown>
  readonly Panel: ComponentType<PanelProps>
}

/** @param load imports the panel's module */
export function lazyPanel(load: () => Promise<{ default: ComponentType<PanelProps> }>): LazyPanel {
  return { load, Panel: lazy(load) }
}

export interface PanelButtonProps {
  readonly panel: LazyPanel
  readonly icon: string
  /** With the count in words. */
  readonly label: string
  readonly count?: number | undefined
  readonly className?: string
  readonly ref?: Ref<PanelHandle>
}

export function PanelButton({ panel: { load, Panel }, icon, label, count = 0, className, ref }: PanelButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const open = () => {
    // Safari focuses no button that is pressed; the panel gives the focus back to what had it.
    button.current?.focus()
    setNeeded(true)
    setOpen(true)
  }
  useImperativeHandle(ref, () => ({ open }))
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={className}
        onPointerEnter={() => void load().catch(() => undefined)}
        onFocus={() => void load().catch(() => undefined)}
        onPress={open}
      >
        <Badge count={count} />
      </IconButton>
      {isNeeded && (
        <Suspense fallback={<CloseOnEscape onClose={() => setOpen(false)} />}>
          <Panel anchor={button} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
