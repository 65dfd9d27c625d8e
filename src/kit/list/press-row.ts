// What a press on a row of a grid or a table does: opens it, or selects it where it is on its mark, with Ctrl or Shift, or a tap while others are selected.
// @chunk panes
import { pressedRow } from './list-focus.ts'
import type { CommandContext } from './run-list-command.ts'
import { isControl, keyOfEvent } from './use-active-row.ts'
import type { Selection } from './use-selection.ts'

interface Pressed<Row> extends Pick<CommandContext<Row>, 'source' | 'active' | 'actions'> {
  readonly selection: Selection
}

export function pressRow<Row>(event: React.MouseEvent, { source, active, selection, actions }: Pressed<Row>): void {
  const key = keyOfEvent(event.target)
  const index = key === undefined ? -1 : source.indexOf(key)
  const row = source.rowAt(index)
  if (key === undefined || row === undefined || isControl(event.target)) return
  active.activate(index, true)
  const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
  const isMark = (event.target as Element).closest('[data-select]') !== null
  if (event.shiftKey) selection.extendTo(key)
  else if (event.ctrlKey || event.metaKey || isMark || (selection.size > 0 && isTouch)) selection.toggle(key)
  else {
    pressedRow.set(key)
    actions.open(row, key)
  }
}
