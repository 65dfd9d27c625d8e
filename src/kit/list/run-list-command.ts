// Runs the command of a key in the list: moving, selecting, folding; the rest is the screen's. Used by use-list-input.ts.
// @chunk lists
import { pressedRow } from './list-focus.ts'
import type { ListSource, RowTraits } from './source.ts'
import type { ActiveRow } from './use-active-row.ts'
import type { Selection } from './use-selection.ts'

/** What can be done in the list, by press and by key. A screen leaves out what its list does not have. */
export interface ListActions<Row> {
  open(row: Row, key: string): void
  /** A key has moved to the row: what is open beside the list may follow. */
  follow?(row: Row, key: string): void
  /** Escape with nothing selected: what is open closes. */
  close?(): void
  /** A row of the kind `action` is pressed. */
  act?(row: Row): void
  /** Folds the rows of a head away, or shows them. */
  fold?(row: Row): void
  /** A key of the screen's own, on a row. @returns whether it means something there */
  run?(command: string, row: Row, key: string): boolean
}

export interface CommandContext<Row> {
  readonly source: ListSource<Row>
  readonly traitsOf: (row: Row) => RowTraits
  readonly active: ActiveRow
  readonly selection: Selection | undefined
  readonly actions: ListActions<Row>
}

/** Rows that Page up and Page down go. */
const PAGE = 12

/** @returns false where the key means nothing here, and stays the browser's */
export function runListCommand<Row>(command: string, context: CommandContext<Row>): boolean {
  const { source, active, selection, actions } = context
  if (active.index < 0) return false
  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(index, source.count - 1))
    active.activate(next, true)
    return next
  }
  const steps: Readonly<Record<string, number>> = {
    next: active.index + 1,
    previous: active.index - 1,
    first: 0,
    last: source.count - 1,
    'page-down': active.index + PAGE,
    'page-up': active.index - PAGE,
  }
  const step = steps[command]
  if (step !== undefined) {
    const at = goTo(step)
    const row = source.rowAt(at)
    const key = source.keyAt(at)
    if (row !== undefined && key !== undefined && context.traitsOf(row).kind === 'item') actions.follow?.(row, key)
    return true
  }
  switch (command) {
    case 'extend-next':
    case 'extend-previous':
      if (selection) extend(goTo(active.index + (command === 'extend-next' ? 1 : -1)), context)
      return selection !== undefined
    case 'select-all':
      selection?.selectAll()
      return selection !== undefined
    case 'clear-selection':
      if (selection && selection.size > 0) selection.clear()
      else actions.close?.()
      return true
    default:
      return runOnRow(command, context)
  }
}

function extend<Row>(to: number, { source, traitsOf, active, selection }: CommandContext<Row>): void {
  const keyOfItem = (index: number) => {
    const row = source.rowAt(index)
    return row !== undefined && traitsOf(row).kind === 'item' ? source.keyAt(index) : undefined
  }
  const from = keyOfItem(active.index)
  const key = keyOfItem(to)
  if (selection?.size === 0 && from !== undefined) selection.toggle(from)
  if (key !== undefined) selection?.extendTo(key)
}

function runOnRow<Row>(
  command: string,
  { source, traitsOf, active, selection, actions }: CommandContext<Row>,
): boolean {
  const row = source.rowAt(active.index)
  const key = source.keyAt(active.index)
  if (row === undefined || key === undefined) return false
  const { kind, isFolded } = traitsOf(row)
  if (kind === 'field') return false
  if (kind === 'action') {
    const isPress = command === 'open' || actions.run?.(command, row, key) === true
    if (isPress) actions.act?.(row)
    return isPress
  }
  switch (command) {
    case 'open':
      pressedRow.set(undefined)
      if (kind === 'item') actions.open(row, key)
      else actions.fold?.(row)
      return true
    case 'select':
      if (kind === 'item') selection?.toggle(key)
      return selection !== undefined
    case 'expand':
    case 'collapse':
      if (kind === 'head' && isFolded === (command === 'expand')) actions.fold?.(row)
      return kind === 'head'
    default:
      return actions.run?.(command, row, key) ?? false
  }
}
