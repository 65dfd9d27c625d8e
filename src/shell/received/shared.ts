// What another app shared with Cairn and the worker has put by (sw/shared.ts), until it is saved or discarded.
// @chunk mail-shapes
import { mayWait, SHARED_CACHE } from '#contract/shell/shared.ts'

export interface Shared {
  readonly body: string
  readonly title: string
  readonly files: readonly File[]
}

/** The ids of what waits, the newest first. */
export const waitingShares = async (): Promise<string[]> => (await waiting()).map(({ id }) => id)

/** Undefined where nothing of that name waits. */
export async function readShared(id: string): Promise<Shared | undefined> {
  const url = await addressOf(id)
  const form = url && (await (await (await caches.open(SHARED_CACHE)).match(url))?.formData())
  if (!form) return undefined
  const texts = ['text', 'url'].map((name) => textOf(form, name)).filter(Boolean)
  return {
    title: textOf(form, 'title'),
    body: [...new Set(texts)].join('\n'),
    files: form.getAll('files').filter((one) => one instanceof File && one.size > 0) as File[],
  }
}

export async function dropShared(id: string): Promise<void> {
  const url = await addressOf(id)
  if (url) await (await caches.open(SHARED_CACHE)).delete(url)
}

const addressOf = async (id: string): Promise<string | undefined> =>
  (await waiting()).find((share) => share.id === id)?.url

/** Deletes shares that have waited too long. @returns the others */
async function waiting() {
  // Nothing is made where nothing was ever shared.
  if (!(await globalThis.caches?.has(SHARED_CACHE))) return []
  const cache = await caches.open(SHARED_CACHE)
  const urls = (await cache.keys()).map(({ url }) => url)
  const shares = mayWait(urls, Date.now())
  for (const url of urls) if (!shares.some((share) => share.url === url)) await cache.delete(url)
  return shares
}

/** A file in a text's place is no text. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
