// The texts of the spreadsheet's cells, and how they are changed.
// @offline later
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { showToast } from '#ui/toast-store.ts'
import { useInventory } from '../inventory-context.ts'
import { useAmounts } from '../use-amounts.ts'
import type { CellPosition, PlacedText } from './sheet-area.ts'
import { cellText, changesOf, type RefusedCell, SHEET_COLUMNS } from './sheet-columns.ts'
import { useColumnLabels, useFaultMessages } from './use-sheet-labels.ts'

export type Cells = ReturnType<typeof useCells>

export function useCells(rows: readonly Product[]) {
  const { t } = useLingui()
  const { actions } = useInventory()
  const amounts = useAmounts()
  const columns = useColumnLabels()
  const faults = useFaultMessages()
  const labels = { yes: t`yes`, no: t`no` }
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const textAt = ({ row, column }: CellPosition): string => {
    const [product, name] = [rows[row], SHEET_COLUMNS[column]]
    return product && name ? cellText(product, name, amounts, labels) : ''
  }
  const tellRefused = ([first, ...others]: readonly RefusedCell[]) => {
    if (!first) return
    const name = first.product.name || t`No name`
    const where = columns[first.column]
    const why = faults[first.fault]
    showToast({
      kind: 'error',
      message:
        others.length === 0
          ? t`“${name}”, ${where}: ${why} Nothing was changed.`
          : plural(others.length, {
              one: `“${name}”, ${where}: ${why} # other cell isn’t valid either. Nothing was changed.`,
              other: `“${name}”, ${where}: ${why} # other cells aren’t valid either. Nothing was changed.`,
            }),
    })
  }
  /**
   * All of the texts, or none where one of them means nothing.
   * @param message of several cells; left out for one, which is visible itself
   * @returns those that are refused, which have been reported where there is a message
   */
  const write = (texts: readonly PlacedText[], message?: (count: number) => string): readonly RefusedCell[] => {
    const cells = texts.flatMap(({ row, column, text }) => {
      const [product, name] = [latest.current[row], SHEET_COLUMNS[column]]
      return product && name ? [{ product, column: name, text }] : []
    })
    const { patches, refused } = changesOf(cells, amounts)
    if (refused.length > 0) {
      if (message) tellRefused(refused)
      return refused
    }
    // A failure is reported, and the cells are what they were.
    if (patches.length > 0) void actions.change(patches, message?.(cells.length))
    return []
  }
  return { textAt, write }
}
