// Acts on everything that is selected, thousands of rows of it: larger than a call takes, one change, one undo, nothing left where one call fails.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { contactsApi } from '#contract/apps/contacts.ts'
import { fileManagerApi } from '#contract/apps/file-manager.ts'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { notesApi } from '#contract/apps/notes.ts'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { type Task, tasksApi } from '#contract/apps/tasks.ts'
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import type { RecentChange } from '#contract/shell/changes.ts'
import { sendInParts, sendUntilNone } from '#kit/transfer/send-in-parts.ts'
import type { Send } from '#kit/transfer/transfer.ts'
import { createTestApi, type TestApi } from '#tests/setup/test-api.ts'
import { sendTo } from '#tests/setup/transfers.ts'

const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `5b7f7f0e-0000-4000-8000-${String(index).padStart(12, '0')}`)
/** More than any call of these domains takes. */
const COUNT = 5500
const ids = idsOf(COUNT)

const act = <E extends Endpoint>(api: TestApi, endpoint: E, input: CallInput<E>, list: string) =>
  sendInParts(endpoint, input, { list, send: sendTo(api) })

/** Undone at once, by the id of any of its calls; one line of what was done lately. */
async function undo(api: TestApi, changeId: string | undefined): Promise<void> {
  const { changes } = (await api.get('changes/recent')).body as { changes: RecentChange[] }
  expect(changes[0]?.id).toBe(changeId)
  const { status, body } = await api.send('POST', 'changes/undo', { id: changeId })
  expect([status, body]).toMatchObject([200, { kept: 0 }])
}

describe('tasks', () => {
  const many = idsOf(6000)
  let api: TestApi
  const all = async () => (await api.get('apps/tasks/all')).body as Task[]
  const { createTasks, deleteTasks, updateTasks } = tasksApi.endpoints

  beforeAll(async () => {
    api = createTestApi({ only: ['tasks', 'changes'] })
    await api.send('DELETE', 'apps/tasks/tasks', { ids: (await all()).map(({ id }) => id) })
    const tasks = many.map((id, index) => ({ id, title: `Task ${index}` }))
    await sendInParts(
      createTasks,
      { body: { tasks, afterId: null } },
      { list: 'tasks', follow: (before) => ({ afterId: (before.at(-1) as Task).id }), send: sendTo(api) },
    )
  })

  test('are made in their order', async () => {
    expect((await all()).map(({ id }) => id)).toEqual(many)
  })

  test('are given tags', async () => {
    const before = await all()
    const task = { tags: many.slice(0, 6) }
    const tasks = many.map((id) => ({ id, task }))
    expect(JSON.stringify(tasks).length).toBeGreaterThan(1_500_000)
    const { answer, changeId } = await act(api, updateTasks, { body: { tasks } }, 'tasks')
    expect(answer).toHaveLength(many.length)
    expect((await all()).filter(({ tags }) => tags.length === 6)).toHaveLength(many.length)
    await undo(api, changeId)
    expect(await all()).toEqual(before)
  })

  test('are deleted, and come back where they stood', async () => {
    const before = await all()
    const { answer, changeId } = await act(api, deleteTasks, { body: { ids: many } }, 'ids')
    expect([answer, await all()]).toEqual([true, []])
    await undo(api, changeId)
    expect(await all()).toEqual(before)
  })

  test('are unchanged if one of the calls fails', async () => {
    const before = await all()
    let calls = 0
    const send = sendTo(api, ({ name }) => {
      if (name !== 'deleteTasks') return
      calls += 1
      if (calls === 5) throw new Error('The disk is full')
    })
    await expect(sendInParts(deleteTasks, { body: { ids: many } }, { list: 'ids', send })).rejects.toThrow(
      'The disk is full',
    )
    expect(await all()).toEqual(before)
  })
})

test('contacts are tagged, edited and deleted', { tags: 'extended' }, async () => {
  const api = createTestApi({ only: ['contacts', 'changes'] })
  const all = async () => (await api.get('apps/contacts/all')).body as Contact[]
  const { createContacts, deleteContacts, tagContacts, updateContacts } = contactsApi.endpoints
  await api.send('DELETE', 'apps/contacts/contacts', { ids: (await all()).map(({ id }) => id) })
  const contacts = ids.map((id, index) => ({ id, name: `Person ${index}` }))
  await act(api, createContacts, { body: { contacts } }, 'contacts')
  const before = await all()
  expect(before).toHaveLength(COUNT)
  const [tag] = (await api.get('apps/contacts/tags')).body as { id: string }[]
  const tagged = await act(api, tagContacts, { body: { ids, add: [tag?.id ?? ''] } }, 'ids')
  expect((await all()).filter(({ tags }) => tags.length === 1)).toHaveLength(COUNT)
  await undo(api, tagged.changeId)
  const patches = ids.map((id) => ({ id, contact: { notes: 'é'.repeat(300) } }))
  const edited = await act(api, updateContacts, { body: { contacts: patches } }, 'contacts')
  expect((await all()).filter(({ notes }) => notes?.length === 300)).toHaveLength(COUNT)
  await undo(api, edited.changeId)
  const deleted = await act(api, deleteContacts, { body: { ids } }, 'ids')
  expect(await all()).toEqual([])
  await undo(api, deleted.changeId)
  expect(await all()).toEqual(before)
})

test('notes are archived and deleted', { tags: 'extended' }, async () => {
  const api = createTestApi({ only: ['notes', 'changes'] })
  const { deleteNotes, importNotes, updateNotes } = notesApi.endpoints
  const count = async () =>
    ((await api.get('apps/notes/all')).body as Note[]).filter(({ archived }) => !archived).length
  const there = await count()
  const notes = ids.map((uid, index) => ({ uid, title: `Note ${index}` }))
  const made = await act(api, importNotes, { body: { notes } }, 'notes')
  const own = (made.answer as { id: string }[]).map(({ id }) => id)
  expect(own).toHaveLength(COUNT)
  const archived = await act(api, updateNotes, { body: { ids: own, note: { archived: true } } }, 'ids')
  expect(await count()).toBe(there)
  await undo(api, archived.changeId)
  const deleted = await act(api, deleteNotes, { body: { ids: own } }, 'ids')
  expect(await count()).toBe(there)
  await undo(api, deleted.changeId)
  expect(await count()).toBe(there + COUNT)
})

test('emails are labelled, moved and deleted', { tags: 'extended' }, async () => {
  const api = createTestApi({ only: ['mailbox', 'changes'] })
  const { deleteMails, emptyFolder, importMails, updateMails } = mailboxApi.endpoints
  const inFolder = async (slug: string) => {
    const own = new Set<string>()
    for (let start = 0; ; start += 5000) {
      const part = (await api.get(`apps/mailbox/ids?folder=${slug}&start=${start}`)).body as string[]
      for (const id of part) own.add(id)
      if (part.length < 5000) return own
    }
  }
  const there = (await inFolder('inbox')).size
  const mail = {
    from: 'a@b.example',
    to: [],
    cc: [],
    bcc: [],
    subject: '',
    content: '',
    date: '2026-11-01T00:00:00.000Z',
  }
  const mails = ids.map((uid) => ({ ...mail, uid }))
  const made = await act(api, importMails, { body: { mails, folder: 'inbox' } }, 'mails')
  const own = (made.answer as { id: string }[]).map(({ id }) => id)
  expect([own.length, (await inFolder('inbox')).size]).toEqual([COUNT, there + COUNT])
  const moved = await act(api, updateMails, { body: { ids: own, mail: { folder: 'trash' } } }, 'ids')
  expect((await inFolder('inbox')).size).toBe(there)
  const inTrash = (await inFolder('trash')).size
  const emptied = await sendUntilNone(emptyFolder, { query: { folder: 'trash' } }, sendTo(api))
  expect([emptied.answer, (await inFolder('trash')).size]).toEqual([inTrash, 0])
  await undo(api, emptied.changeId)
  expect((await inFolder('trash')).size).toBe(inTrash)
  await api.send('POST', 'changes/undo', { id: moved.changeId })
  const deleted = await act(api, deleteMails, { body: { ids: own } }, 'ids')
  expect((await inFolder('inbox')).size).toBe(there)
  await undo(api, deleted.changeId)
  expect((await inFolder('inbox')).size).toBe(there + COUNT)
})

test('the answers of the parts are joined into one', async () => {
  const { move } = fileManagerApi.endpoints
  const reported: string[][] = []
  const send: Send = async (_endpoint, input) => {
    const { body } = input as { body: { ids: string[] } }
    reported.push(body.ids)
    const items = body.ids.map((id) => ({ id }))
    return {
      answer: { items, skipped: reported.length === 1 ? ['taken'] : [] } as never,
      changeId: `${reported.length}`,
    }
  }
  const body = { ids, folderId: null, conflict: 'skip' as const }
  const { answer, changeId } = await sendInParts(move, { body }, { list: 'ids', send })
  expect(reported.flat()).toEqual(ids)
  expect(answer).toEqual({ items: ids.map((id) => ({ id })), skipped: ['taken'] })
  expect(changeId).toBe(`${reported.length}`)
})
