// The menu of one row, where it was right-clicked or pressed for long: everything that can be done to the task or the section. A chunk of its own.
import { useLingui } from '@lingui/react/macro'
import { chosenKeys, useKeyChoices } from '#platform/keys/key-choices.ts'
import { actionId } from '#platform/keys/key-table.ts'
import { tasksKeys } from '#platform/keys/tables/tasks-keys.ts'
import { useKeyWords } from '#platform/keys/use-key-words.ts'
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '#ui/menu.tsx'
import type { RowMenuPlace } from '../list/use-row-menu.ts'
import { useTasks } from '../tasks-context.ts'
import { useCopyLink } from '../use-copy-link.ts'
import { useExport } from '../use-export.ts'
import { AssigneeItems } from './assignee-items.tsx'
import { DueItems } from './due-items.tsx'
import { PriorityItems } from './priority-items.tsx'
import { SectionItems } from './section-items.tsx'
import { TagItems } from './tag-items.tsx'

export interface RowMenuProps {
  readonly place: RowMenuPlace
  /** What the menu acts on: all that are selected where the row is among them. */
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onEdit: (key: string) => void
  readonly onSelect: (key: string) => void
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onRemove: (key: string) => void
  readonly onAddTo: (sectionId: string) => void
  readonly onMove: (key: string, step: -1 | 1) => void
}

export default function RowMenu(props: RowMenuProps) {
  const { t } = useLingui()
  const { tasks } = useTasks()
  const { place, onClose } = props
  const row = tasks.find(({ id }) => id === place.key)
  // The menu hangs on a point, which a button of no size stands for.
  const point = (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t`Actions`}
      className="fixed size-0"
      style={{ left: place.x, top: place.y }}
    />
  )
  return (
    <MenuTrigger trigger={point} isOpen placement="bottom start" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu aria-label={row?.title || t`Untitled`}>
        {row?.type === 'section' ? <SectionActions {...props} /> : <TaskActions {...props} />}
      </Menu>
    </MenuTrigger>
  )
}

type Named = Extract<keyof typeof tasksKeys.actions, string>

/** The first key of an action, as it was chosen, in words. */
function useHints(): (name: Named) => string | undefined {
  const choices = useKeyChoices()
  const wordsOf = useKeyWords()
  return (name) => {
    const [chord] = chosenKeys(actionId(tasksKeys, name), tasksKeys.actions[name].keys, choices)
    return chord === undefined ? undefined : wordsOf(chord).join(' ')
  }
}

function TaskActions({ place: { key }, ids, onEdit, onSelect, onComplete, onRemove, onMove }: RowMenuProps) {
  const { t } = useLingui()
  const { tasks, setSearch, verbs } = useTasks()
  const copyLink = useCopyLink()
  const exportTasks = useExport()
  const hint = useHints()
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
          <DueItems ids={ids} />
        </Menu>
      </Submenu>
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
      <MenuItem icon="arrow-up" shortcut={hint('move-up')} onAction={() => onMove(key, -1)}>{t`Move up`}</MenuItem>
      <MenuItem icon="arrow-down" shortcut={hint('move-down')} onAction={() => onMove(key, 1)}>{t`Move down`}</MenuItem>
      <MenuSeparator />
      <MenuItem icon="document-duplicate" onAction={() => verbs.duplicate(ids)}>{t`Duplicate`}</MenuItem>
      <MenuItem icon="link" onAction={() => copyLink(key)}>{t`Copy link`}</MenuItem>
      <MenuItem icon="arrow-down-tray" onAction={() => exportTasks(ids)}>{t`Export as calendar file`}</MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={() => onRemove(key)}>{t`Delete`}</MenuItem>
    </>
  )
}

function SectionActions({ place: { key }, onEdit, onRemove, onAddTo, onMove }: RowMenuProps) {
  const { t } = useLingui()
  const hint = useHints()
  return (
    <>
      <MenuItem icon="plus" onAction={() => onAddTo(key)}>{t`Add task`}</MenuItem>
      <MenuItem icon="pencil" shortcut={hint('edit')} onAction={() => onEdit(key)}>{t`Rename`}</MenuItem>
      <MenuItem icon="arrow-up" shortcut={hint('move-up')} onAction={() => onMove(key, -1)}>{t`Move up`}</MenuItem>
      <MenuItem icon="arrow-down" shortcut={hint('move-down')} onAction={() => onMove(key, 1)}>{t`Move down`}</MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" shortcut={hint('delete')} onAction={() => onRemove(key)}>{t`Delete section…`}</MenuItem>
    </>
  )
}
