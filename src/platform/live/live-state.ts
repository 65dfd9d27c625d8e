// Whether live messages arrive, for the shell's status.
// @chunk notifications
import { useSyncExternalStore } from 'react'
import { pageState } from '#platform/page-state.ts'

export interface LiveState {
  /** `paused`: there has been no connection for a while, and what is shown may be out of date. */
  readonly state: 'live' | 'paused'
  /** What comes is made up by the demo portal. */
  readonly isSimulated: boolean
}

/** ms without a connection that nobody needs to know of @internal */
export const PAUSED_AFTER_MS = 10_000

const live = pageState<LiveState>({ state: 'live', isSimulated: false })
const pausing = pageState<ReturnType<typeof setTimeout> | undefined>(undefined, clearTimeout)

/** @internal */
export const getLiveState = live.read

export const useLiveState = (): LiveState => useSyncExternalStore(subscribeLiveState, getLiveState)

const subscribeLiveState = live.subscribe

const wake = pageState(() => {})

/** Set by notifications.ts: tries at once what would be tried later. */
export const setLiveWake = wake.set

/** The person does not want to wait for the next attempt. */
export const wakeLive = (): void => wake.read()()

/** There is a connection, or nothing to connect to. */
export function showLive({ isSimulated }: Pick<LiveState, 'isSimulated'>): void {
  clearTimeout(pausing.read())
  pausing.set(undefined)
  become({ state: 'live', isSimulated })
}

/** There is no connection: shown after a while, unless one comes. */
export function showPausedSoon(): void {
  if (pausing.read() !== undefined) return
  pausing.set(setTimeout(() => become({ ...live.read(), state: 'paused' }), PAUSED_AFTER_MS))
}

function become(next: LiveState): void {
  const { state, isSimulated } = live.read()
  if (next.state !== state || next.isSimulated !== isSimulated) live.set(next)
}
