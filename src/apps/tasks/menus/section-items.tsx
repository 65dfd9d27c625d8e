// The sections to move tasks to, as rows of a menu. Used by the bulk bar's, the row's and the detail's menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { MenuItem } from '#ui/menu.tsx'
import { isSection } from '../outline.ts'
import { listIdOf } from '../task-lists.ts'
import { useTasks } from '../tasks-context.ts'

export function SectionItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const { tasks, commands } = useTasks()
  const listId = listIdOf(tasks.find(({ id }) => id === ids[0]))
  return (
    <>
      <MenuItem id="none" onAction={() => commands.moveToSection(ids, null)}>{t`No section`}</MenuItem>
      {tasks
        .filter((task) => isSection(task) && listIdOf(task) === listId)
        .map((section) => (
          <MenuItem key={section.id} id={section.id} onAction={() => commands.moveToSection(ids, section)}>
            {section.title || t`Untitled`}
          </MenuItem>
        ))}
    </>
  )
}
