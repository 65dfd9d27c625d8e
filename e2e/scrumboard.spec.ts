// The boards as a person uses them: a card dragged, undone and dragged again on a desk, moved by a long press on a phone; and all of it there without a network.
import type { Page } from '@playwright/test'
import { expect, savedForOffline, test, visit } from './fixtures.ts'

const CARD = 'Say which zone a departure time is in'
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('From the menu to a board: a card is dragged to another list, undone, moved by key, and stays so without a network', async ({
  page,
  context,
}) => {
  await visit(page, '/dashboards/mainpage')
  await page.getByRole('button', { name: 'Workspace' }).click()
  await page.getByRole('link', { name: 'Scrumboard' }).click()
  await page.getByRole('link', { name: 'Arrivals board' }).click()
  const card = page.getByRole('link', { name: CARD })
  await card.dragTo(list(page, 'In progress'), { targetPosition: { x: 60, y: 70 } })
  await expect(list(page, 'In progress').getByRole('link', { name: CARD })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list(page, 'In review').getByRole('link', { name: CARD })).toBeVisible()
  await card.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(list(page, 'In progress').getByRole('link', { name: CARD })).toBeFocused()
  await savedForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(list(page, 'In progress').getByRole('link', { name: CARD })).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.type('Without a network')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Without a network' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press takes a card along to another list; undo brings it back', async ({ page }) => {
    await visit(page, '/apps/scrumboard/arrivals-board')
    const first = list(page, 'Ideas').getByRole('link').first()
    await expect(first).toBeVisible()
    const title = (await first.getAttribute('aria-labelledby')) ?? ''
    const client = await page.context().newCDPSession(page)
    const box = await first.boundingBox()
    if (!box) throw new Error('The board is not drawn')
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const [x, y] = [box.x + 60, box.y + 30]
    await touch('touchStart', x, y)
    await expect(page.locator('[data-held]')).toBeVisible()
    await touch('touchMove', x + 60, y + 10)
    await touch('touchMove', 385, y + 10)
    // At the edge the board scrolls along, until the next list is under the finger.
    await expect(list(page, 'Ideas')).not.toBeInViewport()
    await touch('touchEnd', 385, y + 10)
    await expect(page.locator(`[data-column] [id="${title}"]`)).toBeAttached()
    await expect(page.getByText(/^Moved .* to /).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(list(page, 'Ideas').locator(`[id="${title}"]`)).toBeAttached()
  })
})
