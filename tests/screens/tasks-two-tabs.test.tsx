// The title and the notes of a task that two tabs write: which of them is notified, and that nothing typed is lost.
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskQueries } from '#apps/tasks/queries.ts'
import { draftToTask, type Task, type TaskPatch, tasksApi } from '#contract/apps/tasks.ts'
import { call } from '#platform/api/call.ts'
import { plantRows } from '#tests/setup/plant-rows.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'tasks', 'contacts')

const ID = 'fix-the-build'

async function open() {
  const { screen, db, queryClient } = await renderApp(`/apps/tasks?task=${ID}`, { signedIn: true })
  // The samples are there before they are taken away.
  await queryClient.fetchQuery(taskQueries.all())
  await plantRows(db, 'tasks', [draftToTask({ id: ID, title: 'Fix the build' }, 0, new Date().toISOString())])
  await queryClient.invalidateQueries({ queryKey: ['tasks'] })
  const pane = screen.getByRole('complementary', { name: 'Task' })
  await expect.element(pane.getByLabelText('Title')).toHaveValue('Fix the build')
  const stored = () => db.table<Task>('tasks').get(ID)
  return { pane, queryClient, stored }
}

const inAnotherTab = (task: TaskPatch) => call(tasksApi.endpoints.updateTask, { body: { id: ID, task } })

/** What another tab changed is read here. */
const hear = (queryClient: QueryClient) => {
  const otherTab = new BroadcastChannel('cairn-changes')
  otherTab.postMessage({ api: 'tasks' })
  otherTab.close()
  // What listens to other tabs for the whole page is not there in a test.
  return queryClient.invalidateQueries({ queryKey: ['tasks'] })
}

const restore = () => page.getByRole('button', { name: 'Restore my version' })

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test.each(['title', 'notes'] as const)(
  '%s: what another tab replaces is said, and can be put back',
  { tags: 'extended' },
  async (name) => {
    const { pane, queryClient, stored } = await open()
    const field = pane.getByLabelText(name === 'title' ? 'Title' : 'Notes')
    const now = async () => (await stored())?.[name]
    await field.fill('Written here')
    await expect.poll(now).toBe('Written here')
    await inAnotherTab({ [name]: 'Written there' })
    await hear(queryClient)
    await expect.element(field).toHaveValue('Written there')
    await expect.element(page.getByText('You also changed this task in another tab.').first()).toBeVisible()
    await restore().click()
    await expect.poll(now).toBe('Written here')
    await expect.element(field).toHaveValue('Written here')
  },
)

test('a text that is being typed stays, and no older version of it is offered', async () => {
  const { pane, queryClient, stored } = await open()
  const notes = pane.getByLabelText('Notes')
  await notes.fill('Written here')
  await expect.poll(async () => (await stored())?.notes).toBe('Written here')
  await inAnotherTab({ notes: 'Written there' })
  await notes.fill('Written here, and more')
  await hear(queryClient)
  await expect.element(notes).toHaveValue('Written here, and more')
  expect(restore().query()).toBeNull()
  await expect.poll(async () => (await stored())?.notes).toBe('Written here, and more')
  await expect.element(notes).toHaveValue('Written here, and more')
})

test('another change made in this tab is not taken for another tab’s: it can be undone', {
  tags: 'extended',
}, async () => {
  const { pane, stored } = await open()
  await pane.getByLabelText('Notes').fill('Written here')
  await expect.poll(async () => (await stored())?.notes).toBe('Written here')
  pane.getByRole('button', { name: 'Copy link' }).element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(async () => (await stored())?.notes).toBeNull()
  await expect.element(pane.getByLabelText('Notes')).toHaveValue('')
  expect(restore().query()).toBeNull()
})
