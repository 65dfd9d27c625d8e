// The orders of a person's own: on the device at once, and in the workspace, from which a backup and another device have them.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { arrangementsApi } from '#contract/shell/arrangements.ts'
import { call } from '#platform/api/call.ts'
import { markNotifications, mute, readChoices, snooze } from '#platform/live/notification-choices.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation')

const stored = async () => {
  const rows = await call(arrangementsApi.endpoints.all, {})
  return Object.fromEntries(rows.map(({ id, ids }) => [id, ids]))
}

test('a favourite is in the workspace too, and where one was; those of an imported backup are shown', {
  tags: 'extended',
}, async () => {
  await page.viewport(1440, 900)
  const { screen, queryClient } = await renderApp('/settings', { signedIn: true })
  // What follows the workspace comes once the page has settled.
  await expect.poll(() => queryClient.getQueryState(['arrangements', 'all'])?.status).toBe('success')
  await screen.getByRole('button', { name: 'Apps' }).click()
  const launcher = screen.getByRole('group', { name: 'Apps' })
  const favourites = launcher.getByRole('list', { name: 'Favourites' }).getByRole('link')
  await launcher.getByRole('button', { name: 'Favourite: Tasks' }).click()
  await expect.poll(stored).toEqual({ favourites: ['apps.tasks'] })
  await call(arrangementsApi.endpoints.put, {
    body: { arrangement: { id: 'favourites', ids: ['apps.notes', 'apps.tasks'] } },
  })
  await call(arrangementsApi.endpoints.put, { body: { arrangement: { id: 'recents', ids: ['apps.chat'] } } })
  await queryClient.invalidateQueries({ queryKey: ['arrangements'] })
  await expect.poll(() => favourites.elements().map((link) => link.textContent)).toEqual(['Notes', 'Tasks'])
  await expect.element(launcher.getByRole('list', { name: 'Recent' }).getByRole('link', { name: 'Chat' })).toBeVisible()
})

test('what an earlier build had on the device alone comes into the workspace', { tags: 'extended' }, async () => {
  const { router } = await renderApp('/settings', { signedIn: true })
  const key = () =>
    Object.keys(localStorage)
      .find((name) => name.endsWith(':recents'))
      ?.replace(/recents$/, '')
  await router.navigate({ to: '/pages/activities' })
  await expect.poll(key).toBeDefined()
  localStorage.setItem(`${key()}applications-order`, '["b","a"]')
  const { queryClient } = await renderApp('/settings', { signedIn: true })
  await queryClient.invalidateQueries({ queryKey: ['arrangements'] })
  await expect.poll(async () => (await stored())['applications-order']).toEqual(['b', 'a'])
})

test('what was settled for notifications is in the workspace, and comes back from it', {
  tags: 'extended',
}, async () => {
  const { queryClient } = await renderApp('/settings', { signedIn: true })
  const state = () =>
    queryClient.getQueryCache().find({ queryKey: ['arrangements', 'all', 'notifications'], exact: false })
  await expect.poll(() => state()?.state.status).toBe('success')
  const userId = queryClient.getQueryData(userQueries.me().queryKey)?.id ?? ''
  const until = Date.now() + 3_600_000
  snooze(userId, ['n1'], until)
  mute(userId, 'job-7', true)
  markNotifications(userId, 'archived', ['n2', 'n3'], true)
  const settled = {
    'notifications-snoozed': ['n1'],
    'notifications-muted': ['job-7'],
    'notifications-archived': ['n2', 'n3'],
  }
  await expect.poll(stored).toMatchObject(settled)
  // As after a sign-out, or on another device.
  for (const key of Object.keys(localStorage)) if (key.includes('notification-choices')) localStorage.removeItem(key)
  expect(readChoices(userId).muted).toEqual([])
  await queryClient.invalidateQueries({ queryKey: ['arrangements'] })
  await expect
    .poll(() => readChoices(userId))
    .toEqual({ snoozed: { n1: until }, muted: ['job-7'], archived: ['n2', 'n3'], unread: [] })
  expect(await stored()).toMatchObject(settled)
})
