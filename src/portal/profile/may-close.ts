// What is edited in place closes when nothing in it is wrong: what was typed and cannot be saved would be lost with its field.
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/** @returns whether it may close; otherwise the first field that is wrong shows it and has the focus */
export function mayClose(fields: HTMLElement | null): boolean {
  const { activeElement } = document
  // Fields say what is wrong once they are left.
  if (fields?.contains(activeElement)) flushSync(() => (activeElement as HTMLElement).blur())
  const wrong = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return !wrong
}

/** For a button below the fields: their errors must not move it away under the pointer between press and release. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
