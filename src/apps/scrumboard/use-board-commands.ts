// What concerns the whole open board, for its menu and for the palette.
// @chunk scrumboard
import { useLingui } from '@lingui/react/macro'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { boardHref, useBoard } from './board-context.ts'
import { useBoardActions } from './use-board-actions.ts'

export function useBoardCommands() {
  const { t } = useLingui()
  const { board, openDialog } = useBoard()
  const { archive, remove, star } = useBoardActions()
  const copyLink = useCopyLink()
  const { id, title } = board
  return {
    'edit-board': () => openDialog({ kind: 'edit', board }),
    'star-board': () => void star(board, !board.starred),
    'copy-board': () => openDialog({ kind: 'copyBoard', board }),
    'board-link': () => void copyLink(boardHref(id), { shareAs: title }),
    'board-history': () => openHistory({ table: 'boards', key: id, title: title || t`Untitled` }),
    'archive-board': () => void archive(board, !board.archived),
    'delete-board': () => void remove(board),
    labels: () => openDialog({ kind: 'labels' }),
    archive: () => openDialog({ kind: 'archive' }),
    import: () => openDialog({ kind: 'import', file: null, into: id }),
    export: () => openDialog({ kind: 'export' }),
    print: () => print(),
  } as const
}
