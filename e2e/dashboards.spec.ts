// The sample dashboards as a person uses them: from the menu to a note on a statement, without a network, and on to the people of the project.
import { expect, savedForOffline, test, visit } from './fixtures.ts'

test('From the menu to the finances: a note on a statement is kept without a network, with amounts hidden', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Showcase' }).click()
  await page.getByRole('link', { name: 'Finance' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
  await savedForOffline(page)
  await context.setOffline(true)
  const statements = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Minimum payment' }) })
  await statements
    .getByRole('button', { name: /^Edit the note for / })
    .nth(1)
    .click()
  await page.getByRole('textbox', { name: 'Note' }).fill('The oven, in two parts.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(statements.getByText('The oven, in two parts.')).toBeVisible()
  await page.getByText('Hide amounts').click()
  await expect(page).toHaveURL(/amounts=hidden/)
  await page.reload()
  await expect(statements.getByText('The oven, in two parts.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Hide amounts' })).toBeChecked()
  await expect(page.getByRole('main')).not.toContainText(/€\s?\d/)
})

test('The project leads to its people, and the prices go on until they are paused', async ({ page }) => {
  await visit(page, '/dashboards/project')
  await page.getByRole('switch', { name: 'Compare with last week' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/compare=/)
  await page.getByRole('main').locator('a[href="/apps/chat/clara-svensson"]').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Clara Svensson' })).toBeVisible()
  await visit(page, '/dashboards/crypto')
  await page.getByRole('button', { name: 'Pause live prices' }).click()
  await expect(page).toHaveURL(/live=paused/)
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.01')
  await expect(page.getByText(/^You would get/)).toBeVisible()
})

test('The cards are arranged by mouse, and stand so after a reload', async ({ page }) => {
  await visit(page, '/dashboards/finance')
  const heads = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(heads.first()).toHaveText('Account balance')
  await page.getByRole('button', { name: 'Arrange' }).click()
  const row = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
  const from = await row('Statements').locator('span').first().boundingBox()
  const to = await row('Account balance').boundingBox()
  if (!from || !to) throw new Error('The rows are not there')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 8 })
  await page.mouse.move(to.x + 40, to.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect(heads.first()).toHaveText('Statements')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(heads.first()).toHaveText('Statements')
})
