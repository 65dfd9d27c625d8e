// Sets a due date: in words, by a quick pick, from a calendar, with or without a time of day.
// @chunk due
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { localDay } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { TextField } from '#ui/text-field.tsx'
import { clockOf, dueOf } from './day-and-time.ts'
import { readDue } from './find-dates.ts'
import { quickDays, withDay } from './quick-days.ts'
import { useQuickDayNames } from './use-quick-day-names.ts'

export interface DueEditorProps {
  /** ISO instant; null for none */
  readonly due: string | null
  /** The date is chosen. */
  readonly onChange: (due: string | null) => void
}

export function DueEditor({ due, onChange }: DueEditorProps) {
  const now = useNow()
  const { t } = useLingui()
  const formats = useFormats()
  const names = useQuickDayNames()
  return (
    <div className="w-72 space-y-4">
      <DueInput onChange={onChange} />
      <div className="flex flex-col gap-0.5">
        {quickDays(now).map(({ id, day }) => (
          <Button
            key={id}
            size="sm"
            variant="quiet"
            className="justify-between! text-ink!"
            onPress={() => onChange(withDay(due, day))}
          >
            {names[id]}
            <span className="font-normal text-12 text-ink-muted">{formats.date(day, 'shortDay')}</span>
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

function DueInput({ onChange }: Pick<DueEditorProps, 'onChange'>) {
  const { language } = usePrefs()
  const { t } = useLingui()
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
        error={isRefused ? t`Cairn doesn’t recognise this date. Try “28/2” or “Fri 10:00”.` : undefined}
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
  const [day, setDay] = useState(date ? localDay(date) : null)
  const [clock, setClock] = useState(date ? clockOf(date) : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== null) onChange(dueOf(day, clock).toISOString())
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <DatePicker label={t`Day`} value={day} onChange={setDay} className="col-span-2" />
      <TextField label={t`Time`} type="time" value={clock} onChange={setClock} />
      <Button type="submit" variant="primary" isDisabled={day === null}>
        <Trans>Set date</Trans>
      </Button>
    </form>
  )
}
