// The words for the one polite live region (live-region.tsx): route changes, results, toasts.
import { pageState } from '#platform/page-state.ts'

type Listener = (message: string) => void

const listener = pageState<Listener | null>(null)
/** Said before there is a region. */
const waiting = pageState('')

/** Says the message to assistive technology when it next pauses. */
export function announce(message: string): void {
  const say = listener.read()
  if (say) say(message)
  else waiting.set(message)
}

/** For the live region alone; gives the way to stop. */
export function onAnnounce(next: Listener): () => void {
  listener.set(next)
  if (waiting.read()) next(waiting.read())
  waiting.set('')
  return () => {
    if (listener.read() === next) listener.set(null)
  }
}
