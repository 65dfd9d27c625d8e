// Asks before something that cannot be undone. Where undo is possible, do it at once and offer undo in a toast instead.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface AlertDialogProps {
  /** The question. */
  title: string
  /** What will be lost. */
  children?: ReactNode
  /** The action: 'Delete account'. */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  isPending?: boolean
  /** A promise keeps the dialog open until it settles. */
  onConfirm: () => unknown
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger,
  isPending,
  onConfirm,
  isOpen,
  onOpenChange,
}: AlertDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Cancel onPress={() => onOpenChange(false)} isDisabled={isPending}>
            {cancelLabel ?? t`Cancel`}
          </Cancel>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={async () => {
              await onConfirm()
              onOpenChange(false)
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-muted">{children}</div>
    </Dialog>
  )
}

/**
 * Has the focus first. Not by `autoFocus`: that comes before the dialog counts as open, and a popover that shows the question would take it for the
 * focus of somebody who leaves, and close.
 */
function Cancel(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <Button ref={button} {...props} />
}
