// Looks through everything that a page's origin keeps on the device, for words that must not be there.
import type { Page } from '@playwright/test'

/**
 * Where which word is kept: every store of every database, with bytes and files read as texts, every cache, both storages, cookies, the page and its address.
 * @param words by what they are; upper and lower case are one
 * @returns such as `database cairn-accounts accounts: e-mail`, in order
 */
export function tracesOf(page: Page, words: Readonly<Record<string, string>>): Promise<string[]> {
  return page.evaluate(async (named) => {
    const found = new Set<string>()
    const look = (place: string, text: string) => {
      const lower = text.toLowerCase()
      for (const [name, word] of Object.entries(named))
        if (lower.includes(word.toLowerCase())) found.add(`${place}: ${name}`)
    }
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return `${(value as File).name ?? ''} ${await value.text()}`
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
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
        look(`cache ${name}`, `${request.url} ${await answer?.text()}`)
      }
    }
    look('local storage', JSON.stringify({ ...localStorage }))
    look('session storage', JSON.stringify({ ...sessionStorage }))
    look('cookies', document.cookie)
    look(
      'the page',
      `${document.title} ${location.href} ${window.name} ${JSON.stringify(history.state)} ${document.documentElement.outerHTML}`,
    )
    return [...found].sort()
  }, words)
}

/** The databases and caches that are somebody's, by a part of their names. */
export const keptUnder = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = [...(await indexedDB.databases()).map(({ name = '' }) => name), ...(await caches.keys())]
    return names.filter((name) => name.includes(wanted)).sort()
  }, part)
