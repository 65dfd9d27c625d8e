// Two tabs of one person stay in step by themselves: nothing is pressed or focused in the other.
import type { Page } from '@playwright/test'
import { completeFirst, controlled, credentials, expect, openBox, signIn, test, visit } from './fixtures.ts'

/** From the xl breakpoint up the looks have buttons of their own. */
test.use({ viewport: { width: 1440, height: 900 } })

let other: Page

test.beforeEach(async ({ context, page }) => {
  other = await context.newPage()
  for (const tab of [page, other]) await visit(tab, '/dashboards/mainpage')
  for (const tab of [page, other]) await controlled(tab)
})

test('What is done in one tab shows in the other, and its undo too', async ({ page }) => {
  await expect(openBox(other, /^Complete /).first()).toBeVisible()
  const title = await completeFirst(page)
  await expect(openBox(other, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(openBox(other, title)).toHaveCount(1)
})

test('Another screen in the other tab follows too', async ({ page }) => {
  await visit(other, '/apps/tasks')
  const title = await completeFirst(page)
  await expect(openBox(other, title.replaceAll(/[“”]/g, ''))).toHaveCount(0)
})

test('Language and scheme chosen in one tab are those of the other', async ({ page }) => {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Colour scheme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('radio', { name: 'Français' }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(other.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
})

test('Locking, unlocking, signing out and signing in in one tab do so in the other', async ({ page }) => {
  const cover = (tab: Page) => tab.getByRole('dialog', { name: 'Session locked' })
  const account = (tab: Page) => tab.getByRole('button', { name: /account$/ })
  await account(page).click()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(cover(page)).toBeVisible()
  await expect(cover(other)).toBeVisible()
  await cover(page).getByLabel('Password', { exact: true }).fill(credentials.password)
  await cover(page).getByRole('button', { name: 'Unlock' }).click()
  await expect(cover(page)).toHaveCount(0)
  await expect(cover(other)).toHaveCount(0)

  await account(page).click()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()

  await signIn(page)
  await expect(account(page)).toBeVisible()
  await other.waitForURL('**/dashboards/mainpage')
})

test('A message that is read or removed in one tab is so in the other, panel open or not', async ({ page }) => {
  const opener = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /^Messages/ })
  await expect(opener(other)).toHaveAccessibleName('Messages, 3 unread')
  await opener(page).click()
  await page.getByRole('button', { name: 'Mark as read: Inès Roche' }).click()
  await expect(opener(other)).toHaveAccessibleName('Messages, 2 unread')
  await opener(other).click()
  const message = other.getByRole('listitem', { name: 'Inès Roche' })
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Inès Roche' }).click()
  await expect(message).toHaveCount(0)
})
