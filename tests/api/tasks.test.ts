// Workspace spec §3, §7, §9: tags, the list, search and order of tasks.
import { describe, expect, test } from 'vitest'
import type { Task, TaskAssignee, TaskTag } from '#contract/apps/tasks.ts'
import { people } from '#seed/people.ts'
import { all, apiWith, changed, tagsOf, titles } from '#tests/setup/tasks-api.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'

describe('tags', () => {
  test('GET apps/tasks/tags: seed tags Api, Frontend, Bug, Backend, Urgent, Discuss', async () => {
    const found = await tagsOf(createTestApi())
    expect(new Set(found.map(({ title }) => title))).toEqual(
      new Set(['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss']),
    )
  })

  test('POST apps/tasks/tag, body {tag}: answers the tag with an id, and it is listed', async () => {
    const api = createTestApi()
    const created = await api.send('POST', 'apps/tasks/tag', { tag: { title: 'Errand' } })
    expect(created).toMatchObject({ status: 200, body: { title: 'Errand', id: expect.stringMatching(/./) } })
    expect(await tagsOf(api)).toContainEqual(created.body)
  })

  test('PATCH apps/tasks/tag, body {id, tag}: answers the updated tag; its id stays', async () => {
    const api = createTestApi()
    const updated = await api.send('PATCH', 'apps/tasks/tag', { id: 'bug', tag: { title: 'Defect', id: 'other' } })
    expect(updated.body).toEqual({ id: 'bug', title: 'Defect' })
    expect(await tagsOf(api)).toContainEqual({ id: 'bug', title: 'Defect' })
  })

  test('a title in another case, or with its accents as characters of their own, is the same tag', async () => {
    const api = createTestApi()
    const { body } = await api.send('POST', 'apps/tasks/tag', { tag: { title: 'Café' } })
    expect((await api.send('POST', 'apps/tasks/tag', { tag: { title: 'CAFE\u0301' } })).body).toEqual(body)
    expect((await api.send('POST', 'apps/tasks/tags', { tags: [{ title: 'cafe\u0301' }] })).body).toEqual([body])
    const renamed = await api.send('PATCH', 'apps/tasks/tag', { id: 'bug', tag: { title: 'café' } })
    expect(renamed.body).toEqual({ id: 'bug', title: 'Bug' })
    expect((await api.send('PATCH', 'apps/tasks/tag', { id: 'bug', tag: { title: 'BUG' } })).body).toEqual({
      id: 'bug',
      title: 'BUG',
    })
    expect(await tagsOf(api)).toHaveLength(7)
  })

  test('PATCH apps/tasks/tag with an unknown id answers null and changes nothing', async () => {
    const api = createTestApi()
    const before = await tagsOf(api)
    const answer = await api.send('PATCH', 'apps/tasks/tag', { id: 'none', tag: { title: 'x' } })
    expect(answer).toMatchObject({ status: 200, body: null })
    expect(answer.headers.get('x-change-id')).toBeNull()
    expect(await tagsOf(api)).toEqual(before)
  })

  test('DELETE apps/tasks/tag, query id: also removes the tag from tasks', async () => {
    const api = createTestApi()
    const before = await all(api)
    const bearing = before.filter(({ tags }) => tags.includes('bug'))
    expect(bearing.length).toBeGreaterThan(1)
    expect((await api.send('DELETE', 'apps/tasks/tag?id=bug')).body).toBe(true)
    expect(await tagsOf(api)).toHaveLength(5)
    const without = before.map((task) => ({ ...task, tags: task.tags.filter((tag) => tag !== 'bug') }))
    expect(await all(api)).toEqual(without)
  })

  test('DELETE apps/tasks/tag with an unknown id answers false', async () => {
    expect(await createTestApi().send('DELETE', 'apps/tasks/tag?id=none')).toMatchObject({ status: 200, body: false })
  })
})

describe('the list', () => {
  test('GET apps/tasks/all: sorted by order', async () => {
    const orders = (await all(createTestApi())).map(({ order }) => order)
    expect(orders.length).toBeGreaterThan(40)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })

  test('GET apps/tasks/task, query id: answers the task; an unknown id null', async () => {
    const api = createTestApi()
    const [first] = await all(api)
    expect((await api.get(`apps/tasks/task?id=${first?.id}`)).body).toEqual(first)
    expect(await api.get('apps/tasks/task?id=none')).toMatchObject({ status: 200, body: null })
  })

  test('everyone a task can be assigned to is listed', async () => {
    const { body } = await createTestApi().get('apps/tasks/assignees')
    expect((body as TaskAssignee[]).map(({ id }) => id)).toEqual(people.map(({ id }) => id))
  })
})

describe('search', () => {
  const search = async (api: TestApi, query: string) =>
    (await api.get(`apps/tasks/search?query=${encodeURIComponent(query)}`)).body as Task[]

  test('case-insensitive match on title or notes', async () => {
    const api = await apiWith('Call the Notary', 'Nothing', 'Also nothing')
    await changed(api, 'Nothing', { notes: 'the NOTARY rang' })
    expect((await search(api, 'notary')).map(({ id }) => id)).toEqual(['Call the Notary', 'Nothing'])
  })

  test('matches in the title are wrapped in mark tags, each of them, as they are written', async () => {
    const api = await apiWith('Tea, more TEA and steak')
    expect(titles(await search(api, 'tea'))).toEqual(['<mark>Tea</mark>, more <mark>TEA</mark> and s<mark>tea</mark>k'])
  })

  test('a match in the notes leaves the title without marks', async () => {
    const api = await apiWith('Plain')
    await changed(api, 'Plain', { notes: 'secret' })
    expect(titles(await search(api, 'secret'))).toEqual(['Plain'])
  })

  test('what is markup in a title comes back escaped, so that only the marks are markup', async () => {
    const api = await apiWith('a', 'b')
    await changed(api, 'a', { title: '</mark><img src=x onerror=alert(1)> & "q" find' })
    expect(titles(await search(api, 'find'))).toEqual([
      '&lt;/mark&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &quot;q&quot; <mark>find</mark>',
    ])
    expect(titles(await search(api, '<img'))).toEqual([expect.stringContaining('<mark>&lt;img</mark>')])
  })

  test('letters whose lower case is longer, emoji and lone surrogates move no mark', async () => {
    const api = await apiWith('a', 'b', 'c')
    await changed(api, 'a', { title: 'İstanbul ferry 🚢 timetable' })
    await changed(api, 'b', { title: 'half \ud83d ferry' })
    expect(titles(await search(api, 'ferry'))).toEqual([
      'İstanbul <mark>ferry</mark> 🚢 timetable',
      'half \ud83d <mark>ferry</mark>',
    ])
    expect(await search(api, 'x'.repeat(10_000))).toEqual([])
  })

  test('also inside words, over several, in signs alone, and far into a word without end', async () => {
    const api = await apiWith('a', 'b', 'c')
    await changed(api, 'a', { title: 'Timetables, Élise: re-read' })
    await changed(api, 'b', { notes: `${'x'.repeat(90)}end` })
    for (const query of ['METABLE', 'bles, él', 'ise: RE-re', ': re-', ': '])
      expect((await search(api, query)).map(({ id }) => id)).toEqual(['a'])
    for (const query of ['xend', `${'x'.repeat(60)}e`])
      expect((await search(api, query)).map(({ id }) => id)).toEqual(['b'])
  })

  test('case and accents aside, also of letters that are written in two ways', async () => {
    const api = await apiWith('a', 'b', 'c')
    await changed(api, 'a', { title: 'Évaluation at Sète' })
    await changed(api, 'b', { title: 'Main course: hors d’œuvre' })
    for (const query of ['evaluation', 'SETE', 'sète', 'évaluation']) {
      const found = await search(api, query)
      expect(found.map(({ id }) => id)).toEqual(['a'])
    }
    expect(titles(await search(api, 'sete'))).toEqual(['Évaluation at <mark>Sète</mark>'])
    expect((await search(api, 'oeuvre')).map(({ id }) => id)).toEqual(['b'])
  })

  test('words in any order, each in the title, the notes, a subtask or a tag', async () => {
    const api = await apiWith('a', 'b', 'c')
    await api.send('POST', 'apps/tasks/tag', { tag: { title: 'Été' } })
    const tag = ((await api.get('apps/tasks/tags')).body as TaskTag[]).find(({ title }) => title === 'Été')?.id ?? ''
    await changed(api, 'a', { title: 'Accept the offer', notes: 'of Halden Energy', tags: [tag] })
    await changed(api, 'b', { title: 'Offer', subTasks: [{ id: '1', title: 'Ring the garage', completed: false }] })
    const ids = async (query: string) => (await search(api, query)).map(({ id }) => id)
    expect(await ids('halden accept')).toEqual(['a'])
    expect(await ids('offer halden')).toEqual(['a'])
    expect(await ids('ete')).toEqual(['a'])
    expect(await ids('ete offer')).toEqual(['a'])
    expect(await ids('garage offer')).toEqual(['b'])
    expect(await ids('garage halden')).toEqual([])
    await api.send('PATCH', 'apps/tasks/tag', { id: tag, tag: { title: 'Winter' } })
    expect([await ids('ete'), await ids('winter')]).toEqual([[], ['a']])
    expect(titles(await search(api, 'offer accept'))).toEqual(['<mark>Accept</mark> the <mark>offer</mark>'])
  })

  test('an empty query returns null, and so does one of spaces or none; no hits return an empty list', async () => {
    const api = createTestApi()
    expect(await search(api, '')).toBeNull()
    expect(await search(api, '   ')).toBeNull()
    expect((await api.get('apps/tasks/search')).body).toBeNull()
    expect(await search(api, 'no such words anywhere')).toEqual([])
  })

  test('hits come in the order of the list', async () => {
    const api = await apiWith('one x', 'two x', 'three x')
    await api.send('PATCH', 'apps/tasks/order', { tasks: [{ id: 'three x' }, { id: 'one x' }] })
    expect((await search(api, 'x')).map(({ id }) => id)).toEqual(['three x', 'two x', 'one x'])
  })
})

describe('order', () => {
  const order = (api: TestApi, ...ids: string[]) =>
    api.send('PATCH', 'apps/tasks/order', { tasks: ids.map((id) => ({ id })) })

  test('PATCH apps/tasks/order, body {tasks}: sending all of them sets the whole order', async () => {
    const api = await apiWith('a', 'b', 'c', 'd')
    expect((await order(api, 'd', 'b', 'a', 'c')).body).toBe(true)
    expect(titles(await all(api))).toEqual(['d', 'b', 'a', 'c'])
  })

  test('sending some of them moves them among the places that they held, and no other task', async () => {
    const api = await apiWith('a', 'b', 'c', 'd')
    await order(api, 'd', 'b')
    expect(titles(await all(api))).toEqual(['a', 'd', 'c', 'b'])
  })

  test('whole tasks may be sent; only their ids count', async () => {
    const api = await apiWith('a', 'b')
    const [first, second] = await all(api)
    await api.send('PATCH', 'apps/tasks/order', { tasks: [{ ...second, title: 'changed' }, first] })
    expect(titles(await all(api))).toEqual(['b', 'a'])
  })

  test('unknown ids are passed over, an id sent twice counts once', async () => {
    const api = await apiWith('a', 'b', 'c')
    await order(api, 'c', 'none', 'b', 'a', 'a', 'c')
    expect(titles(await all(api))).toEqual(['c', 'b', 'a'])
    expect(new Set((await all(api)).map((task) => task.order)).size).toBe(3)
  })

  test('only tasks that moved are changed, and an order that is so already is no change', async () => {
    const api = await apiWith('a', 'b', 'c')
    const moved = await order(api, 'a', 'c', 'b')
    const change = await api.db.changes.get(Number(moved.headers.get('x-change-id')))
    expect(change?.rows.map(({ key }) => key).sort()).toEqual(['b', 'c'])
    expect((await order(api, 'a', 'c', 'b')).headers.get('x-change-id')).toBeNull()
  })

  test('two tasks that an undo left in one place can still be moved past each other', async () => {
    const api = await apiWith('a', 'b')
    await api.db.table('tasks').update('b', { order: (await all(api))[0]?.order })
    await order(api, 'b', 'a')
    expect(titles(await all(api))).toEqual(['b', 'a'])
    await api.send('POST', 'apps/tasks/tasks', { tasks: [{ title: 'c' }], afterId: 'b' })
    expect(titles(await all(api))).toEqual(['b', 'c', 'a'])
  })
})

test('task priority values are 0, 1 and 2; default 1', async () => {
  const api = await apiWith('a')
  expect((await all(api))[0]?.priority).toBe(1)
  for (const priority of [0, 1, 2]) expect((await changed(api, 'a', { priority })).priority).toBe(priority)
})

test('mock API default delay is 0', async () => {
  const api = createTestApi()
  await api.get('apps/tasks/all')
  await api.send('POST', 'apps/tasks/task', { type: 'task' })
  expect(api.delays).toEqual([0, 0])
})

test.each(['', 'Bearer nonsense'])('sample endpoints need a token: %j answers 401', async (authorization) => {
  const answer = await createTestApi().get('apps/tasks/all', { authorization })
  expect(answer).toMatchObject({ status: 401, body: { error: 'Invalid token' } })
})
