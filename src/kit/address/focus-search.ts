// focusSearch(): for a screen that draws its search in two places, one of them hidden for the width of the window.
// @chunk panes

/** @param place what is around each of the boxes */
export function focusSearch(place: string): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`${place} input`)]
  boxes.find((box) => box.checkVisibility())?.focus()
}
