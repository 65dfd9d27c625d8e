// Withdraws an application, with a reason that the employer may read where one is given. Needs confirmation: a portal’s server takes nothing back.
// @chunk application-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { WITHDRAW_REASONS } from '#contract/portal/application-shapes.ts'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useApplicationLabels } from './application-labels.ts'
import { type Moving, useMove } from './use-move.ts'

export interface WithdrawDialogProps {
  readonly application: Moving
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

export function WithdrawDialog({ application, isOpen, onOpenChange }: WithdrawDialogProps) {
  const { t } = useLingui()
  const labels = useApplicationLabels()
  const move = useMove()
  const isFinal = usePortal()
  const [reason, setReason] = useState<(typeof WITHDRAW_REASONS)[number] | 'none'>('none')
  const [note, setNote] = useState('')
  const withdraw = async () => {
    await move(application, 'withdrawn', {
      ...(reason !== 'none' && { reason }),
      ...(note.trim() && { note: note.trim() }),
    })
    onOpenChange(false)
  }
  return (
    <Dialog
      title={t`Withdraw the application?`}
      description={
        isFinal
          ? t`We’ll tell the employer. This can’t be undone, but you can apply again while the job is open.`
          : t`We’ll tell the employer. You can apply again while the job is open.`
      }
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" onPress={withdraw}>
            <Trans>Withdraw</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t`Reason (optional)`}
          value={reason}
          onChange={setReason}
          options={[
            { id: 'none', label: t`No reason given` },
            ...WITHDRAW_REASONS.map((one) => ({ id: one, label: labels.reason[one] })),
          ]}
        />
        <TextArea label={t`Note to the employer (optional)`} value={note} onChange={setNote} maxLength={2000} />
      </div>
    </Dialog>
  )
}
