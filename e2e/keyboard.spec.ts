// The whole way by keyboard alone: sign in, go to tasks, add, complete, reorder, undo. The pointer is never used.
import type { Locator, Page } from '@playwright/test'
import { credentials, expect, test } from './fixtures.ts'

test.use({ guest: true })

test('By keyboard alone a person signs in, goes to tasks, adds, completes, reorders and undoes, and the focus is never lost or unseen', async ({
  page,
}) => {
  await test.step('sign in', async () => {
    await page.goto('/sign-in')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type(credentials.email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(credentials.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboards/mainpage')
  })

  await test.step('go to tasks', async () => {
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    // The focus starts on the new page's heading; the menus come before it.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Workspace' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Tasks' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  })

  const first = row(page, 'Ring the notary')
  const second = row(page, 'Sign the lease')

  await test.step('add two tasks', async () => {
    await page.keyboard.press('Control+/')
    await expect(page.getByRole('textbox', { name: 'New task' })).toBeFocused()
    await page.keyboard.type('Ring the notary')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sign the lease')
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid', { name: 'Tasks' }).locator('[role=row]:focus')).toBeVisible()
    await expectSeenFocus(page)
  })

  await test.step('reorder, and hear where it is now', async () => {
    await goToRow(page, first)
    expect(await isAbove(first, second)).toBe(true)
    await page.keyboard.press('Control+ArrowDown')
    await expect.poll(() => isAbove(second, first)).toBe(true)
    await expect(page.getByText(/^Moved to position \d+ of \d+/).first()).toBeAttached()
    await expect(first).toBeFocused()
  })

  await test.step('reorder as fast as keys repeat', async () => {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(`Control+${key}`)
    await expect(page.getByText(/^Moved to position 2 of \d+/).first()).toBeAttached()
    await expect.poll(() => nextTitle(second)).toBe('Ring the notary')
    await expect(first).toBeFocused()
    for (let moves = 0; moves < 4; moves += 1) await page.keyboard.press('Control+z')
    await expect.poll(() => nextTitle(second)).toBe('Ring the notary')
  })

  await test.step('undo it', async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(() => isAbove(first, second)).toBe(true)
    await expectSeenFocus(page)
  })

  await test.step('complete, and take it back', async () => {
    await goToRow(page, first)
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Reopen Ring the notary' })).toBeChecked()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('checkbox', { name: 'Complete Ring the notary' })).not.toBeChecked()
  })

  await test.step('open it, come back to its row, and delete it', async () => {
    await goToRow(page, first)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?task=/)
    await expect(page.getByRole('grid', { name: 'Tasks' }).locator(':focus')).toHaveCount(0)
    await goToRow(page, first)
    await page.keyboard.press('Delete')
    await expect(first).toHaveCount(0)
    await expectSeenFocus(page)
    await page.keyboard.press('Control+z')
    await expect(first).toBeVisible()
  })
})

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })

/** Presses Tab until the focus is where it is wanted, and looks at every stop on the way. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key)
    await expectSeenFocus(page)
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

/** Goes to a row by the arrow keys, from wherever the focus is. */
async function goToRow(page: Page, wanted: Locator): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Tasks' })
  for (let stops = 0; stops < 40 && (await grid.locator(':focus').count()) === 0; stops += 1) {
    await page.keyboard.press('Shift+Tab')
  }
  const focused = () =>
    page.evaluate(() => Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')))
  await page.keyboard.press('Home')
  await expect.poll(focused).toBe(1)
  for (let at = 1; !(await wanted.evaluate((element) => element === document.activeElement)); at += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe(at + 1)
  }
}

/** The focus is on something, in sight, and marked. */
async function expectSeenFocus(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'the focus is nowhere'
        const { width, height, top, bottom } = element.getBoundingClientRect()
        if (width === 0 || height === 0 || bottom < 0 || top > innerHeight) return `out of sight: ${element.outerHTML}`
        // The mark may be drawn by what surrounds the field.
        for (let marked: Element | null = element; marked && marked !== document.body; marked = marked.parentElement) {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked)
          if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return 'seen'
        }
        return `without a mark: ${element.outerHTML}`
      }),
    )
    .toBe('seen')
}

const nextTitle = (upper: Locator): Promise<string | undefined> =>
  upper.evaluate((element) => element.nextElementSibling?.textContent ?? undefined)

const isAbove = async (upper: Locator, lower: Locator): Promise<boolean> => {
  const [first, second] = [await upper.boundingBox(), await lower.boundingBox()]
  return first !== null && second !== null && first.y < second.y
}
