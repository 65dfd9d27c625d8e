// focusSearch(): for a screen that draws its search in two places, one of them hidden for the width of the window.
// @chunk panes

/** @param selector what is around each of the boxes */
export function focusSearch(selector: string): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`${selector} input`)]
  boxes.find((box) => box.checkVisibility())?.focus()
}
