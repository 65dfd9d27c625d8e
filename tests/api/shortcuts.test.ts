// Workspace spec §3, §7 and portal spec §3, §5, §7: shortcuts.
import { expect, test } from 'vitest'
import type { Shortcut } from '#contract/shell/shortcuts.ts'
import { seedShortcuts } from '#seed/shortcuts.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

const all = async (api: TestApi) => (await api.get('common/shortcuts')).body as Shortcut[]
const labels = async (api: TestApi) => (await all(api)).map(({ label }) => label)
const shortcut = { label: 'Jobs', icon: 'briefcase', link: '/career/jobs', useRouter: true }

test('GET api/common/shortcuts: the list', async () => {
  expect(await all(createTestApi())).toEqual(seedShortcuts())
})

test('POST api/common/shortcuts, {shortcut}: creates it, as the last one', async () => {
  const api = createTestApi()
  const { status, body } = await api.send('POST', 'common/shortcuts', { shortcut: { ...shortcut, id: 'mine' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...shortcut, description: null, id: expect.not.stringMatching(/^mine$/) })
  expect((await all(api)).at(-1)).toEqual(body)
})

test('label, icon, link and useRouter are required', async () => {
  const api = createTestApi()
  for (const key of ['label', 'icon', 'link', 'useRouter']) {
    const { [key as 'label']: _, ...rest } = shortcut
    expect((await api.send('POST', 'common/shortcuts', { shortcut: rest })).status).toBe(400)
  }
  for (const wrong of [{ label: ' ' }, { icon: '' }, { link: '' }, { link: 'javascript:alert(1)' }, { useRouter: 1 }]) {
    expect((await api.send('POST', 'common/shortcuts', { shortcut: { ...shortcut, ...wrong } })).status).toBe(400)
    expect((await api.send('PATCH', 'common/shortcuts', { id: 'tasks', shortcut: wrong })).status).toBe(400)
  }
  expect(await all(api)).toEqual(seedShortcuts())
})

test('two shortcuts may lead to one place', async () => {
  const api = createTestApi()
  for (const _ of [1, 2]) expect((await api.send('POST', 'common/shortcuts', { shortcut })).status).toBe(200)
  expect((await labels(api)).slice(-2)).toEqual(['Jobs', 'Jobs'])
})

test('PATCH api/common/shortcuts, {id, shortcut}: updates it; an unknown id answers null', async () => {
  const api = createTestApi()
  const before = (await all(api)).find(({ id }) => id === 'tasks')
  const { body } = await api.send('PATCH', 'common/shortcuts', { id: 'tasks', shortcut: { label: 'To do', order: 99 } })
  expect(body).toEqual({ ...before, label: 'To do' })
  expect(await all(api)).toContainEqual(body)
  expect((await api.send('PATCH', 'common/shortcuts', { id: 'none', shortcut })).body).toBeNull()
})

test('DELETE api/common/shortcuts?id={id}: removes it; an unknown id answers false', async () => {
  const api = createTestApi()
  expect((await api.send('DELETE', 'common/shortcuts?id=tasks')).body).toBe(true)
  expect(await labels(api)).not.toContain('Tasks')
  expect((await api.send('DELETE', 'common/shortcuts?id=tasks')).body).toBe(false)
})

test('PATCH common/shortcuts/order: those sent take the places that they held between them', async () => {
  const api = createTestApi()
  const ids = ['changelog', 'none', 'mailbox', 'changelog']
  const { body } = await api.send('PATCH', 'common/shortcuts/order', { shortcuts: ids.map((id) => ({ id })) })
  expect(body).toBe(true)
  const expected = seedShortcuts().map(({ id }) =>
    id === 'mailbox' ? 'changelog' : id === 'changelog' ? 'mailbox' : id,
  )
  expect((await all(api)).map(({ id }) => id)).toEqual(expected)
})
