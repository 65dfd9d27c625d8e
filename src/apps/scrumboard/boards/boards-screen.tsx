// The boards at /apps/scrumboard: those in use, the one with the latest activity first, or those that are archived.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView, type ViewedQuery } from '#kit/query/query-view.tsx'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { boardsDialogs } from '../lazy-parts.ts'
import { boardQueries } from '../queries.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'
import type { BoardsSearch } from '../search-params.ts'
import { BoardTile } from './board-tile.tsx'
import type { BoardsDialog } from './boards-dialog.ts'
import { foundBoards } from './found-boards.ts'

export function BoardsScreen({ search }: { readonly search: BoardsSearch }) {
  const { t } = useLingui()
  const setSearch = useSetSearch<BoardsSearch>()
  const { undoLast, redoLast } = useAction()
  const [dialog, setDialog] = useState<BoardsDialog | null>(null)
  const isArchive = search.show === 'archived'
  const add = () => setDialog({ kind: 'new' })
  const bring = (file: File | null) => setDialog({ kind: 'import', file })
  const inUse = useQuery({ ...boardQueries.all(), enabled: !isArchive })
  const archived = useQuery({ ...boardQueries.archived(), enabled: isArchive })
  const query: ViewedQuery<BoardSummary[]> = isArchive ? archived : inUse
  useKeys(scrumboardKeys, { 'new-board': add, import: () => bring(null), undo: undoLast, redo: redoLast })
  useRequestedOnce(search.new === 'board', add)
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <Head search={search} onAdd={add} onImport={() => bring(null)} />
      <DropZone
        message={<Trans>Drop a board file (JSON) or a table (CSV) to import it as a board</Trans>}
        onFiles={([file]) => file && bring(file)}
        className="flex-1 p-4 md:p-6"
      >
        <QueryView
          query={query}
          loading={<Waiting />}
          error={{
            title: t`Couldn’t load the boards.`,
            description: t`They’re saved on this device. Trying again usually helps.`,
          }}
          isEmpty={(boards) => boards.length === 0}
          empty={isArchive ? <NoArchive /> : <NoBoards onAdd={add} onImport={() => bring(null)} />}
        >
          {(boards) => {
            const found = foundBoards(boards, search.q)
            if (found.length === 0)
              return <NoRows title={t`No matching boards.`} onShowAll={() => setSearch({ q: undefined })} />
            return (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4">
                {found.map((board) => (
                  <BoardTile key={board.id} board={board} onDialog={setDialog} />
                ))}
              </ul>
            )
          }}
        </QueryView>
      </DropZone>
      <LazyDialog source={boardsDialogs} request={dialog} onClose={() => setDialog(null)} />
    </div>
  )
}

/** The palette's 'New board' leads here by the URL, which forgets it. */
function useRequestedOnce(isRequested: boolean, onRequest: () => void): void {
  const setSearch = useSetSearch<BoardsSearch>()
  const [wasRequested, setWasRequested] = useState(false)
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested)
    if (isRequested) onRequest()
  }
  useEffect(() => {
    if (isRequested) setSearch({ new: undefined }, { replace: true })
  }, [isRequested, setSearch])
}

interface HeadProps {
  readonly search: BoardsSearch
  readonly onAdd: () => void
  readonly onImport: () => void
}

function Head({ search, onAdd, onImport }: HeadProps) {
  const { t } = useLingui()
  const setSearch = useSetSearch<BoardsSearch>()
  const isArchive = search.show === 'archived'
  const searchBox = (
    <SearchBox
      label={t`Search boards`}
      placeholder={t`Search boards`}
      query={search.q}
      onSearch={(q, isFirst) => setSearch({ q }, { replace: !isFirst })}
    />
  )
  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-2 border-line border-b px-4 md:px-6">
        <h1 className="me-2 font-semibold text-16 tracking-tight">
          <Trans>Boards</Trans>
        </h1>
        <Chip
          icon="archive-box"
          isSelected={isArchive}
          onPress={() => setSearch({ show: isArchive ? undefined : 'archived' })}
        >
          <Trans context="boards">Archived</Trans>
        </Chip>
        <div className="ms-auto flex min-w-0 items-center gap-1 md:gap-2">
          <div className="w-52 min-w-0 max-md:hidden">{searchBox}</div>
          <Button variant="quiet" size="sm" icon="arrow-up-tray" onPress={onImport} aria-label={t`Import`}>
            <span className="max-sm:hidden">
              <Trans>Import</Trans>
            </span>
          </Button>
          <Button variant="primary" size="sm" icon="plus" onPress={onAdd} aria-label={t`New board`}>
            <span className="max-sm:hidden">
              <Trans>New board</Trans>
            </span>
          </Button>
        </div>
      </div>
      <div className="border-line border-b px-4 py-2 md:hidden">{searchBox}</div>
    </>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-label={t`Loading the boards`}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4"
    >
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  )
}

function NoArchive() {
  const { t } = useLingui()
  return <EmptyState title={t`No archived boards.`} />
}

interface NoBoardsProps {
  readonly onAdd: () => void
  readonly onImport: () => void
}

function NoBoards({ onAdd, onImport }: NoBoardsProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No boards yet.`}
      description={t`A board shows work as cards in lists, from idea to “Done”.`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button icon="plus" onPress={onAdd}>
            <Trans>Add your first board</Trans>
          </Button>
          <Button icon="arrow-up-tray" onPress={onImport}>
            <Trans>Import a board</Trans>
          </Button>
        </div>
      }
    />
  )
}
