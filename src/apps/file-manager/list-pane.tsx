// The pane of the list: its head, the rows or tiles, bulk bar, menu, and the message where there are none. Used by files-screen.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useMemo, useRef, useState } from 'react'
import { evenOffsets } from '#kit/list/row-offsets.ts'
import type { ListActions } from '#kit/list/run-list-command.ts'
import type { RowTraits } from '#kit/list/source.ts'
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import { useTypeAhead } from '#kit/list/use-type-ahead.ts'
import { WindowedGrid } from '#kit/list/windowed-grid.tsx'
import { type ListHandle, WindowedList } from '#kit/list/windowed-list.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useMedia } from '#ui/use-media.ts'
import { useFiles } from './files-context.ts'
import { filesKeys } from './files-keys.ts'
import { BulkBar, RowMenu } from './lazy-parts.ts'
import { FileRow } from './list/file-row.tsx'
import { FileTile } from './list/file-tile.tsx'
import { ListHead } from './list/list-head.tsx'
import { ListMessage } from './list-message.tsx'
import { useItemCommands } from './use-item-commands.ts'
import { type HeldItems, useItemDrag } from './use-item-drag.ts'
import { type Listed, type ListedItem, useListed } from './use-listed.ts'
import { useSpokenCounts } from './use-spoken-counts.ts'

export function ListPane() {
  const { t } = useLingui()
  const { search, folderId } = useFiles()
  const listed = useListed(search, folderId)
  const { rows, error, retry, isFetching } = listed
  const query = search.q?.trim() ?? ''
  useSpokenCounts(listed, [folderId, search.show, query].join(' '), query !== '')
  return (
    <QueryView
      query={{ data: rows, error, isFetching, refetch: retry }}
      loading={<SkeletonRows label={t`Loading files`} count={10} className="flex-1" />}
      error={{
        title: t`Couldn’t load the files.`,
        description: t`They’re saved on this device. Trying again usually helps.`,
      }}
    >
      {() => <Rows listed={listed} />}
    </QueryView>
  )
}

const ROW = { oneLine: 44, twoLines: 60 }
const TILE = { width: 156, height: 132 }
/** With two lines on where it is and what was found in it. */
const FOUND_TILE = { width: 156, height: 164 }

const traitsOf = ({ item: { id } }: ListedItem): RowTraits => ({ kind: 'item', labelledBy: labelledBy(id) })
const labelledBy = (id: string): string => `name-${id} facts-${id}`
const nameOf = ({ item }: ListedItem): string => item.name

function Rows({ listed }: { readonly listed: Listed }) {
  const { t } = useLingui()
  const { search, openId, renaming, clipboard } = useFiles()
  const { name, source, selection } = listed
  const isNarrow = useMedia('(width < 960px)')
  const isOutOfFolder = search.show !== undefined || search.q !== undefined
  const height = isNarrow || isOutOfFolder ? ROW.twoLines : ROW.oneLine
  const offsets = useMemo(() => evenOffsets(source.count, height), [source.count, height])
  const [menu, setMenu] = useState<RowMenuAnchor | null>(null)
  const handle = useRef<ListHandle>(null)
  const onKeyDown = useTypeAhead({ source, nameOf, go: (index) => handle.current?.focus(index) })
  const actions = useRowActions(listed)
  const { held, onPointerDown } = useItemDrag(listed)
  const cut = clipboard?.isCut ? clipboard.items : []
  const stateOf = (row: ListedItem, isSelected: boolean) => ({
    row,
    isSelected,
    isRenaming: renaming === row.item.id,
    isCut: cut.some(({ id }) => id === row.item.id),
    onMenu: setMenu,
  })
  const shared = { label: t`Files`, source, listed: name, keys: filesKeys, actions, selection, openKey: openId, handle }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what is typed on the rows in it
    <div className="contents" onKeyDown={onKeyDown} onPointerDown={onPointerDown}>
      {search.view === 'grid' ? (
        <WindowedGrid
          {...shared}
          tile={isOutOfFolder ? FOUND_TILE : TILE}
          onMenu={setMenu}
          renderTile={(row, { isSelected }) => <FileTile {...stateOf(row, isSelected)} />}
        >
          <ListMessage isEmpty={source.count === 0} />
        </WindowedGrid>
      ) : (
        <>
          {source.count > 0 && <ListHead selection={selection} count={source.count} />}
          <WindowedList
            {...shared}
            traitsOf={traitsOf}
            offsets={offsets}
            onMenu={setMenu}
            mountedKeys={renaming === undefined ? NONE : [renaming]}
            renderRow={(row, { isSelected }) => (
              <FileRow {...stateOf(row, isSelected)} isNarrow={isNarrow} isOutOfFolder={isOutOfFolder} />
            )}
          >
            <ListMessage isEmpty={source.count === 0} />
          </WindowedList>
        </>
      )}
      {held && <Held {...held} />}
      <Suspense>
        {selection.size > 0 && <BulkBar listed={listed} />}
        {menu && <RowMenu anchor={menu} listed={listed} onClose={() => setMenu(null)} />}
      </Suspense>
    </div>
  )
}

/** What the hand holds, beside it. */
function Held({ items, isCopy, x, y }: HeldItems) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-(--z-popover) flex h-9 max-w-64 items-center gap-2 rounded-8 bg-surface-overlay px-3 text-13 shadow-drag"
      style={{ left: x + 12, top: y + 8 }}
    >
      <Icon name={isCopy ? 'document-duplicate' : 'folder-arrow-down'} size={16} className="text-ink-muted" />
      {isCopy && (
        <b>
          <Trans>Copy</Trans>
        </b>
      )}
      <span className="truncate">
        {items.length === 1 ? items[0]?.name : plural(items.length, { one: '# item', other: '# items' })}
      </span>
    </div>
  )
}

const NONE: readonly never[] = []

function useRowActions(listed: Listed): ListActions<ListedItem> {
  const { open, openId, following, goTo } = useFiles()
  const run = useItemCommands(listed)
  return {
    open: ({ item }, key) => (item.type === 'folder' ? goTo(item.id) : open(key)),
    follow(_, key) {
      if (openId === undefined || openId === key) return
      following.current = true
      open(key)
    },
    close: () => openId !== undefined && open(undefined),
    run: (command, row) => run(command, row.item),
  }
}
