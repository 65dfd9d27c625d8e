// The page's own part of the document: where the skip link and a new page put the focus.

export const MAIN_ID = 'main'

/** Focuses the page's heading, so that reading starts there; the whole page where it has none. */
export function focusPage(): void {
  const main = document.getElementById(MAIN_ID)
  if (!main) return
  const heading = main.querySelector<HTMLElement>('h1') ?? main
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
