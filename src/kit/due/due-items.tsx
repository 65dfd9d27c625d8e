// The quick picks of a due date, what puts a date off by days, and a way to any other, as rows of a menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { MenuItem } from '#ui/menu.tsx'
import { daysAfter, QUICK_DAYS, quickDay, withDay } from './quick-days.ts'
import { useQuickDayNames } from './use-quick-day-names.ts'

export interface DueItemsProps {
  /** ms since the epoch */
  readonly now: number
  /** Something that they are for has a date that can be put off. */
  readonly hasDate: boolean
  /** @param dueOf gives the new date of one from its old one */
  readonly onDue: (dueOf: (due: string | null) => string | null) => unknown
  readonly onOther: () => void
}

/** Days by which a date is put off. */
const LATER = [1, 3, 7] as const

export function DueItems({ now, hasDate, onDue, onOther }: DueItemsProps) {
  const { t } = useLingui()
  const names = useQuickDayNames()
  const formats = useFormats()
  const laterNames = { 1: t`A day later`, 3: t`Three days later`, 7: t`A week later` }
  return (
    <>
      {QUICK_DAYS.map((pick) => {
        const day = quickDay(pick, now)
        return (
          <MenuItem
            key={pick}
            textValue={names[pick]}
            shortcut={formats.date(day, 'day')}
            onAction={() => onDue((due) => withDay(due, day))}
          >
            {names[pick]}
          </MenuItem>
        )
      })}
      {hasDate &&
        LATER.map((days) => (
          <MenuItem key={days} onAction={() => onDue((due) => due && daysAfter(due, days))}>
            {laterNames[days]}
          </MenuItem>
        ))}
      <MenuItem onAction={() => onDue(() => null)}>{t`No date`}</MenuItem>
      <MenuItem onAction={onOther}>{t`Another date…`}</MenuItem>
    </>
  )
}
