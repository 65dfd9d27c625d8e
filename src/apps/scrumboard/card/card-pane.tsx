// The place of the open card beside the board, or over it below md. What it shows is a chunk of its own. A card that is gone has a message.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import type { CardDetail as Detail } from '#contract/apps/scrumboard-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { isComposing } from '#platform/keys/is-composing.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useBoard } from '../board-context.ts'
import { CardDetail } from '../lazy-parts.ts'
import { boardQueries } from '../queries.ts'

export function CardPane({ cardId }: { readonly cardId: string }) {
  const { t } = useLingui()
  const { board, open } = useBoard()
  const pane = useRef<HTMLElement>(null)
  useFocus(pane, cardId)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of everything in it comes by here
    <aside
      ref={pane}
      aria-label={t`Card`}
      tabIndex={-1}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface-raised outline-none md:w-96 md:flex-none md:border-line md:border-s lg:w-104 print:w-auto print:border-0"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
        event.preventDefault()
        open(undefined)
      }}
    >
      <QueryView
        query={useQuery(boardQueries.card(cardId))}
        loading={<Waiting />}
        error={{
          title: t`Couldn’t load this card.`,
          description: t`It’s saved on this device. Trying again usually helps.`,
        }}
      >
        {(card) => (card ? card.boardId === board.id ? <Open card={card} /> : <Elsewhere card={card} /> : <Gone />)}
      </QueryView>
    </aside>
  )
}

function Open({ card }: { readonly card: Detail }) {
  const { t } = useLingui()
  useRecordTitle(card.title || t`Untitled`)
  return (
    <Suspense fallback={<Waiting />}>
      <CardDetail card={card} />
    </Suspense>
  )
}

function Waiting() {
  const { t } = useLingui()
  return <SkeletonRows label={t`Loading the card`} hasTwoLines count={6} className="p-4" />
}

/** The link is older than its move to another board. */
function Elsewhere({ card: { id, boardId, title } }: { readonly card: Detail }) {
  const { t } = useLingui()
  const { open } = useBoard()
  const name = title || t`Untitled`
  return (
    <div role="status">
      <EmptyState
        heading="h2"
        title={t`“${name}” is now on another board.`}
        action={
          <div className="flex gap-2">
            <Link
              to="/apps/scrumboard/$boardId"
              params={{ boardId }}
              search={{ card: id } as never}
              className={buttonClass({ variant: 'primary' })}
            >
              <Trans>Open it on that board</Trans>
            </Link>
            <Button onPress={() => open(undefined)}>
              <Trans>Close</Trans>
            </Button>
          </div>
        }
        className="p-6"
      />
    </div>
  )
}

/** Its list, or the card itself, was deleted here or in another tab. */
function Gone() {
  const { t } = useLingui()
  const { open } = useBoard()
  return (
    <div role="status">
      <EmptyState
        heading="h2"
        title={t`This card no longer exists.`}
        description={t`The card or its list was deleted, or the link is from another device.`}
        action={
          <Button onPress={() => open(undefined)}>
            <Trans>Close</Trans>
          </Button>
        }
        className="p-6"
      />
    </div>
  )
}

/** From a card by key, and below md where it is over the board; back to the card when it closes. */
function useFocus(pane: React.RefObject<HTMLElement | null>, cardId: string): void {
  useEffect(() => {
    const focused = document.activeElement
    const isByKey = focused?.matches('[data-card] a:focus-visible') ?? false
    if (isByKey || matchMedia('(width < 960px)').matches) pane.current?.focus()
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId)}"] a`)?.focus()
      })
    }
  }, [pane, cardId])
}
