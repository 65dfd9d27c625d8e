// Scrolls an element as a wheel does, and waits until the page has heard of it.

/** @param top px; another one than it is at */
export async function scrollElement(element: Element, top: number): Promise<void> {
  const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }))
  element.scrollTop = top
  await scrolled
}
