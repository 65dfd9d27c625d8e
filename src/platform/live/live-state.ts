// Whether live messages come, for what the shell shows. Set by notifications.ts.
import { useSyncExternalStore } from 'react'

export interface LiveState {
  /** `paused`: there has been no connection for a while, and what is shown may be out of date. */
  readonly state: 'live' | 'paused'
  /** What comes is made up by the demo portal. */
  readonly isSimulated: boolean
}

/** ms without a connection that nobody needs to know of */
export const PAUSED_AFTER_MS = 10_000

let state: LiveState = { state: 'live', isSimulated: false }
let pausing: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const getLiveState = (): LiveState => state

export const useLiveState = (): LiveState => useSyncExternalStore(subscribeLiveState, getLiveState)

export function subscribeLiveState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let wake = () => {}

/** Set by notifications.ts: tries at once what would be tried later. */
export function setLiveWake(tryNow: () => void): void {
  wake = tryNow
}

/** The person does not want to wait for the next attempt. */
export const wakeLive = (): void => wake()

/** There is a connection, or nothing to connect to. */
export function showLive({ isSimulated }: Pick<LiveState, 'isSimulated'>): void {
  clearTimeout(pausing)
  pausing = undefined
  become({ state: 'live', isSimulated })
}

/** There is no connection: said after a while, unless one comes. */
export function showPausedSoon(): void {
  pausing ??= setTimeout(() => become({ ...state, state: 'paused' }), PAUSED_AFTER_MS)
}

function become(next: LiveState): void {
  if (next.state === state.state && next.isSimulated === state.isSimulated) return
  state = next
  for (const listener of listeners) listener()
}
