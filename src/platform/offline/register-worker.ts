// Registers the service worker when the app is stable, and reports when a new version is ready.
import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import { trustedWorkerUrl } from '#platform/trusted-types.ts'

/**
 * `waiting`: a new version is ready and applied when accepted. `updated-elsewhere`: another tab accepted it, or a newer build has taken the database; this
 * one stays on its version until it is reloaded.
 */
export type WorkerState = 'starting' | 'ready' | 'waiting' | 'updated-elsewhere' | 'unavailable'

/** ms: the latest moment to register (portal spec §9). */
const LATEST_MS = 30_000
/** ms between two looks for a new version. */
const CHECK_MS = 60 * 60_000

let state: WorkerState = 'starting'
let workbox: Workbox | undefined
let accepted = false
const listeners = new Set<() => void>()

export const useWorkerState = (): WorkerState => useSyncExternalStore(subscribe, () => state)

/** Registers once `stable` has resolved, or after 30 s. */
export function registerWhenStable(stable: Promise<unknown>): void {
  const latest = new Promise((resolve) => setTimeout(resolve, LATEST_MS))
  void Promise.race([stable, latest]).then(register, register)
}

/** Lets the waiting version take over, then reloads this tab; others are notified and stay on theirs. */
export function acceptUpdate(): void {
  accepted = true
  workbox?.messageSkipWaiting()
}

/** A newer build has taken the database: this page's own reads on and writes nothing. Called by the back end in the page; a worker sends a message. */
export function noticeNewerBuild(): void {
  if (state !== 'waiting') setState('updated-elsewhere')
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return setState('unavailable')
  let hadWorker = Boolean(navigator.serviceWorker.controller)
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox(trustedWorkerUrl, import.meta.env.DEV ? { type: 'module' } : {})
  workbox.addEventListener('waiting', () => setState('waiting'))
  // A first worker claims its page too, and so does one on request after a shift-reload; only an accepted update reloads it.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (accepted) location.reload()
    else if (hadWorker) setState('updated-elsewhere')
    hadWorker = true
  })
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'NEWER') noticeNewerBuild()
  })
  try {
    const registration = await workbox.register()
    setState(registration?.waiting ? 'waiting' : 'ready')
    checkForUpdates()
  } catch {
    setState('unavailable')
  }
}

function checkForUpdates(): void {
  const check = () => {
    if (navigator.onLine && state === 'ready') void workbox?.update().catch(() => undefined)
  }
  setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}

function setState(next: WorkerState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
