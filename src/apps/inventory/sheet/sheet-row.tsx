// A row of the spreadsheet: its cells, drawn again where one of them changes.
// @offline later
import { memo } from 'react'
import { cx } from '#ui/cx.ts'
import { isWithin } from './sheet-area.ts'
import { FIXED, isNumeric, SHEET_COLUMNS } from './sheet-columns.ts'

export interface SheetRowProps {
  readonly row: number
  /** Of its cells, with a break between them: the row is drawn again where one of them changes. */
  readonly texts: string
  /** The column of the cell that has the focus. */
  readonly focused: number | undefined
  /** The columns that are selected, or would be filled. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly hasHandle: boolean
  /** The content of the focused cell while it is typed into. */
  readonly children: React.ReactNode
}

export const SheetRow = memo(function SheetRow({ row, texts, focused, from, to, hasHandle, children }: SheetRowProps) {
  return (
    <tr>
      {texts.split('\u001f').map((text, column) => {
        const name = SHEET_COLUMNS[column] ?? 'name'
        const isFocused = column === focused
        const isSelected =
          from !== undefined &&
          to !== undefined &&
          isWithin({ row, column }, { top: row, bottom: row, left: from, right: to })
        return (
          <td
            key={name}
            data-cell={`${row} ${column}`}
            tabIndex={isFocused ? 0 : -1}
            aria-selected={isSelected}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a cell of a grid has it (ARIA 1.2)
            aria-readonly={column === FIXED || undefined}
            className={cx(
              'relative h-control select-none border-line-soft border-b px-2 -outline-offset-2 pointer-coarse:h-11',
              isNumeric(name) && 'text-end tabular-nums',
              column > 0 && 'border-s',
              column === FIXED && 'text-ink-muted',
              isSelected ? 'bg-accent-tint forced-colors:outline' : 'bg-surface',
              column === 0 && 'sticky start-0 z-1 ps-4 md:ps-6',
              isFocused && 'outline-2 outline-accent forced-colors:outline-[Highlight]',
            )}
          >
            {isFocused && children ? children : <span className="block truncate">{text}</span>}
            {hasHandle && column === to && (
              <span
                data-fill
                aria-hidden="true"
                className="absolute -end-1 -bottom-1 z-1 size-2 cursor-crosshair bg-accent pointer-coarse:hidden"
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})
