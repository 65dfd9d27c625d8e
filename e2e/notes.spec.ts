// Notes as a person uses them: from the menu to a note that saves itself, on a desk and on a phone, with and without a network.
import { expect, savedForOffline, test, visit } from './fixtures.ts'

test('From the menu to a new note; what is written is there after a reload without a network, and deleting it is undone', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Workspace' }).click()
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
  await page.getByRole('link', { name: 'Shopping' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await savedForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'New note', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Ferries to Sète')
  await page.getByRole('textbox', { name: 'Text' }).fill('The last one leaves at 22:40.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article', { name: 'Ferries to Sète' })).toBeVisible()
  await page.reload()
  const card = page.getByRole('article', { name: 'Ferries to Sète' })
  await expect(card.getByText('The last one leaves at 22:40.')).toBeVisible()
  await card.getByRole('link').focus()
  await page.keyboard.press('#')
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
})

test('The notes scroll to the last one, and the way back to the top', async ({ page }) => {
  await visit(page, '/apps/notes')
  await expect(page.getByRole('heading', { name: 'Others' })).toBeVisible()
  const board = page.getByRole('region', { name: 'Notes' })
  await expect
    .poll(async () => {
      await board.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      return page
        .locator('[aria-posinset]')
        .last()
        .evaluate((one) => one.ariaPosInSet === one.ariaSetSize)
    })
    .toBe(true)
  await board.evaluate((element) => element.scrollTo(0, 0))
  await expect(page.getByRole('heading', { name: 'Pinned' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a line of a checklist is ticked on the board, and unticked by undo', async ({ page }) => {
    await visit(page, '/apps/notes')
    const shopping = page.getByRole('article', { name: 'Shopping' })
    await shopping.getByRole('listitem').filter({ hasText: 'Butter' }).locator('label').tap()
    await expect(shopping.getByRole('checkbox', { name: 'Butter' })).toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(shopping.getByRole('checkbox', { name: 'Butter' })).not.toBeChecked()
  })
})
