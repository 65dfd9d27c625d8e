// Runs in the page: puts texts into whatever the database holds for people to read, past the back end and its checks.

interface Planting {
  readonly database: string
  readonly texts: readonly string[]
  /** What is nobody's text though it is called so. */
  readonly exceptTables: readonly string[]
}

/**
 * Each text of a row in turn takes the place of what was there, followed by ` shown <number>.`; one with markup in it takes them all. It knows nothing outside
 * itself. @returns how many were put in, by table
 */
export async function plantInPage({ database, texts, exceptTables }: Planting): Promise<Record<string, number>> {
  const named =
    /^(from|to|cc|title|name|subject|label|text|value|content|description|summary|about|headline|notes?|message|comment|company|role|school|employer|location|address|answer|question|line|caption|jobTitle|duties|offers|wants|en|fr)$/
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const shown = (number: number) => `${texts[number]} shown ${number}.`
  let next = 0
  const planted = (value: unknown, isText: boolean, field = ''): unknown => {
    // An id, a word of a list or a time has no space in it.
    if (typeof value === 'string') {
      if (!isText || !/\s/.test(value)) return value
      const wasPlanted = / shown \d+\.(<\/div>)?$/.exec(value)
      next += 1
      // A mail is one or the other.
      const isMarkup = field === 'content' ? next % 2 === 0 : wasPlanted ? wasPlanted[1] : /<\w+/.test(value)
      return isMarkup ? texts.map((_, number) => `<div>${shown(number)}</div>`).join('') : shown(next % texts.length)
    }
    if (Array.isArray(value)) return value.map((one) => planted(one, isText))
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, planted(one, named.test(name), name)]))
  }

  const counts: Record<string, number> = {}
  const db = await settled(indexedDB.open(database))
  for (const table of [...db.objectStoreNames].filter((name) => !exceptTables.includes(name))) {
    const store = db.transaction(table, 'readwrite').objectStore(table)
    const [keys, rows] = [await settled(store.getAllKeys()), await settled(store.getAll())]
    const before = next
    for (const [at, row] of rows.entries()) {
      const changed = planted(row, false)
      await settled(store.keyPath === null ? store.put(changed, keys[at]) : store.put(changed))
    }
    if (next > before) counts[table] = next - before
  }
  db.close()
  return counts
}
