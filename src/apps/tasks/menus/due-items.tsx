// The quick picks of a due date, and a way to any other, as rows of a menu. Used by the bulk bar's and the row's menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { daysAfter, QUICK_DAYS, quickDay, withDay } from '#kit/due/quick-days.ts'
import { useQuickDayNames } from '#kit/due/use-quick-day-names.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { MenuItem } from '#ui/menu.tsx'
import { useTasks } from '../tasks-context.ts'

/** Days by which a date is put off. */
const LATER = [1, 3, 7] as const

export function DueItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const names = useQuickDayNames()
  const formats = useFormats()
  const { tasks, commands, now, openDialog } = useTasks()
  const laterNames = { 1: t`A day later`, 3: t`Three days later`, 7: t`A week later` }
  const hasDate = tasks.some(({ id, dueDate }) => dueDate !== null && ids.includes(id))
  return (
    <>
      {QUICK_DAYS.map((pick) => {
        const day = quickDay(pick, now)
        return (
          <MenuItem
            key={pick}
            textValue={names[pick]}
            shortcut={formats.date(day, 'day')}
            onAction={() => commands.setDue(ids, ({ dueDate }) => withDay(dueDate, day))}
          >
            {names[pick]}
          </MenuItem>
        )
      })}
      {hasDate &&
        LATER.map((days) => (
          <MenuItem
            key={days}
            onAction={() => commands.setDue(ids, ({ dueDate }) => dueDate && daysAfter(dueDate, days))}
          >
            {laterNames[days]}
          </MenuItem>
        ))}
      <MenuItem onAction={() => commands.setDue(ids, () => null)}>{t`No date`}</MenuItem>
      <MenuItem onAction={() => openDialog({ kind: 'due', ids })}>{t`Another date…`}</MenuItem>
    </>
  )
}
