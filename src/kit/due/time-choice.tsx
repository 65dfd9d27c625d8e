// A time to come: one of the usual ones at a press, or any other.
// @chunk due
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { type QuickTime, quickTimes } from './quick-times.ts'

export interface TimeChoiceProps {
  /** ISO */
  readonly at: string | null
  /** It was chosen, and has passed. */
  readonly isPast: boolean
  readonly onChange: (at: string | null) => void
  readonly onQuick: (at: string) => unknown
}

/** The state of a dialog's time. @param initial ISO */
export function useTimeChoice(initial: string | null) {
  const [at, setAt] = useState(initial)
  const [isPast, setPast] = useState(false)
  return {
    at,
    isPast,
    refuse: () => setPast(true),
    onChange: (next: string | null) => {
      setAt(next)
      setPast(false)
    },
  }
}

export function TimeChoice({ at, isPast, onChange, onQuick }: TimeChoiceProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const now = useNow()
  const names: Readonly<Record<QuickTime['id'], string>> = {
    later: t`Later today`,
    tomorrow: t`Tomorrow morning`,
    weekend: t`This weekend`,
    monday: t`Next Monday`,
  }
  return (
    <>
      <div className="mb-4 flex flex-col gap-0.5">
        {quickTimes(now).map(({ id, time }) => (
          <Button
            key={id}
            size="sm"
            variant="quiet"
            className="justify-between! text-ink!"
            onPress={() => onQuick(time)}
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
        onChange={onChange}
      />
    </>
  )
}
