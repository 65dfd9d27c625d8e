// Contacts as a person uses them: from the menu to a change that is undone, on a desk and on a phone, with and without a network.
import { expect, savedForOffline, test, visit } from './fixtures.ts'

test('From the menu to a contact, edited, saved, undone; and all of it there without a network', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Workspace' }).click()
  await page.getByRole('link', { name: 'Contacts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('roche port')
  await page.getByRole('row', { name: /Inès Roche/ }).click()
  const contact = page.getByRole('group', { name: 'Inès Roche' })
  await contact.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Company' }).fill('Port de Marseille')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(contact.getByText('Hiring lead, Port de Marseille')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(contact.getByText('Hiring lead, Port de Sète')).toBeVisible()
  await savedForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(contact.getByText('Hiring lead, Port de Sète')).toBeVisible()
  await page.getByRole('row', { name: /Inès Roche/ }).press('Escape')
  await page.getByRole('button', { name: 'New contact' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Nagy')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Dora Nagy' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dora Nagy' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a contact is opened, made a favourite, and left; undo takes the star back', async ({ page }) => {
    await visit(page, '/dashboards/mainpage')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('link', { name: 'Contacts' }).tap()
    await page.getByRole('row', { name: /Abigail Thwaite/ }).tap()
    const contact = page.getByRole('group', { name: 'Abigail Thwaite' })
    await contact.getByRole('button', { name: 'Add to favourites' }).tap()
    await expect(contact.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(contact.getByRole('button', { name: 'Add to favourites' })).toBeVisible()
    await page.getByRole('button', { name: 'Contacts', exact: true }).tap()
    await expect(page.getByRole('row', { name: /Abigail Thwaite/ })).toBeFocused()
  })
})
