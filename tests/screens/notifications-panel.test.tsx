// The notifications panel and their page (portal spec §1, §4, §5, §8, §9).
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notification } from '#contract/portal/notifications.ts'
import { showLive, showPausedSoon } from '#platform/live/live-state.ts'
import { addArrivals } from '#platform/live/notification-queries.ts'
import { type RenderAppOptions, type RenderedApp, renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { toastStore } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'notifications')

const DESK = [1280, 900] as const

const UNREAD = 'Notifications, 6 unread'

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(...DESK)
})

async function opened(options: RenderAppOptions = {}) {
  const app = await renderApp('/pages/activities', { signedIn: true, ...options })
  const opener = app.screen.getByRole('button', { name: /^Notifications/ })
  // The first time, the samples' code is on its way too.
  await expect.element(opener, { timeout: 120_000 }).toHaveAccessibleName(UNREAD)
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(panel.getByRole('listitem').first()).toBeVisible()
  return { ...app, opener, panel }
}

const stored = async ({ db }: Pick<RenderedApp, 'db'>): Promise<Notification[]> =>
  db.table('portalNotifications').toArray()
const unreadOf = async (app: RenderedApp) => (await stored(app)).filter(({ read }) => !read).length

const arrival = (client: QueryClient, id: string, createdAt = Date.now()) =>
  addArrivals(client, [
    {
      id,
      read: false,
      type: 'JOB_OFFER',
      createdAt: new Date(createdAt).toISOString(),
      attributes: { jobId: id, jobTitle: `Post ${id}`, location: 'Sète', applicationStatus: null },
    },
  ])

describe('The notifications panel', () => {
  test('opening it marks nothing as read; one is marked by its button, all by one, which is then disabled; with undo', async () => {
    const badge = vi.spyOn(navigator, 'setAppBadge')
    const app = await opened()
    const { panel, opener } = app
    await expect.poll(() => unreadOf(app)).toBe(6)
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

  test('they stand newest first under their days, with the date as specified and the distance beside it', {
    tags: 'extended',
  }, async () => {
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

  test('a notification that has just arrived is shown as “now”, whatever the clock of its server says', {
    tags: 'extended',
  }, async () => {
    const { panel, queryClient } = await opened()
    const thisMinute = Math.floor(Date.now() / 60_000) * 60_000
    arrival(queryClient, 'here', thisMinute + 59_000)
    arrival(queryClient, 'ahead', Date.now() + 150_000)
    await panel.getByRole('button', { name: '2 new' }).click()
    for (const id of ['here', 'ahead']) {
      const row = panel.getByRole('listitem', { name: `New job: Post ${id}` })
      await expect.poll(() => row.element().textContent).toMatch(/[AP]M · now/)
    }
  })

  test('what arrives is said in a toast; what an undo elsewhere brought back is not', {
    tags: 'extended',
  }, async () => {
    const { queryClient } = await opened()
    const isSaid = (id: string) => toastStore.read().some(({ message }) => message.startsWith(`New job: Post ${id}`))
    let probes = 0
    // What says it comes after the page.
    await expect
      .poll(() => {
        arrival(queryClient, `probe ${++probes}`)
        return isSaid('probe')
      })
      .toBe(true)
    arrival(queryClient, 'old', Date.now() - 86_400_000)
    arrival(queryClient, 'new')
    await expect.poll(() => isSaid('new')).toBe(true)
    expect(isSaid('old')).toBe(false)
  })

  test.each(['mouse', 'keyboard'])(
    'a job offer leads to its job, by %s; it is read then, and the panel closed',
    { tags: 'extended' },
    async (by) => {
      const app = await opened({ samplesOf: ['auth', 'user', 'navigation', 'notifications', 'jobs', 'skills'] })
      const { panel, screen, href } = app
      const offers = (await stored(app)).filter(
        ({ read, type, attributes }) => !read && type === 'JOB_OFFER' && !attributes.search,
      )
      const { id, attributes } = offers[0] as Notification
      const link = panel.getByRole('link', { name: `New job: ${attributes.jobTitle}`, exact: true })
      await expect.element(link).toHaveAttribute('href', `/career/jobs/${attributes.jobId}`)
      if (by === 'mouse') await link.click()
      else {
        ;(link.element() as HTMLElement).focus()
        await userEvent.keyboard('{Enter}')
      }
      await expect.poll(href).toBe(`/career/jobs/${attributes.jobId}`)
      await expect.element(screen.getByRole('heading', { level: 1, name: /./ })).toBeVisible()
      await expect.element(panel).not.toBeInTheDocument()
      await expect.poll(async () => (await stored(app)).find((one) => one.id === id)?.read).toBe(true)
    },
  )

  test('an application leads to the applications, and an alert to what its search finds', async () => {
    const app = await opened()
    const { panel, screen, href, queryClient } = app
    const reported = (await stored(app)).find(({ type }) => type === 'APPLICATION') as Notification
    const alert = { ...reported, id: 'alert', type: 'JOB_OFFER' as const, createdAt: new Date().toISOString() }
    addArrivals(queryClient, [
      { ...alert, attributes: { ...reported.attributes, search: { id: 'near-home', name: 'Near home', count: 2 } } },
    ])
    await panel.getByRole('button', { name: '1 new' }).click()
    await expect
      .element(panel.getByRole('link', { name: /2 new jobs for “Near home”/ }))
      .toHaveAttribute('href', '/career/jobs?kept=near-home')
    const first = panel.element().querySelector<HTMLElement>('a[href="/career/applications"]')
    expect(first?.textContent).toMatch(/^(Application|Invited|Offer|Not selected)/)
    first?.click()
    await expect.poll(href).toBe('/career/applications')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('one is removed from its menu by keyboard, all by one button; each can be undone; with none left it says so', {
    tags: 'extended',
  }, async () => {
    const app = await opened()
    const { panel, opener } = app
    const menu = panel.getByRole('button', { name: /^More actions for/ }).first()
    menu.element().focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(async () => (await stored(app)).length).toBe(24)
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(panel.getByText('No notifications')).toBeVisible()
    // The button is disabled now, and the focus has not gone with it.
    expect(panel.element().contains(document.activeElement)).toBe(true)
    await expect.element(panel.getByText('Your notifications will appear here.')).toBeVisible()
    await expect.poll(async () => (await stored(app)).length).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(async () => (await stored(app)).length).toBe(24)
    await expect.element(panel.getByRole('listitem').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  test('one is snoozed and comes back; of a post one can hear no more; both are kept on the device for this person', {
    tags: 'extended',
  }, async () => {
    const { panel, opener, screen } = await opened()
    const first = panel.getByRole('listitem').first()
    await first.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'For three hours' }).click()
    await expect.element(opener).toHaveAccessibleName('Notifications, 5 unread')
    await first.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Stop telling me about this' }).click()
    await expect.element(opener).toHaveAccessibleName('Notifications, 4 unread')
    expect(localStorage.getItem('own:notification-choices:alex-morgan')).toContain('snoozed')
    await panel.getByRole('link', { name: 'See all notifications' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await screen.getByRole('radio', { name: 'Snoozed' }).click()
    const rows = screen.getByRole('main').getByRole('listitem')
    await expect.poll(() => rows.elements().length).toBe(1)
    await expect.element(rows.getByText(/^Snoozed until/)).toBeVisible()
    await rows.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Show again now' }).click()
    await expect.element(opener).toHaveAccessibleName('Notifications, 5 unread')
    await screen.getByRole('radio', { name: 'Muted' }).click()
    await expect.element(screen.getByRole('radio', { name: 'Muted' })).toBeChecked()
    await expect.poll(() => rows.elements().length).toBeGreaterThan(0)
  })

  test.each(['For three hours', 'Stop telling me about this', 'Remove'])(
    'the focus stays among the rows when one goes by its menu: %s',
    { tags: 'extended' },
    async (choice) => {
      const { panel } = await opened()
      const names = () =>
        panel
          .getByRole('listitem')
          .elements()
          .map((row) => row.getAttribute('aria-label'))
      const [, second, third] = names()
      const row = panel.getByRole('listitem').nth(1)
      row
        .getByRole('button', { name: /^More actions for/ })
        .element()
        .focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('menu')).toBeVisible()
      page.getByRole('menuitem', { name: choice }).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => names()[1]).not.toBe(second)
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await expect.poll(() => document.activeElement?.closest('li')?.getAttribute('aria-label')).toBe(third)
    },
  )

  test('a toast is over the panel, also where the window is low', { tags: 'extended' }, async () => {
    await page.viewport(1280, 760)
    const { panel } = await opened()
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(page.getByText('All marked as read', { exact: true }).first()).toBeVisible()
    const toast = document.querySelector('.toast') as HTMLElement
    const { top, right, left } = toast.getBoundingClientRect()
    expect(top).toBeLessThan(panel.element().getBoundingClientRect().bottom)
    for (const x of [left + 20, right - 20]) expect(toast.contains(document.elementFromPoint(x, top + 4))).toBe(true)
  })

  test('a notification of a deleted job says so, and has no link', { tags: 'extended' }, async () => {
    const { panel, queryClient, db } = await opened()
    const offers = (await stored({ db })).filter(({ type, attributes }) => type === 'JOB_OFFER' && !attributes.search)
    const [gone, unseen] = offers as [Notification, Notification]
    await db.table('portalNotifications').put({ ...gone, attributes: { ...gone.attributes, isGone: true } })
    await queryClient.invalidateQueries({ queryKey: ['notifications'] })
    const rowOf = ({ attributes: { jobTitle } }: Notification) =>
      panel.getByRole('listitem', { name: `New job: ${jobTitle}`, exact: true })
    await expect.element(rowOf(gone).getByText('This job is no longer available.')).toBeVisible()
    expect(rowOf(gone).getByRole('link').query()).toBeNull()
    await expect.element(rowOf(unseen).getByRole('link')).toBeVisible()
  })

  test('says that live updates are paused, and tries again', { tags: 'extended' }, async () => {
    const { panel } = await opened()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    showPausedSoon()
    vi.advanceTimersByTime(11_000)
    vi.useRealTimers()
    await expect.element(panel.getByText('Live updates paused')).toBeVisible()
    await panel.getByRole('button', { name: 'Try again' }).click()
    showLive({ isSimulated: true })
    await expect.element(panel.getByText('Live updates paused')).not.toBeInTheDocument()
    await expect.element(panel.getByText('Simulated by the demo portal')).toBeVisible()
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
    await screen.getByRole('radio', { name: 'Unread' }).click()
    await expect.poll(href).toBe('/notifications?type=JOB_OFFER&span=month&box=unread')
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    await expect.element(screen.getByRole('checkbox', { name: '3 selected' })).toBeChecked()
    await screen.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(async () => (await stored(app)).length).toBe(22)
    await expect.element(screen.getByText('No notifications match these filters')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await stored(app)).length).toBe(25)
    // What is restored is not selected: the next press is not for it.
    await expect.poll(() => main.getByRole('listitem').elements().length).toBe(3)
    await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
    // By key: on 320 px a toast may lie over the row.
    const first = screen.getByRole('checkbox', { name: /^Select: / }).first()
    ;(first.element() as HTMLInputElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(first).toBeChecked()
    await screen.getByRole('button', { name: 'Mark as read', exact: true }).click()
    await expect.poll(() => main.getByRole('listitem').elements().length).toBe(2)
    await expect.poll(() => unreadOf(app)).toBe(5)
  })
})
