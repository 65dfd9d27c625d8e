// The content of the device's databases, and how its back end is reached from a page without the app.
import type { Page } from '@playwright/test'
import { backEndScripts } from '#scripts/size.mjs'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { namesOf } from '#sw/api/device/databases.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { type Door, sampleToken } from '#tests/doors.case.ts'
import { dist } from './site.ts'

/** Where the sample person's workspace is stored. */
export const sampleNames = namesOf(SAMPLE_USER_ID, undefined)

/** How the drills read it (drill/read-in-page.ts). */
export const sampleReading = {
  database: sampleNames.database,
  cache: sampleNames.journal,
  by: SAMPLE_USER_ID,
  ownTables: Object.keys(OWN_TABLES),
}

/** All rows of a table, read past the back end. @param database the sample person's workspace by default */
export function rowsOf<Row>(page: Page, table: string, database: string = sampleNames.database): Promise<Row[]> {
  return page.evaluate(
    ([name, database]) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open(database)
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
    [table, database] as const,
  )
}

/** Whoever has an account has done the profiling, which is not what the test is about: without it there are no settings. The app is to be loaded anew. */
export async function completeProfiling(page: Page, userId: string): Promise<void> {
  const { database } = namesOf(userId, undefined)
  await page.evaluate(
    ([database, id]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('users', 'readwrite')
          const users = writing.objectStore('users')
          const asking = users.get(id)
          asking.onsuccess = () => users.put({ ...asking.result, isProfilingCompleted: true })
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => resolve(opening.result.close())
        }
      }),
    [database, userId] as const,
  )
}

/** A page of Playwright's or of Puppeteer's, whose types know nothing of each other. */
export interface Scripted {
  evaluate<Arg, Answer>(run: (arg: Arg) => Promise<Answer>, arg: Arg): Promise<Answer>
}

/** A token of the sample person's for requests that a test makes in the page. Nothing of it is stored there. */
export const tokenIn = (page: Scripted): Promise<string> => sampleToken(workerDoor(page))

/** The door through the worker: plain requests of a page that the worker controls. */
export const workerDoor =
  (page: Scripted): Door =>
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
