// One board at /apps/scrumboard/{boardId}: its lists of cards, and beside them the open card; below md one of the two.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryView } from '#kit/query/query-view.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { boardQueries } from '../queries.ts'
import type { BoardSearch } from '../search-params.ts'
import { BoardView } from './board-view.tsx'

export interface BoardScreenProps {
  readonly boardId: string
  readonly search: BoardSearch
}

export function BoardScreen({ boardId, search }: BoardScreenProps) {
  const { t } = useLingui()
  return (
    <QueryView
      query={useQuery(boardQueries.whole(boardId))}
      loading={<Waiting />}
      error={{
        title: t`Couldn’t load this board.`,
        description: t`It’s saved on this device. Trying again usually helps.`,
      }}
      className="p-4"
    >
      {(board) => (board ? <BoardView key={board.id} board={board} search={search} /> : <Unknown />)}
    </QueryView>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-label={t`Loading the board`}
      className="flex gap-4 overflow-hidden p-4 pt-20 md:p-6 md:pt-20"
    >
      {[3, 4, 2, 3].map((cards, list) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other name
        <div key={list} className="w-62 shrink-0 space-y-2">
          <Skeleton className="h-5 w-1/2" />
          {Array.from({ length: cards }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other name
            <Skeleton key={card} className="h-24 w-full" />
          ))}
        </div>
      ))}
    </div>
  )
}

const Unknown = () => {
  const { t } = useLingui()
  return (
    <EmptyState
      heading="h1"
      title={t`This board no longer exists.`}
      description={t`It was deleted, or the link is from another device.`}
      action={
        <Link to="/apps/scrumboard" className={buttonClass({})}>
          <Trans>All boards</Trans>
        </Link>
      }
      className="p-6"
    />
  )
}
