// Cairn by touch on a phone, 390 px wide: whatever can be pressed is at least 44 px in both directions, and the shell's panels open and close by touch.
import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'
import { screens } from './screens.ts'
import { goTo } from './walk.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** px (WCAG 2.5.5); half a pixel is the browser's rounding. */
const LEAST = 43.5

interface Size {
  readonly width: number
  readonly height: number
}

/** What is too small to be pressed: a control, or the label or link that enlarges it. A link within a sentence is as large as its words. */
const tooSmall = (part: Locator): Promise<string[]> =>
  part.evaluate((root, least) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=radio], [role=switch], [role=option]'
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !element.closest('[inert], .sr-only')
    // What a control, or what holds its drawing, draws over its surroundings counts as its own: `after:absolute after:-inset-1`.
    const drawn = (element: Element): Size[] =>
      ['::before', '::after'].flatMap((part) => {
        const { content, position, width, height } = getComputedStyle(element, part)
        const isOver = content !== 'none' && position === 'absolute'
        return isOver ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }] : []
      })
    const reach = (element: Element): Size[] => {
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
      // A field's frame is drawn by what holds it.
      const frame = element.matches('input, textarea') ? element.parentElement : null
      const parts = [element, ...(label ? [label] : []), ...(frame ? [frame] : [])]
      return [
        ...parts.flatMap((one) => [one.getBoundingClientRect(), ...drawn(one)]),
        ...[...element.children].flatMap(drawn),
      ]
    }
    const isInText = (element: Element) =>
      element.matches('a[href], button') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    return [...root.querySelectorAll(controls)]
      .filter((element) => isSeen(element) && !isInText(element) && !element.matches('[disabled]'))
      .flatMap((element) => {
        const boxes = reach(element).filter(({ width, height }) => width > 1 && height > 1)
        // A link in words is as wide as they are.
        const isWords =
          element.matches('a[href]') && !element.querySelector('svg') && element.textContent?.trim() !== ''
        const isLarge = boxes.some(({ width, height }) => (isWords || width >= least) && height >= least)
        const [{ width, height } = { width: 0, height: 0 }] = boxes
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return isLarge || boxes.length === 0
          ? []
          : [`${element.tagName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`]
      })
  }, LEAST)

const header = (page: Page) => page.getByRole('banner')

test('Header, navigation, panels and settings are made for fingers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/pages/activities')

  await test.step('the header', async () => {
    expect.soft(await tooSmall(header(page))).toEqual([])
  })

  for (const name of [/^Notifications/, /account$/, 'Open menu'] as const) {
    await test.step(`what “${name}” opens`, async () => {
      await header(page).getByRole('button', { name }).tap()
      const panel = page
        .getByRole('dialog')
        .or(page.getByRole('group', { name: 'Account' }))
        .first()
      await expect(panel).toBeVisible()
      await expect(panel.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      expect.soft(await tooSmall(panel)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })
  }

  for (const section of ['', '?section=account', '?section=security', '?section=data'] as const) {
    await test.step(`the settings ${section}`, async () => {
      await visit(page, `/settings${section}`)
      await expect(page.getByRole('status', { name: /^(Loading|Counting)/ })).toHaveCount(0)
      expect.soft(await tooSmall(page.getByRole('main'))).toEqual([])
    })
  }
})

test('Every screen is made for fingers', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/pages/activities')
  for (const { name, path } of screens.filter(({ guest }) => !guest)) {
    await goTo(page, path)
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    expect.soft(await tooSmall(page.getByRole('main')), name).toEqual([])
  }
})

test.describe('before signing in', () => {
  test.use({ guest: true })

  test('Every screen is made for fingers', async ({ page }) => {
    await visit(page, '/sign-in')
    for (const { name, path } of screens.filter(({ guest }) => guest)) {
      await goTo(page, path)
      expect.soft(await tooSmall(page.locator('body')), name).toEqual([])
    }
  })
})

test('A long press lifts a task, and the finger takes it to another place', async ({ page }) => {
  await visit(page, '/apps/tasks')
  const row = page.getByRole('row', { name: /Prepare the network case for Port de Sète/ })
  const titles = page.locator('[role="row"] [id^="title-"]')
  const positionOfTask = async () =>
    (await titles.allTextContents()).indexOf('Prepare the network case for Port de Sète')
  await row.waitFor()
  const before = await positionOfTask()
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is nowhere')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }] })
  await touch('touchStart')
  await expect(row).toHaveClass(/shadow-drag/)
  for (const down of [20, 50, 80, 100]) await touch('touchMove', down)
  await touch('touchEnd')
  await expect.poll(positionOfTask).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(positionOfTask).toBe(before)
})

test('While a text is typed, the foot of the page is out of the way, and nothing moves', async ({ page }) => {
  await visit(page, '/apps/chat/jonas-weber')
  const foot = page.getByRole('navigation', { name: 'Quick access' })
  const message = page.getByRole('textbox', { name: /Jonas Weber/ })
  await expect(foot).toBeVisible()
  const before = await message.boundingBox()
  await message.tap()
  await expect(foot).toBeHidden()
  expect(await message.boundingBox()).toEqual(before)
  await message.blur()
  await expect(foot).toBeVisible()
})
