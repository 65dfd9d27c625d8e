// Whether Cairn can be installed from here, and doing it.
// @chunk install
import { useSyncExternalStore } from 'react'
import { pageState } from '#platform/page-state.ts'

interface InstallPrompt {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Where public/boot.js puts the browser's offer. */
interface Offered {
  installPrompt?: InstallPrompt | undefined
}

/** `offered`: one press installs it. `by-hand`: the browser has it in a menu, or not at all. */
export type InstallState = 'installed' | 'offered' | 'by-hand'

const offered = globalThis as Offered
const isInstalled = pageState(false)

const standalone = () => matchMedia('(display-mode: standalone)')

export const useInstall = (): InstallState => useSyncExternalStore(subscribe, read)

/** Asks the person, as the browser does. An offer is good once. */
export async function install(): Promise<void> {
  const prompt = offered.installPrompt
  offered.installPrompt = undefined
  isInstalled.set((await prompt?.prompt())?.outcome === 'accepted')
}

function read(): InstallState {
  if (isInstalled.read() || standalone().matches) return 'installed'
  return offered.installPrompt ? 'offered' : 'by-hand'
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const unfollow = isInstalled.subscribe(listener)
  addEventListener('beforeinstallprompt', listener, { signal })
  addEventListener('appinstalled', () => isInstalled.set(true), { signal })
  standalone().addEventListener('change', listener, { signal })
  return () => {
    unfollow()
    stop.abort()
  }
}
