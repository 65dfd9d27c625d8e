// A newer calendar file updates the tasks that an older one made, and those that Cairn wrote: what differs and no more, once, as one change that can be undone.
import { describe, expect, test } from 'vitest'
import { placeImported } from '#apps/tasks/calendar/place-imported.ts'
import { writeImported } from '#apps/tasks/calendar/write-imported.ts'
import { readTasks } from '#formats/icalendar/read-tasks.ts'
import { all, apiWith, changed, tagsOf } from '#tests/setup/tasks-api.ts'
import type { TestApi } from '#tests/setup/test-api.ts'
import { transferTo } from '#tests/setup/transfers.ts'

const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0']
/** As another program writes it. */
const todo = (uid: string, ...lines: string[]) => ['BEGIN:VTODO', `UID:${uid}`, ...lines, 'END:VTODO']
const file = (...todos: string[][]) => [...HEAD, ...todos.flat(), 'END:VCALENDAR'].join('\r\n')
/** Long after any task of these tests was changed here, and long before. */
const [LATER, EARLIER] = ['LAST-MODIFIED:20990101T080000Z', 'LAST-MODIFIED:20200101T080000Z']

async function importInto(api: TestApi, text: string) {
  const tasks = await all(api)
  const read = readTasks(text, { tasks, tags: await tagsOf(api) })
  const { fresh = [], updates = [], calledOff = [] } = read ?? {}
  const { parts } = placeImported({ tasks, lists: [], listId: null }, fresh, 'File')
  const { changeId } = await transferTo(api, (writer) => writeImported(writer, parts, updates, calledOff))
  return { ...read, changeId, changes: updates.map(({ task }) => Object.keys(task)) }
}

const titlesOf = async (api: TestApi) =>
  (await all(api)).filter(({ type }) => type === 'task').map(({ title }) => title)

const taskOf = async (api: TestApi, uid: string) => (await all(api)).find((task) => task.uid === uid)

describe('a file of another program', () => {
  const FIRST = file(todo('paint', 'SUMMARY:Paint the shed', 'DUE;VALUE=DATE:20261201', 'DESCRIPTION:Green'))

  test('imported again after a change there, it changes what differs', async () => {
    const api = await apiWith()
    await importInto(api, FIRST)
    const before = await taskOf(api, 'paint')
    const NEWER = file(
      todo('paint', 'SUMMARY:Paint the shed', 'DUE;VALUE=DATE:20261208', 'STATUS:COMPLETED', 'PRIORITY:1', LATER),
    )
    const { fresh, known, changes } = await importInto(api, NEWER)
    expect([fresh, known, changes]).toEqual([[], 0, [['notes', 'completed', 'priority', 'dueDate']]])
    const after = await taskOf(api, 'paint')
    expect(after).toMatchObject({ id: before?.id, title: 'Paint the shed', notes: null, completed: true, priority: 2 })
    expect(new Date(after?.dueDate ?? 0).getDate()).toBe(8)
  })

  test('one that is older than the last change here, or does not say, changes nothing', async () => {
    const api = await apiWith()
    await importInto(api, FIRST)
    const { id = '' } = (await taskOf(api, 'paint')) ?? {}
    await changed(api, id, { title: 'Paint it blue' })
    for (const when of [[EARLIER], ['DTSTAMP:20200101T080000Z'], []]) {
      const { updates, known } = await importInto(api, file(todo('paint', 'SUMMARY:Paint it red', ...when)))
      expect([updates, known]).toEqual([[], 1])
    }
    expect(await taskOf(api, 'paint')).toMatchObject({ title: 'Paint it blue' })
  })

  test('a program that writes only when the file was made counts too, and the last change more than that', async () => {
    const api = await apiWith()
    await importInto(api, FIRST)
    const stamped = file(todo('paint', 'SUMMARY:Paint it red', 'DTSTAMP:20990101T080000Z'))
    expect((await importInto(api, stamped)).changes).toEqual([['title', 'notes', 'dueDate']])
    const unchanged = file(todo('paint', 'SUMMARY:Paint it blue', EARLIER, 'DTSTAMP:20990101T080000Z'))
    expect((await importInto(api, unchanged)).changes).toEqual([])
  })

  test('what it says nothing of stays: place, person, tags, start, reminder, repetition, steps', async () => {
    const api = await apiWith()
    await importInto(api, FIRST)
    const { id = '' } = (await taskOf(api, 'paint')) ?? {}
    const own = {
      ...{ assignedTo: 'ines-roche', tags: ['bug'], startDate: '2026-11-30T08:00:00.000Z' },
      ...{ reminder: '2099-11-30T08:00:00.000Z', repeat: 'FREQ=WEEKLY' },
      subTasks: [{ id: 'brush', title: 'A brush', completed: false }],
    }
    await changed(api, id, own)
    await importInto(api, file(todo('paint', 'SUMMARY:Paint it red', LATER)))
    expect(await taskOf(api, 'paint')).toMatchObject({ id, title: 'Paint it red', dueDate: null, ...own })
  })

  test('its steps come before those that it does not have; new tags are made', async () => {
    const api = await apiWith()
    await importInto(api, file(todo('paint', 'SUMMARY:Paint'), todo('tin', 'SUMMARY:A tin', 'RELATED-TO:paint')))
    const { id = '', subTasks = [] } = (await taskOf(api, 'paint')) ?? {}
    await changed(api, id, { subTasks: [...subTasks, { id: 'brush', title: 'A brush', completed: false }] })
    const newer = file(
      todo('paint', 'SUMMARY:Paint', 'CATEGORIES:Garden', LATER),
      todo('lid', 'SUMMARY:The lid', 'RELATED-TO:paint'),
      todo('tin', 'SUMMARY:A tin', 'RELATED-TO:paint', 'STATUS:COMPLETED'),
    )
    expect((await importInto(api, newer)).changes).toEqual([['tags', 'subTasks']])
    const after = await taskOf(api, 'paint')
    expect(after?.subTasks.map((step) => [step.title, step.completed])).toEqual([
      ['The lid', false],
      ['A tin', true],
      ['A brush', false],
    ])
    const garden = (await tagsOf(api)).find(({ title }) => title === 'Garden')
    expect(after?.tags).toEqual([garden?.id])
  })

  test('a task that has become a step there stays a task', async () => {
    const api = await apiWith()
    await importInto(api, file(todo('one', 'SUMMARY:One'), todo('two', 'SUMMARY:Two')))
    const newer = file(todo('one', 'SUMMARY:One more', LATER), todo('two', 'SUMMARY:Two more', 'RELATED-TO:one', LATER))
    expect((await importInto(api, newer)).notTaken).toEqual(['RELATED-TO'])
    expect(await titlesOf(api)).toEqual(['One more', 'Two more'])
    expect((await taskOf(api, 'one'))?.subTasks).toEqual([])
  })

  test('what was called off there is deleted, by its name here, and comes back; not what is done, or was changed later here', async () => {
    const api = await apiWith()
    const off = ['STATUS:CANCELLED', LATER]
    const three = ['off', 'done', 'old'].map((uid) => todo(uid, `SUMMARY:${uid}`))
    await importInto(api, file(...three))
    await changed(api, (await taskOf(api, 'done'))?.id ?? '', { completed: true })
    const newer = file(
      todo('off', 'SUMMARY:Called off', ...off),
      todo('done', 'SUMMARY:done', ...off),
      todo('old', 'SUMMARY:old', 'STATUS:CANCELLED', EARLIER),
      todo('new', 'SUMMARY:new', ...off),
    )
    const { altered, known, cancelled, changeId = '' } = await importInto(api, newer)
    expect(altered).toEqual([{ what: 'calledOff', title: 'off', line: 3 }])
    expect([known, cancelled]).toEqual([2, 1])
    expect(await titlesOf(api)).toEqual(['done', 'old'])
    await api.send('POST', 'changes/undo', { id: changeId })
    expect(await titlesOf(api)).toEqual(['off', 'done', 'old'])
  })

  test('called off and then planned again in one file, it is updated', async () => {
    const api = await apiWith()
    await importInto(api, file(todo('paint', 'SUMMARY:Paint')))
    const both = file(
      todo('paint', 'SUMMARY:Paint', 'STATUS:CANCELLED', LATER),
      todo('paint', 'SUMMARY:Paint', 'DUE;VALUE=DATE:20261208', LATER),
    )
    expect((await importInto(api, both)).changes).toEqual([['dueDate']])
    expect(await titlesOf(api)).toEqual(['Paint'])
  })

  test('is one change: undone, all is as it was', async () => {
    const api = await apiWith()
    await importInto(api, FIRST)
    const before = await all(api)
    const newer = file(todo('paint', 'SUMMARY:Red', 'CATEGORIES:Walls', LATER), todo('new', 'SUMMARY:New'))
    const { changeId = '' } = await importInto(api, newer)
    await api.send('POST', 'changes/undo', { id: changeId })
    expect((await all(api)).map(({ updatedAt: _, ...task }) => task)).toEqual(
      before.map(({ updatedAt: _, ...task }) => task),
    )
  })
})
