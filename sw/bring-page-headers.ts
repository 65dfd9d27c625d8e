// Brings the headers under which the host sends the page today (page-headers.ts).
import { FOLLOWED, KEPT } from './page-headers.ts'

/** ms */
const PATIENCE = 2000

/** Asks the host under which headers it sends the page, for the next time. A host that says nothing of a policy, or none at all, changes nothing. */
export async function loadPageHeaders(page: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const { ok, headers } = await fetch(page, { method: 'HEAD', cache: 'no-store', redirect: 'error', signal })
    if (!ok || !headers.has('content-security-policy')) return
    const followed = FOLLOWED.flatMap((name): [string, string][] => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    await (await caches.open(KEPT)).put(page, new Response(null, { headers: followed }))
  } catch {
    // Offline: the last ones stay.
  }
}
