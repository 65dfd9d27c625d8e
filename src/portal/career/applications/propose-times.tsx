// Up to three times that suit the person better, in their own zone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateField } from '#portal/career/date-field.tsx'
import { Button } from '#ui/button.tsx'

export interface ProposeTimesProps {
  readonly zone: string
  onPropose(times: string[]): Promise<unknown>
  onCancel(): void
}

const MOST = 3

export function ProposeTimes({ zone, onPropose, onCancel }: ProposeTimesProps) {
  const { t } = useLingui()
  const [times, setTimes] = useState<readonly (string | null)[]>([null])
  const [error, setError] = useState<string>()
  const propose = () => {
    const given = times.filter((time) => time !== null)
    if (given.length === 0) return setError(t`Propose at least one time.`)
    if (given.some((time) => Date.parse(time) < Date.now())) return setError(t`Choose times in the future.`)
    return onPropose(given)
  }
  return (
    <form
      className="mt-4 grid max-w-80 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void propose()
      }}
    >
      {times.map((time, index) => (
        <DateField
          // biome-ignore lint/suspicious/noArrayIndexKey: the times have no other name
          key={index}
          granularity="minute"
          label={t`Time ${index + 1}, your local time`}
          value={time}
          onChange={(value) => {
            setError(undefined)
            setTimes(times.map((other, at) => (at === index ? value : other)))
          }}
          {...(index === 0 && error !== undefined && { error })}
        />
      ))}
      <p className="text-13 text-ink-muted">
        <Trans>The employer will see these times in their time zone, {zone}.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          <Trans>Propose times</Trans>
        </Button>
        {times.length < MOST && (
          <Button onPress={() => setTimes([...times, null])}>
            <Trans>Add another time</Trans>
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
