// The notifications panel and their page (portal spec §1, §4, §5, §8, §9).
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notification } from '#contract/portal/notifications.ts'
import { showLive, showPausedSoon } from '#platform/live/live-state.ts'
import { addArrivals } from '#platform/live/notification-queries.ts'
import { type RenderedApp, renderApp } from '#tests/setup/screens.tsx'

const DESK = [1280, 900] as const
vi.setConfig({ testTimeout: 80_000 })

const UNREAD = 'Notifications, 6 unread'

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(...DESK)
})

async function opened() {
  const app = await renderApp('/pages/activities', { signedIn: true })
  const opener = app.screen.getByRole('button', { name: /^Notifications/ })
  // The first time, the samples' code is on its way too.
  await expect.element(opener, { timeout: 30_000 }).toHaveAccessibleName(UNREAD)
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(panel.getByRole('listitem').first()).toBeVisible()
  return { ...app, opener, panel }
}

const stored = async ({ db }: Pick<RenderedApp, 'db'>): Promise<Notification[]> =>
  db.table('portalNotifications').toArray()
const unreadOf = async (app: RenderedApp) => (await stored(app)).filter(({ read }) => !read).length

const arrival = (client: QueryClient, id: string) =>
  addArrivals(client, [
    {
      id,
      read: false,
      type: 'JOB_OFFER',
      createdAt: new Date().toISOString(),
      attributes: { jobId: id, jobTitle: `Post ${id}`, location: 'Sète', applicationStatus: null },
    },
  ])

describe('The notifications panel', () => {
  test('opening it marks nothing as read; one is marked by its button, all by one, which is then disabled; with undo', async () => {
    const badge = vi.spyOn(navigator, 'setAppBadge')
    const app = await opened()
    const { panel, opener } = app
    expect(await unreadOf(app)).toBe(6)
    expect(badge).toHaveBeenLastCalledWith(6)
    panel
      .getByRole('button', { name: /^Mark as read:/ })
      .first()
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    // Its button is gone; the focus is not.
    await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
    await expect.element(opener).toHaveAccessibleName('Notifications, 5 unread')
    await expect.poll(() => unreadOf(app)).toBe(5)
    expect(badge).toHaveBeenLastCalledWith(5)
    const all = panel.getByRole('button', { name: 'Mark all as read' })
    await all.click()
    await expect.element(all).toBeDisabled()
    await expect.poll(() => unreadOf(app)).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(all).toBeEnabled()
    await expect.poll(() => unreadOf(app)).toBe(5)
  })

  test('they stand newest first under their days, with the date as specified and the distance beside it', async () => {
    const { panel } = await opened()
    const times = panel
      .getByRole('time')
      .elements()
      .map((one) => one.getAttribute('datetime') ?? '')
    expect(times).toHaveLength(25)
    expect(times).toEqual(times.toSorted().reverse())
    const first = panel.getByRole('listitem').first()
    expect(first.element().textContent).toMatch(/[A-Z][a-z]{2} \d{2}, \d{1,2}:\d{2} [AP]M · 2\d minutes ago/)
    await panel.getByRole('button', { name: 'Applications' }).click()
    await expect.poll(() => panel.getByRole('listitem').elements().length).toBe(13)
  })

  test('what arrives waits behind a pill, counts at once, and goes to the top when the pill is pressed', async () => {
    const { panel, opener, queryClient } = await opened()
    arrival(queryClient, 'one')
    arrival(queryClient, 'two')
    const pill = panel.getByRole('button', { name: '2 new' })
    await expect.element(pill).toBeVisible()
    await expect.element(opener).toHaveAccessibleName('Notifications, 8 unread')
    expect(panel.getByText(/Post two/).query()).toBeNull()
    await pill.click()
    await expect.poll(() => panel.getByRole('listitem').first().element().textContent).toContain('Post two')
    await expect.element(pill).not.toBeInTheDocument()
  })

  test('one is removed from its menu by keyboard, all by one button; each can be undone; with none left it says so', async () => {
    const app = await opened()
    const { panel, opener } = app
    const menu = panel.getByRole('button', { name: /^More about/ }).first()
    menu.element().focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(async () => (await stored(app)).length).toBe(24)
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(panel.getByText('No notifications')).toBeVisible()
    // The button is disabled now, and the focus has not gone with it.
    expect(panel.element().contains(document.activeElement)).toBe(true)
    await expect.element(panel.getByText('When you have notifications, they will appear here.')).toBeVisible()
    await expect.poll(async () => (await stored(app)).length).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(async () => (await stored(app)).length).toBe(24)
    await expect.element(panel.getByRole('listitem').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  test('one is snoozed and comes back; of a post one can hear no more; both are kept on the device for this person', async () => {
    const { panel, opener, screen } = await opened()
    const first = panel.getByRole('listitem').first()
    await first.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: 'Three hours' }).click()
    await expect.element(opener).toHaveAccessibleName('Notifications, 5 unread')
    await first.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: 'Stop telling me about this' }).click()
    await expect.element(opener).toHaveAccessibleName('Notifications, 4 unread')
    expect(localStorage.getItem('notification-choices:alex-morgan')).toContain('snoozed')
    await panel.getByRole('link', { name: 'See all notifications' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await screen.getByRole('radio', { name: 'Snoozed' }).click({ force: true })
    await expect.element(screen.getByText(/^Snoozed until/)).toBeVisible()
    await screen.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: 'Show it again now' }).click()
    await expect.element(opener).toHaveAccessibleName('Notifications, 5 unread')
    await screen.getByRole('radio', { name: 'Muted' }).click({ force: true })
    await expect.poll(() => screen.getByRole('main').getByRole('listitem').elements().length).toBeGreaterThan(0)
  })

  test('an offer whose job is there no longer says so, and leads nowhere', async () => {
    const { panel, queryClient, db } = await opened()
    const offers = (await stored({ db })).filter(({ type, attributes }) => type === 'JOB_OFFER' && !attributes.search)
    const [gone, unseen] = offers as [Notification, Notification]
    await db.table('portalNotifications').put({ ...gone, attributes: { ...gone.attributes, isGone: true } })
    await queryClient.invalidateQueries({ queryKey: ['notifications'] })
    const rowOf = ({ attributes: { jobTitle } }: Notification) =>
      panel.getByRole('listitem', { name: `New job offer: ${jobTitle}`, exact: true })
    await expect.element(rowOf(gone).getByText('This job is no longer available.')).toBeVisible()
    expect(rowOf(gone).getByRole('link').query()).toBeNull()
    await expect.element(rowOf(unseen).getByRole('link')).toBeVisible()
  })

  test('says that live updates are paused, and tries again', async () => {
    const { panel } = await opened()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    showPausedSoon()
    vi.advanceTimersByTime(11_000)
    vi.useRealTimers()
    await expect.element(panel.getByText('Live updates paused')).toBeVisible()
    await panel.getByRole('button', { name: 'Try again' }).click()
    showLive({ isSimulated: true })
    await expect.element(panel.getByText('Live updates paused')).not.toBeInTheDocument()
    await expect.element(panel.getByText('Made up by the demo portal')).toBeVisible()
  })
})

describe('The page of all notifications', () => {
  test('filters by type and date in the address; several are marked as read, and removed with one undo; on 320 px too', async () => {
    await page.viewport(320, 640)
    const app = await renderApp('/notifications?type=JOB_OFFER&span=month', { signedIn: true })
    const { screen, href } = app
    const main = screen.getByRole('main')
    await expect.poll(() => main.getByRole('listitem').elements().length).toBe(12)
    expect([...main.element().querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > 321)).toEqual(
      [],
    )
    await screen.getByRole('radio', { name: 'Unread' }).click({ force: true })
    await expect.poll(href).toBe('/notifications?type=JOB_OFFER&span=month&box=unread')
    await screen.getByRole('checkbox', { name: 'Select all' }).click({ force: true })
    await expect.element(screen.getByRole('checkbox', { name: '3 selected' })).toBeChecked()
    await screen.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(async () => (await stored(app)).length).toBe(22)
    await expect.element(screen.getByText('No notification fits these filters')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await stored(app)).length).toBe(25)
    await screen
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .click({ force: true })
    await screen.getByRole('button', { name: 'Mark as read', exact: true }).click()
    await expect.poll(() => main.getByRole('listitem').elements().length).toBe(2)
  })
})
