// A newer build upgrades the database while a tab of this one is open: the tab closes it and is notified, before anything fails.
import { sampleNames } from './device.ts'
import { controlled, expect, test, visit } from './fixtures.ts'

for (const [name, serviceWorkers] of [
  ['the worker', 'allow'],
  ['the page itself', 'block'],
] as const) {
  test.describe(() => {
    test.use({ contextOptions: { serviceWorkers } })

    test(`A tab whose back end is ${name} is told at once that a newer build has the data, and keeps what was typed`, {
      tag: serviceWorkers === 'allow' ? '@core' : [],
    }, async ({ page }) => {
      await visit(page, '/404-not-found')
      if (serviceWorkers === 'allow') await controlled(page)
      await page.getByRole('searchbox').fill('half a word')
      // The database is open: it is queried for what is unread when the page has settled.
      await expect(page.getByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible()
      const { database } = sampleNames
      await page.waitForFunction(
        async (own) => (await indexedDB.databases()).some(({ name }) => name === own),
        database,
      )
      // What the newer build does; it is not kept waiting.
      await page.evaluate(
        (own) =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open(own, 1_000_000)
            opening.onblocked = () => reject(new Error('blocked'))
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => resolve(opening.result.close())
          }),
        database,
      )
      await expect(page.getByRole('complementary').getByText('Cairn was updated in another tab')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('half a word')
    })
  })
}
