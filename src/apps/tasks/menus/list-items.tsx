// The lists to move tasks to, as rows of a menu, the one that holds all of them ticked. Used by the bulk bar's, the row's and the detail's menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { Menu, MenuItem, MenuSection, Submenu } from '#ui/menu.tsx'
import { INBOX, listIdOf } from '../task-lists.ts'
import { useTasks } from '../tasks-context.ts'

export function ListItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const { tasks, lists, commands, openDialog } = useTasks()
  const held = new Set(tasks.filter(({ id }) => ids.includes(id)).map((task) => listIdOf(task) ?? INBOX))
  const move = (keys: ReadonlySet<string>) => {
    const [chosen] = keys
    if (chosen) void commands.moveToList(ids, lists.find(({ id }) => id === chosen) ?? null)
  }
  return (
    <>
      <MenuSection
        label={t`List`}
        selectionMode="single"
        selectedKeys={held.size === 1 ? held : []}
        onSelectionChange={move}
      >
        {[{ id: INBOX, title: t`Tasks` }, ...lists].map(({ id, title }) => (
          <MenuItem key={id} id={id}>
            {title}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection label={t`More`}>
        <MenuItem icon="plus" onAction={() => openDialog({ kind: 'lists', ids })}>{t`New list…`}</MenuItem>
      </MenuSection>
    </>
  )
}

/** As a row of a menu. */
export function MoveToList({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  return (
    <Submenu trigger={<MenuItem icon="list-bullet">{t`Move to list`}</MenuItem>}>
      <Menu aria-label={t`Move to list`}>
        <ListItems ids={ids} />
      </Menu>
    </Submenu>
  )
}
