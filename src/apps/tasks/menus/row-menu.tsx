// The menu of one row, where it was right-clicked or pressed for long: everything that can be done to the task or the section. Used by of-rows.tsx.
// @chunk tasks-menus
import { useLingui } from '@lingui/react/macro'
import { RowMenu as KitMenu, useKeyHints } from '#kit/list/row-menu.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { Menu, MenuItem, MenuSeparator, Submenu } from '#ui/menu.tsx'
import type { Step } from '../moves.ts'
import { taskHref, useTasks } from '../tasks-context.ts'
import { tasksKeys } from '../tasks-keys.ts'
import { useExport } from '../use-export.ts'
import { AssigneeItems } from './assignee-items.tsx'
import { TasksDueItems } from './due-items.tsx'
import { MoveToList } from './list-items.tsx'
import { PriorityItems } from './priority-items.tsx'
import { SectionItems } from './section-items.tsx'
import { TagItems } from './tag-items.tsx'

export interface RowMenuProps {
  readonly anchor: RowMenuAnchor
  /** What the menu acts on: all that are selected where the row is among them. */
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onEdit: (key: string) => void
  readonly onSelect: (key: string) => void
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onRemove: (key: string) => void
  readonly onAddTo: (sectionId: string) => void
  readonly onMove: (key: string, step: Step) => void
}

export function RowMenu(props: RowMenuProps) {
  const { t } = useLingui()
  const { tasks } = useTasks()
  const { anchor, onClose } = props
  const row = tasks.find(({ id }) => id === anchor.key)
  return (
    <KitMenu anchor={anchor} label={row?.title || t`Untitled`} onClose={onClose}>
      {row?.type === 'section' ? <SectionActions {...props} /> : <TaskActions {...props} />}
    </KitMenu>
  )
}

function TaskActions({ anchor: { key }, ids, onEdit, onSelect, onComplete, onRemove, onMove }: RowMenuProps) {
  const { t } = useLingui()
  const { tasks, setSearch, commands, openDialog } = useTasks()
  const copyLink = useCopyLink()
  const exportTasks = useExport()
  const hint = useKeyHints(tasksKeys)
  const completed = tasks.find(({ id }) => id === key)?.completed ?? false
  return (
    <>
      <MenuItem
        icon="arrow-top-right-on-square"
        shortcut={hint('open')}
        onAction={() => setSearch({ task: key })}
      >{t`Open`}</MenuItem>
      <MenuItem icon="pencil" shortcut={hint('edit')} onAction={() => onEdit(key)}>{t`Edit title`}</MenuItem>
      <MenuItem icon="check-circle" shortcut={hint('complete')} onAction={() => onComplete(ids, !completed)}>
        {completed ? t`Reopen` : t`Complete`}
      </MenuItem>
      <MenuItem icon="check" shortcut={hint('select')} onAction={() => onSelect(key)}>{t`Select`}</MenuItem>
      <MenuSeparator />
      <Submenu trigger={<MenuItem icon="calendar">{t`Due date`}</MenuItem>}>
        <Menu aria-label={t`Due date`}>
          <TasksDueItems ids={ids} />
        </Menu>
      </Submenu>
      <MenuItem icon="clock" onAction={() => openDialog({ kind: 'reminder', id: key })}>{t`Remind me…`}</MenuItem>
      <Submenu trigger={<MenuItem icon="flag">{t`Priority`}</MenuItem>}>
        <Menu aria-label={t`Priority`}>
          <PriorityItems ids={ids} />
        </Menu>
      </Submenu>
      <Submenu trigger={<MenuItem icon="tag">{t`Tags`}</MenuItem>}>
        <Menu aria-label={t`Tags`}>
          <TagItems ids={ids} />
        </Menu>
      </Submenu>
      <Submenu trigger={<MenuItem icon="user">{t`Assignee`}</MenuItem>}>
        <Menu aria-label={t`Assignee`}>
          <AssigneeItems ids={ids} />
        </Menu>
      </Submenu>
      <Submenu trigger={<MenuItem icon="arrow-right">{t`Move to section`}</MenuItem>}>
        <Menu aria-label={t`Move to section`}>
          <SectionItems ids={ids} />
        </Menu>
      </Submenu>
      <MoveToList ids={ids} />
      <MoveItems move={(step) => onMove(key, step)} />
      <MenuSeparator />
      <MenuItem icon="document-duplicate" onAction={() => commands.duplicate(ids)}>{t`Duplicate`}</MenuItem>
      <MenuItem icon="link" onAction={() => copyLink(taskHref(key))}>{t`Copy link`}</MenuItem>
      <MenuItem icon="arrow-down-tray" onAction={() => exportTasks(ids)}>{t`Export as calendar (.ics)`}</MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={() => onRemove(key)}>{t`Delete`}</MenuItem>
    </>
  )
}

function MoveItems({ move }: { readonly move: (step: Step) => void }) {
  const { t } = useLingui()
  const hint = useKeyHints(tasksKeys)
  return (
    <>
      <MenuItem icon="arrow-up" shortcut={hint('top')} onAction={() => move('top')}>{t`Move to top`}</MenuItem>
      <MenuItem icon="arrow-up" shortcut={hint('move-up')} onAction={() => move(-1)}>{t`Move up`}</MenuItem>
      <MenuItem icon="arrow-down" shortcut={hint('move-down')} onAction={() => move(1)}>{t`Move down`}</MenuItem>
    </>
  )
}

function SectionActions({ anchor: { key }, onEdit, onRemove, onAddTo, onMove }: RowMenuProps) {
  const { t } = useLingui()
  const hint = useKeyHints(tasksKeys)
  return (
    <>
      <MenuItem icon="plus" onAction={() => onAddTo(key)}>{t`Add task`}</MenuItem>
      <MenuItem icon="pencil" shortcut={hint('edit')} onAction={() => onEdit(key)}>{t`Rename`}</MenuItem>
      <MoveToList ids={[key]} />
      <MoveItems move={(step) => onMove(key, step)} />
      <MenuSeparator />
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={() => onRemove(key)}>{t`Delete section…`}</MenuItem>
    </>
  )
}
