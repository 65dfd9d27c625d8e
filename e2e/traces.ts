// Looks through everything that an origin stores on the device, for words that must not be there.
import type { Page } from '@playwright/test'

/**
 * Where which word is stored: every store of every database, with bytes and files read as texts, every cache, both storages, cookies, the page and its address.
 * An archive, such as a snapshot, is unpacked.
 * @param words by what they are; upper and lower case are one
 * @returns such as `database cairn-accounts accounts: e-mail`, in order
 */
export const tracesOf = (page: Page, words: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate(tracesHere, words)

/** The same where it runs: in a page, or in Node where something stands in for a browser's stores. It uses nothing from outside itself. */
export async function tracesHere(words: Readonly<Record<string, string>>): Promise<string[]> {
  const found = new Set<string>()
  const look = (storage: string, text: string) => {
    const lower = text.toLowerCase()
    for (const [name, word] of Object.entries(words))
      if (lower.includes(word.toLowerCase())) found.add(`${storage}: ${name}`)
  }
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const inflated = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer()
  /** The names and contents of an archive's entries, one after another, by the list at its end. */
  const unpacked = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let end = bytes.length - 22
    while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
    if (end < 0) throw new Error('An archive has no end')
    const texts: string[] = []
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      const number = (offset: number) => view.getUint16(at + offset, true)
      const nameEnd = at + 46 + number(28)
      const local = view.getUint32(at + 42, true)
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const content = bytes.subarray(start, start + view.getUint32(at + 20, true))
      texts.push(new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)))
      texts.push(await textOfBytes(number(10) === 0 ? content : new Uint8Array(await inflated(content))))
      at = nameEnd + number(30) + number(32)
    }
    return texts.join(' ')
  }
  const textOfBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const isArchive = [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte)
    return isArchive ? unpacked(bytes) : new TextDecoder().decode(bytes)
  }
  const textOf = async (value: unknown): Promise<string> => {
    if (value instanceof Blob)
      return `${(value as File).name ?? ''} ${await textOfBytes(new Uint8Array(await value.arrayBuffer()))}`
    if (value instanceof ArrayBuffer) return textOfBytes(new Uint8Array(value))
    if (ArrayBuffer.isView(value))
      return textOfBytes(new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength))
    if (typeof value !== 'object' || value === null) return String(value)
    const parts = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value).flat()
    return (await Promise.all(parts.map(textOf))).join(' ')
  }

  for (const { name = '' } of await indexedDB.databases()) {
    const db = await settled(indexedDB.open(name))
    const stores = [...db.objectStoreNames]
    const reading = stores.length > 0 ? db.transaction(stores) : undefined
    const rows = stores.map(async (store) => {
      const object = reading?.objectStore(store)
      return [
        store,
        object && (await settled(object.getAll())),
        object && (await settled(object.getAllKeys())),
      ] as const
    })
    for (const [store, values, keys] of await Promise.all(rows))
      look(`database ${name} ${store}`, await textOf([values, keys]))
    db.close()
  }
  for (const name of await caches.keys()) {
    look('the name of a cache', name)
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (/\/(assets|icons)\//.test(request.url)) continue
      const answer = await cache.match(request)
      look(`cache ${name}`, `${request.url} ${await textOf(await answer?.arrayBuffer())}`)
    }
  }
  look('local storage', JSON.stringify({ ...localStorage }))
  look('session storage', JSON.stringify({ ...sessionStorage }))
  if ('document' in globalThis) {
    look('cookies', document.cookie)
    look(
      'the page',
      `${document.title} ${location.href} ${window.name} ${JSON.stringify(history.state)} ${document.documentElement.outerHTML}`,
    )
  }
  return [...found].sort()
}

/** The databases and caches that are somebody's, by a part of their names. */
export const storedUnder = (page: Page, part: string): Promise<string[]> => page.evaluate(storedHereUnder, part)

/** The same where it runs. */
export async function storedHereUnder(part: string): Promise<string[]> {
  const names = [...(await indexedDB.databases()).map(({ name = '' }) => name), ...(await caches.keys())]
  return names.filter((name) => name.includes(part)).sort()
}
