// When emails come back: a usual time, or any other. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TimeDialog } from '#kit/due/time-dialog.tsx'
import { useActs } from '../use-act.ts'
import { usualTimes } from '../usual-times.ts'

export interface SnoozeDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

export default function SnoozeDialog({ ids, onClose }: SnoozeDialogProps) {
  const { t } = useLingui()
  const acts = useActs()
  const [times] = useState(() => usualTimes(Date.now()))
  return (
    <TimeDialog
      title={t`Snooze`}
      description={t`The email leaves its folder and returns at the time you choose.`}
      confirm={<Trans>Snooze</Trans>}
      times={times}
      onChoose={(until) => {
        onClose()
        acts.snooze(ids, until)
      }}
      onClose={onClose}
    />
  )
}
