// Takes away whatever a screen test leaves in the page, so that the next one finds a page that nobody has used.
import { i18n } from '@lingui/core'
import Dexie from 'dexie'
import { expect, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { setConfig } from '#platform/config.ts'
import { setLiveWake, showLive } from '#platform/live/live-state.ts'
import { dispatchSession, takeOverStored } from '#platform/session/session.ts'
import { closeHistory } from '#platform/workspace/record-history.ts'
import { closePalette } from '#shell/palette/open-palette.ts'
import { clearToasts } from '#ui/toast-store.ts'

/** As vitest.config.ts has them. */
const width = 1280
const height = 900

/** First of all: what closes the app needs the real clock. */
export function restoreTheReal(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}

/** When the app is closed: what its modules, the browser's storage and the window still hold. */
export async function freshenPage(): Promise<void> {
  dispatchSession({ type: 'signed-out' })
  setConfig(undefined)
  clearToasts()
  closePalette()
  closeHistory()
  showLive({ isSimulated: false })
  setLiveWake(() => {})
  localStorage.clear()
  sessionStorage.clear()
  // Who follows the storage reads that it is empty, as where another tab has emptied it.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  takeOverStored()
  for (const name of await caches.keys()) await caches.delete(name)
  await expect.poll(() => i18n.locale).toBe('en')
  // What lies under the mouse is hovered, whoever moved it there.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}

/** The names of all databases and caches that there are. */
export async function storedInBrowser(): Promise<string[]> {
  const databases = await indexedDB.databases()
  return [...databases.map(({ name }) => `database ${name}`), ...(await caches.keys()).map((name) => `cache ${name}`)]
}

/** What the page stores under one name, whoever uses it: gone when the file is done. */
export async function dropShared(): Promise<void> {
  for (const name of ['cairn-outbox', 'cairn-backup-folders', 'cairn-disk-files']) await Dexie.delete(name)
}
