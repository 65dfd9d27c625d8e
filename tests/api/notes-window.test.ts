// The windows of notes: what the board, the archive, a label, a filter and a search show, and how many there are.
import { describe, expect, test } from 'vitest'
import type { NoteWindow } from '#contract/apps/notes.ts'
import { allNotes, apiWith, noteOf, update } from '#tests/setup/notes-api.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

const windowOf = async (api: TestApi, query: string) => (await api.get(`apps/notes/window${query}`)).body as NoteWindow
const ids = async (api: TestApi, query = '') => (await windowOf(api, query)).notes.map(({ id }) => id)
const countsOf = async (api: TestApi) => (await api.get('apps/notes/counts')).body

describe('windows of notes', () => {
  test('pinned first, archived ones apart, those that remind in the order in which they fall due', async () => {
    const api = await apiWith('a', 'b', 'c', 'd')
    await update(api, 'c', { pinned: true, reminder: '2026-12-02T09:00:00.000Z' })
    await update(api, 'b', { archived: true, reminder: '2026-12-01T09:00:00.000Z', labels: ['work'] })
    await update(api, 'd', { labels: ['work', 'home'] })
    expect(await ids(api)).toEqual(['c', 'a', 'd'])
    expect(await windowOf(api, '')).toMatchObject({ total: 3, pinned: 1 })
    expect(await ids(api, '?place=archive')).toEqual(['b'])
    expect(await ids(api, '?place=reminders')).toEqual(['b', 'c'])
    expect(await ids(api, '?label=work')).toEqual(['d'])
    expect(await countsOf(api)).toEqual({ notes: 3, archive: 1, reminders: 2, labels: { work: 1, home: 1 } })
    await update(api, 'b', { reminderDone: true })
    expect(await ids(api, '?place=reminders')).toEqual(['c'])
    const [first] = (await windowOf(api, '?label=home')).notes
    expect(first).toEqual(await noteOf(api, 'd'))
  })

  test('by colour, by kind and by words; a search also finds archived ones', async () => {
    const api = await apiWith('a', 'b', 'c')
    await update(api, 'a', { color: 'mint', content: 'Lemon tart' })
    await update(api, 'b', { tasks: [{ id: '1', content: 'Lemons', completed: false }] })
    await update(api, 'c', { image: 'data:image/png;base64,iVBORw0KGgo=', content: 'lemon', archived: true })
    expect(await ids(api, '?color=mint')).toEqual(['a'])
    expect(await ids(api, '?kind=list')).toEqual(['b'])
    expect(await ids(api, '?place=archive&kind=image')).toEqual(['c'])
    expect(await ids(api, '?query=lemon')).toEqual(['a', 'b', 'c'])
    expect(await ids(api, '?query=lemon&place=archive')).toEqual(['c'])
    expect((await api.get('apps/notes/window?size=201')).status).toBe(400)
  })

  test('windows laid side by side are the whole board, after writes and undo too', async () => {
    const api = createTestApi()
    const board = async () => (await allNotes(api)).filter(({ archived }) => !archived)
    const read = async () => {
      const { total } = await windowOf(api, '?size=0')
      const parts = []
      for (let start = 0; start < total; start += 60) parts.push((await windowOf(api, `?start=${start}&size=60`)).notes)
      return parts.flat()
    }
    expect(await read()).toEqual(await board())
    const [first, second] = await board()
    const moved = await api.send('PATCH', 'apps/notes/order', { notes: [{ id: second?.id }, { id: first?.id }] })
    expect(await read()).toEqual(await board())
    await api.send('POST', 'changes/undo', { id: moved.headers.get('x-change-id') })
    expect((await read())[0]?.id).toBe(first?.id)
  })
})

test('the notes that link to one are found by its address, and no others', async () => {
  const api = await apiWith('a', 'b', 'c', 'long-id')
  await update(api, 'a', { content: 'See [the long one](/apps/notes?note=long-id).' })
  await update(api, 'b', { content: 'long-id, but no link' })
  await update(api, 'long-id', { content: 'Itself: [here](/apps/notes?note=long-id)' })
  const { body } = await api.get('apps/notes/backlinks?id=long-id')
  expect(body).toEqual([{ id: 'a', title: 'a', content: expect.stringContaining('See') }])
  expect((await api.get('apps/notes/backlinks?id=a')).body).toEqual([])
})
