// A small dialog with one form: it closes once its action is done.
// @chunk board-dialogs
import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  /** @returns whether it was done; if not, the dialog stays */
  readonly onSubmit: () => Promise<boolean> | boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function FormDialog({ title, submitLabel, onSubmit, onClose, children }: FormDialogProps) {
  const form = useId()
  const [isPending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A second press would do it twice.
    if (isPending) return
    setPending(true)
    const isDone = await Promise.resolve(onSubmit()).finally(() => setPending(false))
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        {children}
      </form>
    </Dialog>
  )
}
