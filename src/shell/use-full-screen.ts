// useFullScreen(): the product on the whole screen, where the browser lets a page have it.
// @chunk signed-in
import { useSyncExternalStore } from 'react'

export interface FullScreen {
  readonly isPossible: boolean
  readonly isFull: boolean
  toggle(): Promise<void>
}

export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement === document.documentElement)
  return { isPossible: document.fullscreenEnabled === true, isFull, toggle }
}

/** Refused, as in a frame that may not, it stays as it is. */
const toggle = (): Promise<void> =>
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
    () => undefined,
  )

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
