// The worker that an operator serves when Cairn is taken down: the app goes from the device, what people wrote does not.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, savedForOffline, test, visit } from './fixtures.ts'
import { dist } from './site.ts'

const worker = join(import.meta.dirname, '../docs/hosts/goodbye-worker.js')

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-goodbye-'))
  copyFileSync(worker, join(folder, 'worker.js'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Closed</title><h1>Cairn has closed</h1>')
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('The goodbye worker takes the app off a device and leaves its data; a Cairn that comes back finds them', async ({
  ownContext,
  ownSite,
}) => {
  const [page, other] = [await ownContext.newPage(), await ownContext.newPage()]
  await visit(page, '/apps/tasks')
  await savedForOffline(page)
  await visit(other, '/apps/notes')
  const before = await dataOf(page)
  expect(before.length).toBeGreaterThan(2)

  ownSite.deploy(folder)
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Cairn has closed')
    expect(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  }
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('cairn-')))).toEqual(
    [],
  )
  expect(await dataOf(page)).toEqual(before)

  ownSite.deploy(dist)
  await visit(page, '/apps/tasks')
  await expect(page.getByRole('checkbox', { name: /^Complete / }).first()).toBeVisible()
})

/** The databases and the journals of this device, by their names. */
const dataOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => String(name))
    const journals = (await caches.keys()).filter((name) => name.startsWith('cairn-'))
    return [...databases, ...journals].sort()
  })
