// Sets a due date: in words, by a quick pick, from a calendar, with or without a time of day. Used by the detail and the due dialog; loaded with them.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { endOfDay, isWholeDay } from '#formats/due.ts'
import { localDay } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { TextField } from '#ui/text-field.tsx'
import { readDue } from './add/dates.ts'
import { QUICK_PICKS, quickPick, withDay } from './due.ts'
import { useQuickPickNames } from './quick-pick-names.ts'
import { useTasks } from './tasks-context.ts'

export interface DueEditorProps {
  /** ISO instant; null for none */
  readonly due: string | null
  /** The date is chosen. */
  readonly onChange: (due: string | null) => void
}

export function DueEditor({ due, onChange }: DueEditorProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const names = useQuickPickNames()
  const { now } = useTasks()
  return (
    <div className="w-72 space-y-4">
      <InWords onChange={onChange} />
      <div className="flex flex-col gap-0.5">
        {QUICK_PICKS.map((pick) => (
          <Button
            key={pick}
            size="sm"
            variant="quiet"
            className="justify-between! text-ink!"
            onPress={() => onChange(withDay(due, quickPick(pick, now)))}
          >
            {names[pick]}
            <span className="font-normal text-12 text-ink-muted">{formats.date(quickPick(pick, now), 'shortDay')}</span>
          </Button>
        ))}
      </div>
      <DayAndTime due={due} onChange={onChange} />
      <Button size="sm" variant="quiet" isWide isDisabled={due === null} onPress={() => onChange(null)}>
        {t`No date`}
      </Button>
    </div>
  )
}

function InWords({ onChange }: Pick<DueEditorProps, 'onChange'>) {
  const { t } = useLingui()
  const { language } = usePrefs()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const due = readDue(text, language, Date.now())
    if (due === null) setRefused(true)
    else onChange(due)
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        autoFocus
        label={t`When`}
        placeholder={t`tomorrow 10:00, 12 March, in 3 days`}
        autoComplete="off"
        value={text}
        error={isRefused ? t`That date doesn’t exist. Try 28/2 or “fri 10:00”.` : undefined}
        onChange={(next) => {
          setText(next)
          setRefused(false)
        }}
        onBlur={() => setRefused(text.trim() !== '' && readDue(text, language, Date.now()) === null)}
      />
    </form>
  )
}

function DayAndTime({ due, onChange }: DueEditorProps) {
  const { t } = useLingui()
  const date = due === null ? null : new Date(due)
  const time = date && !isWholeDay(date) ? `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : ''
  const [day, setDay] = useState(date ? localDay(date) : null)
  const [clock, setClock] = useState(time)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== null) onChange(dueOf(day, clock).toISOString())
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <DatePicker label={t`Day`} value={day} onChange={setDay} className="col-span-2" />
      <TextField label={t`Time`} type="time" value={clock} onChange={setClock} />
      <Button type="submit" variant="primary" isDisabled={day === null}>
        <Trans>Set</Trans>
      </Button>
    </form>
  )
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** @param day `2026-11-19` @param clock `10:30`, or empty for the whole day */
function dueOf(day: string, clock: string): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const date = new Date(year, month - 1, dayOfMonth)
  if (clock === '') return endOfDay(date)
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  date.setHours(hours, minutes, 0, 0)
  return date
}
