// The way of the focus into the list from elsewhere on the screen: by key, and when what had it closes.
// @chunk lists
import { pageState } from '#platform/page-state.ts'

/** The row that was last opened by a press of the pointer. What it opens may come when keys have moved the focus on. */
export const pressedRow = pageState<string | undefined>(undefined)

/** The row that the Tab key stops at; or the row with this key. */
export function rowToFocus(key?: string): HTMLElement | null {
  const byKey =
    key === undefined ? null : document.querySelector<HTMLElement>(`[role="grid"] [data-key="${CSS.escape(key)}"]`)
  return byKey ?? document.querySelector<HTMLElement>('[role="grid"] [data-key][tabindex="0"]')
}

/** What makes the first row where there is none. */
const firstWay = (): HTMLElement | null | undefined =>
  document.querySelector('[role="grid"]')?.parentElement?.querySelector<HTMLElement>('button, a[href]')

/** Takes the focus to the list where it is nowhere once what closes has given it back: its opener may be gone. */
export function returnFocusToList(key?: string): void {
  afterClosing(() => (rowToFocus(key) ?? firstWay())?.focus())
}

/** Takes the focus elsewhere where it is nowhere once what closes has given it back. */
export function afterClosing(focus: () => unknown): void {
  // A dialog gives the focus back in the frame after the one that it closes in.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focus()
    }),
  )
}
