// The tags as rows of a menu, ticked where every one of the tasks has it. Used by the bulk bar's, the row's and the detail's menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { MenuItem, MenuSection } from '#ui/menu.tsx'
import { useTasks } from '../tasks-context.ts'

export function TagItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const { tasks, tags, commands, openDialog } = useTasks()
  const chosen = tasks.filter(({ id }) => ids.includes(id))
  const held = tags.filter(({ id }) => chosen.every((task) => task.tags.includes(id))).map(({ id }) => id)
  const change = (keys: ReadonlySet<string>) => {
    const changed = tags.find(({ id }) => keys.has(id) !== held.includes(id))
    if (changed) void commands.setTag(ids, changed.id, keys.has(changed.id))
  }
  return (
    <>
      <MenuSection label={t`Tags`} selectionMode="multiple" selectedKeys={held} onSelectionChange={change}>
        {tags.map(({ id, title }) => (
          <MenuItem key={id} id={id}>
            {title}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection label={t`More`}>
        <MenuItem icon="plus" onAction={() => openDialog({ kind: 'tags', ids })}>{t`New tag…`}</MenuItem>
        <MenuItem
          icon="pencil-square"
          onAction={() => openDialog({ kind: 'tags', ids: [] })}
        >{t`Manage tags…`}</MenuItem>
      </MenuSection>
    </>
  )
}
