// A card on its board: a link that opens it, and the button of its menu. The board decides which card is the tab stop, and handles its presses and keys.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { BoardSearch } from '../search-params.ts'
import { CardFace } from './card-face.tsx'

export interface CardTileProps {
  readonly card: BoardCard
  /** From 0, among the cards of its list. */
  readonly index: number
  readonly count: number
  readonly isOpen: boolean
  readonly isTabStop: boolean
  readonly isSelected: boolean
  /** By keyboard. */
  readonly isLifted: boolean
  /** A hand has it: here stays its place. */
  readonly isHeld: boolean
  /** What is held would come before it. */
  readonly isTarget: boolean
  readonly onMenu: (id: string, button: HTMLElement) => void
}

export const CardTile = memo(function CardTile(props: CardTileProps) {
  const { card, index, count, isOpen, isTabStop, isSelected, isLifted, isHeld, isTarget, onMenu } = props
  const { t } = useLingui()
  const title = card.title || t`Untitled`
  return (
    <li
      data-card={card.id}
      aria-posinset={index + 1}
      aria-setsize={count}
      className="group/card relative pb-2 [-webkit-touch-callout:none] print:break-inside-avoid"
    >
      {isTarget && <DropLine className="-top-1.5" />}
      <div
        className={cx(
          'select-none rounded-12 border bg-surface-raised group-hover/card:bg-surface-hover',
          (isOpen || isLifted || isSelected) && !isHeld ? 'border-accent ring-1 ring-accent' : 'border-line',
          (isOpen || isSelected) && 'bg-accent-tint',
          isLifted && 'shadow-drag',
          isHeld && 'border-line! border-dashed bg-surface-control! ring-0 *:invisible',
        )}
      >
        <CardFace card={card} />
      </div>
      {/* Over the face, so that its name is the title alone, and the rest is announced after it. */}
      <Link
        to="/apps/scrumboard/$boardId"
        params={{ boardId: card.boardId }}
        search={((before: BoardSearch) => ({ ...before, card: card.id })) as never}
        resetScroll={false}
        draggable={false}
        tabIndex={isTabStop ? 0 : -1}
        aria-labelledby={`card-title-${card.id}`}
        aria-describedby={`card-selected-${card.id} card-labels-${card.id} card-facts-${card.id}`}
        aria-current={isOpen ? 'true' : undefined}
        className="absolute inset-x-0 top-0 bottom-2 select-none rounded-12"
      />
      {isSelected && (
        <span className="pointer-events-none absolute -start-0.5 -top-0.5 grid size-5 place-items-center rounded-full bg-accent text-accent-ink print:hidden">
          <Icon name="check" size={14} />
          <span id={`card-selected-${card.id}`} className="sr-only">
            <Trans>Selected</Trans>
          </span>
        </span>
      )}
      {!isHeld && (
        <IconButton
          icon="ellipsis-horizontal"
          size="sm"
          label={t`Actions for ${title}`}
          aria-haspopup="menu"
          // By keyboard a card is one stop: its menu opens by a key of its own.
          tabIndex={-1}
          className="absolute! end-1 top-1 bg-surface-raised print:hidden"
          onPress={({ currentTarget }) => onMenu(card.id, currentTarget)}
        />
      )}
    </li>
  )
})

export const DropLine = ({ className }: { readonly className: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      'pointer-events-none absolute inset-x-0 z-(--z-sticky) h-0.5 rounded-full bg-accent before:absolute before:-start-1 before:-top-[3px] before:size-2 before:rounded-full before:bg-accent forced-colors:bg-[Highlight]',
      className,
    )}
  />
)
