// The page's start: looks and language, session, the app; then the worker.
import '#platform/trusted-types.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '#platform/config.ts'
import { followLanguage, preloadLanguages } from '#platform/i18n/languages.ts'
import { historyBelow } from '#platform/navigation/history-below.ts'
import { allowSkippedTransitions } from '#platform/navigation/skipped-transitions.ts'
import { recoverFromLostChunks } from '#platform/offline/lost-chunks.ts'
import { registerWhenStable } from '#platform/offline/register-worker.ts'
import { whenIdle } from '#platform/offline/when-idle.ts'
import { applyPrefs } from '#platform/prefs/prefs.ts'
import { followOtherTabs, getSession, isLocked, isSignedIn } from '#platform/session/session.ts'
import { createApp } from './app.tsx'

applyPrefs()
followOtherTabs()
// The page that locked it may have ended before the device heard of it.
if (isLocked()) void import('#platform/session/lock.ts').then(({ lockDevice }) => lockDevice())
recoverFromLostChunks()
allowSkippedTransitions()

const { queries, router, element } = createApp({
  ...(import.meta.env.BASE_URL !== '/' && { history: historyBelow(import.meta.env.BASE_URL) }),
  loadPreparation: () =>
    import('#platform/query/across-visits.ts').then(({ connectAcrossVisits }) => connectAcrossVisits),
})

// What the guards are going to ask for is on its way meanwhile: the code of the first page and of what reads for it.
if (isSignedIn(getSession(), Date.now()) && !isLocked()) {
  void queries.load().catch(() => undefined)
  for (const route of router.getMatchedRoutes(router.latestLocation.pathname)[0])
    void router.loadRouteChunk(route)?.catch(() => undefined)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const firstMessages = followLanguage()
const firstPage = router.load()
const shown = Promise.withResolvers<void>()
registerWhenStable(shown.promise)
// Asked for earlier by the first call to a portal.
void shown.promise.then(loadConfig)
void shown.promise.then(preloadLanguages)

// The first paint is index.html's; the app takes its place when its page is there, so that nothing appears only to vanish again.
// No `await` out here: the pages' code imports from this file's chunk, and would wait for it for ever.
void Promise.all([firstMessages, firstPage]).then(show, showThatItFailed)

function show(): void {
  if (root) createRoot(root).render(<StrictMode>{element}</StrictMode>)
  // Stable: painted, and nothing of it left to do.
  requestAnimationFrame(() => whenIdle(shown.resolve))
}

/** Not even the words could be loaded: said in both languages, without any of the app's code. */
function showThatItFailed(error: unknown): void {
  console.error(error)
  const reload = document.createElement('button')
  reload.textContent = 'Reload · Recharger'
  reload.addEventListener('click', () => location.reload())
  const notice = document.createElement('p')
  notice.textContent = 'Cairn could not start. Cairn n’a pas pu démarrer.'
  root?.replaceChildren(notice, reload)
}
