// Asks for a future time: a usual one, or any other.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { usualTimes } from './usual-times.ts'

export interface TimeDialogProps {
  readonly title: string
  readonly description: string
  /** The words of its button. */
  readonly confirm: ReactNode
  /** @param at ISO */
  readonly onChoose: (at: string) => void
  readonly onClose: () => void
}

export function TimeDialog({ title, description, confirm, onChoose, onClose }: TimeDialogProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const [at, setAt] = useState<string | null>(null)
  const [isPast, setPast] = useState(false)
  const [times] = useState(() => usualTimes(Date.now()))
  const names = {
    later: t`Later today`,
    tomorrow: t`Tomorrow morning`,
    weekend: t`This weekend`,
    monday: t`Next Monday`,
  }
  const submit = () => {
    if (at !== null && Date.parse(at) > Date.now()) onChoose(at)
    else setPast(true)
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      description={description}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" isDisabled={at === null} onPress={submit}>
          {confirm}
        </Button>
      }
    >
      <div className="mb-4 flex flex-col gap-0.5">
        {times.map(({ id, time }) => (
          <Button
            key={id}
            size="sm"
            variant="quiet"
            className="justify-between! text-ink!"
            onPress={() => onChoose(time)}
          >
            {names[id]}
            <span className="font-normal text-12 text-ink-muted">{date(time, 'dayTime')}</span>
          </Button>
        ))}
      </div>
      <DatePicker
        label={t`Date and time`}
        granularity="minute"
        value={at}
        {...(isPast && { error: t`This time has passed. Choose a later time.` })}
        onChange={(next) => {
          setAt(next)
          setPast(false)
        }}
      />
    </Dialog>
  )
}
