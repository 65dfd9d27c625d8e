// What the keys of the board of applications say and do: see src/kit/drag/use-card-keys.ts.
import { useLingui } from '@lingui/react/macro'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
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
  onDrop(id: string, column: ColumnId): void
  onMenu(id: string): void
}

export function useBoardKeys({ columns, nameOf, focusCard, showColumn, onDrop, onMenu }: BoardKeysOptions) {
  const { t } = useLingui()
  const labels = useApplicationLabels()
  const find = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id)
  return useCardKeys<ColumnId>({
    columns,
    keys: boardKeys,
    words: {
      lifted(id) {
        const application = find(id)
        const name = application ? nameOf(application) : ''
        return t`${name} lifted. Arrow keys choose a column, Space drops the card, Escape puts it back.`
      },
      over({ id, column: to }, isHome) {
        const application = find(id)
        const column = labels.column[to]
        if (isHome) return t`${column}: the card stands here.`
        return application && moveTo(application, to)
          ? t`${column}: you can drop the card here.`
          : t`${column}: only the employer can move it here.`
      },
      putBack: t`Move cancelled.`,
    },
    focusCard,
    showColumn,
    onDrop: (id, { column }) => onDrop(id, column),
    run: (action, id) => action === 'menu' && onMenu(id),
  })
}
