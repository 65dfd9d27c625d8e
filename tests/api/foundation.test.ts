import { describe, expect, test } from 'vitest'
import { createTestApi } from '#tests/setup/test-api.ts'

describe('the back end', () => {
  test('Any other request with no matching handler: status 404 with text NOT FOUND', async () => {
    const api = createTestApi()
    expect(await api.get('apps/nothing')).toMatchObject({ status: 404, body: 'NOT FOUND' })
    expect(await api.send('PUT', 'apps/tasks/all')).toMatchObject({ status: 404, body: 'NOT FOUND' })
    expect(await api.get('apps/tasks/all/')).toMatchObject({ status: 404, body: 'NOT FOUND' })
  })

  test('undo puts a deleted thing back and can be undone itself', async () => {
    const api = createTestApi()
    const before = (await api.get('apps/tasks/all')).body as { id: string }[]
    const deleted = await api.send('DELETE', `apps/tasks/task?id=${before[0]?.id}`)
    expect(deleted.body).toBe(true)
    const id = deleted.headers.get('x-change-id')
    const undone = await api.send('POST', 'changes/undo', { id })
    expect(undone.body).toEqual({ api: 'tasks', restored: 1, kept: 0 })
    expect((await api.get('apps/tasks/all')).body).toEqual(before)
    const again = await api.send('POST', 'changes/undo', { id: undone.headers.get('x-change-id') })
    expect(again.body).toMatchObject({ restored: 1 })
    expect((await api.get('apps/tasks/all')).body).toEqual(before.slice(1))
  })
})
