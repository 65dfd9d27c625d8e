// What can be done to all the selected tasks at once; floats over the foot of the list. A chunk of its own; shown by list-pane.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu, type MenuOpener } from './lazy-menu.tsx'
import type { BulkMenuProps } from './menus/bulk-menu.tsx'
import { useTasks } from './tasks-context.ts'

const bulkMenu = lazyMenu<BulkMenuProps>(() => import('./menus/bulk-menu.tsx'))

export interface BulkBarProps {
  /** The selected tasks, as they stand. */
  readonly ids: readonly string[]
  readonly onComplete: (ids: readonly string[], completed: boolean) => void
  readonly onRemove: (ids: readonly string[]) => void
  readonly onClear: () => void
}

export default function BulkBar({ ids, onComplete, onRemove, onClear }: BulkBarProps) {
  const { t } = useLingui()
  const { tasks } = useTasks()
  const isAllDone = tasks.every((task) => !ids.includes(task.id) || task.completed)
  const words = plural(ids.length, { one: '# task selected', other: '# tasks selected' })
  const menu = (of: BulkMenuProps['of'], icon: string, name: string) => (
    <LazyMenu
      source={bulkMenu}
      menu={{ of, ids }}
      opener={(opener) => <BarButton {...opener} icon={icon} name={name} />}
    />
  )
  return (
    <div
      role="toolbar"
      aria-label={words}
      className="absolute inset-x-2 bottom-19 z-(--z-sticky) mx-auto flex h-12 w-fit max-w-full items-center rounded-12 bg-surface-overlay ps-4 pe-2 shadow-menu max-md:w-auto max-md:justify-between md:bottom-6 md:gap-0.5 forced-colors:border print:hidden"
    >
      <span className="whitespace-nowrap font-medium tabular-nums">
        {ids.length}{' '}
        <span className="max-md:sr-only">
          <Trans>selected</Trans>
        </span>
      </span>
      <Rule />
      <BarButton
        icon="check-circle"
        name={isAllDone ? t`Reopen` : t`Complete`}
        onClick={() => onComplete(ids, !isAllDone)}
      />
      {menu('due', 'calendar', t`Due date`)}
      {menu('tag', 'tag', t`Tag`)}
      {menu('move', 'arrow-right', t`Move`)}
      <BarButton icon="trash" name={t`Delete`} onClick={() => onRemove(ids)} />
      {menu('more', 'ellipsis-horizontal', t`More`)}
      <Rule />
      <IconButton icon="x-mark" size="sm" label={t`Clear selection`} onPress={onClear} />
    </div>
  )
}

interface BarButtonProps extends Partial<MenuOpener> {
  readonly icon: string
  readonly name: string
}

/** Its icon alone below md, and for 'More' everywhere. */
function BarButton({ icon, name, ...press }: BarButtonProps) {
  const isIconOnly = icon === 'ellipsis-horizontal'
  return (
    <Button {...press} variant="quiet" size="sm" className="text-ink! max-md:px-1.5! max-md:min-w-control-sm">
      <Icon name={icon} size={16} />
      <span className={isIconOnly ? 'sr-only' : 'max-lg:sr-only'}>{name}</span>
    </Button>
  )
}

const Rule = () => <span aria-hidden="true" className="mx-2 h-5 w-px bg-line max-md:hidden" />
