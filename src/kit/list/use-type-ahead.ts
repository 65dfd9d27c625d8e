// Typing letters in a list leads to the first name that begins with them, as in the explorers of desktop systems. The same letter again leads to the next one.
import { useRef } from 'react'
import { foldText } from '#formats/text.ts'
import { isTyping } from '#platform/keys/chord.ts'
import type { ListSource } from './source.ts'
import { keyOfEvent } from './use-active-row.ts'

/** ms after which a letter begins anew */
const PAUSE_MS = 800

export interface TypeAheadOptions<Row> {
  /** An array's: what is not read is not found. */
  readonly source: ListSource<Row>
  readonly nameOf: (row: Row) => string
  go(index: number): void
}

/** @returns a handler for what holds the list */
export function useTypeAhead<Row>({ source, nameOf, go }: TypeAheadOptions<Row>): (event: React.KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, timeStamp } = event
    const current = keyOfEvent(event.target)
    if (event.defaultPrevented || current === undefined || isTyping(event.target)) return
    if (ctrlKey || metaKey || altKey || shiftKey || !/^[\p{L}\p{N}]$/u.test(key)) return
    event.preventDefault()
    const isGoingOn = timeStamp - typed.current.at < PAUSE_MS
    const before = isGoingOn ? typed.current.text : ''
    const letter = foldText(key)
    // One letter again and again goes from name to name.
    const isSame = before !== '' && [...before].every((one) => one === letter)
    const text = before + letter
    typed.current = { text, at: timeStamp }
    const from = source.indexOf(current)
    const found = findName(source, nameOf, text, before === '' ? from + 1 : from)
    const next = found < 0 && isSame ? findName(source, nameOf, letter, from + 1) : found
    if (next >= 0) go(next)
  }
}

/** @returns -1 where there is none */
function findName<Row>(source: ListSource<Row>, nameOf: (row: Row) => string, text: string, from: number): number {
  for (let step = 0; step < source.count; step += 1) {
    const index = (from + step) % source.count
    const row = source.rowAt(index)
    if (row !== undefined && foldText(nameOf(row)).startsWith(text)) return index
  }
  return -1
}
