// More tasks than one window has: what is shown while the others are still being read, and what waits for them.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Task, tasksApi } from '#contract/apps/tasks.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { WINDOW_ROWS } from '#sw/api/engine/kit/windows.ts'
import { plantRows } from '#tests/setup/plant-rows.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'contacts')

const COUNT = 2 * WINDOW_ROWS + 20
const LAST = `Task ${COUNT - 1}`
const at = new Date(2026, 10, 17, 9).toISOString()
const task = (order: number): Task => ({
  id: `t${order}`,
  type: order === 0 ? 'section' : 'task',
  title: order === 0 ? 'All of them' : `Task ${order}`,
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order,
  createdAt: at,
  updatedAt: at,
  completedAt: null,
})

/** How many are to do, as the head of the list says. */
const toDo = () => document.querySelector('h1 + span')?.textContent
const toDoOf = (count: number) => `${count.toLocaleString('en')} to do`

let readOthers: () => void = () => undefined
afterEach(() => readOthers())

/** With the tasks planted before they are requested; all windows but the first wait. */
async function open(search = '') {
  const app = await renderApp('/settings', { signedIn: true })
  await plantRows(
    app.db,
    'tasks',
    Array.from({ length: COUNT }, (_, order) => task(order)),
  )
  const others = Promise.withResolvers<void>()
  readOthers = others.resolve
  const { window } = tasksApi.endpoints
  sendOnlyTo({
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.endsWith(window.path) && searchParams.has('after')) await others.promise
      return app.door.fetch(request)
    },
  })
  await app.router.navigate({ to: '/apps/tasks', search: { task: search || undefined } as never })
  await expect.element(page.getByRole('checkbox', { name: 'Complete Task 1', exact: true })).toBeVisible()
  return app
}

const stored = async ({ db }: Awaited<ReturnType<typeof open>>) =>
  (await db.table<Task>('tasks').orderBy('order').toArray()).map(({ title }) => title)

test('the first tasks are there before the others, and how many are to do is said when it is known', {
  tags: 'extended',
}, async () => {
  await open()
  expect(toDo()).toBe('')
  readOthers()
  await expect.poll(toDo).toBe(toDoOf(COUNT - 1))
})

test('a link to a task that is not loaded yet waits, and does not say that the task no longer exists', {
  tags: 'extended',
}, async () => {
  await open(`t${COUNT - 1}`)
  const pane = page.getByRole('complementary', { name: 'Task' })
  await expect.element(pane).toBeVisible()
  await expect.element(pane).toHaveTextContent('')
  readOthers()
  await expect.element(pane.getByRole('textbox', { name: 'Title' })).toHaveValue(LAST)
})

test('a search whose hits are not loaded yet does not say that nothing matches', { tags: 'extended' }, async () => {
  const app = await open()
  await page.getByRole('button', { name: 'Search tasks' }).click()
  await page.getByRole('searchbox').fill(LAST)
  await expect.poll(() => app.href()).toContain('q=')
  await expect.poll(() => app.queryClient.isFetching({ queryKey: ['tasks', 'search'] })).toBe(0)
  expect(page.getByText(/^No results/).elements()).toEqual([])
  readOthers()
  await expect.element(page.getByRole('row', { name: LAST })).toBeVisible()
})

test('a task that is completed while the others load stays completed', async () => {
  const app = await open()
  await page.getByRole('checkbox', { name: 'Complete Task 2', exact: true }).click()
  await expect.poll(async () => (await app.db.table<Task>('tasks').get('t2'))?.completed).toBe(true)
  readOthers()
  await expect.poll(toDo).toBe(toDoOf(COUNT - 2))
  await expect.element(page.getByRole('checkbox', { name: 'Reopen Task 2', exact: true })).toBeChecked()
})

test('a task added to a section that is not fully loaded is placed at its end', { tags: 'extended' }, async () => {
  const app = await open()
  const end = page.getByRole('row', { name: 'Add task to All of them' })
  document.querySelector('[role=grid]')?.parentElement?.scrollTo(0, 1e6)
  await end.click()
  readOthers()
  await page.getByRole('textbox', { name: 'New task' }).fill('At the end')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await stored(app)).at(-1)).toBe('At the end')
})
