// What stands in the device's database and how its back end is reached from a page without the app. Used by the specs.
import type { Page } from '@playwright/test'
import { backEndScripts } from '#scripts/size.mjs'
import type { Door } from '#tests/doors.case.ts'
import { dist } from './site.ts'

/** All rows of a table of the device's database, read past the back end. */
export function rowsOf<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('cairn')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
    table,
  )
}

/** The door through the worker: plain requests of a page that the worker controls. */
export const workerDoor =
  (page: Page): Door =>
  (method, path, body, headers = {}) =>
    page.evaluate(
      async ([method, path, body, headers]) => {
        const response = await fetch(`/api/${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
        return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
      },
      [method, path, body, headers] as const,
    )

/** The door in the page: the chunk that the app itself loads where no worker controls it. */
export const inPageDoor =
  (page: Page): Door =>
  (method, path, body, headers = {}) =>
    page.evaluate(
      async ([chunk, method, path, body, headers]) => {
        const holder = globalThis as { deviceApi?: { fetch(request: Request): Response | Promise<Response> } }
        holder.deviceApi ??= (await import(chunk)).createDeviceApi('/api')
        const url = new URL(`/api/${path}`, location.origin)
        const init = { method, headers, ...(body === undefined ? {} : { body }) }
        const response = await holder.deviceApi?.fetch(new Request(url, init))
        if (!response) throw new Error('The chunk has no back end')
        return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
      },
      [`/${backEndScripts(dist)[0]}`, method, path, body, headers] as const,
    )
