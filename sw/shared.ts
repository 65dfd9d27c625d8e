// What another app shares with Cairn (the manifest's share_target): put by as it came, and taken to the page that shows it. Nothing of it is in the workspace
// before the person says so. Any site can post a form here, and nobody may be signed in: little waits, and not for long.
import { addressOfShared, mayWait, SHARED_CACHE, SHARED_LIMITS, type SharedRefusal } from '#contract/shell/shared.ts'

/** @param page the URL of the page that shows it */
export async function putByShared(request: Request, page: string): Promise<Response> {
  const lead = (share: string) => Response.redirect(`${page}?share=${share}`, 303)
  const refuse = (why: SharedRefusal) => lead(why)
  if (!mayShare(request)) return refuse('refused')
  try {
    const form = await request.formData()
    const share = { id: crypto.randomUUID(), at: Date.now(), bytes: bytesOf(form) }
    if (share.bytes > SHARED_LIMITS.bytes) return refuse('large')
    const cache = await caches.open(SHARED_CACHE)
    await cache.put(addressOfShared(share), new Response(form))
    await dropStale(cache, share.at)
    return lead(share.id)
  } catch {
    return refuse('lost')
  }
}

/**
 * What may no longer wait goes, though nothing else is shared and nobody looks. Nothing is made where nothing was ever shared.
 * @param now ms since the epoch
 */
export async function dropStaleShares(now: number): Promise<void> {
  if (await caches.has(SHARED_CACHE)) await dropStale(await caches.open(SHARED_CACHE), now)
}

async function dropStale(cache: Cache, now: number): Promise<void> {
  const urls = (await cache.keys()).map(({ url }) => url)
  const waiting = mayWait(urls, now).map(({ url }) => url)
  for (const url of urls) if (!waiting.includes(url)) await cache.delete(url)
}

/** The system opens a page and names no origin, or `null`; a form of another site names its own, and may be in a frame. */
function mayShare({ url, headers, destination }: Request): boolean {
  const origin = headers.get('origin') ?? 'null'
  return destination === 'document' && (origin === 'null' || origin === new URL(url).origin)
}

function bytesOf(form: FormData): number {
  let bytes = 0
  for (const value of form.values()) bytes += typeof value === 'string' ? value.length : value.size
  return bytes
}
