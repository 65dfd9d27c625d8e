// Sets how something repeats: by a quick pick, or every so many days, weeks on some weekdays, months on a day, years, for ever or to an end.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { endOfDay } from '#formats/due.ts'
import { FREQUENCIES, type Frequency, firstFrom, type Recurrence, readRule, ruleText } from '#formats/recurrence.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRepeatText } from './use-repeat-text.ts'
import { WEEKDAYS, weekdayDate } from './weekdays.ts'

export interface RepeatEditorProps {
  /** An RRULE; null: it does not repeat. */
  readonly repeat: string | null
  /** ISO instant; null for none */
  readonly due: string | null
  /** ms since the epoch */
  readonly now: number
  /** @param due when it is due first, as the repetition wants it */
  readonly onChange: (repeat: string | null, due?: string) => void
}

export function RepeatEditor({ repeat, due, now, onChange }: RepeatEditorProps) {
  const { t } = useLingui()
  const textOf = useRepeatText()
  const day = due === null ? endOfDay(new Date(now)) : new Date(due)
  const set = (rule: Recurrence) => onChange(ruleText(rule), firstFrom(rule, day).toISOString())
  const every: Recurrence = { freq: 'DAILY', interval: 1, weekdays: [], monthDay: null, until: null, count: null }
  const picks: readonly Recurrence[] = [
    every,
    { ...every, freq: 'WEEKLY', weekdays: [1, 2, 3, 4, 5] },
    { ...every, freq: 'WEEKLY', weekdays: [day.getDay()] },
    { ...every, freq: 'MONTHLY', monthDay: day.getDate() },
    { ...every, freq: 'YEARLY' },
  ]
  return (
    <div className="w-72 space-y-4">
      <div className="flex flex-col gap-0.5">
        {picks.map((pick) => (
          <Button
            key={ruleText(pick)}
            size="sm"
            variant="quiet"
            className="justify-start! text-ink!"
            onPress={() => set(pick)}
          >
            {textOf(ruleText(pick))}
          </Button>
        ))}
      </div>
      <OwnRule rule={(repeat && readRule(repeat)) || { ...every, freq: 'WEEKLY' }} day={day} onSet={set} />
      <Button size="sm" variant="quiet" isWide isDisabled={repeat === null} onPress={() => onChange(null)}>
        {t`Don’t repeat`}
      </Button>
    </div>
  )
}

interface OwnRuleProps {
  readonly rule: Recurrence
  /** When it is due. */
  readonly day: Date
  readonly onSet: (rule: Recurrence) => void
}

type End = 'never' | 'until' | 'count'

function OwnRule({ rule: given, day, onSet }: OwnRuleProps) {
  const { t } = useLingui()
  const own = useOwnRule(given, day, onSet)
  const { rule, change, interval, setInterval, intervalError, submit } = own
  const units: Readonly<Record<Frequency, string>> = {
    DAILY: plural(rule.interval, { one: 'day', other: 'days' }),
    WEEKLY: plural(rule.interval, { one: 'week', other: 'weeks' }),
    MONTHLY: plural(rule.interval, { one: 'month', other: 'months' }),
    YEARLY: plural(rule.interval, { one: 'year', other: 'years' }),
  }
  return (
    <form onSubmit={submit} noValidate className="space-y-3 border-line-soft border-t pt-4">
      <div className="grid grid-cols-[88px_minmax(0,1fr)] items-start gap-2">
        <TextField
          label={t`Every`}
          inputMode="numeric"
          value={interval}
          error={intervalError}
          onChange={setInterval}
          autoComplete="off"
        />
        <Select
          label={t`Unit`}
          options={FREQUENCIES.map((id) => ({ id, label: units[id] }))}
          value={rule.freq}
          onChange={(freq) => change({ freq })}
        />
      </div>
      <Select<'due' | 'done'>
        label={t`Counted from`}
        options={[
          { id: 'due', label: t`Due date` },
          { id: 'done', label: t`Completion date` },
        ]}
        value={rule.afterDone ? 'done' : 'due'}
        onChange={(from) => change({ afterDone: from === 'done' || undefined })}
      />
      {rule.freq === 'WEEKLY' && !rule.afterDone && (
        <Weekdays
          chosen={rule.weekdays.length > 0 ? rule.weekdays : [day.getDay()]}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      {rule.freq === 'MONTHLY' && !rule.afterDone && (
        <MonthDay value={rule.monthDay ?? day.getDate()} onChange={(monthDay) => change({ monthDay })} />
      )}
      <EndFields own={own} />
      <Button type="submit" variant="primary" isWide>
        <Trans>Set repeat</Trans>
      </Button>
    </form>
  )
}

/** What is chosen and typed before it is set. */
function useOwnRule(given: Recurrence, day: Date, onSet: OwnRuleProps['onSet']) {
  const { t } = useLingui()
  const [rule, setRule] = useState(given)
  const [interval, setInterval] = useState(String(given.interval))
  const [end, setEnd] = useState<End>(given.until !== null ? 'until' : given.count !== null ? 'count' : 'never')
  const [count, setCount] = useState(String(given.count ?? 10))
  const intervalError = isWhole(interval, 999) ? undefined : t`Enter a number from 1 to 999.`
  const countError = end !== 'count' || isWhole(count, 9999) ? undefined : t`Enter a number from 1 to 9,999.`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (intervalError || countError || (end === 'until' && rule.until === null)) return
    const { freq, weekdays, monthDay, until, afterDone } = rule
    onSet({
      freq,
      interval: Number(interval),
      weekdays: freq === 'WEEKLY' && !afterDone ? (weekdays.length > 0 ? weekdays : [day.getDay()]) : [],
      monthDay: freq === 'MONTHLY' && !afterDone ? (monthDay ?? day.getDate()) : null,
      until: end === 'until' ? until : null,
      count: end === 'count' ? Number(count) : null,
      ...(afterDone && { afterDone }),
    })
  }
  return {
    rule,
    change: (part: Partial<Recurrence>) => setRule({ ...rule, ...part }),
    ...{ interval, setInterval, intervalError, end, setEnd, count, setCount, countError, submit },
  }
}

function EndFields({ own }: { readonly own: ReturnType<typeof useOwnRule> }) {
  const { t } = useLingui()
  const { rule, change, end, setEnd, count, setCount, countError } = own
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <Select<End>
        label={t`Ends`}
        options={[
          { id: 'never', label: t`Never` },
          { id: 'until', label: t`On a date` },
          { id: 'count', label: t`After` },
        ]}
        value={end}
        onChange={setEnd}
        className={end === 'count' ? undefined : 'col-span-2'}
      />
      {end === 'count' && (
        <TextField
          label={t`Number of times`}
          inputMode="numeric"
          value={count}
          error={countError}
          onChange={setCount}
          autoComplete="off"
        />
      )}
      {end === 'until' && (
        <DatePicker
          label={t`Last day`}
          value={rule.until}
          error={rule.until === null ? t`Choose the last day.` : undefined}
          onChange={(until) => change({ until })}
          className="col-span-2"
        />
      )}
    </div>
  )
}

const isWhole = (text: string, most: number): boolean => /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= most

interface WeekdaysProps {
  readonly chosen: readonly number[]
  readonly onChange: (weekdays: number[]) => void
}

/** At least one stays. */
function Weekdays({ chosen, onChange }: WeekdaysProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const toggle = (day: number) => {
    const next = WEEKDAYS.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="flex justify-between">
      <legend className="sr-only">{t`Days of the week`}</legend>
      {WEEKDAYS.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={chosen.includes(day)}
          aria-label={date(weekdayDate(day), 'weekdayName')}
          onClick={() => toggle(day)}
          className={cx(
            'grid size-9 cursor-pointer place-items-center rounded-full border text-13 pointer-coarse:h-11',
            chosen.includes(day)
              ? 'border-accent-text bg-accent-tint font-medium text-accent-text'
              : 'border-line-strong text-ink-muted hover:text-ink',
          )}
        >
          {date(weekdayDate(day), 'weekdayShort').slice(0, 2)}
        </button>
      ))}
    </fieldset>
  )
}

function MonthDay({ value, onChange }: { value: number; onChange: (monthDay: number) => void }) {
  const { t } = useLingui()
  const days = Array.from({ length: 31 }, (_, index) => String(index + 1))
  return (
    <Select
      label={t`Day of the month`}
      options={[...days.map((id) => ({ id, label: id })), { id: '-1', label: t`Last day` }]}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
