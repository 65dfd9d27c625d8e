// What is done to rows: the bar of those that are selected, and the menu of one. A chunk with the menus.
// @chunk tasks-menus
import type { RowMenuAnchor } from '#kit/list/use-row-menu.ts'
import type { Selection } from '#kit/list/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { RowMoves } from './list/use-row-moves.ts'
import { RowMenu } from './menus/row-menu.tsx'
import type { Adding } from './use-adding.ts'
import type { RowActions } from './use-row-actions.ts'

export interface OfRowsProps {
  /** The selected tasks, in order. */
  readonly selected: readonly string[]
  readonly selection: Selection
  readonly actions: RowActions
  readonly adding: Adding
  readonly moves: RowMoves
  /** Whose menu is open, and where. */
  readonly menu: RowMenuAnchor | null
  readonly setMenu: (menu: null) => void
}

export default function OfRows({ selected, selection, actions, adding, moves, menu, setMenu }: OfRowsProps) {
  return (
    <>
      {selected.length > 0 && (
        <BulkBar ids={selected} onComplete={actions.complete} onRemove={actions.removeAll} onClear={selection.clear} />
      )}
      {menu && (
        <RowMenu
          anchor={menu}
          ids={selection.has(menu.key) ? selected : [menu.key]}
          onClose={() => setMenu(null)}
          onEdit={actions.edit}
          onSelect={selection.toggle}
          onComplete={actions.complete}
          onRemove={actions.remove}
          onAddTo={adding.addTo}
          onMove={moves.oneStep}
        />
      )}
    </>
  )
}
