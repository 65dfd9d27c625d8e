// Notifications that a portal's server holds: removing asks first, since nothing can be restored (portal spec §4, §7).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notification } from '#contract/portal/notifications.ts'
import { send } from '#platform/api/transport.ts'
import { openPortalNetwork, type PortalNetwork } from '#tests/setup/portal-network.ts'
import { type RenderedApp, renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'notifications')

let network: PortalNetwork
beforeEach(() => {
  network = openPortalNetwork()
})
afterEach(() => network.close())

const stored = async ({ db }: Pick<RenderedApp, 'db'>): Promise<Notification[]> =>
  db.table('portalNotifications').toArray()

/** What the device's own back end answers in the portal's place. */
const answerTo = (request: Request) => send(new Request(request.url.replace('/portal/', '/api/'), request))

/** Rows of the list, mended or spoilt on their way. */
function meetList(change: (rows: Record<string, unknown>[]) => unknown[]) {
  network.meets = async (request) => {
    if (request.method !== 'GET' || !request.url.endsWith('/notifications/all')) return undefined
    return Response.json(change(await (await answerTo(request)).json()))
  }
}

async function opened(path = '/pages/activities') {
  const app = await renderApp(path, { signedIn: true })
  const opener = app.screen.getByRole('button', { name: /^Notifications/ })
  await expect.element(opener, { timeout: 120_000 }).toHaveAccessibleName('Notifications, 6 unread')
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(panel.getByRole('listitem').first()).toBeVisible()
  return { ...app, opener, panel }
}

describe('removing', () => {
  const question = () => page.getByRole('alertdialog')

  test.each(['mouse', 'keyboard'])(
    'all of them from the panel, by %s: asks, and does it',
    { tags: 'extended' },
    async (by) => {
      const app = await opened()
      const { panel } = app
      const all = panel.getByRole('button', { name: 'Clear all' })
      if (by === 'mouse') await all.click()
      else {
        all.element().focus()
        await userEvent.keyboard('{Enter}')
      }
      await expect.element(question().getByRole('button', { name: 'Cancel' })).toHaveFocus()
      await expect.poll(() => stored(app)).toHaveLength(25)
      await question().getByRole('button', { name: 'Remove' }).click()
      await expect.poll(async () => (await stored(app)).length).toBe(0)
      await expect.element(panel.getByText('No notifications')).toBeVisible()
      await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.element(app.opener).toHaveFocus()
    },
  )
})

describe('a server that answers without a body', () => {
  test.each([
    ['204', () => new Response(null, { status: 204 })],
    ['200 with nothing in it', () => new Response('', { status: 200 })],
  ])('by %s: each change is made, and told', { tags: 'extended' }, async (_, done) => {
    const app = await opened()
    const { panel, opener } = app
    network.meets = async (request) => {
      if (!request.url.includes('/notifications/') || request.method === 'GET') return undefined
      await answerTo(request)
      return done()
    }
    const warned = vi.spyOn(console, 'warn')
    await panel
      .getByRole('button', { name: /^Mark as read:/ })
      .first()
      .click()
    await expect.element(opener).toHaveAccessibleName('Notifications, 5 unread')
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(page.getByText('All marked as read', { exact: true }).first()).toBeVisible()
    await panel
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('Notification removed', { exact: true }).first()).toBeVisible()
    await expect.poll(() => document.activeElement?.closest('li') !== null).toBe(true)
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('All notifications removed', { exact: true }).first()).toBeVisible()
    await expect.poll(() => stored(app)).toEqual([])
    expect(warned).not.toHaveBeenCalled()
  })
})

describe('an invalid row', () => {
  test('does not hide the others: it is repaired where its meaning is clear, else left out, and the console says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    meetList((rows) => {
      const [first, second, third, fourth] = rows as [Record<string, unknown>, ...Record<string, unknown>[]]
      return [
        { ...first, id: 17 },
        { ...second, createdAt: String(second?.createdAt).replace('Z', '') },
        { ...third, type: 'ADVERTISEMENT' },
        { ...fourth, createdAt: 'yesterday' },
        null,
        ...rows.slice(4),
      ]
    })
    const app = await renderApp('/notifications', { signedIn: true })
    const rows = () => app.screen.getByRole('main').getByRole('listitem').elements()
    await expect.poll(() => rows().length, { timeout: 120_000 }).toBe(23)
    const times = [...document.querySelectorAll('main time')].map((time) => time.getAttribute('datetime') ?? '')
    expect(times).toEqual(times.toSorted().reverse())
    expect(times.every((time) => time.endsWith('Z'))).toBe(true)
    const reported = new Set(warned.mock.calls.map(([text]) => String(text)))
    expect([...reported].filter((text) => text.startsWith('A notification')).toSorted()).toEqual([
      'A notification was left out: it is no notification: ',
      'A notification was left out: it is no notification: createdAt',
      'A notification was left out: it is no notification: type',
      'A notification was mended: createdAt',
      'A notification was mended: id',
    ])
    // The portal hears of it under the id that it gave.
    const [first] = rows()
    first?.querySelector<HTMLElement>('[aria-label^="Mark as read:"]')?.click()
    await expect
      .poll(() => network.arrived.filter(({ method }) => method === 'PATCH').map(({ url }) => new URL(url).pathname))
      .toEqual(['/portal/notifications/17'])
  })
})
