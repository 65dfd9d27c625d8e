// Withdrawing an application, with a reason that the employer may read. It asks first: what is withdrawn does not come back.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ApplicationDetail, WITHDRAW_REASONS } from '#contract/portal/application-shapes.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useApplicationWords } from './application-words.ts'
import { useTransition } from './mutations.ts'
import { useConflict } from './use-conflict.ts'

export interface WithdrawDialogProps {
  readonly application: ApplicationDetail
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

export function WithdrawDialog({ application: { id, version }, isOpen, onOpenChange }: WithdrawDialogProps) {
  const { t } = useLingui()
  const words = useApplicationWords()
  const transition = useTransition()
  const onError = useConflict()
  const [reason, setReason] = useState<(typeof WITHDRAW_REASONS)[number]>('otherOffer')
  const [note, setNote] = useState('')
  const withdraw = async () => {
    const body = { to: 'withdrawn' as const, reason, version, ...(note.trim() && { note: note.trim() }) }
    await transition.mutateAsync({ params: { id }, body }).catch(onError)
    onOpenChange(false)
  }
  return (
    <Dialog
      title={t`Withdraw the application?`}
      description={t`The employer is told, and it cannot be taken up again. You may apply anew while the job is open.`}
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
          label={t`Reason`}
          value={reason}
          onChange={setReason}
          options={WITHDRAW_REASONS.map((one) => ({ id: one, label: words.reason[one] }))}
        />
        <TextArea label={t`A word to the employer (optional)`} value={note} onChange={setNote} maxLength={2000} />
      </div>
    </Dialog>
  )
}
