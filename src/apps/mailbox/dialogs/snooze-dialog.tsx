// When emails come back: a usual time, or any other. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { TimeDialog } from '#kit/due/time-dialog.tsx'
import { useActs } from '../use-act.ts'

export interface SnoozeDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

export default function SnoozeDialog({ ids, onClose }: SnoozeDialogProps) {
  const { t } = useLingui()
  const acts = useActs()
  return (
    <TimeDialog
      title={t`Snooze`}
      description={t`Snoozed emails leave their folder and return at the time you choose.`}
      confirm={<Trans>Snooze</Trans>}
      onChoose={(until) => {
        onClose()
        acts.snooze(ids, until)
      }}
      onClose={onClose}
    />
  )
}
