// Sets when a card is due: a day from a calendar, with or without a time of day. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { localDay } from '#formats/iso-day.ts'
import { clockOf, dueOf } from '#kit/due/day-and-time.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface DueEditorProps {
  /** ISO instant; null for none */
  readonly due: string | null
  readonly onChange: (due: string | null) => void
}

export default function DueEditor({ due, onChange }: DueEditorProps) {
  const { t } = useLingui()
  const date = due === null ? null : new Date(due)
  const [day, setDay] = useState(date ? localDay(date) : null)
  const [clock, setClock] = useState(date ? clockOf(date) : '')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day === null) setRefused(true)
    else onChange(dueOf(day, clock).toISOString())
  }
  return (
    <form onSubmit={submit} noValidate className="w-64 space-y-3">
      <DatePicker
        label={t`Day`}
        value={day}
        error={isRefused ? t`Choose a day.` : undefined}
        onChange={(next) => {
          setDay(next)
          setRefused(false)
        }}
      />
      <TextField label={t`Time (optional)`} type="time" value={clock} onChange={setClock} />
      <div className="flex justify-end gap-2">
        {due !== null && (
          <Button variant="quiet" onPress={() => onChange(null)}>
            <Trans>No due date</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary">
          <Trans>Set date</Trans>
        </Button>
      </div>
    </form>
  )
}
