// Arranges the cards of a dashboard: dragged by mouse or finger, moved by buttons, made narrower or wider, hidden and shown. Each change is saved at once.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useCardDrag } from '#kit/drag/use-card-drag.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { type ArrangedCard, type CardWidth, changed, moved } from './arrangement.ts'
import type { Arrangement } from './use-arrangement.ts'

export interface ArrangeDialogProps {
  readonly arrangement: Arrangement
  readonly onClose: () => void
}

export default function ArrangeDialog({ arrangement, onClose }: ArrangeDialogProps) {
  const { t } = useLingui()
  const { cards, isOwn, set, reset } = arrangement
  const board = useRef<HTMLDivElement>(null)
  const place = (id: string, before: string | undefined) => {
    const next = moved(cards, id, before)
    const [title, at, all] = [titleOf(cards, id), next.findIndex((card) => card.id === id) + 1, next.length]
    if (next.some((card, index) => card.id !== cards[index]?.id)) set(next)
    announce(t`${title}, position ${at} of ${all}`)
  }
  const { drag, onPointerDown, onTouchStart } = useCardDrag(board, {
    onDrop: (id, { before }) => place(id, before),
  })
  return (
    <Dialog
      isOpen
      title={t`Arrange cards`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button isDisabled={!isOwn} onPress={reset}>
            <Trans>Reset layout</Trans>
          </Button>
          <Button variant="primary" onPress={onClose}>
            <Trans context="button">Done</Trans>
          </Button>
        </>
      }
    >
      <div ref={board} onPointerDown={onPointerDown} onTouchStart={onTouchStart}>
        <ul data-column="cards" aria-label={t`Cards`}>
          {cards.map((card, index) => (
            <Row
              key={card.id}
              card={card}
              isHeld={drag?.id === card.id}
              isTarget={drag !== null && drag.id !== card.id && drag.over?.before === card.id}
              // At its end a card stays, with the button in focus.
              onUp={() => place(card.id, cards[Math.max(0, index - 1)]?.id)}
              onDown={() => place(card.id, cards[index + 2]?.id)}
              onChange={(change) => set(changed(cards, card.id, change))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const titleOf = (cards: readonly ArrangedCard[], id: string) => cards.find((card) => card.id === id)?.title ?? ''

interface RowProps {
  readonly card: ArrangedCard
  readonly isHeld: boolean
  /** The held card would go before it. */
  readonly isTarget: boolean
  onUp(): void
  onDown(): void
  onChange(change: Partial<Pick<ArrangedCard, 'width' | 'isHidden'>>): void
}

function Row({ card, isHeld, isTarget, onUp, onDown, onChange }: RowProps) {
  const { t } = useLingui()
  const { id, title, width, needsRoom = false, isHidden } = card
  const widths: { id: CardWidth; label: string }[] = [
    ...(needsRoom ? [] : [{ id: 'narrow' as const, label: t`Narrow` }]),
    { id: 'broad', label: t`Wide` },
    { id: 'full', label: t`Full width` },
  ]
  return (
    <li
      data-card={id}
      className={cx(
        'flex touch-pan-y select-none flex-wrap items-center gap-x-2 gap-y-1 border-line-soft border-b py-2',
        isHeld && 'bg-surface-hover opacity-60',
        isTarget && 'shadow-[inset_0_2px_0_var(--color-accent)]',
      )}
    >
      <Icon name="bars-3" size={16} className="shrink-0 cursor-grab text-ink-faint" />
      <span className={cx('min-w-0 flex-1 basis-32 wrap-anywhere', isHidden && 'text-ink-muted')}>{title}</span>
      <span className="flex items-center gap-1">
        <Select
          label={t`Width of ${title}`}
          isLabelHidden
          className="w-40"
          value={width}
          onChange={(next) => onChange({ width: next })}
          options={widths}
        />
        <IconButton size="sm" icon="chevron-up" label={t`Move ${title} up`} onPress={onUp} />
        <IconButton size="sm" icon="chevron-down" label={t`Move ${title} down`} onPress={onDown} />
        <Switch isSelected={!isHidden} onChange={(isShown) => onChange({ isHidden: !isShown })}>
          <span className="sr-only">{t`Show ${title}`}</span>
        </Switch>
      </span>
    </li>
  )
}
