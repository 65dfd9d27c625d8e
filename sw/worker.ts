// The service worker: life cycle, and which door answers which URL. The only file that says `self`.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { createDeviceApi } from './api/device.ts'
import { answerFromEarlierBuilds, keepEarlierBuild } from './earlier-builds.ts'
import { isForLater } from './later.ts'
import { putByShared } from './shared.ts'

declare const self: ServiceWorkerGlobalScope

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
const base = new URL(self.registration.scope).pathname
const apiBase = `${base}api`

const api = createDeviceApi(apiBase, { onNewer: tellPages, opensNow: !isWaitingForItsTurn() })
for (const method of METHODS) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${apiBase}/`),
    ({ request }) => answer(request),
    method,
  )
}

// The manifest's share_target.
const openFile = `${base}open-file`
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === openFile,
  ({ request }) => putByShared(request, openFile),
  'POST',
)

// In development Vite serves the files; only the back end is answered here.
if (import.meta.env.PROD) serveBuild()

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const type: unknown = event.data?.type
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A page that was reloaded past the worker asks to be controlled again. [Note: First load has no worker, src/platform/api/transport.ts]
  if (type === 'CLAIM') event.waitUntil(self.clients.claim())
})

// What the device showed of a notification leads to its page.
self.addEventListener('notificationclick', ({ notification }) => {
  notification.close()
  if (typeof notification.data === 'string') void self.clients.openWindow(notification.data)
})

/** Its own pages, all of this build: those of the newer one have no need to know. */
function tellPages(): void {
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
  return api.fetch(request)
}

function serveBuild(): void {
  const controller = new PrecacheController()
  const files = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry))
  controller.addToCacheList(files.filter(({ url }) => !isForLater(url)))
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [] }))
  registerRoute(
    new NavigationRoute(controller.createHandlerBoundToURL(`${base}index.html`), {
      denylist: [new RegExp(`^${apiBase}/`), /\/[^/?]+\.[^/]+$/],
    }),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
    ({ request }) => answerFromEarlierBuilds(request),
  )

  self.addEventListener('install', (event) => {
    void controller.install(event)
    answerNavigationsHere(event)
    // The first worker takes over at once; a later one waits until the person accepts it.
    if (!self.registration.active) void self.skipWaiting()
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(
      keepEarlierBuild(controller)
        .then(() => controller.activate(event))
        .then(() => self.clients.claim()),
    )
    // Not waited for: pages are answered meanwhile. What could not be had is kept when it is first used.
    void keepForLater(files.map(({ url }) => url).filter(isForLater))
  })
}

/** One after the other, so that what a page asks for comes first. */
async function keepForLater(urls: readonly string[]): Promise<void> {
  for (const url of urls) await answerFromEarlierBuilds(new Request(`${base}${url}`)).catch(() => undefined)
}

interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { requestMode: string }; source: 'fetch-event' }): Promise<void>
}

/** Chromium asks the network for a page while it starts the worker that has it: told so, it leaves that request out. */
function answerNavigationsHere(event: RoutingEvent): void {
  const routed = event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' })
  if (routed) event.waitUntil(routed.catch(() => undefined))
}
