// The help centre as a person uses it: from the menu to a sent request, without a network, on a desk and on a phone.
import { expect, savedForOffline, test, visit } from './fixtures.ts'

test('From the menu to a request that is sent without a network, and is there after a reload', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Workspace' }).click()
  await page.getByRole('link', { name: 'Help centre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search help' }).fill('duplicates')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Guide: Contacts/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await page.getByRole('link', { name: 'Contact support' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible()
  await savedForOffline(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Subject' }).fill('Merging two contacts')
  await page.getByRole('textbox', { name: 'Message' }).fill('Which phone number is kept?')
  await expect(page.getByRole('link', { name: /^Guide: Contacts/ })).toBeVisible()
  await page
    .getByLabel('Files to attach')
    .setInputFiles({ name: 'two.vcf', mimeType: 'text/vcard', buffer: Buffer.from('BEGIN:VCARD') })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Merging two contacts' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Merging two contacts' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download two.vcf' }).click()
  expect((await download).suggestedFilename()).toBe('two.vcf')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guide is opened, read to its end, and marked as read', async ({ page }) => {
    await visit(page, '/apps/help-center')
    await page.getByRole('link', { name: /^What Cairn is/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'What Cairn is' })).toBeVisible()
    await page.getByRole('group', { name: /^Was this helpful/ }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Overview' }).tap()
    await expect(page.getByRole('link', { name: /^What Cairn is.*Read$/ })).toBeVisible()
  })
})
