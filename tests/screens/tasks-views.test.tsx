// Tasks by day, in a calendar, and those that repeat: against the real back end.
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskQueries } from '#apps/tasks/queries.ts'
import type { Task } from '#contract/apps/tasks.ts'
import { localDay } from '#formats/iso-day.ts'
import { storedAs } from '#formats/stored-day.ts'
import { formatsOf } from '#platform/i18n/dates.ts'
import { plantRows } from '#tests/setup/plant-rows.ts'
import { renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'tasks', 'contacts')

const formats = formatsOf('en')
const day = (count: number, hours = 12) => {
  const date = new Date()
  date.setDate(date.getDate() + count)
  date.setHours(hours, 0, 0, 0)
  return date
}
const iso = (count: number, hours?: number) => day(count, hours).toISOString()
/** In the last second of a day: not late before the day is over. */
const late = (count: number) => new Date(day(count, 24).getTime() - 1_000).toISOString()

const task = (title: string, changes: Partial<Task> = {}): Task => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  type: 'task',
  title,
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
  createdAt: iso(-9),
  updatedAt: iso(-9),
  completedAt: null,
  ...changes,
})

const SAMPLE = [
  task('Someday'),
  task('Next month', { dueDate: iso(40) }),
  task('Pay the rent', { dueDate: iso(-2) }),
  task('Call the plumber', { dueDate: late(0) }),
  task('Water the plants', { dueDate: iso(1), repeat: 'FREQ=DAILY;INTERVAL=3' }),
  task('Read the book', { startDate: iso(1, 6) }),
]

const open = async (search = '') => {
  const app = await renderApp(`/apps/tasks${search}`, { signedIn: true })
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible()
  // The samples are there before they are taken away.
  await app.queryClient.fetchQuery(taskQueries.all())
  await plantRows(
    app.db,
    'tasks',
    SAMPLE.map((one, order) => ({ ...one, order })),
  )
  await app.queryClient.invalidateQueries({ queryKey: ['tasks'] })
  return { ...app, one: (id: string) => app.db.table<Task>('tasks').get(id) }
}
const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
/** Its day, once the task is stored. */
const dueDayOf = async (db: Awaited<ReturnType<typeof open>>['db'], title: string) => {
  const stored = (await db.table<Task>('tasks').toArray()).find((one) => one.title === title)
  return stored && localDay(new Date(stored.dueDate ?? 0))
}
const titles = () => [...document.querySelectorAll('[role="row"] [id^="title-"]')].map((element) => element.textContent)
const heads = () => [...document.querySelectorAll('[role="row"] h2')].map((element) => element.textContent)
const focusedTask = () => document.activeElement?.getAttribute('data-task')

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

describe('by day', () => {
  test('today shows what is late and what is due today; a task added there is for today', {
    tags: 'extended',
  }, async () => {
    const { screen, db } = await open('?view=today')
    await eventually(titles).toEqual(['Pay the rent', 'Call the plumber'])
    expect(heads()).toEqual(['Overdue', `Today · ${formats.date(day(0), 'day')}`])
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Buy bread{Enter}')
    await eventually(titles).toContain('Buy bread')
    await eventually(() => dueDayOf(db, 'Buy bread')).toBe(localDay(day(0)))
  })

  test('upcoming goes day by day, with what only begins; the way there is a link and a key', {
    tags: 'extended',
  }, async () => {
    const { screen } = await open()
    await screen.getByRole('link', { name: 'Upcoming' }).click()
    await eventually(titles).toEqual(['Call the plumber', 'Read the book', 'Water the plants', 'Next month'])
    expect(heads().slice(0, 2)).toEqual([
      `Today · ${formats.date(day(0), 'day')}`,
      `Tomorrow · ${formats.date(day(1), 'day')}`,
    ])
    await userEvent.keyboard('2')
    await eventually(titles).toEqual(['Pay the rent', 'Call the plumber'])
    await expect.element(screen.getByRole('link', { name: /^Today/ })).toHaveAttribute('aria-current', 'page')
  })
})

describe('the calendar', () => {
  const cell = (screen: Awaited<ReturnType<typeof open>>['screen'], count: number) =>
    screen.getByRole('gridcell', { name: new RegExp(formats.date(day(count), 'weekday')) })

  test('arrows choose a day, and its tasks stand below; one is moved by a key, and the focus goes with it', async () => {
    const { screen, one } = await open('?view=calendar')
    await cell(screen, 0).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(cell(screen, 1)).toHaveFocus()
    await expect.element(cell(screen, 1)).toHaveAttribute('aria-selected', 'true')
    await screen.getByRole('button', { name: 'Water the plants', exact: true }).click()
    await expect.element(screen.getByRole('complementary', { name: 'Task' })).toBeVisible()
    screen.getByRole('button', { name: 'Water the plants', exact: true }).element().focus()
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await eventually(async () => (await one('water-the-plants'))?.dueDate).toBe(iso(8))
    await eventually(focusedTask).toBe('water-the-plants')
    await expect.element(cell(screen, 8)).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await eventually(async () => (await one('water-the-plants'))?.dueDate).toBe(iso(1))
  })

  test('a task is dragged to another day', { tags: 'extended' }, async () => {
    const { screen, one } = await open('?view=calendar')
    const chip = () => cell(screen, 0).element().querySelector('[draggable]')
    await eventually(() => chip()?.textContent).toBe('Call the plumber')
    // A day of the same week, whatever day it is.
    const to = day(0).getDay() === 0 ? -1 : 1
    await page.elementLocator(chip() as HTMLElement).dropTo(page.elementLocator(cell(screen, to).element()))
    await eventually(async () => (await one('call-the-plumber'))?.dueDate).toBe(storedAs(late(to), '23:59:59'))
  })

  test('a task that is added is for the chosen day; on a phone too', { tags: 'extended' }, async () => {
    await page.viewport(390, 800)
    const { screen, db } = await open(`?view=calendar&day=${localDay(day(2))}`)
    await screen.getByRole('button', { name: 'Add task' }).click()
    await userEvent.keyboard('Buy stamps{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Buy stamps', exact: true })).toBeVisible()
    await eventually(() => dueDayOf(db, 'Buy stamps')).toBe(localDay(day(2)))
  })
})

describe('a task that repeats', () => {
  test('makes its next when it is completed, and both are undone at once', async () => {
    const { screen, db } = await open('?view=upcoming')
    const open3 = async () =>
      (await db.table<Task>('tasks').toArray()).filter(({ title }) => title === 'Water the plants')
    await screen.getByRole('checkbox', { name: 'Complete Water the plants' }).click()
    await eventually(async () => (await open3()).map(({ dueDate }) => dueDate).toSorted()).toEqual([iso(1), iso(4)])
    const words = `Task completed. Next: ${formats.date(day(4), 'day')}`
    await expect.element(screen.getByText(words).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await eventually(async () => (await open3()).map(({ repeat }) => repeat)).toEqual(['FREQ=DAILY;INTERVAL=3'])
  })

  test('is set in its detail, by words and by weekday; a start is set there too', { tags: 'extended' }, async () => {
    const { screen, one } = await open('?task=call-the-plumber')
    await screen.getByRole('button', { name: /^Repeats:/ }).click()
    await screen.getByRole('button', { name: 'Every week on', exact: false }).click()
    const code = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][day(0).getDay()]
    await eventually(async () => (await one('call-the-plumber'))?.repeat).toBe(`FREQ=WEEKLY;BYDAY=${code}`)
    await screen.getByRole('button', { name: /^Repeats:/ }).click()
    await screen.getByRole('textbox', { name: 'Every' }).fill('0')
    await screen.getByRole('button', { name: 'Set repeat' }).click()
    await expect.element(screen.getByText('Enter a number from 1 to 999.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Every' }).fill('2')
    await screen.getByRole('button', { name: 'Set repeat' }).click()
    await eventually(async () => (await one('call-the-plumber'))?.repeat).toBe(`FREQ=WEEKLY;INTERVAL=2;BYDAY=${code}`)
    await screen.getByRole('button', { name: /^Repeats:/ }).click()
    await screen.getByRole('button', { name: /Counted from/ }).click()
    await screen.getByRole('option', { name: 'Completion date' }).click()
    await screen.getByRole('button', { name: 'Set repeat' }).click()
    await expect.element(screen.getByRole('button', { name: /^Repeats:.*2 weeks after it’s done/ })).toBeVisible()
    await eventually(async () => (await one('call-the-plumber'))?.repeat).toBe('FREQ=WEEKLY;INTERVAL=2;FROM=COMPLETION')
    await screen.getByRole('button', { name: /^Start:/ }).click()
    await screen.getByRole('button', { name: /^Tomorrow/ }).click()
    await eventually(async () => (await one('call-the-plumber'))?.startDate).toBe(
      storedAs(new Date(day(1).setHours(0, 0, 0, 0)).toISOString(), '00:00:00'),
    )
  })

  test('is added by its words', { tags: 'extended' }, async () => {
    const { screen, db } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Empty the bins every 2 days p1')
    await expect.element(screen.getByRole('button', { name: /^Every 2 days, starting/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await eventually(async () =>
      (await db.table<Task>('tasks').toArray()).find(({ title }) => title === 'Empty the bins'),
    ).toMatchObject({ repeat: 'FREQ=DAILY;INTERVAL=2', priority: 2 })
  })
})

test('a view is saved under a name, chosen from the menu, and deleted with an undo', { tags: 'extended' }, async () => {
  const { screen, router } = await open('?due=overdue&show=all')
  const menu = async () => {
    await screen.getByRole('button', { name: 'View and sort' }).click()
    return screen.getByRole('menu', { name: 'View and sort' })
  }
  await (await menu()).getByRole('menuitem', { name: 'Save or delete filters…' }).click()
  await screen.getByRole('textbox', { name: 'Filter name' }).fill('Late')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Filter “Late” saved').first()).toBeVisible()
  await screen
    .getByRole('button', { name: /^Clear/ })
    .first()
    .click()
  await eventually(() => router.state.location.search).not.toMatchObject({ due: 'overdue' })
  await (await menu()).getByRole('menuitem', { name: 'Late' }).click()
  await eventually(() => router.state.location.search).toMatchObject({ due: 'overdue', show: 'all' })
  await (await menu()).getByRole('menuitem', { name: 'Save or delete filters…' }).click()
  await screen.getByRole('button', { name: 'Delete Late' }).click()
  await expect.element(screen.getByRole('button', { name: 'Delete Late' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Filter “Late” deleted').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.element((await menu()).getByRole('menuitem', { name: 'Late' })).toBeVisible()
})

test('a subtask gets a date and notes, which stand under it', { tags: 'extended' }, async () => {
  const { screen, one } = await open('?task=someday')
  await screen.getByRole('textbox', { name: 'Add subtask' }).fill('Ask around')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('textbox', { name: 'Subtask', exact: true }).click()
  await screen.getByRole('button', { name: 'Date and notes for Ask around' }).click()
  await screen.getByRole('textbox', { name: 'Notes' }).last().fill('Start with Inès')
  await screen.getByRole('button', { name: /^Tomorrow/ }).click()
  await eventually(async () => (await one('someday'))?.subTasks[0]).toMatchObject({ notes: 'Start with Inès' })
  const due = async () => new Date((await one('someday'))?.subTasks[0]?.dueDate ?? 0)
  await eventually(async () => localDay(await due())).toBe(localDay(day(1)))
  await expect.element(screen.getByText('Start with Inès')).toBeVisible()
})

test('a table is imported: its columns can be changed, bad rows are refused by line, and one undo takes it back', {
  tags: 'extended',
}, async () => {
  const { screen, db } = await open()
  const text = 'Title,When,Priority\nBuy paint,tomorrow,high\nBuy brushes,31/2,\n,tomorrow,\n'
  await screen.getByRole('button', { name: 'View and sort' }).click()
  await screen.getByRole('menuitem', { name: 'Import tasks…' }).click()
  const input = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
  await eventually(input).not.toBeNull()
  await userEvent.upload(input() as HTMLInputElement, new File([text], 'Shed.csv', { type: 'text/csv' }))
  await expect.element(screen.getByText(/Line 4, Untitled: it has no title/)).toBeVisible()
  await screen.getByRole('button', { name: /Column “When”/ }).click()
  await screen.getByRole('option', { name: 'Due date' }).click()
  await expect.element(screen.getByText(/Line 3, Buy brushes: its due date isn’t valid/)).toBeVisible()
  await screen.getByRole('button', { name: 'Import 1 task' }).click()
  const paint = async () => (await db.table<Task>('tasks').toArray()).find(({ title }) => title === 'Buy paint')
  await eventually(async () => localDay(new Date((await paint())?.dueDate ?? 0))).toBe(localDay(day(1)))
  expect(await paint()).toMatchObject({ priority: 2 })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await eventually(paint).toBeUndefined()
})

test('a table without names above its columns loses no row, and says so where its first line is one', {
  tags: 'extended',
}, async () => {
  const { screen, db } = await open()
  await screen.getByRole('button', { name: 'View and sort' }).click()
  await screen.getByRole('menuitem', { name: 'Import tasks…' }).click()
  const input = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
  await eventually(input).not.toBeNull()
  const file = new File(['Buy paint\nBuy brushes\n'], 'Shed.csv', { type: 'text/csv' })
  await userEvent.upload(input() as HTMLInputElement, file)
  await expect.element(screen.getByRole('button', { name: 'Import 2 tasks' })).toBeEnabled()
  const names = screen.getByRole('checkbox', { name: 'The first line contains column names' })
  await expect.element(names).not.toBeChecked()
  await screen.getByText('The first line contains column names').click()
  // Nobody knows that name.
  await expect.element(screen.getByText('Line 2, Untitled: it has no title')).toBeVisible()
  await screen.getByRole('button', { name: /Column “Buy paint”/ }).click()
  await screen.getByRole('option', { name: 'Title', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Import 1 task' })).toBeEnabled()
  await screen.getByText('The first line contains column names').click()
  await screen.getByRole('button', { name: 'Import 2 tasks' }).click()
  const titles = async () => (await db.table<Task>('tasks').toArray()).map(({ title }) => title)
  await eventually(titles).toEqual(expect.arrayContaining(['Buy paint', 'Buy brushes']))
})

test('a reminder is set from the row, stands in the row and the task, is said when it falls due, and done with', {
  tags: 'extended',
}, async () => {
  const { screen, one } = await open()
  await screen.getByRole('row', { name: /Someday/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Remind me…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminder' })
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click()
  await eventually(async () => (await one('someday'))?.reminder).toBe(iso(1, 9))
  await expect.element(screen.getByRole('row', { name: /Someday/ }).getByText('Reminder')).toBeInTheDocument()
  await screen.getByRole('row', { name: /Someday/ }).click()
  await page.getByRole('button', { name: /^Reminder: Tomorrow/ }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await eventually(async () => (await one('someday'))?.reminder).toBe(null)
  await expect.element(page.getByRole('button', { name: 'Reminder: None' })).toBeVisible()
})

test('what falls due is said on the spot, and is done with by a press', { tags: 'extended' }, async () => {
  const { db, queryClient, one } = await open()
  await db.table('tasks').update('someday', { reminder: new Date().toISOString() })
  await queryClient.invalidateQueries({ queryKey: ['tasks'] })
  await expect.element(page.getByText('Reminder: Someday')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await eventually(async () => (await one('someday'))?.reminderDone).toBe(true)
})
