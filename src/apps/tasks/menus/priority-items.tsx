// The priorities as rows of a menu, the one that all of the tasks have ticked. Used by the bulk bar's, the row's and the detail's menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { PRIORITIES, usePriorityNames } from '../priority-names.ts'
import { useTasks } from '../tasks-context.ts'

export function PriorityItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const names = usePriorityNames()
  const { tasks, commands } = useTasks()
  const held = new Set(tasks.filter(({ id }) => ids.includes(id)).map(({ priority }) => priority))
  const change = (keys: ReadonlySet<string>) => {
    const priority = PRIORITIES.find((one) => keys.has(String(one)))
    if (priority !== undefined) void commands.setPriority(ids, priority)
  }
  return (
    <MenuSection
      label={t`Priority`}
      selectionMode="single"
      selectedKeys={held.size === 1 ? [...held].map(String) : []}
      onSelectionChange={change}
    >
      {PRIORITIES.map((priority) => (
        <MenuItem key={priority} id={String(priority)}>
          {names[priority]}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
