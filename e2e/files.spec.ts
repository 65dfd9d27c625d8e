// Files as a person uses them: from the menu into a folder, a file uploaded, viewed and downloaded, with and without a network; on a desk and on a phone.
import { readFile } from 'node:fs/promises'
import { controlled, expect, savedForOffline, test, visit } from './fixtures.ts'

test('From the menu to a folder: a file is uploaded, shown, renamed, undone, downloaded; all of it without a network', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Workspace' }).click()
  await page.getByRole('link', { name: 'Files' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
  await page.getByRole('row', { name: /Alex/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alex' })).toBeVisible()
  await savedForOffline(page)
  await context.setOffline(true)
  const text = '# Berths\n\nThe **north quay** first.'
  await page
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'berths.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await expect(page.getByText('1 file uploaded', { exact: true })).toBeVisible()
  await page.getByRole('row', { name: /berths.md/ }).click()
  const details = page.getByRole('group', { name: 'berths.md' })
  await expect(details.getByRole('heading', { name: 'Berths' })).toBeVisible()
  await page.reload()
  await expect(details.getByText('north quay')).toBeVisible()
  await details.getByRole('button', { name: 'Files' }).click()
  const row = page.getByRole('row', { name: /berths.md/ })
  await expect(row).toBeFocused()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'Name' }).fill('quays.md')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /quays.md/ })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(row).toBeVisible()
  await row.click({ button: 'right' })
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('berths.md')
  expect(await readFile(await (await download).path(), 'utf8')).toBe(text)
})

test('A large file goes in parts while the page goes on, and is whole', async ({ page }) => {
  await visit(page, '/apps/file-manager')
  await controlled(page)
  const buffer = Buffer.alloc(24_000_000, 'Cairn ')
  await page.getByLabel('Files to upload').setInputFiles({ name: 'film.bin', mimeType: '', buffer })
  await expect(page.getByText('1 file uploaded', { exact: true })).toBeVisible()
  await page.getByRole('row', { name: /film.bin/ }).click({ button: 'right' })
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  expect((await readFile(await (await download).path())).equals(buffer)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a file is opened and left; the way up leads to the folder above', async ({ page }) => {
    await visit(page, '/apps/file-manager/folder-alex-job-search-interview-notes')
    await page.getByRole('row', { name: /Port de Sète/ }).tap()
    const details = page.getByRole('group', { name: /Port de Sète/ })
    await expect(details.getByRole('region', { name: /Preview of Port de Sète/ })).toBeVisible()
    await details.getByRole('button', { name: 'Files' }).tap()
    await expect(page.getByRole('row', { name: /Port de Sète/ })).toBeFocused()
    await page.getByRole('button', { name: 'Up one folder' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Job search' })).toBeVisible()
  })
})
