// The service worker: life cycle, and which door answers which URL. The only file that says `self`.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { createDeviceApi } from './api/device.ts'
import { isOwnRequest, refusal } from './api/engine/own-requests.ts'
import { answerFromEarlierBuilds, keepAll, keepEarlierBuild } from './earlier-builds.ts'
import { isApiPage, isScreen } from './is-screen.ts'
import { underNewestHeaders } from './page-headers.ts'
import { showPage } from './show-page.ts'

declare const self: ServiceWorkerGlobalScope

/** A file of the build, as the build lists it here. */
interface BuildFile {
  readonly url: string
  readonly revision: string | null
  /** Saved a moment after the worker has taken over, rather than before (vite-plugins/offline-later.ts). */
  readonly later?: true
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
const base = new URL(self.registration.scope).pathname
const apiBase = `${base}api`

const api = createDeviceApi(apiBase, { onNewer: notifyPages, opensNow: !isWaitingForItsTurn() })
for (const method of METHODS) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${apiBase}/`),
    ({ request }) => answer(request),
    method,
  )
}

// The manifest's share_target.
const openFile = `${base}open-file`
const loadShared = () => import('./shared.ts')
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === openFile,
  async ({ request }) => (await loadShared()).putByShared(request, openFile),
  'POST',
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === `${base}email-frame`,
  async () => (await import('./email-frame.ts')).emailFrame(),
)

// In development Vite serves the files; only the back end is answered here.
if (import.meta.env.PROD) serveBuild()

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const type: unknown = event.data?.type
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A page that was reloaded past the worker requests to be controlled again. [Note: First load has no worker, src/platform/api/transport.ts]
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
})

// What the device showed of a notification leads to its page.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  if (typeof notification.data === 'string')
    event.waitUntil(showPage(notification.data, self.registration.scope, self.clients))
})

/** Its own pages, all of this build: those of the newer one have no need to know. */
function notifyPages(): void {
  void self.clients.matchAll().then((pages) => {
    for (const page of pages) page.postMessage({ type: 'NEWER' })
  })
}

/** Another build is running, and this one is not accepted yet. */
function isWaitingForItsTurn(): boolean {
  const state = self.serviceWorker?.state
  return Boolean(self.registration.active) && (state === 'parsed' || state === 'installing' || state === 'installed')
}

async function answer(request: Request): Promise<Response> {
  return isOwnRequest(request, self.location.origin) ? api.fetch(request) : refusal()
}

function serveBuild(): void {
  const controller = new PrecacheController()
  const files = self.__WB_MANIFEST as readonly BuildFile[]
  controller.addToCacheList(files.filter(({ later }) => !later))
  let keeping: Promise<unknown> | undefined
  /** Again after a failure, or by the next worker where this one was stopped. */
  const keepLater = () => {
    keeping ??= keepAll(files.filter(({ later }) => later).map(({ url }) => base + url)).finally(() => {
      keeping = undefined
    })
    return keeping
  }
  const page = `${base}index.html`
  const loadHeaders = async () => (await import('./bring-page-headers.ts')).loadPageHeaders(page)
  const cachedPage = controller.createHandlerBoundToURL(page)
  // Before the cached files, which `/` and `/index.html` are among.
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && (url.pathname === page || isScreen(url)),
    async (options) => underNewestHeaders(page, await cachedPage(options)),
  )
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [] }))
  // A path with an ending may be a file of the host's, or a screen of a thing whose id has a dot.
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !isApiPage(url),
    (options) => fetch(options.request).catch(() => cachedPage(options)),
  )
  // Each page requests it when it starts. Whoever gets a new configuration finds the headers that go with it at the next start.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === `${base}config.json`,
    async ({ request, event }) => {
      event.waitUntil(loadShared().then((shared) => shared.dropStaleShares(Date.now())))
      const [answer] = await Promise.all([fetch(request), loadHeaders()])
      return answer
    },
  )
  const isRunner = (path: string) => ['sql', 'js'].some((kind) => path.startsWith(`${base}assets/${kind}-runner-`))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
    async ({ request, url }) => {
      const answer = await answerFromEarlierBuilds(request)
      return isRunner(url.pathname) ? (await import('./runner-worker.ts')).asRunner(answer) : answer
    },
  )

  self.addEventListener('install', (event) => {
    void controller.install(event)
    // Those of an earlier build's time are older than the page.
    if (self.registration.active) event.waitUntil(loadHeaders())
    answerNavigationsHere(event)
    // The first worker takes over at once; a later one waits until the person accepts it.
    if (!self.registration.active) void self.skipWaiting()
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(
      // The whole build that goes, and what is cached later of the one before and of this one.
      keepEarlierBuild(controller, 2 * files.length)
        .then(() => controller.activate(event))
        .then(() => self.clients.claim()),
    )
    // Not waited for: pages are answered meanwhile.
    void keepLater()
  })
  // A page that has settled requests what is still missing.
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    if (event.data?.type === 'KEEP') event.waitUntil(keepLater())
  })
}

interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { requestMode: string }; source: 'fetch-event' }): Promise<void>
}

/** Chromium requests a page from the network while it starts the worker that has it: with this route, it leaves that request out. */
function answerNavigationsHere(event: RoutingEvent): void {
  const routed = event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' })
  if (routed) event.waitUntil(routed.catch(() => undefined))
}
