// A list of the board: its head, its cards of which those in sight are drawn, and the field that adds one. An empty one takes cards as any other.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { type ShownList, useBoard } from '../board-context.ts'
import { isFiltered } from '../board-filter.ts'
import { AddField } from './add-field.tsx'
import { CardTile, DropLine } from './card-tile.tsx'
import { Count, ListHead } from './list-head.tsx'
import { useCardWindow } from './use-card-window.ts'

export interface ListColumnProps {
  readonly list: ShownList
  readonly openId: string | undefined
  /** The card that the Tab key stops at, if it is in here. */
  readonly tabStop: string | undefined
  /** Of the board, by id. */
  readonly selected: ReadonlySet<string>
  readonly liftedId: string | undefined
  readonly heldId: string | undefined
  /** Where what is held would go; undefined: not in here. */
  readonly target: { readonly before: string | undefined } | undefined
  readonly onMenu: (id: string, button: HTMLElement) => void
}

export const ListColumn = memo(function ListColumn(props: ListColumnProps) {
  const { list, target } = props
  const { collapsed } = useBoard()
  return collapsed.has(list.id) ? <Strip list={list} isTarget={target !== undefined} /> : <Whole {...props} />
})

interface StripProps {
  readonly list: ShownList
  readonly isTarget: boolean
}

/** A folded list: a press unfolds it, and what is dropped on it comes to its end. */
function Strip({ list, isTarget }: StripProps) {
  const { t } = useLingui()
  const { toggleCollapsed } = useBoard()
  const { id, title } = list
  const name = title || t`Untitled`
  return (
    <section
      data-column={id}
      aria-label={name}
      className={cx(
        'shrink-0 snap-center self-stretch rounded-12 outline-2 outline-offset-2 md:snap-start',
        isTarget ? 'bg-accent-tint outline-accent' : 'outline-transparent',
      )}
    >
      <button
        type="button"
        data-expand
        aria-expanded={false}
        aria-label={t`Expand the list ${name}`}
        className="flex h-full w-11 cursor-pointer flex-col items-center gap-2 rounded-12 border border-line bg-surface-raised py-2.5 hover:bg-surface-hover"
        onClick={() => toggleCollapsed(id)}
      >
        <Icon name="chevron-double-right" size={16} className="text-ink-muted" />
        <span className="flex min-h-0 items-center gap-2 [writing-mode:vertical-rl]">
          <span className="min-h-0 truncate font-semibold text-14">{name}</span>
          <Count list={list} />
        </span>
      </button>
    </section>
  )
}

function Whole(props: ListColumnProps) {
  const { list, openId, tabStop, selected, liftedId, heldId, target, onMenu } = props
  const { search, isCompact } = useBoard()
  const scroller = useRef<HTMLDivElement>(null)
  const { cards } = list
  const parts = useCardWindow({ scroller, cards, isCompact, alwaysDrawn: [tabStop, liftedId, heldId] })
  return (
    <section
      data-column={list.id}
      aria-labelledby={`list-${list.id}`}
      className={cx(
        'flex max-h-full w-[calc(100vw-72px)] max-w-80 shrink-0 snap-center flex-col rounded-12 outline-2 outline-offset-2 md:w-62 md:snap-start print:max-h-none print:w-62 print:break-inside-auto',
        target ? 'bg-accent-tint outline-accent' : 'outline-transparent',
      )}
    >
      <ListHead list={list} />
      {/* Its cards are what is focused in it. */}
      <div
        ref={scroller}
        data-column-scroller
        className="relative min-h-14 overflow-y-auto overscroll-y-contain p-0.5 print:overflow-visible"
      >
        <ul aria-labelledby={`list-${list.id}`}>
          {parts.map((part) => {
            if (part.kind === 'gap')
              return <li key={`gap ${part.index}`} role="presentation" style={{ height: part.height }} />
            const card = cards[part.index]
            if (!card) return null
            return (
              <CardTile
                key={card.id}
                card={card}
                index={part.index}
                count={cards.length}
                isOpen={card.id === openId}
                isTabStop={card.id === tabStop}
                isSelected={selected.has(card.id)}
                isLifted={card.id === liftedId}
                isHeld={card.id === heldId}
                isTarget={target?.before === card.id}
                onMenu={onMenu}
              />
            )
          })}
        </ul>
        {cards.length === 0 && <Empty isFiltered={isFiltered(search)} />}
        {target && target.before === undefined && cards.length > 0 && (
          <span className="relative -mt-1 block h-1">
            <DropLine className="top-0" />
          </span>
        )}
      </div>
      <AddCard listId={list.id} title={list.title} />
    </section>
  )
}

const Empty = ({ isFiltered: isNarrowed }: { readonly isFiltered: boolean }) => (
  <p className="rounded-12 border border-line border-dashed px-3 py-3 text-13 text-ink-muted">
    {isNarrowed ? <Trans>No cards match these filters.</Trans> : <Trans>No cards yet. Drop one here.</Trans>}
  </p>
)

function AddCard({ listId, title }: { readonly listId: string; readonly title: string }) {
  const { t } = useLingui()
  const { adding, setAdding, cards } = useBoard()
  if (adding === listId)
    return (
      <AddField
        label={t`Title of the new card in ${title}`}
        placeholder={t`What needs doing?`}
        addLabel={t`Add card`}
        onAdd={async (text) => (await cards.add(listId, text)) !== undefined}
        onClose={() => setAdding(undefined)}
      />
    )
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="plus"
      data-add={listId}
      className="mt-1 shrink-0 justify-start! self-start print:hidden"
      onPress={() => setAdding(listId)}
      aria-label={t`Add a card to ${title}`}
    >
      <Trans>Add a card</Trans>
    </Button>
  )
}
