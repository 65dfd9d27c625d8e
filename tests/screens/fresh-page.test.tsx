// No screen test finds what another has left: not in the page, not in the browser.
import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadConfig, setConfig } from '#platform/config.ts'
import { getKeyChoices, setSingleKeys } from '#platform/keys/key-choices.ts'
import { getLiveState, showLive } from '#platform/live/live-state.ts'
import { getPrefs, setPrefs } from '#platform/prefs/prefs.ts'
import { getSession } from '#platform/session/session.ts'
import { historyStore, openHistory } from '#platform/workspace/record-history.ts'
import { openPalette, paletteStore } from '#shell/palette/open-palette.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { showToast, toastStore } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'activities')

/** In whichever order they run: each leaves all of it behind, and finds none. */
test.each([1, 2, 3])('a test starts without the state of the test before it (%i)', async () => {
  expect(toastStore.read()).toEqual([])
  expect([paletteStore.read(), historyStore.read()]).toEqual([null, null])
  expect(getSession()).toMatchObject({ accessToken: null, person: null, lockedFor: null, rememberMe: false })
  expect(getPrefs()).toMatchObject({ language: 'en', scheme: 'light', theme: 'default', lockAfter: 0 })
  expect(i18n.locale).toBe('en')
  expect(getKeyChoices()).toEqual({ single: true, keys: {} })
  expect(getLiveState()).toEqual({ state: 'live', isSimulated: false })
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
  expect(await loadConfig()).toEqual({})
  expect(await caches.keys()).toEqual([])
  expect((await indexedDB.databases()).filter(({ name }) => name?.startsWith('screens-'))).toEqual([])
  expect(vi.isFakeTimers()).toBe(false)
  expect([innerWidth, innerHeight]).toEqual([1280, 900])
  expect(document.querySelectorAll('[role=dialog], [role=menu], .toast').length).toBe(0)
  expect(document.querySelectorAll('main :hover').length).toBe(0)

  const { screen } = await renderApp('/pages/activities', {
    signedIn: true,
    prefs: { language: 'fr', scheme: 'dark', theme: 'teal', lockAfter: 5 },
  })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  showToast({ kind: 'error', message: 'Left behind' })
  await expect.element(page.getByText('Left behind').first()).toBeVisible()
  await userEvent.keyboard('{F6}')
  await userEvent.hover(screen.getByRole('heading', { level: 1 }))
  openPalette('left')
  openHistory({ table: 'tasks', key: 'left', title: 'Left behind' })
  setSingleKeys(false)
  setPrefs({ theme: 'rose' })
  showLive({ isSimulated: true })
  setConfig({ portalUrl: '/left' })
  sessionStorage.setItem('left', 'behind')
  localStorage.setItem('left', 'behind')
  await caches.open('left-behind')
  await page.viewport(390, 844)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
