// What a person has settled on the page: stored, in the backup, and no things in the lists of what was changed.
import { expect, test } from 'vitest'
import type { IconPicks } from '#contract/apps/icons.ts'
import type { RecentChange } from '#contract/shell/changes.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'
import { exportFile, importFile } from '#tests/setup/workspace-api.ts'

const small = () => createTestApi({ only: ['arrangements', 'user', 'workspace'] })
const all = async (api: TestApi) => (await api.get('common/arrangements')).body
const put = (api: TestApi, id: string, ids: readonly string[]) =>
  api.send('PUT', 'common/arrangements', { arrangement: { id, ids } })
const recent = async (api: TestApi) =>
  ((await api.get('changes/recent')).body as { changes: RecentChange[] }).changes.map(({ endpoint }) => endpoint)

test('each is put whole and answered; another name or too many ids are refused', async () => {
  const api = createTestApi()
  expect(await all(api)).toEqual([])
  expect((await put(api, 'favourites', ['apps.tasks', 'apps.notes'])).body).toEqual({
    id: 'favourites',
    ids: ['apps.tasks', 'apps.notes'],
  })
  await put(api, 'favourites', ['apps.notes'])
  expect(await all(api)).toEqual([{ id: 'favourites', ids: ['apps.notes'] }])
  expect((await put(api, 'others', [])).status).toBe(400)
  expect(
    (
      await put(
        api,
        'recents',
        Array.from({ length: 5001 }, (_, at) => `p${at}`),
      )
    ).status,
  ).toBe(400)
})

test('a backup has them, and brings them to another device', async () => {
  const here = small()
  await put(here, 'favourites', ['apps.tasks'])
  await put(here, 'applications-order', ['b', 'a'])
  const snoozed = { id: 'notifications-snoozed', ids: ['n1'], times: [1_900_000_000_000] }
  await here.send('PUT', 'common/arrangements', { arrangement: snoozed })
  await put(here, 'notifications-muted', ['job-7'])
  const there = small()
  await put(there, 'favourites', ['apps.chat'])
  expect((await importFile(there, await exportFile(here), { mode: 'apply' })).status).toBe(200)
  expect(await all(there)).toEqual([
    { id: 'applications-order', ids: ['b', 'a'] },
    { id: 'favourites', ids: ['apps.tasks'] },
    { id: 'notifications-muted', ids: ['job-7'] },
    snoozed,
  ])
})

test('neither these nor other notes of use stand among the changes or in the trash', async () => {
  const api = createTestApi()
  const bell = { set: 'heroicons-outline', name: 'bell' }
  await put(api, 'favourites', ['apps.tasks'])
  await api.send('PUT', 'apps/help-center/reading', { reading: { id: 'guide-welcome', position: 0.5 } })
  await api.send('POST', 'ui/icons/recent', { icon: bell })
  expect((await api.get('ui/icons/picks')).body as IconPicks).toMatchObject({ recents: [bell] })
  expect(await recent(api)).toEqual([])
  await api.send('DELETE', 'ui/icons/recents')
  expect((await api.get('changes/deleted')).body).toEqual({ things: [], next: null })
  await api.send('PUT', 'ui/icons/favourite', { icon: bell })
  expect(await recent(api)).toEqual(['addFavourite'])
})
