// One file or folder in the list: box, icon, name, when it was changed, and its size; two lines where there is little room. Its presses and keys are the list's.
import { useLingui } from '@lingui/react/macro'
import { SelectionMark } from '#kit/list/row-controls.tsx'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KINDS } from '../kinds.ts'
import type { ListedItem } from '../use-listed.ts'
import { NameInput } from './name-input.tsx'
import { useItemDetails } from './use-item-details.ts'

export interface FileRowProps {
  readonly row: ListedItem
  readonly isSelected: boolean
  readonly isRenaming: boolean
  /** It is marked to be moved by the next paste. */
  readonly isCut: boolean
  readonly onMenu: (anchor: RowMenuAnchor) => void
  readonly isNarrow: boolean
  /** Listed out of its folder: it shows where it is. */
  readonly isOutOfFolder: boolean
}

/** The columns, as the head of the list has them. */
export const columnsClass =
  'grid grid-cols-[18px_20px_minmax(0,1fr)_40px] items-center gap-x-3 ps-4 pe-1 md:grid-cols-[18px_20px_minmax(0,1fr)_104px_72px_36px] md:ps-6 md:pe-4'

export function FileRow({ row, isSelected, isRenaming, isCut, onMenu, isNarrow, isOutOfFolder }: FileRowProps) {
  const { t } = useLingui()
  const { item, path, excerpt } = row
  const { id, name, type, starred } = item
  const { changed, size, location } = useItemDetails(item, path)
  const isFolder = type === 'folder'
  const second = [excerpt, isOutOfFolder && location, isNarrow && changed, isNarrow && size].filter(Boolean).join(' · ')
  return (
    <div
      data-folder={isFolder ? id : undefined}
      data-item={id}
      className={cx(columnsClass, 'h-full data-[over]:bg-accent-tint', isCut && 'opacity-50')}
    >
      <SelectionMark isSelected={isSelected} />
      <Icon name={KINDS[type].icon} solid={false} className={isFolder ? 'text-accent-text' : 'text-ink-muted'} />
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          {isRenaming ? (
            <NameInput item={item} />
          ) : (
            <span id={`name-${id}`} className="truncate">
              {name}
            </span>
          )}
          {starred && (
            <span className="shrink-0 text-ink-muted">
              <Icon name="star" solid size={14} />
              <span className="sr-only">{t({ message: 'Starred', context: 'files' })}</span>
            </span>
          )}
        </span>
        {second && <span className="block truncate text-13 text-ink-muted">{second}</span>}
        <span id={`facts-${id}`} hidden>
          {[changed, size, location, excerpt].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="whitespace-nowrap text-13 text-ink-muted tabular-nums max-md:hidden">{changed}</span>
      <span className="whitespace-nowrap text-end text-13 text-ink-muted tabular-nums max-md:hidden">{size}</span>
      <IconButton
        icon="ellipsis-horizontal"
        size="sm"
        tabIndex={-1}
        label={t`More actions for ${name}`}
        className="print:hidden"
        onPress={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          onMenu({ key: id, x: left, y: bottom })
        }}
      />
    </div>
  )
}
