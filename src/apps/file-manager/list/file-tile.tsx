// One file or folder in the grid: its icon large, its name below. Its presses and keys are the grid's.
import { useLingui } from '@lingui/react/macro'
import { SelectionMark } from '#kit/list/row-controls.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KINDS } from '../kinds.ts'
import type { FileRowProps } from './file-row.tsx'
import { NameInput } from './name-input.tsx'
import { useItemDetails } from './use-item-details.ts'

export function FileTile({
  row,
  isSelected,
  isRenaming,
  isCut,
  onMenu,
}: Omit<FileRowProps, 'isNarrow' | 'isOutOfFolder'>) {
  const { t } = useLingui()
  const { item, path, excerpt } = row
  const { id, name, type, starred } = item
  const { size, location } = useItemDetails(item, path)
  const found = [excerpt, location].filter(Boolean).join(' · ')
  const isFolder = type === 'folder'
  return (
    <div
      data-folder={isFolder ? id : undefined}
      data-item={id}
      className={cx('flex h-full flex-col rounded-12 p-3 data-[over]:bg-accent-tint', isCut && 'opacity-50')}
    >
      <div className="flex items-start justify-between">
        <SelectionMark isSelected={isSelected} />
        <IconButton
          icon="ellipsis-horizontal"
          size="sm"
          tabIndex={-1}
          label={t`More actions for ${name}`}
          className="-me-1.5 -mt-1.5"
          onPress={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect()
            onMenu({ key: id, x: left, y: bottom })
          }}
        />
      </div>
      <span className="grid flex-1 place-items-center">
        <Icon
          name={KINDS[type].icon}
          size={24}
          className={cx('size-9!', isFolder ? 'text-accent-text' : 'text-ink-muted')}
        />
      </span>
      {isRenaming ? (
        <NameInput item={item} />
      ) : (
        <span id={`name-${id}`} className="flex items-center gap-1">
          <span className="min-w-0 flex-1 truncate text-13">{name}</span>
          {starred && (
            <span className="shrink-0 text-ink-muted">
              <Icon name="star" solid size={14} />
              <span className="sr-only">{t({ message: 'Starred', context: 'files' })}</span>
            </span>
          )}
        </span>
      )}
      <span id={`facts-${id}`} className="text-12 text-ink-muted">
        <span className="block truncate">{size}</span>
        {found && <span className="line-clamp-2 wrap-anywhere">{found}</span>}
      </span>
    </div>
  )
}
