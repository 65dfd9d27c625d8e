// What the keys of the board of applications say and do: see src/kit/drag/use-card-keys.ts.
import { useLingui } from '@lingui/react/macro'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import type { CardPosition } from '#kit/drag/card-positions.ts'
import { useCardKeys } from '#kit/drag/use-card-keys.ts'
import { useApplicationLabels } from '../application-labels.ts'
import { boardKeys } from './board-keys.ts'
import { type BoardColumn, type ColumnId, moveTo } from './board-moves.ts'

export interface BoardKeysOptions {
  readonly columns: readonly BoardColumn[]
  nameOf(application: ApplicationListed): string
  focusCard(id: string): void
  /** Brings a column into view. */
  showColumn(column: ColumnId): void
  onDrop(id: string, position: CardPosition<ColumnId>): void
  onMenu(id: string): void
  /** A position up or down in its column. */
  onStep(application: ApplicationListed, column: BoardColumn, step: -1 | 1): void
}

export function useBoardKeys({ columns, nameOf, focusCard, showColumn, onDrop, onMenu, onStep }: BoardKeysOptions) {
  const { t } = useLingui()
  const labels = useApplicationLabels()
  const find = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id)
  return useCardKeys<ColumnId>({
    columns,
    keys: boardKeys,
    isOrdered: true,
    messages: {
      lifted(id) {
        const application = find(id)
        const name = application ? nameOf(application) : ''
        return t`${name} picked up. Use the arrow keys to move it, Space to drop it or Escape to cancel.`
      },
      over({ id, column: to, index }, isHome) {
        const application = find(id)
        const column = labels.column[to]
        if (isHome) return t`${column}: the card is here.`
        const home = columns.find(({ cards }) => cards.some((card) => card.id === id))
        if (home?.id === to) {
          const [position, of] = [index + 1, home.cards.length]
          return t`${column}, ${position} of ${of}`
        }
        return application && moveTo(application, to)
          ? t`${column}: you can drop the card here.`
          : t`${column}: only the employer can move the card here.`
      },
      putBack: t`Move cancelled.`,
    },
    focusCard,
    showColumn,
    onDrop,
    run(action, id) {
      const column = columns.find(({ cards }) => cards.some((card) => card.id === id))
      const application = find(id)
      if (action === 'menu') onMenu(id)
      else if (application && column) onStep(application, column, action === 'move-up' ? -1 : 1)
    },
  })
}
