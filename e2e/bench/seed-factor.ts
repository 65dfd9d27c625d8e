// How many times as many samples a device makes for whoever has not called a domain yet. Used by modules.ts and latency.ts.
import type { Page } from 'playwright'
import { sampleNames } from '#e2e/device.ts'
import { SEED_FACTOR } from '#sw/api/engine/seed-stamps.ts'

/** Where workspace/reset stores it too. The database is there, and the domain is not planted yet. */
export function setSeedFactor(page: Page, factor: number): Promise<void> {
  return page.evaluate(
    ([key, value, database]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('meta', 'readwrite')
          transaction.objectStore('meta').put({ key, value })
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [SEED_FACTOR, factor, sampleNames.database] as const,
  )
}
