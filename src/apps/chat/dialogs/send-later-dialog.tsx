// When a message is to be sent: a usual time or any other. A chunk of its own.
// @offline later
// @chunk chat-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { TimeDialog } from '#kit/due/time-dialog.tsx'

export interface SendLaterDialogProps {
  /** @param at ISO @returns whether it is stored */
  readonly onTime: (at: string) => Promise<boolean>
  readonly onClose: () => void
}

export default function SendLaterDialog({ onTime, onClose }: SendLaterDialogProps) {
  const { t } = useLingui()
  const schedule = async (at: string) => {
    if (await onTime(at)) onClose()
  }
  return (
    <TimeDialog
      title={t`Send later`}
      description={t`We’ll add your message to the chat at the time you choose.`}
      confirm={<Trans>Schedule message</Trans>}
      onChoose={schedule}
      onClose={onClose}
    />
  )
}
