// An import of any size: several calls, one change; where it fails or is stopped, nothing of it stays, or what does is reported.
import { describe, expect, test } from 'vitest'
import { writeBoard } from '#apps/scrumboard/import/write-board.ts'
import { writeImported } from '#apps/tasks/calendar/write-imported.ts'
import type { BoardSummary, WholeBoard } from '#contract/apps/scrumboard-shapes.ts'
import { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'
import type { Task, TaskTag } from '#contract/apps/tasks.ts'
import type { Endpoint } from '#contract/define-api.ts'
import type { RecentChange } from '#contract/shell/changes.ts'
import type { Undone } from '#contract/shell/undo.ts'
import { TransferError } from '#kit/transfer/transfer.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'
import { sendTo, transferTo } from '#tests/setup/transfers.ts'

const NOTES = 'Take the ferry, not the bridge. '.repeat(100)
const titles = Array.from({ length: 250 }, (_, index) => `Task ${index}`)
/** Some 800 kB, so that it takes several calls. */
const parts = [
  {
    afterId: null,
    additions: titles.map((title, index) => ({
      id: `imported-${index}`,
      title,
      notes: NOTES,
      newTags: ['Travel', index % 2 === 0 ? 'travel' : `Tag ${index}`],
    })),
  },
]

/** As many again, of few bytes. */
const more = Array.from({ length: 4000 }, (_, index) => ({ id: `imported-too-${index}`, title: `Small ${index}` }))

const tasksOnly = () => createTestApi({ only: ['tasks', 'changes'] })
const tasks = async (api: TestApi) => (await api.get('apps/tasks/all')).body as Task[]
const tags = async (api: TestApi) => (await api.get('apps/tasks/tags')).body as TaskTag[]
const contents = async (api: TestApi) => [await tasks(api), await tags(api)]
const undo = async (api: TestApi, id: string | undefined) => {
  const { body, headers } = await api.send('POST', 'changes/undo', { id })
  return { undone: body as Undone | null, changeId: headers.get('x-change-id') ?? undefined }
}
const recent = async (api: TestApi) => ((await api.get('changes/recent')).body as { changes: RecentChange[] }).changes

/** Fails once so many calls that create tasks were let through. */
const failingAfter = (most: number, also: (endpoint: Endpoint) => boolean = () => false) => {
  let created = 0
  return (endpoint: Endpoint) => {
    if (also(endpoint)) throw new Error('No answer')
    if (endpoint.name !== 'createTasks') return
    created += 1
    if (created > most) throw new Error('The disk is full')
  }
}

describe('an import in several calls', () => {
  test('keeps the sequence of the file, makes each new tag once, and tells how far it has come', async () => {
    const api = tasksOnly()
    const reported: number[] = []
    await transferTo(api, (writer) => writeImported(writer, parts), { onProgress: (done) => reported.push(done) })
    const stored = (await tasks(api)).filter(({ id }) => id.startsWith('imported-'))
    expect(stored.map(({ title }) => title)).toEqual(titles)
    expect(reported.length).toBeGreaterThan(2)
    expect(reported).toEqual(reported.toSorted((a, b) => a - b))
    expect(reported.at(-1)).toBe(titles.length)
    const named = new Map((await tags(api)).map(({ id, title }) => [id, title]))
    expect([...named.values()].filter((title) => /^travel$/i.test(title))).toEqual(['Travel'])
    expect(stored.slice(0, 2).map((task) => task.tags.map((id) => named.get(id)))).toEqual([
      ['Travel'],
      ['Travel', 'Tag 1'],
    ])
  })

  test('is one change: one line of what was done lately, one undo by the id of any of its calls, one redo', async () => {
    const api = tasksOnly()
    const before = await contents(api)
    const send = sendTo(api)
    const ids: string[] = []
    await transferTo(api, (writer) => writeImported(writer, parts), {
      send: async (endpoint, input, options) => {
        const called = await send(endpoint, input, options)
        ids.push(called.changeId ?? '')
        return called
      },
    })
    expect(new Set(ids).size).toBeGreaterThan(3)
    const after = await contents(api)
    const [line, ...others] = await recent(api)
    expect(others).toEqual([])
    expect(line).toMatchObject({ created: titles.length + 126, changed: 0, deleted: 0, id: ids.at(-1) })

    const { undone, changeId } = await undo(api, ids[1])
    expect(undone).toMatchObject({ api: 'tasks', restored: titles.length + 126, kept: 0 })
    expect(await contents(api)).toEqual(before)
    await undo(api, changeId)
    expect(await contents(api)).toEqual(after)
  })

  test('into the middle of the list leaves the places of what is there after one call', async () => {
    const api = tasksOnly()
    const [first, , third] = await tasks(api)
    const moved: number[] = []
    const send = sendTo(api)
    await transferTo(
      api,
      (writer) =>
        writeImported(writer, [{ afterId: first?.id ?? null, additions: [...(parts[0]?.additions ?? []), ...more] }]),
      {
        send: async (endpoint, input, options) => {
          const called = await send(endpoint, input, options)
          moved.push((await tasks(api)).find(({ id }) => id === third?.id)?.order ?? 0)
          return called
        },
      },
    )
    const stored = await tasks(api)
    expect(stored.slice(1, 1 + titles.length + more.length).map(({ title }) => title)).toEqual([
      ...titles,
      ...more.map(({ title }) => title),
    ])
    expect(new Set(moved).size).toBeLessThanOrEqual(2)
  })

  test('leaves what was changed since, and what others did between its calls', async () => {
    const api = tasksOnly()
    const { changeId } = await transferTo(api, async (writer) => {
      await writeImported(writer, parts)
      await api.send('PATCH', 'apps/tasks/task', { id: 'team', task: { title: 'Meanwhile' } })
    })
    await undo(api, changeId)
    const stored = await tasks(api)
    expect(stored.filter(({ id }) => id.startsWith('imported-'))).toEqual([])
    expect(stored.find(({ id }) => id === 'team')?.title).toBe('Meanwhile')
  })
})

describe('an import that ends on the way', () => {
  test('by a call that fails: nothing of it stands', async () => {
    const api = tasksOnly()
    const before = await contents(api)
    const work = transferTo(api, (writer) => writeImported(writer, parts), { send: sendTo(api, failingAfter(1)) })
    const error = await work.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TransferError)
    expect(error).toMatchObject({ cause: new Error('The disk is full'), left: undefined, written: { apis: ['tasks'] } })
    expect(await contents(api)).toEqual(before)
  })

  test('and cannot be taken back either: what stands is told, and is undone later', async () => {
    const api = tasksOnly()
    const before = await contents(api)
    const send = sendTo(
      api,
      failingAfter(1, ({ name }) => name === 'undo'),
    )
    const error = await transferTo(api, (writer) => writeImported(writer, parts), { send }).catch((reason) => reason)
    const { left, written } = error as TransferError
    expect(left).toBe((await tasks(api)).filter(({ id }) => id.startsWith('imported-')).length)
    expect(left).toBeGreaterThan(0)
    await undo(api, written.changeId)
    expect(await contents(api)).toEqual(before)
  })

  test('because it is stopped: nothing of it stands', async () => {
    const api = tasksOnly()
    const before = await contents(api)
    const stopping = new AbortController()
    const work = transferTo(api, (writer) => writeImported(writer, parts), {
      signal: stopping.signal,
      onProgress: (done) => done > 100 && stopping.abort(),
    })
    await expect(work).rejects.toMatchObject({ left: undefined })
    expect(await contents(api)).toEqual(before)
  })

  test('before its first call: nothing is undone', async () => {
    const api = tasksOnly()
    const work = transferTo(api, (writer) => writeImported(writer, parts), { signal: AbortSignal.abort() })
    await expect(work).rejects.toMatchObject({ left: undefined, written: { changeId: undefined } })
    expect(await recent(api)).toEqual([])
  })
})

describe('new tags', () => {
  test.each(['tasks', 'contacts'])('of %s are made once, whatever their case', async (app) => {
    const api = createTestApi({ only: [app] })
    const path = `apps/${app}/tags`
    const sent = ['Sea', ' sea ', 'Land', 'SEA'].map((title) => ({ title }))
    const first = (await api.send('POST', path, { tags: sent })).body as TaskTag[]
    expect(first.map(({ title }) => title)).toEqual(['Sea', 'Sea', 'Land', 'Sea'])
    const again = await api.send('POST', path, { tags: [{ title: 'land' }] })
    expect(again.body).toEqual([first[2]])
    expect(again.headers.get('x-change-id')).toBe(null)
  })
})

test('a board of any size keeps its lists, its cards’ sequence and its labels, and is undone at once', async () => {
  const api = createTestApi({ only: ['scrumboard', 'changes'] })
  const boards = async () => (await api.get('apps/scrumboard/boards')).body as BoardSummary[]
  const before = await boards()
  const cards = (name: string) =>
    Array.from({ length: 150 }, (_, index) => ({
      title: `${name} ${index}`,
      description: NOTES,
      labels: ['Sea', index > 100 ? 'Late' : 'Early'],
      members: index === 149 ? ['hana-kim'] : [],
      comments: index === 149 ? [{ text: 'from before' }] : [],
    }))
  const plan = BoardPlan.parse({
    title: 'Harbour',
    labels: [{ title: 'Sea', colour: 'sky' }],
    lists: [{ title: 'To do', cards: cards('a') }, { title: 'to do' }, { title: 'Done', cards: cards('b') }],
  })
  const send = sendTo(api)
  const called: string[] = []
  let id = ''
  const { changeId } = await transferTo(
    api,
    async (writer) => {
      id = await writeBoard(writer, plan)
    },
    {
      send: (endpoint, ...rest) => {
        called.push(endpoint.name)
        return send(endpoint, ...rest)
      },
    },
  )
  expect(called.length).toBeGreaterThan(2)
  expect(new Set(called)).toEqual(new Set(['importBoard']))
  const board = (await api.get(`apps/scrumboard/board?id=${id}`)).body as WholeBoard
  expect(board.lists.map((list) => list.title)).toEqual(['To do', 'to do', 'Done'])
  expect(board.lists.map((list) => list.cards.map(({ title }) => title))).toEqual(
    plan.lists.map((list) => list.cards.map(({ title }) => title)),
  )
  expect(board.labels.map(({ title, colour }) => [title, colour]).sort()).toEqual([
    ['Early', 'slate'],
    ['Late', 'slate'],
    ['Sea', 'sky'],
  ])
  expect(board.members.map((member) => member.id).sort()).toEqual(['alex-morgan', 'hana-kim'])
  expect(board.lists[2]?.cards.at(-1)).toMatchObject({ members: ['hana-kim'], comments: 1 })
  await undo(api, changeId)
  expect(await boards()).toEqual(before)
})
