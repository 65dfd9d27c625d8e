// The lists to move tasks to, as rows of a menu, the one that holds all of them ticked. Used by the bulk bar's, the row's and the detail's menu.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { ChoiceSection } from '#ui/choice-section.tsx'
import { Menu, MenuItem, MenuSection, Submenu } from '#ui/menu.tsx'
import { INBOX, listIdOf } from '../task-lists.ts'
import { useTasks } from '../tasks-context.ts'
import { useCommon } from './use-common.ts'

export function ListItems({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const { lists, commands, openDialog } = useTasks()
  const choices = [{ id: INBOX, label: t`Tasks` }, ...lists.map(({ id, title }) => ({ id, label: title }))]
  const move = (id: string | undefined) =>
    id && void commands.moveToList(ids, lists.find((list) => list.id === id) ?? null)
  const chosen = useCommon(ids, (task) => listIdOf(task) ?? INBOX)
  return (
    <>
      <ChoiceSection label={t`List`} choices={choices} chosen={chosen} onChoose={move} />
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
