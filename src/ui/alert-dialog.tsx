// Asks before something that cannot be undone. Where undo is possible, do it at once and offer undo in a toast instead.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface AlertDialogProps {
  /** The question. */
  title: string
  /** What will be lost. */
  children?: ReactNode
  /** The verb: 'Delete account'. */
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
          <Button autoFocus onPress={() => onOpenChange(false)} isDisabled={isPending}>
            {cancelLabel ?? t`Cancel`}
          </Button>
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
