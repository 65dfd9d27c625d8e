// Keeps keys, pastes and drops from a page that is covered (src/cover.tsx): from the moment that it is, before the lock's own code has come, and before anything
// of the page hears of them.

/** What a page listens to on the whole document, and what keys and hands do to it by themselves. */
export const KEPT_FROM_PAGE = 'keydown keyup paste copy cut drop dragover'.split(' ')

/** Call before anything else listens. @returns the way to stop */
export function keepFromCoveredPage(): () => void {
  const kinds = [...KEPT_FROM_PAGE, 'beforeinput', 'click']
  for (const kind of kinds) addEventListener(kind, keep, true)
  return () => {
    for (const kind of kinds) removeEventListener(kind, keep, true)
  }
}

function keep(event: Event): void {
  if (!document.documentElement.hasAttribute('data-covered')) return
  const { key, code, ctrlKey, metaKey } = event as KeyboardEvent
  // The browser would save the page with all that is covered in it, whichever letters the layout writes.
  if ((ctrlKey || metaKey) && (key?.toLowerCase() === 's' || code === 'KeyS')) event.preventDefault()
  // The way in stays open.
  if (key === 'Tab' || (event.target as Element).closest?.('.lock-cover')) return
  event.stopImmediatePropagation()
  if (!key) event.preventDefault()
}
