// Saves the last good answers of the portal for when it cannot be reached: one cache a person, so that no one sees another's and all of it goes at once.
// @chunk remote
const PREFIX = 'portal '
const AT_HEADER = 'x-cached-at'
/** The oldest ones make room. */
const MOST = 200

export interface Copy {
  readonly json: string
  /** ms since the epoch */
  readonly at: number
}

/** The key of a stored answer: the call, and the language of its request. */
export function copyKey(portalUrl: string, path: string, language: string): string {
  const url = new URL(`${portalUrl}/${path}`, location.origin)
  url.searchParams.set('cairn-language', language)
  return url.href
}

/** Keeps an answer of the portal's. */
export async function keepCopy(userId: string, key: string, copy: Copy): Promise<void> {
  if (!globalThis.caches) return
  const cache = await caches.open(PREFIX + userId)
  await cache.put(key, answerOf(copy))
  await cache.delete(originalKey(key))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((oldest) => cache.delete(oldest)))
}

export async function findCopy(userId: string, key: string): Promise<Copy | undefined> {
  const answer = await globalThis.caches?.match(key, { cacheName: PREFIX + userId })
  const at = Date.parse(answer?.headers.get(AT_HEADER) ?? '')
  return answer && !Number.isNaN(at) ? { json: await answer.text(), at } : undefined
}

/** What a person did and the portal has not taken yet is part of the copy, whose date stays. The portal's own is put by. */
export async function amendCopy(userId: string, key: string, json: string): Promise<void> {
  const copy = await findCopy(userId, key)
  if (!copy) return
  const cache = await caches.open(PREFIX + userId)
  if (!(await cache.match(originalKey(key)))) await cache.put(originalKey(key), answerOf(copy))
  await cache.put(key, answerOf({ json, at: copy.at }))
}

/** The copies as the portal answered them: something that was done is not to happen after all. */
export async function revertCopies(userId: string): Promise<void> {
  if (!(await globalThis.caches?.has(PREFIX + userId))) return
  const cache = await caches.open(PREFIX + userId)
  for (const { url } of await cache.keys()) {
    if (!url.endsWith(ORIGINAL)) continue
    const original = await cache.match(url)
    if (original) await cache.put(url.slice(0, -ORIGINAL.length), original)
    await cache.delete(url)
  }
}

const ORIGINAL = '&cairn-original'
const originalKey = (key: string): string => key + ORIGINAL

const answerOf = ({ json, at }: Copy): Response =>
  new Response(json, { headers: { 'content-type': 'application/json', [AT_HEADER]: new Date(at).toISOString() } })

/** Of each person: their copies, and what they had not sent in a chat (src/apps/chat/unsent-files.ts). */
const OF_PEOPLE = /^(portal|unsent) /

/** Drops the copies of all people but one. @param userId undefined where nobody is there, or it is not known who: then all of it goes */
export async function dropCopiesBut(userId: string | undefined): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? []
  const others = names.filter((name) => OF_PEOPLE.test(name) && name.replace(OF_PEOPLE, '') !== userId)
  await Promise.all(others.map((name) => caches.delete(name)))
}
