// The words for the one polite live region (live-region.tsx): route changes, results, toasts.

type Listener = (message: string) => void

let listener: Listener | null = null
let waiting = ''

/** Says the message to assistive technology when it next pauses. */
export function announce(message: string): void {
  if (listener) listener(message)
  else waiting = message
}

/** For the live region alone; gives the way to stop. */
export function onAnnounce(next: Listener): () => void {
  listener = next
  if (waiting) next(waiting)
  waiting = ''
  return () => {
    if (listener === next) listener = null
  }
}
