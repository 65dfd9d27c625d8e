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
