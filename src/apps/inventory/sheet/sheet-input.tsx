// A cell of the spreadsheet while it is typed into. Enter and Tab keep what is typed and go on, Escape leaves what was there; what means nothing stays, with the
// reason below it.
// @offline later
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { showToast } from '#ui/toast-store.ts'
import type { CellPosition } from './sheet-area.ts'
import { isNumeric, type RefusedCell, type SheetColumn } from './sheet-columns.ts'
import { useFaultMessages } from './use-sheet-labels.ts'

export interface SheetInputProps {
  readonly text: string
  readonly column: SheetColumn
  readonly label: string
  onText(text: string): void
  onWrite(text: string): readonly RefusedCell[]
  /** @param by where to go next; left out: the focus has gone elsewhere */
  onLeave(by?: CellPosition): void
  onRevert(): void
}

export function SheetInput({ text, column, label, onText, onWrite, onLeave, onRevert }: SheetInputProps) {
  const faults = useFaultMessages()
  const errorId = useId()
  const [error, setError] = useState<string>()
  const [first] = useState(text)
  /** It has been left; losing the focus comes after. */
  const isLeft = useRef(false)
  const keep = (by: CellPosition) => {
    const [refused] = onWrite(text)
    if (refused) return setError(faults[refused.fault])
    isLeft.current = true
    onLeave(by)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    const back = event.shiftKey ? -1 : 1
    if (event.key === 'Enter') keep({ row: back, column: 0 })
    else if (event.key === 'Tab') keep({ row: 0, column: back })
    else if (event.key === 'Escape') {
      isLeft.current = true
      onRevert()
    } else return
    event.preventDefault()
  }
  const onBlur = () => {
    if (isLeft.current) return
    isLeft.current = true
    const [refused] = onWrite(text)
    if (refused) showToast({ kind: 'error', message: `${label}: ${faults[refused.fault]}` })
    onLeave()
  }
  return (
    <>
      <input
        autoFocus
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={text}
        onChange={(event) => {
          setError(undefined)
          onText(event.target.value)
        }}
        onFocus={(event) => first.length > 1 && event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        inputMode={isNumeric(column) ? 'decimal' : undefined}
        enterKeyHint="next"
        autoComplete="off"
        spellCheck={column === 'name'}
        maxLength={500}
        className={
          isNumeric(column)
            ? 'h-full w-full min-w-0 bg-surface text-end outline-none'
            : 'h-full w-full min-w-0 bg-surface outline-none'
        }
      />
      {error !== undefined && <Fault id={errorId}>{error}</Fault>}
    </>
  )
}

function Fault({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <span
      id={id}
      role="alert"
      className="absolute start-0 top-full z-3 whitespace-nowrap rounded-4 bg-surface-overlay px-2 py-1 text-start text-13 text-danger shadow-menu"
    >
      {children}
    </span>
  )
}
