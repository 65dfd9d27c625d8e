import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BoardsScreen } from '#apps/scrumboard/boards/boards-screen.tsx'
import { boardQueries } from '#apps/scrumboard/queries.ts'
import { readBoardsSearch } from '#apps/scrumboard/search-params.ts'

export const Route = createFileRoute('/apps/scrumboard/')({
  validateSearch: readBoardsSearch,
  staticData: {
    title: msg`Scrumboard`,
    fills: true,
    create: () => import('#apps/scrumboard/create-of-line.ts'),
  },
  loader: async ({ context: { queries } }) => {
    const client = await queries.load()
    void client.prefetchQuery(boardQueries.all())
  },
  component: Boards,
})

function Boards() {
  return <BoardsScreen search={Route.useSearch()} />
}
