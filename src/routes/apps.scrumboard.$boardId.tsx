import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BoardScreen } from '#apps/scrumboard/board/board-screen.tsx'
import { boardQueries } from '#apps/scrumboard/queries.ts'
import { readBoardSearch } from '#apps/scrumboard/search-params.ts'

export const Route = createFileRoute('/apps/scrumboard/$boardId')({
  validateSearch: readBoardSearch,
  staticData: {
    title: msg`Scrumboard`,
    fills: true,
  },
  // Not waited for: the screen has its own outline, and its code comes along at the same time.
  loader: async ({ context: { queries }, params: { boardId } }) => {
    const client = await queries.load()
    void client.prefetchQuery(boardQueries.whole(boardId))
    void client.prefetchQuery(boardQueries.members())
  },
  component: Board,
})

function Board() {
  return <BoardScreen boardId={Route.useParams().boardId} search={Route.useSearch()} />
}
