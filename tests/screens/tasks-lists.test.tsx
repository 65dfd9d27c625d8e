// Lists of tasks: where a person sees, makes, changes and deletes them, and moves tasks: against the real back end.
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskQueries } from '#apps/tasks/queries.ts'
import type { TaskList } from '#contract/apps/task-lists.ts'
import { draftToTask, type Task, type TaskDraft } from '#contract/apps/tasks.ts'
import { dropFiles } from '#tests/setup/give-files.ts'
import { plantRows } from '#tests/setup/plant-rows.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'contacts')

const LISTS: readonly TaskList[] = [
  { id: 'home', title: 'Home', color: 'teal', order: 0 },
  { id: 'work', title: 'Work', color: 'pink', order: 1 },
]

const drafts: readonly (TaskDraft & { readonly id: string })[] = [
  { id: 'inbox-1', title: 'Buy stamps' },
  { id: 'rooms', title: 'Rooms', type: 'section', listId: 'home' },
  { id: 'work-1', title: 'Write the report', listId: 'work' },
  { id: 'home-1', title: 'Paint the door', listId: 'home' },
  { id: 'home-2', title: 'Fix the tap', listId: 'home', dueDate: new Date().toISOString() },
]

async function open(search = '', lists = LISTS) {
  const app = await renderApp(`/apps/tasks${search}`, { signedIn: true })
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible()
  // The samples are there before they are taken away.
  await app.queryClient.fetchQuery(taskQueries.all())
  const at = new Date().toISOString()
  await plantRows(
    app.db,
    'tasks',
    drafts.map((draft, order): Task => draftToTask(draft, order, at)),
  )
  await plantRows(app.db, 'taskLists', lists)
  await app.queryClient.invalidateQueries()
  await expect.element(app.screen.getByText('Buy stamps').or(app.screen.getByText('Fix the tap')).first()).toBeVisible()
  return app
}

const nav = () => page.getByRole('navigation', { name: 'Lists' })
const tab = (name: RegExp) => nav().getByRole('link', { name })
const shown = (title: string) => page.getByRole('grid').getByText(title, { exact: true })
const listOf = async (app: Awaited<ReturnType<typeof open>>, id: string) =>
  ((await app.db.table('tasks').get(id)) as Task | undefined)?.listId ?? null

describe('the row of lists', () => {
  test('counts what is to do; a list is an address, shows its own tasks and sections, and new tasks go there', {
    tags: 'extended',
  }, async () => {
    const app = await open()
    await expect.element(tab(/^Home 2/)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Work' })).toBeVisible()
    await tab(/^Home/).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await expect.element(shown('Paint the door')).toBeVisible()
    await expect.element(shown('Rooms')).toBeVisible()
    await expect.element(shown('Buy stamps')).not.toBeInTheDocument()
    expect(app.router.state.location.search).toMatchObject({ list: 'home' })

    await page.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Sweep the stairs{Enter}Oil the hinges{Enter}{Escape}')
    await expect.element(tab(/^Home 4/)).toBeVisible()
    await tab(/^Tasks/).click()
    await expect.element(shown('Buy stamps')).toBeVisible()
    await expect.element(shown('Sweep the stairs')).not.toBeInTheDocument()
  })

  test('a view is of the list that is open, or of all', { tags: 'extended' }, async () => {
    const app = await open('?list=home')
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Today/ })
      .click()
    await expect.element(shown('Fix the tap')).toBeVisible()
    expect(app.router.state.location.search).toMatchObject({ list: 'home', view: 'today' })
    await tab(/^Work/).click()
    await expect.element(page.getByText('Nothing is due today.')).toBeVisible()
    await tab(/^All lists/).click()
    await expect.element(shown('Fix the tap')).toBeVisible()
  })

  test('tasks of lists that are gone are in one list with the others, each line of it once', async () => {
    await open('', [])
    await expect.element(shown('Write the report')).toBeVisible()
    await expect.element(nav()).not.toBeInTheDocument()
    const keys = [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key)
    expect(keys).toEqual(['inbox-1', 'add-to:no-section', 'rooms', 'work-1', 'home-1', 'home-2', 'add-to:rooms'])
  })

  test('a list that is gone says so, with the way to all', { tags: 'extended' }, async () => {
    await open()
    const gone = await renderApp('/apps/tasks?list=gone', { signedIn: true })
    await expect.element(gone.screen.getByText('This list no longer exists.')).toBeVisible()
    await gone.screen.getByRole('button', { name: 'Show all lists' }).click()
    await expect.element(gone.screen.getByText('This list no longer exists.')).not.toBeInTheDocument()
  })
})

describe('moving', () => {
  test('by the menu of a row, and back by Undo', async () => {
    const app = await open('?list=home')
    await shown('Paint the door').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Move to list' }).click()
    await page.getByRole('menuitemradio', { name: 'Work' }).click()
    await expect.element(shown('Paint the door')).not.toBeInTheDocument()
    await expect.element(page.getByText('Moved to “Work”')).toBeVisible()
    expect(await listOf(app, 'home-1')).toBe('work')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(shown('Paint the door')).toBeVisible()
    expect(await listOf(app, 'home-1')).toBe('home')
  })

  test('by the details, which stay open though the list that is shown loses the task', {
    tags: 'extended',
  }, async () => {
    const app = await open('?list=home&task=home-1')
    await page.getByRole('button', { name: /^List:/ }).click()
    await page.getByRole('menuitemradio', { name: 'Tasks' }).click()
    await expect.element(page.getByRole('button', { name: 'List: Tasks' })).toBeVisible()
    await expect.element(shown('Paint the door')).not.toBeInTheDocument()
    await expect.poll(() => listOf(app, 'home-1')).toBe(null)
  })

  test('a section takes its tasks along', { tags: 'extended' }, async () => {
    const app = await open('?list=home')
    await shown('Rooms').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Move to list' }).click()
    await page.getByRole('menuitemradio', { name: 'Work' }).click()
    await expect.element(tab(/^Work 3/)).toBeVisible()
    await tab(/^Work/).click()
    await expect.element(shown('Rooms')).toBeVisible()
    await expect.poll(() => listOf(app, 'home-2')).toBe('work')
  })

  test('in all lists, one step by a key stays in the list', { tags: 'extended' }, async () => {
    const app = await open()
    await shown('Paint the door').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Move down/ }).click()
    await expect.poll(async () => ((await app.db.table('tasks').get('home-1')) as Task).order).toBeGreaterThan(3)
    await shown('Paint the door').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Move down/ }).click()
    expect(await listOf(app, 'home-1')).toBe('home')
  })

  test('to the top of the section by menu and by key, and undone', { tags: 'extended' }, async () => {
    const app = await open('?list=home')
    const order = async (id: string) => ((await app.db.table('tasks').get(id)) as Task).order
    const isFirst = async () => (await order('home-2')) < (await order('home-1'))
    await shown('Fix the tap').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Move to top/ }).click()
    await expect.poll(isFirst).toBe(true)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(isFirst).toBe(false)
    // Drawn as it is stored: a key acts on the sequence that one sees.
    const row = page.getByRole('row', { name: /Fix the tap/ })
    await expect
      .poll(() => shown('Paint the door').element().compareDocumentPosition(row.element()))
      .toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    ;(row.element() as HTMLElement).focus()
    await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}')
    await expect.poll(isFirst).toBe(true)
    expect(await order('rooms')).toBeLessThan(await order('home-2'))
  })
})

test('a table with lists is imported into lists of those names', { tags: 'extended' }, async () => {
  const app = await open()
  const table = new File(['List,Title\nHome,Sweep the yard\nBoat,Wash the sails\n'], 'chores.csv', { type: 'text/csv' })
  dropFiles(document.querySelector('[role="grid"]'), table)
  const dialog = page.getByRole('dialog', { name: 'Import tasks' })
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click()
  await expect.element(page.getByText('2 tasks imported into 2 lists')).toBeVisible()
  await expect.element(tab(/^Home 3/)).toBeVisible()
  await tab(/^Boat 1/).click()
  await expect.element(shown('Wash the sails')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(tab(/^Boat/)).not.toBeInTheDocument()
  await expect.poll(() => app.db.table('taskLists').count()).toBe(2)
})

describe('managing', () => {
  test('a first list is made from the view menu, and is open then', { tags: 'extended' }, async () => {
    const app = await open('', [])
    await expect.element(nav()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'View and sort' }).click()
    await page.getByRole('menuitem', { name: 'Manage lists…' }).click()
    await page.getByRole('textbox', { name: 'New list' }).fill('Garden')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Garden' })).toBeVisible()
    await expect.element(page.getByText('No tasks yet.')).toBeVisible()
    expect(await app.db.table('taskLists').count()).toBe(1)
  })

  test('a list is renamed in place, coloured, and put in order by keys, with the focus kept', {
    tags: 'extended',
  }, async () => {
    await open()
    await page.getByRole('button', { name: 'Manage lists' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lists' })
    await dialog.getByRole('button', { name: 'Rename Home' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('House')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('House')).toBeVisible()
    const up = dialog.getByRole('button', { name: 'Move Work up' })
    up.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/^Work/)
    await expect.element(up).toHaveFocus()
    await dialog.getByRole('button', { name: 'Colour of House' }).click()
    await page.getByRole('menuitemradio', { name: 'Red' }).click()
    await expect.element(page.getByText('Colour of “House” changed')).toBeInTheDocument()
  })

  test('a deleted list takes its tasks along, and Undo brings back both', async () => {
    const app = await open('?list=home')
    await page.getByRole('button', { name: 'Manage lists' }).click()
    await page.getByRole('button', { name: 'Delete Home' }).click()
    await expect.element(page.getByText('List “Home” and its 2 tasks deleted')).toBeInTheDocument()
    await expect.poll(() => app.db.table('tasks').count()).toBe(2)
    expect(app.router.state.location.search).not.toMatchObject({ list: 'home' })
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(tab(/^Home 2/)).toBeVisible()
    await expect.poll(() => app.db.table('tasks').count()).toBe(5)
  })
})
