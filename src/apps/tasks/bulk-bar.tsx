// What can be done to all the selected tasks at once. Used by of-rows.tsx.
// @chunk tasks-menus
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BulkButton, BulkBar as KitBar } from '#kit/list/bulk-bar.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import type { BulkMenuProps } from './menus/bulk-menu.tsx'
import { useTasks } from './tasks-context.ts'

const bulkMenu = lazyMenu<BulkMenuProps>(() => import('./menus/bulk-menu.tsx'))

export interface BulkBarProps {
  /** The selected tasks, in order. */
  readonly ids: readonly string[]
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onRemove: (ids: readonly string[]) => void
  readonly onClear: () => void
}

export function BulkBar({ ids, onComplete, onRemove, onClear }: BulkBarProps) {
  const { t } = useLingui()
  const { tasks } = useTasks()
  const isAllDone = tasks.every((task) => !ids.includes(task.id) || task.completed)
  const label = plural(ids.length, { one: '# task selected', other: '# tasks selected' })
  const menu = (of: BulkMenuProps['of'], icon: string, name: string) => (
    <LazyMenu
      source={bulkMenu}
      menu={{ of, ids }}
      opener={(opener) => <BulkButton {...opener} icon={icon} name={name} />}
    />
  )
  return (
    <KitBar count={ids.length} label={label} onClear={onClear}>
      <BulkButton
        icon="check-circle"
        name={isAllDone ? t`Reopen` : t`Complete`}
        onClick={() => onComplete(ids, !isAllDone)}
      />
      {menu('due', 'calendar', t`Due date`)}
      {menu('tag', 'tag', t`Tag`)}
      {menu('move', 'arrow-right', t`Move`)}
      <BulkButton icon="trash" name={t`Delete`} onClick={() => onRemove(ids)} />
      {menu('more', 'ellipsis-horizontal', t`More`)}
    </KitBar>
  )
}
