// The floor's worker: caches the page's two files, and answers from IndexedDB with no library between. `/api/constant` answers without it.
import { openRows, rowOf, rowsOf } from './rows.ts'

interface FloorScope {
  addEventListener(type: string, listener: (event: FloorEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

interface FloorEvent {
  readonly request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Response | Promise<Response>): void
}

const scope = globalThis as unknown as FloorScope
const FILES = ['/', '/main.js']

scope.addEventListener('install', (event) => {
  const stored = caches.open('floor').then((cache) => cache.addAll(FILES))
  event.waitUntil(Promise.all([stored, scope.skipWaiting()]))
})
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const { pathname, searchParams } = new URL(event.request.url)
  if (pathname === '/api/constant') event.respondWith(Response.json(true))
  else if (pathname === '/api/tasks') event.respondWith(answer(async () => rowsOf(await openRows())))
  else if (pathname === '/api/task') {
    event.respondWith(answer(async () => rowOf(await openRows(), searchParams.get('id') ?? '')))
  } else if (event.request.mode === 'navigate') event.respondWith(file('/'))
  else if (FILES.includes(pathname)) event.respondWith(file(pathname))
})

const answer = async (read: () => Promise<unknown>): Promise<Response> => Response.json((await read()) ?? null)

const file = async (path: string): Promise<Response> => (await caches.match(path)) ?? fetch(path)
