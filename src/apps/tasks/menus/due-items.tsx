// The quick picks of a due date, and a way to any other, as rows of a menu. Used by the bulk bar's and the row's menu.
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { MenuItem } from '#ui/menu.tsx'
import { QUICK_PICKS, quickPick, withDay } from '../due.ts'
import { useQuickPickNames } from '../quick-pick-names.ts'
import { useTasks } from '../tasks-context.ts'

export function DueItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const names = useQuickPickNames()
  const formats = useFormats()
  const { commands, now, openDialog } = useTasks()
  return (
    <>
      {QUICK_PICKS.map((pick) => {
        const day = quickPick(pick, now)
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
      <MenuItem onAction={() => commands.setDue(ids, () => null)}>{t`No date`}</MenuItem>
      <MenuItem onAction={() => openDialog({ kind: 'due', ids })}>{t`Another date…`}</MenuItem>
    </>
  )
}
