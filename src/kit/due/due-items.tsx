// The quick picks of a due date, days by which dates are put off, and a way to none and to any other, as rows of a menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { MenuItem } from '#ui/menu.tsx'
import { daysAfter, quickDays, withDay } from './quick-days.ts'
import { useQuickDayNames } from './use-quick-day-names.ts'

/** Days by which a date is put off. */
const LATER = [1, 3, 7] as const

export interface DueItemsProps {
  /** ms since the epoch */
  readonly now: number
  /** Of what is meant, something has a date that can be put off. */
  readonly hasDate: boolean
  /** @param next what each date becomes */
  readonly onChange: (next: (due: string | null) => string | null) => unknown
  readonly onOther: () => unknown
}

export function DueItems({ now, hasDate, onChange, onOther }: DueItemsProps) {
  const { t } = useLingui()
  const names = useQuickDayNames()
  const formats = useFormats()
  const laterNames = { 1: t`A day later`, 3: t`Three days later`, 7: t`A week later` }
  return (
    <>
      {quickDays(now).map(({ id, day }) => (
        <MenuItem
          key={id}
          textValue={names[id]}
          shortcut={formats.date(day, 'day')}
          onAction={() => onChange((due) => withDay(due, day))}
        >
          {names[id]}
        </MenuItem>
      ))}
      {hasDate &&
        LATER.map((days) => (
          <MenuItem key={days} onAction={() => onChange((due) => due && daysAfter(due, days))}>
            {laterNames[days]}
          </MenuItem>
        ))}
      <MenuItem onAction={() => onChange(() => null)}>{t`No date`}</MenuItem>
      <MenuItem onAction={onOther}>{t`Another date…`}</MenuItem>
    </>
  )
}
