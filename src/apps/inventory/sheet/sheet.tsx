// The products of a page as a spreadsheet: cells that are selected, typed into, copied, pasted, filled and cleared. Each change is stored at once and undone
// as one. Rows stay where they are, whatever is changed in them, until another page is opened. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { inventoryQueries } from '../queries.ts'
import { type Area, areaBetween, type CellPosition } from './sheet-area.ts'
import { SHEET_COLUMNS } from './sheet-columns.ts'
import { type Edits, sheetEdits } from './sheet-edits.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { useCells } from './use-cells.ts'
import { type SheetClipboard, useSheetClipboard } from './use-sheet-clipboard.ts'

export interface SheetProps {
  /** As they are when the page comes: the sequence of the rows. */
  readonly products: readonly Product[]
}

const FIRST: CellPosition = { row: 0, column: 0 }

export default function Sheet({ products }: SheetProps) {
  const [ids] = useState(() => products.map(({ id }) => id))
  const { data: rows = products } = useQuery({ ...inventoryQueries.some(ids), placeholderData: [...products] })
  const size = { rows: rows.length, columns: SHEET_COLUMNS.length }
  const selection = useSelection()
  const [isExtending, setExtending] = useState(false)
  const { textAt, write } = useCells(rows)
  const edits = sheetEdits(selection, size, { textAt, write })
  const clipboard = useSheetClipboard(selection.area, textAt, edits)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar isExtending={isExtending} onExtend={setExtending} edits={edits} clipboard={clipboard} />
      <SheetGrid
        products={rows}
        size={size}
        focus={selection.focus}
        area={selection.area}
        isExtending={isExtending}
        onSelect={selection.select}
        textAt={textAt}
        onWrite={(texts) => write(texts)}
        onFill={edits.fill}
        onFillDown={edits.fillDown}
        onFillRight={edits.fillRight}
        onClear={edits.clear}
        onCopy={clipboard.onCopy}
        onCut={clipboard.onCut}
        onPaste={clipboard.onPaste}
      />
    </div>
  )
}

export type Selection = ReturnType<typeof useSelection>

function useSelection() {
  const [anchor, setAnchor] = useState(FIRST)
  const [focus, setFocus] = useState(FIRST)
  return {
    focus,
    area: areaBetween(anchor, focus),
    select(position: CellPosition, isExtended = false) {
      if (!isExtended) setAnchor(position)
      setFocus(position)
    },
    selectArea({ top, left }: Pick<Area, 'top' | 'left'>, last: CellPosition) {
      setAnchor({ row: top, column: left })
      setFocus(last)
    },
  }
}

interface ToolbarProps {
  readonly isExtending: boolean
  readonly onExtend: (isExtending: boolean) => void
  readonly edits: Edits
  readonly clipboard: SheetClipboard
}

function Toolbar({ isExtending, onExtend, edits, clipboard }: ToolbarProps) {
  const { t } = useLingui()
  const { undoLast, redoLast } = useAction()
  return (
    <div
      role="toolbar"
      aria-label={t`Spreadsheet`}
      className="flex shrink-0 flex-wrap items-center gap-1 border-line-soft border-b px-3 py-1 md:px-5"
    >
      <IconButton icon="arrow-uturn-left" size="sm" label={t`Undo the last change`} onPress={undoLast} />
      <IconButton icon="arrow-uturn-right" size="sm" label={t`Redo`} onPress={redoLast} />
      <Button
        variant="quiet"
        size="sm"
        icon="squares-plus"
        aria-pressed={isExtending}
        className={cx(isExtending && 'bg-accent-tint! text-accent-text!')}
        onPress={() => onExtend(!isExtending)}
      >
        <Trans>Select a range</Trans>
      </Button>
      <Button variant="quiet" size="sm" icon="scissors" onPress={clipboard.cut}>
        <Trans>Cut</Trans>
      </Button>
      <Button variant="quiet" size="sm" icon="document-duplicate" onPress={clipboard.copy}>
        <Trans>Copy</Trans>
      </Button>
      <Button variant="quiet" size="sm" icon="clipboard-document" onPress={clipboard.paste}>
        <Trans>Paste</Trans>
      </Button>
      <Button variant="quiet" size="sm" icon="arrow-down" onPress={edits.fillDown}>
        <Trans>Fill down</Trans>
      </Button>
      <Button variant="quiet" size="sm" icon="arrow-right" onPress={edits.fillRight}>
        <Trans>Fill right</Trans>
      </Button>
      <Button variant="quiet" size="sm" icon="backspace" onPress={edits.clear}>
        <Trans>Clear</Trans>
      </Button>
      <p className="ms-auto text-13 text-ink-muted max-lg:hidden">
        <Trans>Every change is saved immediately.</Trans>
      </p>
    </div>
  )
}
