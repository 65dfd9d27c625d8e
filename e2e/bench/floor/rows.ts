// The floor's database: one store, filled when it is made. Used by the floor's worker.

let opened: Promise<IDBDatabase> | undefined

export function openRows(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open('floor', 1)
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('tasks', { keyPath: 'id' })
      for (let row = 0; row < 60; row += 1) {
        store.add({ id: `task-${row}`, title: `Write to company ${row} about the post`, completed: row % 3 === 0 })
      }
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  return opened
}

export const rowsOf = (db: IDBDatabase): Promise<unknown> => result(tasks(db).getAll())

export const rowOf = (db: IDBDatabase, id: string): Promise<unknown> => result(tasks(db).get(id))

const tasks = (db: IDBDatabase): IDBObjectStore => db.transaction('tasks').objectStore('tasks')

function result(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
