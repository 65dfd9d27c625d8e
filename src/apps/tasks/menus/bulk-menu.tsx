// The menus of the bulk bar: one for each kind of change. A chunk of its own.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuTrigger, Submenu } from '#ui/menu.tsx'
import { useTasks } from '../tasks-context.ts'
import { useExport } from '../use-export.ts'
import { AssigneeItems } from './assignee-items.tsx'
import { TasksDueItems } from './due-items.tsx'
import { MoveToList } from './list-items.tsx'
import { PriorityItems } from './priority-items.tsx'
import { SectionItems } from './section-items.tsx'
import { TagItems } from './tag-items.tsx'

export interface BulkMenuProps {
  readonly of: 'due' | 'tag' | 'move' | 'more'
  readonly ids: readonly string[]
}

export default function BulkMenu({ of, ids, ...trigger }: BulkMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const names = { due: t`Due date`, tag: t`Tag`, move: t`Move to section`, more: t`More` }
  return (
    <MenuTrigger {...trigger} placement="top">
      <Menu aria-label={names[of]}>
        {of === 'due' && <TasksDueItems ids={ids} />}
        {of === 'tag' && <TagItems ids={ids} />}
        {of === 'move' && <SectionItems ids={ids} />}
        {of === 'more' && <MoreItems ids={ids} />}
      </Menu>
    </MenuTrigger>
  )
}

function MoreItems({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  const { commands } = useTasks()
  const exportTasks = useExport()
  return (
    <>
      <Submenu trigger={<MenuItem icon="flag">{t`Priority`}</MenuItem>}>
        <Menu aria-label={t`Priority`}>
          <PriorityItems ids={ids} />
        </Menu>
      </Submenu>
      <Submenu trigger={<MenuItem icon="user">{t`Assignee`}</MenuItem>}>
        <Menu aria-label={t`Assignee`}>
          <AssigneeItems ids={ids} />
        </Menu>
      </Submenu>
      <MoveToList ids={ids} />
      <MenuItem icon="document-duplicate" onAction={() => commands.duplicate(ids)}>{t`Duplicate`}</MenuItem>
      <MenuItem icon="arrow-down-tray" onAction={() => exportTasks(ids)}>{t`Export as calendar (.ics)`}</MenuItem>
      <MenuItem icon="table-cells" onAction={() => exportTasks(ids, 'csv')}>{t`Export as a table (.csv)`}</MenuItem>
    </>
  )
}
