// The mailbox as a person uses it: from the menu to an answer that is taken back, on a desk and on a phone, with and without a network.
import { expect, savedForOffline, test, visit } from './fixtures.ts'

test('From the menu to an answer: sent without a network, taken back, kept as a draft over a reload, and discarded with a way back', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Workspace' }).click()
  await page.getByRole('link', { name: 'Mailbox' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await page
    .getByRole('row', { name: /Unread/ })
    .first()
    .click()
  await expect(page.getByRole('toolbar', { name: 'Email', exact: true })).toBeVisible()
  await page.keyboard.press('r')
  const composer = page.getByRole('dialog', { name: /^Re: / })
  await expect(composer.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await savedForOffline(page)
  await context.setOffline(true)
  await page.keyboard.type('At ten, at the quay.')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(composer).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue(/^At ten, at the quay\./)
  await composer.getByRole('button', { name: 'Save and close' }).click()
  await expect(composer).toBeHidden()
  await page.getByRole('link', { name: /^Drafts/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible()
  await page.reload()
  const draft = page.getByRole('row').filter({ hasText: 'At ten, at the quay' })
  await draft.click()
  await composer.getByRole('button', { name: 'Discard draft' }).click()
  await expect(draft).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(draft).toBeVisible()
})

test('Remote images are loaded once they are asked for, and run nothing', async ({ page, context }) => {
  const requested: string[] = []
  await context.route('https://tracker.example/**', (route) => {
    requested.push(route.request().headers().referer ?? 'no referrer')
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>',
    })
  })
  await visit(page, '/apps/mailbox')
  await page.getByRole('region', { name: 'Emails' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import email…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import email' })
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'news.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(
      [
        'From: News <news@tracker.example>',
        `Date: ${new Date().toUTCString()}`,
        'Subject: With a picture',
        'Content-Type: text/html',
        '',
        '<p>Look</p><img src="https://tracker.example/p.svg" alt="Pixel" onload="parent.document.title=1">',
      ].join('\r\n'),
    ),
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('row', { name: /With a picture/ }).click()
  const frame = page.frameLocator('iframe[title="Email text"]')
  await expect(frame.getByText('Look')).toBeVisible()
  await expect(frame.getByRole('link', { name: '[Pixel]' })).toBeVisible()
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Load the image' }).click()
  await expect(frame.getByText('Look')).toBeVisible()
  await expect.poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)
  expect(requested).toEqual(['no referrer'])
  await page.getByRole('button', { name: 'Always load images from this sender' }).click()
  await page.reload()
  await expect(frame.locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Stop loading images from this sender' }).click()
  await expect(frame.getByRole('link', { name: '[Pixel]' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an email is opened, deleted and brought back', async ({ page }) => {
    await visit(page, '/apps/mailbox')
    const row = page.getByRole('row', { name: /Your application: pricing analyst/ })
    await row.tap()
    const toolbar = page.getByRole('toolbar', { name: 'Email', exact: true })
    await toolbar.getByRole('button', { name: 'Delete' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await toolbar.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(row).toBeVisible()
  })
})
