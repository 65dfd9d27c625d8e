// A new version is deployed while people work: it is offered, taken on acceptance only, and takes nothing from anybody.
import type { Locator, Page } from '@playwright/test'
import {
  controlled,
  dropHttpCache,
  expect,
  isSamePage,
  markPage,
  savedForOffline,
  signIn,
  test,
  visit,
} from './fixtures.ts'
import { LATER_MARK, type LaterBuild, makeLaterBuild, REWORDED } from './second-build.ts'
import { dist } from './site.ts'

let later: LaterBuild

test.beforeAll(async () => {
  later = await makeLaterBuild(dist)
})
test.afterAll(() => later.remove())

const offer = (page: Page): Locator => page.getByRole('complementary').filter({ hasText: 'A new version is ready' })
/** There once the page is of the later build. */
const laterMark = (page: Page): Locator => page.locator(`meta[name=${LATER_MARK}]`)

test('A new version is announced, and nothing changes until the person accepts it', { tag: '@core' }, async ({
  ownContext,
  ownSite,
}) => {
  const page = await startPage(ownContext.newPage())
  await page.reload()
  await controlled(page)
  await markPage(page)
  ownSite.deploy(later.root)
  await expect(offer(page)).toHaveCount(0)
  await lookForUpdate(page)
  await expect(offer(page)).toBeVisible()
  await expect(laterMark(page)).not.toBeAttached()

  // Put off, it goes out of the way; a reload keeps the version that is there, and offers again.
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(offer(page)).toHaveCount(0)
  expect(await isSamePage(page)).toBe(true)
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expect(laterMark(page)).not.toBeAttached()
})

test('Accepting it reloads this tab alone: the other keeps its text, and finds the code that it has not loaded yet', async ({
  ownContext,
  ownSite,
}) => {
  // The other tab is of the first visit: it started without a worker.
  const other = await ownContext.newPage()
  await visit(other, '/404-not-found')
  await savedForOffline(other)
  const page = await startPage(ownContext.newPage())
  const field = other.getByRole('searchbox')
  await field.fill('half a word')
  await markPage(other)
  ownSite.deploy(later.root)
  await lookForUpdate(page)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(laterMark(page)).toBeAttached()
  await expect(offer(page)).toHaveCount(0)

  await expect(other.getByRole('complementary').getByText('Cairn was updated in another tab')).toBeVisible()
  expect(await isSamePage(other)).toBe(true)
  await expect(field).toHaveValue('half a word')
  // Each has the texts of its own build.
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(REWORDED.from)
  await visit(page, '/404-not-found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REWORDED.to)
  // A screen that this tab has not loaded: its file is gone from the server and from the browser's own cache.
  await dropHttpCache(other)
  await linkToSkills(other).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Skills')
  expect(await isSamePage(other)).toBe(true)
  await expect(laterMark(other)).not.toBeAttached()
})

test('After a deploy nobody gets a stale shell: neither who accepted it, offline too, nor who comes for the first time', {
  tag: '@core',
}, async ({ browser, ownContext, ownSite }) => {
  const page = await startPage(ownContext.newPage())
  ownSite.deploy(later.root)
  await lookForUpdate(page)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(laterMark(page)).toBeAttached()
  await savedForOffline(page)

  const first = await browser.newPage({ baseURL: ownSite.url, storageState: undefined })
  await visit(first, '/sign-in')
  await expect(laterMark(first)).toBeAttached()
  await first.close()

  await dropHttpCache(page)
  await ownSite.stop()
  for (const path of ['/dashboards/mainpage', '/pages/activities'] as const) {
    await visit(page, path)
    await expect(laterMark(page)).toBeAttached()
  }
})

test.describe('with no worker', () => {
  // What the old page still requests is gone: it reloads itself for that.
  test.use({ contextOptions: { serviceWorkers: 'block' }, expectedErrors: /Transition was|Failed to fetch/ })

  test('An old tab that asks for code that is gone recovers by itself', { tag: '@core' }, async ({
    ownContext,
    ownSite,
  }) => {
    const page = await ownContext.newPage()
    await visit(page, '/dashboards/mainpage')
    ownSite.deploy(later.root)
    // Where the old tab was still fetching something of its own, it may reload for that under the hand that presses: one presses again.
    await expect(async () => {
      await linkToSkills(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skills', { timeout: 5_000 })
    }).toPass()
    await expect(laterMark(page)).toBeAttached()
  })

  test('And it keeps what was typed into a form', { tag: '@core' }, async ({ browser, ownSite }) => {
    const context = await browser.newContext({ baseURL: ownSite.url, storageState: undefined, serviceWorkers: 'block' })
    const page = await context.newPage()
    await visit(page, '/sign-in')
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@cairn.example')
    ownSite.deploy(later.root)
    const back = page.getByRole('link', { name: 'Back to sign-in' })
    await expect(async () => {
      await page.getByRole('link', { name: 'Forgot password?' }).click({ timeout: 5_000 })
      await expect(back).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(laterMark(page)).toBeAttached()
    await back.click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@cairn.example')
    // The rest of the old build's pages are gone too, and it still gets where it wants.
    await signIn(page)
    await context.close()
  })
})

/** A tab at home that the worker controls. */
async function startPage(opening: Promise<Page>): Promise<Page> {
  const page = await opening
  await visit(page, '/dashboards/mainpage')
  await savedForOffline(page)
  return page
}

/** Comes back to the tab, which makes the app look for a new version, until it has found it: at first the page may not be listening yet. */
const lookForUpdate = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(offer(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()

const linkToSkills = (page: Page): Locator =>
  page.getByRole('navigation').getByRole('link', { name: 'Skills evaluation', exact: true })
