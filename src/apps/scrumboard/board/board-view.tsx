// A board that is there: gives its parts what they share, and binds its keys. Used by board-screen.tsx.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { focusSearch } from '#kit/address/focus-search.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { fetchAhead } from '#kit/lazy/fetch-ahead.ts'
import { LazyDialog } from '#kit/lazy/lazy-dialog.tsx'
import { type Actions, useAction } from '#kit/undo/use-action.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { cx } from '#ui/cx.ts'
import { BoardContext, type BoardContextValue, type BoardDialog, NEW_LIST, useBoard } from '../board-context.ts'
import { shownLists } from '../board-filter.ts'
import { CardPane } from '../card/card-pane.tsx'
import { boardDialogs, loadParts } from '../lazy-parts.ts'
import { boardQueries } from '../queries.ts'
import { scrumboardKeys } from '../scrumboard-keys.ts'
import type { BoardSearch } from '../search-params.ts'
import { useBoardCommands } from '../use-board-commands.ts'
import { useCardActions } from '../use-card-actions.ts'
import { useChosenActions } from '../use-chosen-actions.ts'
import { useListActions } from '../use-list-actions.ts'
import { BoardHead } from './board-head.tsx'
import { BoardLists } from './board-lists.tsx'
import { useCollapsedLists } from './use-collapsed-lists.ts'
import { useCompact } from './use-compact.ts'

export interface BoardViewProps {
  readonly board: WholeBoard
  readonly search: BoardSearch
}

export function BoardView({ board, search }: BoardViewProps) {
  useEffect(() => fetchAhead(loadParts), [])
  const [dialog, setDialog] = useState<BoardDialog | null>(null)
  const actions = useAction()
  const context = useBoardValue(board, search, actions, setDialog)
  useRecordTitle(board.title)
  const isOpen = context.openId !== undefined
  return (
    <BoardContext value={context}>
      <Keys {...actions} />
      {isOpen && <h1 className="sr-only md:hidden">{board.title}</h1>}
      <div className="flex min-h-0 flex-1 flex-col bg-surface-sunken print:block print:bg-transparent">
        <div className={cx(isOpen && 'max-md:hidden', 'print:block')}>
          <BoardHead />
        </div>
        <div className="flex min-h-0 flex-1 print:block">
          <div className={cx('relative flex min-w-0 flex-1', isOpen && 'max-md:hidden', 'print:block')}>
            <BoardLists isCovered={dialog !== null} />
          </div>
          {context.openId !== undefined && (
            <Suspense>
              <CardPane key={context.openId} cardId={context.openId} />
            </Suspense>
          )}
        </div>
      </div>
      <LazyDialog source={boardDialogs} request={dialog} onClose={() => setDialog(null)} />
    </BoardContext>
  )
}

function useBoardValue(
  board: WholeBoard,
  search: BoardSearch,
  actions: Actions,
  openDialog: (dialog: BoardDialog) => void,
): BoardContextValue {
  const now = useNow()
  const setSearch = useSetSearch<BoardSearch>()
  const acts = useActs(board, actions)
  const named = useNamed(board)
  const [adding, setAdding] = useState<string>()
  const folds = useFolds(board.id, search.view, adding)
  const openId = search.card
  const open = useOpen(board.id, openId !== undefined)
  const { q, label, member, due, view } = search
  const shown = useMemo(
    () => shownLists(board.lists, { q, label, member, due }, now),
    [board.lists, q, label, member, due, now],
  )
  // What the open card is must not draw all cards anew.
  return useMemo(
    () => ({
      board,
      shown,
      ...named,
      search: { card: openId, q, label, member, due, view },
      setSearch,
      openId,
      open,
      ...acts,
      ...folds,
      openDialog,
      adding,
      setAdding,
      now,
    }),
    [board, shown, named, q, label, member, due, view, setSearch, openId, open, acts, folds, openDialog, adding, now],
  )
}

/** People and labels by their ids. */
function useNamed(board: WholeBoard): Pick<BoardContextValue, 'people' | 'labels'> {
  const { data: members } = useQuery(boardQueries.members())
  const people = useMemo(
    () => new Map([...board.members, ...(members ?? [])].map((one) => [one.id, one])),
    [board.members, members],
  )
  const labels = useMemo(() => new Map(board.labels.map((one) => [one.id, one])), [board.labels])
  return useMemo(() => ({ people, labels }), [people, labels])
}

/** What can be done to its cards and lists. */
function useActs(board: WholeBoard, actions: Actions): Pick<BoardContextValue, 'cards' | 'chosen' | 'lists'> {
  const cards = useCardActions(board, actions)
  const chosen = useChosenActions(board, actions)
  const lists = useListActions(board, actions)
  return useMemo(() => ({ cards, chosen, lists }), [cards, chosen, lists])
}

type Folds = Pick<BoardContextValue, 'collapsed' | 'toggleCollapsed' | 'isCompact' | 'toggleCompact'>

/** Which lists are folded, and whether cards are drawn small. */
function useFolds(boardId: string, view: BoardSearch['view'], adding: string | undefined): Folds {
  const { collapsed, toggleCollapsed } = useCollapsedLists(adding)
  const { isCompact, toggleCompact } = useCompact(boardId, view, useSetSearch<BoardSearch>())
  return useMemo(
    () => ({ collapsed, toggleCollapsed, isCompact, toggleCompact }),
    [collapsed, toggleCollapsed, isCompact, toggleCompact],
  )
}

/** From one card to the next is no step for the back button: it leads to the board. */
function useOpen(boardId: string, isOpen: boolean): BoardContextValue['open'] {
  const navigate = useNavigate()
  return useCallback(
    (id) =>
      void navigate({
        to: '/apps/scrumboard/$boardId',
        params: { boardId },
        search: ((before: BoardSearch) => ({ ...before, card: id })) as never,
        replace: isOpen,
        resetScroll: false,
      }),
    [navigate, boardId, isOpen],
  )
}

function Keys({ undoLast, redoLast }: Actions) {
  const { board, toggleCompact, setAdding } = useBoard()
  const commands = useBoardCommands()
  const [first] = board.lists
  useKeys(scrumboardKeys, {
    'new-card': first && (() => setAdding(listInFocus() ?? first.id)),
    'new-list': () => setAdding(NEW_LIST),
    search: () => focusSearch('[data-board-search]'),
    compact: toggleCompact,
    ...commands,
    undo: undoLast,
    redo: redoLast,
  })
  return null
}

const listInFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-column]')?.dataset.column
