// Served as worker.js in place of Cairn's: removes the app from a device. What people wrote stays in their browsers, for a Cairn that comes back to this address.
self.addEventListener('install', () => {
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys())
    if (/^(workbox-precache|earlier-builds$|page-headers$)/.test(name)) await caches.delete(name)
  await self.registration.unregister()
  // Open pages are loaded again, from the host.
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}
