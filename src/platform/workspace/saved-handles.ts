// What the person lets Cairn reach on their disk (File System Access): stored in databases of their own; permission is requested again before a write.
// @chunk disk
// @offline later

/** What browsers with File System Access have besides. */
interface Permissions {
  queryPermission?(mode: { mode: 'readwrite' }): Promise<PermissionState>
  requestPermission?(mode: { mode: 'readwrite' }): Promise<PermissionState>
}

const WRITE = { mode: 'readwrite' } as const

/** @param mayAsk the person has just pressed something, so that the browser may ask them */
export async function mayWrite(handle: FileSystemHandle & Permissions, mayAsk: boolean): Promise<boolean> {
  const state = (await handle.queryPermission?.(WRITE)) ?? 'granted'
  if (state === 'granted' || !mayAsk) return state === 'granted'
  return (await handle.requestPermission?.(WRITE).catch(() => 'denied')) === 'granted'
}

/** One store in a database of its own, without keys of the rows' own; each act is a transaction. */
export const handleStore =
  (database: string, name: string) =>
  async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<T> => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(name)
    const db = await settled<IDBDatabase>(opening)
    try {
      return await settled<T>(act(db.transaction(name, mode).objectStore(name)))
    } finally {
      db.close()
    }
  }

const settled = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(request.error)
  })
