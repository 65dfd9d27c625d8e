// When a message is to be sent: a usual time or any other. A chunk of its own.
// @offline later
// @chunk chat-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TimeChoice } from '#kit/due/time-choice.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export interface SendLaterDialogProps {
  /** @param at ISO @returns whether it is stored */
  readonly onTime: (at: string) => Promise<boolean>
  readonly onClose: () => void
}

export default function SendLaterDialog({ onTime, onClose }: SendLaterDialogProps) {
  const { t } = useLingui()
  const [at, setAt] = useState<string | null>(null)
  const [isPast, setPast] = useState(false)
  const schedule = async (time: string) => {
    if (await onTime(time)) onClose()
  }
  const submit = () => {
    if (at === null) return
    if (Date.parse(at) > Date.now()) return schedule(at)
    setPast(true)
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Send later`}
      description={t`We’ll add your message to the chat at the time you choose.`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" isDisabled={at === null} onPress={submit}>
          <Trans>Schedule message</Trans>
        </Button>
      }
    >
      <TimeChoice
        at={at}
        isPast={isPast}
        onQuick={schedule}
        onChange={(next) => {
          setAt(next)
          setPast(false)
        }}
      />
    </Dialog>
  )
}
