// Workspace spec §3, §4 and §7 Notes: labels, tasks, notes, and the calls that the screen needs besides.
import { describe, expect, test } from 'vitest'
import type { NoteVersion } from '#contract/apps/notes.ts'
import type { Note, NoteLabel } from '#contract/apps/notes-shapes.ts'
import { allNotes, apiWith, create, labelsOf, noteOf, titles, update } from '#tests/setup/notes-api.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

const NOW = new Date(TEST_NOW).toISOString()
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

describe('labels', () => {
  test('GET apps/notes/labels; POST, body {title}: answers the label with an id, and it is listed', async () => {
    const api = createTestApi()
    const before = await labelsOf(api)
    expect(before.length).toBeGreaterThanOrEqual(10)
    const { body } = await api.send('POST', 'apps/notes/labels', { title: 'Errands' })
    expect(body).toEqual({ id: expect.any(String), title: 'Errands' })
    expect(await labelsOf(api)).toEqual(expect.arrayContaining([...before, body]))
    expect((await api.send('POST', 'apps/notes/labels', { title: '' })).status).toBe(400)
  })

  test('PATCH apps/notes/labels, body {label}: answers the changed label, and every note shows it', async () => {
    const api = createTestApi()
    const label = { id: 'recipes', title: 'Kitchen' }
    expect((await api.send('PATCH', 'apps/notes/labels', { label })).body).toEqual(label)
    expect((await noteOf(api, 'onion-tart')).labels).toEqual([label])
    const unknown = await api.send('PATCH', 'apps/notes/labels', { label: { id: 'none', title: 'x' } })
    expect(unknown).toMatchObject({ status: 200, body: null })
  })

  test('DELETE apps/notes/labels, query id: also strips the label from notes', async () => {
    const api = createTestApi()
    const before = await allNotes(api)
    expect(before.filter(({ labels }) => labels.some(({ id }) => id === 'work')).length).toBeGreaterThan(10)
    const deleted = await api.send('DELETE', 'apps/notes/labels?id=work')
    expect(deleted.body).toBe(true)
    const stripped = before.map((note) => ({ ...note, labels: note.labels.filter(({ id }) => id !== 'work') }))
    expect(await allNotes(api)).toEqual(stripped)
    expect(await api.db.table('notes').where('labels').equals('work').count()).toBe(0)
    await api.send('POST', 'changes/undo', { id: deleted.headers.get('x-change-id') })
    expect(await allNotes(api)).toEqual(before)
    expect((await api.send('DELETE', 'apps/notes/labels?id=none')).body).toBe(false)
  })

  test('two labels become one, and each note bears it once', async () => {
    const api = await apiWith('both', 'one')
    await update(api, 'both', { labels: ['work', 'meetings', 'home'] })
    await update(api, 'one', { labels: ['meetings'] })
    const merge = (id: string, into: string) => api.send('POST', 'apps/notes/labels/merge', { id, into })
    expect((await merge('meetings', 'work')).body).toEqual({ id: 'work', title: 'Work' })
    expect((await allNotes(api)).map(({ labels }) => labels.map(({ id }) => id))).toEqual([['work', 'home'], ['work']])
    expect((await labelsOf(api)).map(({ id }) => id)).not.toContain('meetings')
    expect((await merge('meetings', 'work')).body).toBeNull()
    expect((await merge('work', 'work')).body).toBeNull()
  })
})

describe('notes', () => {
  test('GET apps/notes/all: labels expanded to objects; pinned first, then in their order', async () => {
    const api = createTestApi()
    const all = await allNotes(api)
    expect(all.length).toBeGreaterThanOrEqual(150)
    const labels = await labelsOf(api)
    for (const note of all) for (const label of note.labels) expect(labels).toContainEqual(label)
    const keys = all.map(({ pinned, order }) => [pinned ? 0 : 1, order] as const)
    expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
  })

  test('POST apps/notes, body {note}: answers the note with id and times, labels expanded, at the top', async () => {
    const api = await apiWith('old')
    const work = { id: 'work', title: 'Work' }
    const created = await create(api, {
      title: 'New',
      labels: [work, 'home', 'none'],
      reminder: '2026-11-20T10:00:00+01:00',
    })
    expect(created).toMatchObject({
      id: expect.any(String),
      title: 'New',
      content: '',
      tasks: null,
      image: null,
      reminder: '2026-11-20T09:00:00.000Z',
      labels: [work, { id: 'home', title: 'Home' }],
      archived: false,
      createdAt: NOW,
      updatedAt: NOW,
    })
    expect(titles(await allNotes(api))).toEqual(['New', 'old'])
    expect(await create(api, { id: 'old', title: 'Other' })).toMatchObject({ id: 'old', title: 'old' })
    expect(await create(api, {})).toMatchObject({ title: '', content: '' })
  })

  test('PATCH apps/notes, body {updatedNote}: merges what is sent; the id, the order and the first time stay', async () => {
    const api = await apiWith('a', 'b')
    const before = await noteOf(api, 'b')
    api.setNow(TEST_NOW + 1000)
    const whole = { ...before, content: 'text', archived: true, createdAt: '2020-01-01T00:00:00.000Z', order: -9 }
    const changed = await update(api, 'b', whole)
    const later = new Date(TEST_NOW + 1000).toISOString()
    expect(changed).toEqual({ ...before, content: 'text', archived: true, updatedAt: later })
    expect(await noteOf(api, 'b')).toEqual(changed)
    expect(await update(api, 'none', { title: 'x' })).toBeNull()
    const bad = { updatedNote: { id: 'b', image: 'https://elsewhere.example/a.png' } }
    expect((await api.send('PATCH', 'apps/notes', bad)).status).toBe(400)
  })

  test('DELETE apps/notes, query id: answers true, an unknown id false', async () => {
    const api = await apiWith('a', 'b')
    expect((await api.send('DELETE', 'apps/notes?id=a')).body).toBe(true)
    expect((await api.send('DELETE', 'apps/notes?id=a')).body).toBe(false)
    expect(titles(await allNotes(api))).toEqual(['b'])
    expect((await api.get('apps/notes/note?id=a')).body).toBeNull()
  })

  test('POST apps/notes/tasks, body {note, task}: adds the task to the note, and answers the note', async () => {
    const api = await apiWith('a')
    const add = async (task: unknown) => {
      const note = await noteOf(api, 'a')
      return (await api.send('POST', 'apps/notes/tasks', { note, task })).body as Note
    }
    expect((await add('Lemons')).tasks).toEqual([{ id: expect.any(String), content: 'Lemons', completed: false }])
    const two = await add({ content: 'Butter', completed: true })
    expect(two.tasks).toMatchObject([{ content: 'Lemons' }, { content: 'Butter', completed: true }])
    expect(await noteOf(api, 'a')).toEqual(two)
    const unknown = await api.send('POST', 'apps/notes/tasks', { note: { id: 'none' }, task: 'x' })
    expect(unknown).toMatchObject({ status: 200, body: null })
  })
})

describe('what the screen needs besides', () => {
  test('the order is set by the sequence sent, for some notes or for all', async () => {
    const api = await apiWith('a', 'b', 'c', 'd')
    const order = (...ids: string[]) => api.send('PATCH', 'apps/notes/order', { notes: ids.map((id) => ({ id })) })
    expect((await order('d', 'none', 'a')).body).toBe(true)
    expect(titles(await allNotes(api))).toEqual(['d', 'b', 'c', 'a'])
    await order('a', 'b', 'c', 'd')
    expect(titles(await allNotes(api))).toEqual(['a', 'b', 'c', 'd'])
    await update(api, 'c', { pinned: true })
    expect(titles(await allNotes(api))).toEqual(['c', 'a', 'b', 'd'])
  })

  test('many are archived, coloured and labelled at once, and deleted at once', async () => {
    const api = await apiWith('a', 'b', 'c')
    await update(api, 'a', { labels: ['home'] })
    const note = { archived: true, color: 'sage', addLabels: ['work', 'none'], removeLabels: ['home'] }
    const { body } = await api.send('PATCH', 'apps/notes/notes', { ids: ['a', 'b', 'none', 'a'], note })
    const changed = { archived: true, color: 'sage', labels: [{ id: 'work', title: 'Work' }] }
    expect(body).toMatchObject([
      { id: 'a', ...changed },
      { id: 'b', ...changed },
    ])
    expect((await api.send('DELETE', 'apps/notes/notes', { ids: ['a', 'none', 'c'] })).body).toBe(true)
    expect((await api.send('DELETE', 'apps/notes/notes', { ids: ['a'] })).body).toBe(false)
    expect(titles(await allNotes(api))).toEqual(['b'])
  })

  test('a copy stands before its note, with tasks of its own, unarchived and without reminder', async () => {
    const api = await apiWith('x', 'a', 'b')
    const tasks = [{ id: 't', content: 'Lemons', completed: true }]
    await update(api, 'a', { tasks, archived: true, reminder: NOW, color: 'mint' })
    const copy = (await api.send('POST', 'apps/notes/copy', { id: 'a' })).body as Note
    expect(copy).toMatchObject({ title: 'a', archived: false, reminder: null, color: 'mint' })
    expect(copy.tasks).toEqual([{ ...tasks[0], id: expect.not.stringMatching(/^t$/) }])
    expect((await allNotes(api)).map(({ id }) => id)).toEqual(['x', copy.id, 'a', 'b'])
    expect((await api.send('POST', 'apps/notes/copy', { id: 'none' })).body).toBeNull()
  })

  test('between two notes there is always room for another copy', async () => {
    const api = await apiWith('x', 'a')
    for (let count = 0; count < 30; count += 1) await api.send('POST', 'apps/notes/copy', { id: 'a' })
    const all = await allNotes(api)
    expect([all[0]?.id, all.at(-1)?.id, all.length]).toEqual(['x', 'a', 32])
    expect(new Set(all.map(({ order }) => order)).size).toBe(32)
  })

  test('search: every word in title, content, tasks or labels, without case and accents; an empty query answers null', async () => {
    const api = await apiWith('Tielle', 'Soup', 'Slate')
    await update(api, 'Soup', { content: 'À la CRÈME', labels: ['recipes'] })
    await update(api, 'Slate', { tasks: [{ id: '1', content: 'Measure, crème', completed: false }] })
    const search = async (query: string) =>
      (await api.get(`apps/notes/search?query=${encodeURIComponent(query)}`)).body as Note[] | null
    expect(titles(await search('creme'))).toEqual(['Soup', 'Slate'])
    expect(titles(await search('RECIPES creme'))).toEqual(['Soup'])
    expect(titles(await search('tiel'))).toEqual(['Tielle'])
    expect(await search(' ')).toBeNull()
    expect(await search('xyzzy')).toEqual([])
  })

  test('reminders: those due and not seen, the earliest first, and when the next is due', async () => {
    const api = await apiWith('a', 'b', 'c')
    const at = (minutes: number) => new Date(TEST_NOW + minutes * 60_000).toISOString()
    const due = async () => (await api.get('apps/notes/reminders')).body as { due: Note[]; next: string | null }
    await update(api, 'a', { reminder: at(-5) })
    await update(api, 'b', { reminder: at(-10) })
    await update(api, 'c', { reminder: at(10) })
    expect(titles((await due()).due)).toEqual(['b', 'a'])
    expect((await due()).next).toBe(at(10))
    await update(api, 'b', { reminderDone: true })
    await update(api, 'a', { reminder: null })
    expect((await due()).due).toEqual([])
    await update(api, 'b', { reminder: at(-1) })
    expect(titles((await due()).due)).toEqual(['b'])
    api.setNow(TEST_NOW + 3_600_000)
    expect(await due()).toMatchObject({ due: [{ id: 'b' }, { id: 'c' }], next: null })
  })

  test('history: every version of a note, newest first, its deletion too', async () => {
    const api = await apiWith('a')
    await update(api, 'a', { content: 'first' })
    await update(api, 'a', { content: 'second', labels: ['home'] })
    await api.send('DELETE', 'apps/notes?id=a')
    const versions = (await api.get('apps/notes/history?id=a')).body as NoteVersion[]
    expect(versions.map(({ endpoint, note }) => [endpoint, note?.content])).toEqual([
      ['deleteNote', undefined],
      ['updateNote', 'second'],
      ['updateNote', 'first'],
      ['createNote', ''],
    ])
    expect(versions[1]?.note?.labels).toEqual([{ id: 'home', title: 'Home' }])
    await api.send('POST', 'changes/undo', { id: versions[0]?.change })
    expect(await noteOf(api, 'a')).toMatchObject({ content: 'second' })
    expect((await api.get('apps/notes/history?id=none')).body).toEqual([])
  })

  test('notes are imported at the top once, with their times, and labels by title', async () => {
    const api = await apiWith('old')
    const times = { createdAt: '2020-05-01T10:00:00+02:00', updatedAt: '2021-05-01T10:00:00.000Z' }
    const notes = [
      { title: 'One', uid: 'keep-1', labelTitles: ['WORK', 'Garden'], pinned: false, ...times },
      { title: 'Two', uid: 'keep-1' },
      { title: 'Three', labelTitles: ['garden '], archived: true },
    ]
    const send = () => api.send('POST', 'apps/notes/import', { notes })
    const { body } = await send()
    expect(titles(body as Note[])).toEqual(['One', 'Three'])
    const garden = (await labelsOf(api)).filter(({ title }) => title === 'Garden')
    expect(body).toMatchObject([
      {
        labels: [{ id: 'work' }, garden[0]],
        createdAt: '2020-05-01T08:00:00.000Z',
        updatedAt: '2021-05-01T10:00:00.000Z',
      },
      { labels: garden, archived: true, createdAt: NOW },
    ])
    expect(titles((await send()).body as Note[])).toEqual(['Three'])
    expect(titles(await allNotes(api))).toEqual(['Three', 'One', 'Three', 'old'])
  })
})

describe('pictures', () => {
  const upload = async (api: TestApi, id: string, bytes: BlobPart, type = 'image/png') => {
    const form = new FormData()
    form.set('id', id)
    form.set('file', new File([bytes], 'quay.png', { type }))
    return api.send('POST', 'apps/notes/image', form)
  }
  const picture = async (api: TestApi, note: Note | null) => (await api.get(note?.image ?? '')).body

  test('a drawn one is a data URL, an uploaded one is kept as bytes that the note names', async () => {
    const api = await apiWith('a')
    expect((await update(api, 'a', { image: PIXEL })).image).toBe(PIXEL)
    const bytes = new Uint8Array(2_100_000).map((_, index) => index % 253)
    const note = (await upload(api, 'a', bytes)).body as Note
    expect(note.image).toMatch(/^apps\/notes\/image\?id=a&file=/)
    const file = (await picture(api, note)) as Blob
    expect([file.type, Buffer.from(await file.arrayBuffer()).equals(Buffer.from(bytes))]).toEqual(['image/png', true])
    expect((await update(api, 'a', { ...note, title: 'b' })).image).toBe(note.image)
    const copy = (await api.send('POST', 'apps/notes/copy', { id: 'a' })).body as Note
    const removed = await update(api, 'a', { image: null })
    expect([removed.image, await picture(api, note)]).toEqual([null, null])
    expect(((await picture(api, copy)) as Blob).size).toBe(2_100_000)
  })

  test('taking one away, putting another in its place and deleting the note leave no bytes behind, and are undone', async () => {
    const api = await apiWith('a')
    const pieces = () => api.db.table('noteImages').count()
    const first = (await upload(api, 'a', 'first')).body as Note
    const second = await upload(api, 'a', 'second')
    expect(await pieces()).toBe(1)
    expect(await picture(api, first)).toBeNull()
    const deleted = await api.send('DELETE', 'apps/notes?id=a')
    expect(await pieces()).toBe(0)
    for (const { headers } of [deleted, second])
      await api.send('POST', 'changes/undo', { id: headers.get('x-change-id') })
    expect(await noteOf(api, 'a')).toEqual(first)
    expect(await ((await picture(api, first)) as Blob).text()).toBe('first')
  })

  test('an earlier version comes back with its picture, which takes the place of the one there is; that is undone', async () => {
    const api = await apiWith('a')
    const pieces = () => api.db.table('noteImages').count()
    const first = await upload(api, 'a', 'first')
    const second = (await upload(api, 'a', 'second')).body as Note
    await update(api, 'a', { image: null, title: 'Later' })
    const version = { change: first.headers.get('x-change-id'), table: 'notes', key: 'a', as: 'after' }
    const fields = ['image', 'upload', 'title']
    const restored = await api.send('POST', 'changes/restore-version', { ...version, fields })
    expect(restored.body).toMatchObject({ restored: 1 })
    const back = await noteOf(api, 'a')
    expect([back.title, await ((await picture(api, back)) as Blob).text()]).toEqual(['a', 'first'])
    const third = await upload(api, 'a', 'third')
    await api.send('POST', 'changes/restore-version', { ...version, fields })
    expect([await pieces(), await ((await picture(api, back)) as Blob).text()]).toEqual([1, 'first'])
    await api.send('POST', 'changes/undo', { id: String(Number(third.headers.get('x-change-id')) + 1) })
    expect([await pieces(), await ((await picture(api, third.body as Note)) as Blob).text()]).toEqual([1, 'third'])
    expect(await picture(api, second)).toBeNull()
  })

  test('what is no picture is refused; an unknown note answers null', async () => {
    const api = await apiWith('a')
    expect((await upload(api, 'a', 'x', 'text/html')).status).toBe(400)
    expect((await upload(api, 'none', 'x')).body).toBeNull()
    expect(await api.db.table('noteImages').count()).toBe(0)
    expect((await api.get('apps/notes/image?id=a')).body).toBeNull()
  })
})

test('labels that an import made are undone with it', async () => {
  const api = createTestApi()
  const before: NoteLabel[] = await labelsOf(api)
  const imported = await api.send('POST', 'apps/notes/import', { notes: [{ title: 'x', labelTitles: ['Garden'] }] })
  expect(await labelsOf(api)).toHaveLength(before.length + 1)
  await api.send('POST', 'changes/undo', { id: imported.headers.get('x-change-id') })
  expect(await labelsOf(api)).toEqual(before)
})
