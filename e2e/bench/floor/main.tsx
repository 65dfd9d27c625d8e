// The floor of the bench: a bare React page that shows a list from IndexedDB through a plain service worker, and does nothing else.
import { showList } from '../list.tsx'

interface PolicyFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string }
}

const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('sw', {
  createScriptURL: (url: string) => url,
})

await navigator.serviceWorker.register(policy?.createScriptURL('/worker.js') ?? '/worker.js')
if (!navigator.serviceWorker.controller) {
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}
await showList('/api/tasks')
