// The people as rows of a menu, the one who has all of the tasks ticked. Used by the bulk bar's, the row's and the detail's menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { useTasks } from '../tasks-context.ts'

const NOBODY = 'nobody'

export function AssigneeItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const { tasks, people, commands } = useTasks()
  const held = new Set(tasks.filter(({ id }) => ids.includes(id)).map(({ assignedTo }) => assignedTo ?? NOBODY))
  const change = (keys: ReadonlySet<string>) => {
    const [id] = keys
    if (id !== undefined) void commands.assign(ids, id === NOBODY ? null : id)
  }
  return (
    <MenuSection
      label={t`Assignee`}
      selectionMode="single"
      selectedKeys={held.size === 1 ? held : []}
      onSelectionChange={change}
    >
      {[{ id: NOBODY, name: t`No one` }, ...people].map(({ id, name }) => (
        <MenuItem key={id} id={id}>
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
