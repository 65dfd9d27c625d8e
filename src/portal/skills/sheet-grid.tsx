// The small sheet of a question, with what the formulas give so far: a grid by WAI-ARIA's pattern, one cell of it in the order of the keyboard.
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { cellName, positionOf } from '#formats/formula/parse-formula.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import type { SheetResults } from './sheet-results.ts'
import { useResultText } from './use-result-text.ts'

export interface SheetGridProps {
  readonly sheet: ShownSheet
  readonly results: SheetResults
  /** Somebody wants to write into the cell; left out where nothing is written any more. */
  onWrite?: (at: string) => void
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
  PageUp: [0, -99],
  PageDown: [0, 99],
}

export function SheetGrid({ sheet, results, onWrite }: SheetGridProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const resultText = useResultText()
  const { table, active, setActive, onKeyDown } = useGridKeys({ sheet, onWrite })
  const { columns, rows } = sizeOf(sheet)
  const letters = Array.from({ length: columns }, (_, column) => cellName(column, 0).charAt(0))
  const numbers = Array.from({ length: rows }, (_, row) => row + 1)
  const shown = new Map(sheet.cells.map((cell) => [cell.at, cell]))
  const textOf = (at: string): string => {
    const cell = shown.get(at)
    if (cell) return typeof cell.value === 'object' ? say(cell.value) : resultText.value(cell.value, cell.format)
    const target = results.targetOf(at)
    const result = target && results.at(at)
    return result ? resultText.result(result, target.format) : ''
  }
  const kindOf = (at: string): CellKind =>
    sheet.targets.some((target) => target.at === at) ? 'target' : results.targetOf(at) ? 'copy' : undefined
  return (
    <div className="relative overflow-x-auto rounded-12 border border-line-strong bg-surface-raised">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells the arrows reach is a grid
        role="grid"
        aria-label={t`Spreadsheet`}
        onKeyDown={onKeyDown}
        className="w-full border-collapse text-13 tabular-nums"
      >
        <Head letters={letters} />
        <tbody>
          {numbers.map((line) => (
            <tr key={line}>
              <th
                scope="row"
                className="border-line-soft border-e border-b bg-surface-sunken px-2 py-1 font-normal text-ink-muted"
              >
                {line}
              </th>
              {letters.map((letter) => {
                const at = `${letter}${line}`
                return (
                  <Cell
                    key={at}
                    at={at}
                    text={textOf(at)}
                    kind={kindOf(at)}
                    isHeader={line === 1}
                    isNumber={typeof shown.get(at)?.value === 'number'}
                    isActive={at === active}
                    onFocus={setActive}
                    onWrite={onWrite}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Moves by the arrows, and what opens the formula of the active cell. */
function useGridKeys({ sheet, onWrite }: Pick<SheetGridProps, 'sheet' | 'onWrite'>) {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(sheet.targets[0]?.at ?? 'A1')
  const { columns, rows } = sizeOf(sheet)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'F2' || event.key === 'Enter') {
      if (!onWrite || !sheet.targets.some(({ at }) => at === active)) return
      event.preventDefault()
      event.stopPropagation()
      onWrite(active)
      return
    }
    const move = MOVES[event.key]
    const position = positionOf(active)
    if (!move || !position || event.altKey || event.shiftKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const isFar = event.ctrlKey && (event.key === 'Home' || event.key === 'End')
    const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))
    const next = cellName(
      within(position.column + move[0], columns),
      within(position.row + (isFar ? move[0] : move[1]), rows),
    )
    setActive(next)
    table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  return { table, active, setActive, onKeyDown }
}

function Head({ letters }: { readonly letters: readonly string[] }) {
  const { t } = useLingui()
  return (
    <thead>
      <tr>
        <th scope="col" className="w-8 min-w-8 border-line-soft border-e border-b bg-surface-sunken">
          <span className="sr-only">{t`Row`}</span>
        </th>
        {letters.map((letter) => (
          <th
            key={letter}
            scope="col"
            className="border-line-soft border-e border-b bg-surface-sunken px-2 py-1 font-normal text-ink-muted last:border-e-0"
          >
            {letter}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A cell to be filled in, one that the formula is copied to, or one that is given. */
type CellKind = 'target' | 'copy' | undefined

interface CellProps extends Pick<SheetGridProps, 'onWrite'> {
  readonly at: string
  readonly text: string
  readonly kind: CellKind
  readonly isHeader: boolean
  readonly isNumber: boolean
  readonly isActive: boolean
  onFocus(at: string): void
}

function Cell({ at, text, kind, isHeader, isNumber, isActive, onFocus, onWrite }: CellProps) {
  const { t } = useLingui()
  const isTarget = kind === 'target'
  return (
    <td
      data-cell={at}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onFocus(at)}
      onClick={() => isTarget && onWrite?.(at)}
      className={cx(
        'h-8 min-w-16 whitespace-nowrap border-line-soft border-e border-b px-2 py-1 last:border-e-0',
        'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus-ring',
        isHeader && !isTarget && 'font-medium',
        (isNumber || kind) && 'text-end',
        isTarget && 'cursor-text bg-accent-tint inset-ring inset-ring-accent forced-colors:outline-1',
        kind === 'copy' && 'bg-accent-tint/50 text-ink-muted',
      )}
    >
      {text ||
        (isTarget && onWrite && <span className="sr-only">{t`${at}, empty: press Enter to type a formula`}</span>)}
    </td>
  )
}

/** As far as there are cells or targets. */
function sizeOf({ cells, targets }: ShownSheet): { columns: number; rows: number } {
  const places = [...cells, ...targets].flatMap(({ at }) => positionOf(at) ?? [])
  return {
    columns: Math.max(...places.map(({ column }) => column)) + 1,
    rows: Math.max(...places.map(({ row }) => row + 1), ...targets.map(({ lastRow = 1 }) => lastRow)),
  }
}
