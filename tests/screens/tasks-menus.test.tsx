// What the menus of a task have beyond the keys: a copy, whose it is, a reminder for the calendar of the device; and where a task is while others are hidden.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskQueries } from '#apps/tasks/queries.ts'
import { draftToTask, type Task, tasksApi } from '#contract/apps/tasks.ts'
import { call } from '#platform/api/call.ts'
import { plantRows } from '#tests/setup/plant-rows.ts'
import { savedFiles } from '#tests/setup/saved-files.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { clearToasts } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'tasks', 'contacts')
afterEach(clearToasts)

const AT = '2026-11-02T08:00:00.000Z'
const SAMPLE: readonly Task[] = [
  draftToTask({ id: 'caulk', title: 'Caulk', notes: 'With oakum.', priority: 2 }, 0, AT),
  { ...draftToTask({ id: 'scrape', title: 'Scrape', completed: true }, 1, AT), completedAt: AT },
  draftToTask({ id: 'tar', title: 'Tar' }, 2, AT),
  draftToTask({ id: 'launch', title: 'Launch' }, 3, AT),
]

async function open(search = '') {
  const { screen, db, queryClient } = await renderApp(`/apps/tasks${search}`, { signedIn: true })
  // The samples are there before they are taken away.
  await queryClient.fetchQuery(taskQueries.all())
  await plantRows(db, 'tasks', [...SAMPLE])
  await queryClient.invalidateQueries({ queryKey: ['tasks'] })
  const row = (title: string | RegExp) => screen.getByRole('row', { name: title })
  await expect.element(row(/Caulk/)).toBeVisible()
  const one = (id: string) => db.table<Task>('tasks').get(id)
  const stored = async () => (await db.table<Task>('tasks').orderBy('order').toArray()).map(({ title }) => title)
  return { screen, row, one, stored, db, queryClient }
}

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

test('a task is duplicated below itself with all that was written of it, and given to somebody, each with its undo', {
  tags: 'extended',
}, async () => {
  const { row, one, stored, db } = await open()
  await row(/Caulk/).click({ button: 'right' })
  await item('Duplicate').click()
  await expect.poll(stored).toEqual(['Caulk', 'Caulk', 'Scrape', 'Tar', 'Launch'])
  const copies = await db
    .table<Task>('tasks')
    .filter(({ title }) => title === 'Caulk')
    .toArray()
  expect(copies.map(({ notes, priority }) => [notes, priority])).toEqual([
    ['With oakum.', 2],
    ['With oakum.', 2],
  ])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(stored).toEqual(['Caulk', 'Scrape', 'Tar', 'Launch'])

  await row(/Tar/).click({ button: 'right' })
  await item('Assignee').click()
  await page.getByRole('menuitemradio', { name: 'Alex Morgan' }).click()
  await expect.poll(async () => (await one('tar'))?.assignedTo).toBe('alex-morgan')
  await expect.element(row(/Tar/).getByRole('img', { name: 'Assigned to Alex Morgan' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(async () => (await one('tar'))?.assignedTo).toBe(null)
})

test('a reminder is given to the calendar of the device as well; Ctrl and Enter save what is written of a task', {
  tags: 'extended',
}, async () => {
  const { screen, row, one } = await open()
  const saved = savedFiles()
  await row(/Launch/).click({ button: 'right' })
  await item('Remind me…').click()
  const dialog = page.getByRole('dialog', { name: 'Reminder' })
  const toCalendar = dialog.getByRole('button', { name: 'Add to your device’s calendar' })
  await expect.element(toCalendar).toBeDisabled()
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await row(/Launch/).click()
  await page.getByRole('button', { name: /^Reminder: Tomorrow/ }).click()
  await toCalendar.click()
  await expect.poll(saved.names).toEqual(['reminder.ics'])
  const calendar = await saved.text(0)
  expect(calendar).toContain('SUMMARY:Launch')
  expect(calendar).toContain('BEGIN:VALARM')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  const notes = screen.getByRole('complementary', { name: 'Task' }).getByLabelText('Notes')
  await notes.fill('At high tide.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await one('launch'))?.notes).toBe('At high tide.')
  await expect.element(notes).toHaveValue('At high tide.')
})

test('a date is put off by days, of several each from its own, with one undo; what has no date is offered none', {
  tags: 'extended',
}, async () => {
  const { row, one, queryClient } = await open()
  await row(/Tar/).click({ button: 'right' })
  await item('Due date').click()
  await expect.element(page.getByRole('menuitem', { name: /^Tomorrow/ })).toBeVisible()
  expect(item('A week later').elements()).toEqual([])
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  // The clocks change in that week.
  for (const [id, day] of [
    ['caulk', new Date(2030, 2, 30, 10)],
    ['launch', new Date(2030, 4, 1, 18, 30)],
  ] as const)
    await call(tasksApi.endpoints.updateTask, { body: { id, task: { dueDate: day.toISOString() } } })
  await queryClient.invalidateQueries({ queryKey: ['tasks'] })
  await expect.element(row(/Launch/)).toMatchTextContent(/2030/)
  await row(/Caulk/).click({ modifiers: ['Control'] })
  await row(/Launch/).click({ modifiers: ['Control'] })
  await row(/Caulk/).click({ button: 'right' })
  await item('Due date').click()
  await item('A week later').click()
  const due = async (id: string) => (await one(id))?.dueDate
  await expect.poll(() => due('caulk')).toBe(new Date(2030, 3, 6, 10).toISOString())
  expect(await due('launch')).toBe(new Date(2030, 4, 8, 18, 30).toISOString())
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => due('launch')).toBe(new Date(2030, 4, 1, 18, 30).toISOString())
  expect(await due('caulk')).toBe(new Date(2030, 2, 30, 10).toISOString())
})

test('the announced position of a moved task counts only the tasks that are shown', async () => {
  const { screen, row, stored } = await open()
  await expect.element(row(/Scrape/)).not.toBeInTheDocument()
  ;(row(/Caulk/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
  await expect.poll(stored).toEqual(['Scrape', 'Tar', 'Caulk', 'Launch'])
  await expect.element(screen.getByText('Moved to position 2 of 3').first()).toBeVisible()
})
