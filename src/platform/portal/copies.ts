// The last good answers of the portal, kept for when it cannot be reached: one cache a person, so that nobody sees another's and all of it goes at once.
// In the page, not in the worker: on the first visit there is none, and only the page knows who is signed in.
const PREFIX = 'portal '
const AT_HEADER = 'x-cached-at'
/** The oldest ones make room. */
const MOST = 200

export interface Copy {
  readonly json: string
  /** ms since the epoch */
  readonly at: number
}

/** Under what an answer is kept: the call, and the language that it was asked in. */
export function copyKey(portalUrl: string, path: string, language: string): string {
  const url = new URL(`${portalUrl}/${path}`, location.origin)
  url.searchParams.set('cairn-language', language)
  return url.href
}

export async function keepCopy(userId: string, key: string, { json, at }: Copy): Promise<void> {
  if (!globalThis.caches) return
  const cache = await caches.open(PREFIX + userId)
  const headers = { 'content-type': 'application/json', [AT_HEADER]: new Date(at).toISOString() }
  await cache.put(key, new Response(json, { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((oldest) => cache.delete(oldest)))
}

export async function findCopy(userId: string, key: string): Promise<Copy | undefined> {
  const answer = await globalThis.caches?.match(key, { cacheName: PREFIX + userId })
  const at = Date.parse(answer?.headers.get(AT_HEADER) ?? '')
  return answer && !Number.isNaN(at) ? { json: await answer.text(), at } : undefined
}

/** What a person did and the portal has not taken yet is part of the copy, whose date stays. */
export async function amendCopy(userId: string, key: string, json: string): Promise<void> {
  const copy = await findCopy(userId, key)
  if (copy) await keepCopy(userId, key, { json, at: copy.at })
}

/** Drops what is kept for a person: when they sign out. */
export async function dropCopies(userId: string): Promise<void> {
  await globalThis.caches?.delete(PREFIX + userId)
}
