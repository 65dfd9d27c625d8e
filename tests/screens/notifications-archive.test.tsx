// The archive of notifications, marking them as unread, and swiping their rows.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Notification } from '#contract/portal/notifications.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'
import { clearToasts } from '#ui/toast-store.ts'

vi.setConfig({ testTimeout: 80_000 })
const SAMPLES = ['auth', 'user', 'notifications', 'jobs', 'settings']

afterEach(async () => {
  vi.restoreAllMocks()
  clearToasts()
  await page.viewport(1280, 900)
})

async function openPage(search = '', options: RenderAppOptions = {}) {
  const app = await renderApp(`/notifications${search}`, { signedIn: true, samplesOf: SAMPLES, ...options })
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible()
  const rows = app.screen.getByRole('main').getByRole('listitem')
  const count = (number: number) => expect.poll(() => rows.elements().length, { timeout: 120_000 }).toBe(number)
  const stored = async (): Promise<Notification[]> => app.db.table('portalNotifications').toArray()
  return { ...app, rows, count, stored }
}

const undo = () => page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
const show = async (box: string) => {
  await page.getByRole('radio', { name: box, exact: true }).click()
}
const choose = async (row: Locator, item: string) => {
  await row.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

describe('the archive', () => {
  test('takes one, which is out of the list and of the count, and gives it back; each with its undo', {
    tags: 'extended',
  }, async () => {
    const { rows, count, screen } = await openPage('?box=unread')
    await count(6)
    await choose(rows.first(), 'Archive')
    await count(5)
    await expect.element(screen.getByText('5 unread')).toBeVisible()
    await undo()
    await count(6)
    await choose(rows.first(), 'Archive')
    await count(5)
    await show('Archived')
    await count(1)
    clearToasts()
    await choose(rows.first(), 'Restore')
    await expect.element(screen.getByText('No archived notifications')).toBeVisible()
    await undo()
    await count(1)
  })

  test('takes many, and all that have been read', { tags: 'extended' }, async () => {
    const { rows, count, screen, stored } = await openPage()
    await count(25)
    for (const row of [rows.nth(0), rows.nth(1)]) await row.getByRole('checkbox').click()
    const bar = screen.getByRole('toolbar', { name: 'Selected notifications' })
    await bar.getByRole('button', { name: 'Archive', exact: true }).click()
    await count(23)
    await undo()
    await count(25)
    clearToasts()
    await screen.getByRole('button', { name: 'Archive read notifications' }).click()
    await count(6)
    await show('Archived')
    await count(19)
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    await bar.getByRole('button', { name: 'Restore' }).click()
    await expect.element(screen.getByText('No archived notifications')).toBeVisible()
    // The portal has heard of none of it.
    await expect.poll(() => stored()).toHaveLength(25)
  })

  test('is in the panel too', { tags: 'extended' }, async () => {
    const { screen } = await openPage()
    const opener = screen.getByRole('button', { name: /^Notifications/ })
    await expect.element(opener, { timeout: 120_000 }).toHaveAccessibleName('Notifications, 6 unread')
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('button', { name: 'Archive read notifications' }).click()
    await expect.poll(() => panel.getByRole('listitem').elements().length).toBe(6)
    await panel.getByRole('button', { name: 'Archived' }).click()
    await expect.poll(() => panel.getByRole('listitem').elements().length).toBe(19)
  })
})

describe('marking as unread', () => {
  test('counts at once, stays after a reload, and is over when it is read; with undo', async () => {
    const { rows, count, screen, router } = await openPage()
    await count(25)
    const labels = rows.elements().map((row) => row.getAttribute('aria-label') ?? '')
    const isUnread = (index: number) => rows.elements()[index]?.textContent.includes('Unread')
    const title = labels.find((label, index) => !isUnread(index) && labels.indexOf(label) === labels.lastIndexOf(label))
    const same = screen.getByRole('main').getByRole('listitem', { name: title ?? '', exact: true })
    await choose(same, 'Mark as unread')
    await expect.element(screen.getByText('7 unread')).toBeVisible()
    await undo()
    await expect.element(screen.getByText('6 unread')).toBeVisible()
    clearToasts()
    await choose(same, 'Mark as unread')
    await router.navigate({ to: '/notifications', search: { box: 'unread' } })
    await count(7)
    await same.getByRole('button', { name: /^Mark as read/ }).click()
    await count(6)
    await screen.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(screen.getByText('All read')).toBeVisible()
  })

  test('all of them as read takes the mark from each, and its undo puts it back', { tags: 'extended' }, async () => {
    const { rows, count, screen } = await openPage()
    await count(25)
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    const bar = screen.getByRole('toolbar', { name: 'Selected notifications' })
    await bar.getByRole('button', { name: 'Mark as read' }).click()
    await bar.getByRole('button', { name: 'Mark as unread' }).click()
    await expect.element(screen.getByText('25 unread')).toBeVisible()
    clearToasts()
    await screen.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(screen.getByText('All read')).toBeVisible()
    await undo()
    await expect.element(screen.getByText('25 unread')).toBeVisible()
    expect(rows.elements()).toHaveLength(25)
  })
})

describe('swiping a row by touch', () => {
  /** As a finger moves: by these steps of px, each so many ms after the one before. */
  function swipe(row: Locator, steps: readonly (readonly [number, number])[], { apart = 60, end = 'pointerup' } = {}) {
    // Only a real finger can be captured.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
    const target = row.getByRole('paragraph').first().element()
    const { left, top } = target.getBoundingClientRect()
    let [x, y, at] = [left + 5, top + 5, performance.now()]
    const send = (kind: string) => {
      const common = { bubbles: true, cancelable: true, composed: true, pointerId: 7, isPrimary: true }
      const event = new PointerEvent(kind, { ...common, pointerType: 'touch', clientX: x, clientY: y })
      Object.defineProperty(event, 'timeStamp', { value: at })
      target.dispatchEvent(event)
    }
    send('pointerdown')
    for (const [dx, dy] of steps) {
      x += dx
      y += dy
      at += apart
      send('pointermove')
    }
    at += apart
    send(end)
  }
  const slow = (dx: number): [number, number][] => Array.from({ length: 10 }, () => [dx / 10, 0])

  async function openPhone() {
    await page.viewport(390, 800)
    const opened = await openPage('?box=unread')
    await opened.count(6)
    const { width } = opened.rows.first().element().getBoundingClientRect()
    return { ...opened, row: opened.rows.first(), width }
  }

  test('to the right past a third marks as read, to the left removes with an undo', async () => {
    const { row, rows, width, count, stored } = await openPhone()
    swipe(row, slow(0.4 * width))
    await count(5)
    await expect.poll(async () => (await stored()).filter(({ read }) => !read).length).toBe(5)
    swipe(rows.first(), slow(-0.4 * width))
    await count(4)
    await expect.poll(async () => (await stored()).length).toBe(24)
    await undo()
    await count(5)
  })

  test('a flick is enough', { tags: 'extended' }, async () => {
    const { row, count } = await openPhone()
    swipe(
      row,
      [
        [20, 0],
        [25, 0],
      ],
      { apart: 16 },
    )
    await count(5)
  })

  test.each([
    [
      'too short',
      [
        [40, 0],
        [20, 0],
        [0, 0],
        [0, 0],
      ],
      {},
    ],
    [
      'turned back with speed',
      [
        [150, 0],
        [40, 0],
        [-40, 0],
        [-20, 0],
      ],
      { apart: 20 },
    ],
    [
      'up and down',
      [
        [4, 20],
        [160, 20],
      ],
      {},
    ],
    ['taken over by scrolling', [[150, 0]], { end: 'pointercancel' }],
  ] as const)('%s does nothing', { tags: 'extended' }, async (_, steps, options) => {
    const { row, width, count, stored } = await openPhone()
    swipe(row, steps, options)
    // Behind a swipe that does something it is known what the one before did.
    swipe(row, slow(0.4 * width))
    await count(5)
    await expect.poll(() => stored().then((all) => all.filter(({ read }) => !read))).toHaveLength(5)
    await count(5)
  })

  test('Escape and going back call it off', async () => {
    const { row, rows, width } = await openPhone()
    for (const event of [
      new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }),
      new PopStateEvent('popstate'),
    ]) {
      swipe(row, slow(0.5 * width), { end: 'pointermove' })
      await expect.element(row.getByText('Mark as read')).toBeVisible()
      window.dispatchEvent(event)
      await expect.element(row.getByText('Mark as read')).not.toBeInTheDocument()
      row
        .getByRole('paragraph')
        .first()
        .element()
        .dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 7 }))
      expect(rows.elements()).toHaveLength(6)
    }
  })

  test('a mouse swipes nothing', { tags: 'extended' }, async () => {
    const { row, rows } = await openPhone()
    const target = row.getByRole('paragraph').first().element()
    for (const [kind, clientX] of [
      ['pointerdown', 20],
      ['pointermove', 300],
      ['pointerup', 300],
    ] as const)
      target.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', clientX }),
      )
    expect(rows.elements()).toHaveLength(6)
  })
})
