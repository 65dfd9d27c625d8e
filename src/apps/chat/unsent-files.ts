// Stores the bytes of files that are not sent yet across a reload: of messages on their way, and of a chat's next message. One cache a person,
// which is deleted on their sign-out (src/platform/remote/copies.ts). Where nothing can be stored, they last as long as the page.
// @chunk chat
import { currentUserId } from '#platform/remote/owner-id.ts'

/** Names the cache, before whose it is. */
const PREFIX = 'unsent '

/** Stores these files under a key, in place of any others; none: deletes what was stored. @returns whether they are stored */
export const keepFiles = (key: string, files: readonly File[]): Promise<boolean> =>
  inTurn(async (name) => {
    if (files.length === 0 && !(await caches.has(name))) return true
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (entryOf(request).key === key) await cache.delete(request)
    for (const [index, file] of files.entries())
      await cache.put(addressOf({ key, index, name: file.name, type: file.type }), new Response(file))
    return true
  }, false)

/** @param isWanted by its key @returns the stored files, by key */
export const readFiles = (isWanted: (key: string) => boolean): Promise<ReadonlyMap<string, readonly File[]>> =>
  inTurn(async (name) => {
    const found = new Map<string, File[]>()
    if (!(await caches.has(name))) return found
    const cache = await caches.open(name)
    const entries = (await cache.keys()).map((request) => ({ request, ...entryOf(request) }))
    for (const entry of entries.toSorted((a, b) => a.index - b.index)) {
      const blob = isWanted(entry.key) ? await (await cache.match(entry.request))?.blob() : undefined
      if (!blob) continue
      const file = new File([blob], entry.name, { type: entry.type })
      found.set(entry.key, [...(found.get(entry.key) ?? []), file])
    }
    return found
  }, new Map())

/** One after another, in all tabs. */
async function inTurn<Result>(act: (name: string) => Promise<Result>, failed: Result): Promise<Result> {
  const owner = await currentUserId()
  if (owner === undefined || !globalThis.caches) return failed
  const name = PREFIX + owner
  return navigator.locks.request(name, () => act(name)).catch(() => failed)
}

interface Entry {
  readonly key: string
  readonly index: number
  readonly name: string
  readonly type: string
}

const addressOf = ({ key, index, name, type }: Entry): string =>
  `/unsent?${new URLSearchParams({ key, index: String(index), name, type })}`

function entryOf({ url }: Request): Entry {
  const { searchParams } = new URL(url)
  const [key, index, name, type] = ['key', 'index', 'name', 'type'].map((one) => searchParams.get(one) ?? '')
  return { key: key ?? '', index: Number(index), name: name ?? '', type: type ?? '' }
}
