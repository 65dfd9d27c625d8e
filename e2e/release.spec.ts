// A release built for real: who has Cairn already finds its new texts and pictures, in both languages and with no network, while an older tab keeps its own.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { dropHttpCache, expect, savedForOffline, test, visit } from './fixtures.ts'
import { buildRelease, HEADING, NEW_ICON, NEWS, PICTURE } from './release-build.ts'

test.slow()

let release: Awaited<ReturnType<typeof buildRelease>>

test.beforeAll(async () => {
  // The whole of a build, on a machine that may be busy.
  test.setTimeout(600_000)
  release = await buildRelease()
})
test.afterAll(() => release?.remove())

test('After an update the words and pictures are those of the new build, in both languages; an older tab keeps its own', async ({
  ownContext,
  ownSite,
}) => {
  const [page, older] = [await ownContext.newPage(), await ownContext.newPage()]
  for (const tab of [page, older]) {
    await visit(tab, '/404-not-found')
    await savedForOffline(tab)
    await expect(heading(tab)).toHaveText(HEADING.before.en)
  }
  ownSite.deploy(release.root)
  await update(page)
  await savedForOffline(page)
  await expect(heading(page)).toHaveText(HEADING.after.en)
  await expect(page.getByText(NEWS.en)).toBeVisible()
  await expect.poll(() => isDrawn(page)).toBe(true)

  // Other texts of the older tab's own build, which it has not requested before.
  await choose(older, 'fr')
  await expect(heading(older)).toHaveText(HEADING.before.fr)
  await expect(heading(page)).toHaveText(HEADING.after.fr)
  await expect(page.getByText(NEWS.fr)).toBeVisible()

  // With no network, and after any number of reloads.
  const picture = await readFile(join(release.root, PICTURE))
  for (const tab of [page, older]) await dropHttpCache(tab)
  await ownSite.stop()
  for (const [tab, language] of [
    [page, 'fr'],
    [page, 'en'],
    [older, 'en'],
  ] as const) {
    await choose(tab, language)
    await tab.reload()
    await expect(heading(tab)).toHaveText(HEADING.after[language])
    await expect(tab.getByText(NEWS[language])).toBeVisible()
    await expect.poll(() => isDrawn(tab)).toBe(true)
    expect(await bytesOf(tab, `/${PICTURE}`)).toBe(picture.toString('base64'))
  }
})

test.describe('with no worker', () => {
  test.use({ contextOptions: { serviceWorkers: 'block' } })

  test('An older tab that chooses the other language after a release shows no code in place of a word', async ({
    ownContext,
    ownSite,
  }) => {
    const page = await ownContext.newPage()
    await visit(page, '/404-not-found')
    await expect(heading(page)).toHaveText(HEADING.before.en)
    ownSite.deploy(release.root)
    await choose(page, 'fr')
    // Its own words are gone from the server: it stays as it is, or reloads into the new ones.
    const words = [HEADING.before.en, HEADING.before.fr, HEADING.after.fr] as readonly string[]
    await expect(async () => expect(words).toContain(await heading(page).textContent())).toPass()
    await page.reload()
    await expect(heading(page)).toHaveText(HEADING.after.fr)
  })
})

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Looks for a new version until it is offered, and takes it. */
async function update(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Update', exact: true })
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(offer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await offer.click()
  await expect(offer).toHaveCount(0)
}

/** As the settings of another tab do. */
const choose = (page: Page, language: 'en' | 'fr'): Promise<void> =>
  page.evaluate((chosen) => {
    const before = localStorage.getItem('prefs')
    const newValue = JSON.stringify({ ...JSON.parse(before ?? '{}'), language: chosen })
    localStorage.setItem('prefs', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'prefs', oldValue: before, newValue, storageArea: localStorage }))
  }, language)

/** Whether the new icon's drawing has come: what the sprite lacks takes no room. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate((name) => {
    const use = document.querySelector<SVGUseElement>(`use[href$="#${name}"]`)
    return use !== null && use.getBBox().width > 0
  }, NEW_ICON)

const bytesOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, path)
