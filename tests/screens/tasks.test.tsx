import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { taskQueries } from '#apps/tasks/queries.ts'
import type { Task } from '#contract/apps/tasks.ts'
import { endOfDay } from '#formats/due.ts'
import { storedAs } from '#formats/stored-day.ts'
import { formatsOf } from '#platform/i18n/dates.ts'
import { pasteText } from '#tests/setup/give-files.ts'
import { holdWrites } from '#tests/setup/hold-writes.ts'
import { plantRows } from '#tests/setup/plant-rows.ts'
import { type RenderAppOptions, renderApp, samplesHere } from '#tests/setup/screens.tsx'
import { dismissToast, toastStore } from '#ui/toast-store.ts'

samplesHere('auth', 'user', 'navigation', 'tasks', 'contacts')

const days = (count: number, hours = 12) => {
  const date = new Date()
  date.setDate(date.getDate() + count)
  date.setHours(hours, 0, 0, 0)
  return date.toISOString()
}

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
  createdAt: days(-3),
  updatedAt: days(-3),
  completedAt: null,
  ...changes,
})

const section = (title: string) => task(title, { type: 'section' })

const SAMPLE: readonly Task[] = [
  section('Home'),
  task('Water the plants', { dueDate: days(1), tags: ['urgent'] }),
  task('Pay the rent', { dueDate: days(-1), priority: 2 }),
  task('Call the plumber', { notes: 'About the tap in the kitchen.' }),
  section('Work'),
  task('Write the report', {
    subTasks: [
      { id: 's1', title: 'Outline', completed: true },
      { id: 's2', title: 'Draft', completed: false },
    ],
  }),
  task('Fix the build', { tags: ['bug'], assignedTo: 'alex-morgan' }),
]

const open = async (search = '', tasks = SAMPLE, options: RenderAppOptions = {}) => {
  const app = await renderApp(`/apps/tasks${search}`, { signedIn: true, ...options })
  const { screen, db, queryClient } = app
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  // The samples are there before they are taken away.
  await queryClient.fetchQuery(taskQueries.all())
  await plantRows(
    db,
    'tasks',
    tasks.map((one, order) => ({ ...one, order })),
  )
  await queryClient.invalidateQueries({ queryKey: ['tasks'] })
  const row = (title: string | RegExp) => screen.getByRole('row', { name: title })
  const focused = () => document.activeElement?.closest('[role="row"]')?.getAttribute('data-key')
  const stored = async () => (await db.table<Task>('tasks').orderBy('order').toArray()).map(({ title }) => title)
  const one = (id: string) => db.table<Task>('tasks').get(id)
  return { ...app, row, focused, stored, one }
}

/** Patient, for a machine that does other things too. */
const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)

const titles = () => [...document.querySelectorAll('[role="row"] [id^="title-"]')].map((element) => element.textContent)

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  await page.viewport(1280, 900)
})

const undoFromToast = () => page.getByRole('button', { name: 'Undo' }).last().click()

describe('the list', () => {
  test('shows tasks under their sections, in their order, and counts what is to do', async () => {
    const { screen } = await open()
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
    expect(titles()).toEqual([
      'Water the plants',
      'Pay the rent',
      'Call the plumber',
      'Write the report',
      'Fix the build',
    ])
    await expect.element(screen.getByText('5 to do')).toBeVisible()
  })

  test('a row says its subtasks, tag, due date, priority and assignee', { tags: 'extended' }, async () => {
    const { row } = await open()
    await eventually(() => row(/Write the report/).element().textContent).toMatch(/1 of 2/)
    await eventually(() => row(/Water the plants/).element().textContent).toMatch(/Tomorrow/)
    await eventually(() => row(/Water the plants/).element().textContent).toMatch(/Urgent/)
    await eventually(() => row(/Pay the rent/).element().textContent).toMatch(/Overdue: Yesterday/)
    await eventually(() => row(/Pay the rent/).element().textContent).toMatch(/High priority/)
    await expect.element(row(/Fix the build/).getByRole('img', { name: 'Assigned to Alex Morgan' })).toBeVisible()
  })

  test('completing a task leaves it where it is for now, and can be undone', async () => {
    const { screen, one, row } = await open()
    await screen.getByRole('checkbox', { name: 'Complete Pay the rent' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Reopen Pay the rent' })).toBeChecked()
    await eventually(async () => (await one('pay-the-rent'))?.completed).toBe(true)
    await expect.element(screen.getByText('4 to do')).toBeVisible()
    await expect.element(row(/Pay the rent/)).toBeVisible()
    await undoFromToast()
    await expect.element(screen.getByRole('checkbox', { name: 'Complete Pay the rent' })).not.toBeChecked()
    await expect.poll(async () => (await one('pay-the-rent'))?.completed).toBe(false)
  })

  test('what was done today stands at the end, with its time', async () => {
    const done = task('Ring the bell', { completed: true, completedAt: new Date().toISOString() })
    const { screen } = await open('', [...SAMPLE, done])
    await expect.element(screen.getByRole('heading', { name: 'Done today' })).toBeVisible()
    expect(titles().at(-1)).toBe('Ring the bell')
  })

  test('a section is folded, and stays so on the next visit', { tags: 'extended' }, async () => {
    const first = await open()
    await first.screen.getByRole('button', { name: 'Collapse Home' }).click()
    await eventually(titles).toEqual(['Write the report', 'Fix the build'])
    await first.screen.unmount()
    const again = await open()
    await expect.element(again.screen.getByRole('button', { name: 'Show Home' })).toBeVisible()
    await eventually(titles).toEqual(['Write the report', 'Fix the build'])
  })

  test('ten thousand rows scroll, and only those in sight are drawn', { tags: 'extended' }, async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => task(`Number ${index}`))
    const { screen, row } = await open('', many)
    await expect.element(row('Number 0')).toBeVisible()
    expect(screen.container.querySelectorAll('[role="row"]').length).toBeLessThan(80)
    await row('Number 0').click({ position: { x: 300, y: 10 } })
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect.element(row('Number 9999')).toBeInViewport()
    expect(screen.container.querySelectorAll('[role="row"]').length).toBeLessThan(80)
  })
})

describe('adding', () => {
  test('under the cursor: Enter adds it and starts the next, Escape ends', async () => {
    const { screen, row, stored, focused } = await open()
    await row(/Water the plants/).click()
    await userEvent.keyboard('{Control>}/{/Control}')
    await userEvent.keyboard('Buy seeds{Enter}')
    await expect
      .poll(stored)
      .toEqual([
        'Home',
        'Water the plants',
        'Buy seeds',
        'Pay the rent',
        'Call the plumber',
        'Work',
        'Write the report',
        'Fix the build',
      ])
    await userEvent.keyboard('Buy soil{Enter}')
    await eventually(async () => (await stored()).slice(2, 4)).toEqual(['Buy seeds', 'Buy soil'])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByLabelText('New task')).not.toBeInTheDocument()
    await eventually(focused).toBe(screen.getByRole('row', { name: 'Buy soil' }).element().getAttribute('data-key'))
  })

  test('words are recognised as date, tag, priority and person, and shown before they count', async () => {
    const { screen, db } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Call Inès tomorrow 10:00 #bug #Garden !high @ines')
    const chips = screen.getByRole('group', { name: 'Recognised' }).getByRole('button')
    await expect
      .poll(() => chips.elements().map((chip) => chip.textContent))
      .toEqual(['Tomorrow, 10:00', 'Bug', 'Garden (new tag)', 'High priority', 'Inès Roche'])
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() =>
        db
          .table<Task>('tasks')
          .filter(({ title }) => title === 'Call Inès')
          .first(),
      )
      .toMatchObject({
        dueDate: days(1, 10),
        priority: 2,
        assignedTo: 'ines-roche',
      })
    await expect.poll(async () => (await db.table('taskTags').toArray()).map(({ title }) => title)).toContain('Garden')
  })

  test.each([
    ['en', 'Water the herbs every friday', 'Water the herbs', (day: string) => `Every week on Fri, starting ${day}`],
    [
      'fr',
      'Arroser tous les vendredis',
      'Arroser',
      (day: string) => `Toutes les semaines (ven.), première fois\u00a0: ${day}`,
    ],
  ] as const)(
    'words that ask for a repetition are its rule and its first date, and the line says so (%s)',
    async (language, line, left, reported) => {
      const friday = new Date()
      while (friday.getDay() !== 5) friday.setDate(friday.getDate() + 1)
      const { screen, db } = await open('?new=task', SAMPLE, { prefs: { language } })
      await expect.element(screen.getByLabelText(/^(New task|Nouvelle tâche)$/)).toHaveFocus()
      await userEvent.keyboard(line)
      const chip = screen.getByRole('group', { name: /^(Recognised|Éléments reconnus)$/ }).getByRole('button')
      await eventually(() => chip.elements().map((one) => one.textContent)).toEqual([
        reported(formatsOf(language).date(friday, 'day')),
      ])
      await userEvent.keyboard('{Enter}')
      const added = () =>
        db
          .table<Task>('tasks')
          .filter(({ title }) => title === left)
          .first()
      await expect.poll(added).toMatchObject({
        dueDate: storedAs(endOfDay(friday).toISOString(), '23:59:59'),
        repeat: 'FREQ=WEEKLY;BYDAY=FR',
      })
    },
  )

  test('two that are entered at once stand in the sequence in which they were entered', async () => {
    const { screen, stored } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('One of two{Enter}Two of two{Enter}')
    await eventually(async () => (await stored()).filter((title) => title.endsWith('of two'))).toEqual([
      'One of two',
      'Two of two',
    ])
  })

  test('Backspace behind a recognised word makes it text again', { tags: 'extended' }, async () => {
    const { screen, stored } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Read Tomorrow')
    await expect.element(screen.getByRole('button', { name: 'Tomorrow: keep “Tomorrow” as text' })).toBeVisible()
    await expect.element(screen.getByText(/to add and start another/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    await expect.element(screen.getByText(/to add and start another/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await eventually(stored).toContain('Read Tomorrow')
  })

  test('a press on a chip makes its word text again, one on a doubtful date takes it', {
    tags: 'extended',
  }, async () => {
    const { screen, db } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Read the 9/11 report tomorrow')
    await screen.getByRole('button', { name: 'Tomorrow: keep “tomorrow” as text' }).click()
    await expect.element(screen.getByLabelText('New task')).toHaveFocus()
    await screen.getByRole('button', { name: /use “9\/11” as the due date$/ }).click()
    await userEvent.keyboard('{Enter}')
    const added = () =>
      db
        .table<Task>('tasks')
        .filter(({ title }) => title === 'Read the report tomorrow')
        .first()
    await expect.poll(async () => (await added())?.dueDate?.slice(5, 10)).toMatch(/^11-0[89]$/)
  })

  test('a pasted list is offered as several tasks, added and undone as one change', async () => {
    const { screen, stored } = await open()
    const list = document.body.appendChild(document.createElement('textarea'))
    list.value = '- Buy rope\n- Paint oar tomorrow\n- Sweep deck'
    list.select()
    await userEvent.copy()
    list.remove()
    await screen.getByRole('button', { name: 'New task' }).click()
    // The line reads what is in it once its chunk is there.
    await userEvent.keyboard('#bug x')
    await expect.element(screen.getByRole('group', { name: 'Recognised' })).toBeVisible()
    await userEvent.clear(screen.getByLabelText('New task'))
    await userEvent.paste()
    await screen.getByRole('button', { name: 'Add 3 tasks' }).click()
    await eventually(stored).toEqual(expect.arrayContaining(['Buy rope', 'Paint oar', 'Sweep deck']))
    await userEvent.keyboard('{Escape}')
    await undoFromToast()
    await eventually(stored).not.toContain('Sweep deck')
  })

  test('one undo takes back a task and the tag that came with it', async () => {
    const { screen, stored, db } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Dig #Garden{Enter}')
    await eventually(stored).toContain('Dig')
    await userEvent.keyboard('{Escape}')
    await undoFromToast()
    await eventually(stored).not.toContain('Dig')
    await expect
      .poll(async () => (await db.table('taskTags').toArray()).map(({ title }) => title))
      .not.toContain('Garden')
  })

  test('the address can ask for it, and forgets it', async () => {
    const { screen, href } = await open('?new=task')
    await expect.element(screen.getByLabelText('New task')).toHaveFocus()
    expect(href()).toBe('/apps/tasks')
  })

  test('a half-written line is there again after a reload', async () => {
    const { screen } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Half a')
    await screen.unmount()
    const again = await open()
    await expect.element(again.screen.getByLabelText('New task')).toHaveValue('Half a')
    await userEvent.keyboard('{Escape}')
  })

  test('what is added to a filtered list gets the filter’s tag, so that it shows', async () => {
    const { screen, row } = await open('?tag=bug')
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('Another one{Enter}')
    await eventually(() => row(/Another one/).element().textContent).toMatch(/Bug/)
  })

  test('a section, with Ctrl and full stop, behind the one of the cursor', { tags: 'extended' }, async () => {
    const { row, stored } = await open()
    await row(/Pay the rent/).click()
    await userEvent.keyboard('{Control>}.{/Control}Garden{Enter}')
    await expect
      .poll(stored)
      .toEqual([
        'Home',
        'Water the plants',
        'Pay the rent',
        'Call the plumber',
        'Garden',
        'Work',
        'Write the report',
        'Fix the build',
      ])
  })
})

describe('when a task is due', () => {
  test('a time of day shows on every day, and none where there is none', async () => {
    const whole = endOfDay(new Date(days(3))).toISOString()
    const { row } = await open('', [
      task('Call the garage', { dueDate: days(1, 9) }),
      task('See the dentist', { dueDate: days(3, 14) }),
      task('Renew the passport', { dueDate: days(40, 15) }),
      task('Clean the oven', { dueDate: whole }),
    ])
    const due = (title: RegExp) => row(title).element().querySelector('[id^="due-"]')?.textContent
    await expect.element(row(/Clean the oven/)).toBeVisible()
    expect(due(/Call the garage/)).toBe('Due: Tomorrow, 09:00')
    expect(due(/See the dentist/)).toMatch(/^Due: \w{3} \d+ \w+, 14:00$/)
    expect(due(/Renew the passport/)).toMatch(/, 15:00$/)
    expect(due(/Clean the oven/)).not.toMatch(/\d\d:\d\d/)
  })

  test('what is late has a sign besides its colour', async () => {
    const { row } = await open()
    const sign = (title: RegExp) =>
      row(title).element().querySelector('[id^="due-"] use')?.getAttribute('href')?.split('#').at(-1)
    await expect.element(row(/Pay the rent/)).toBeVisible()
    expect(sign(/Pay the rent/)).toBe('exclamation-circle')
    expect(sign(/Water the plants/)).toBeUndefined()
  })
})

describe('by keyboard', () => {
  test('arrows and j and k go through the rows, Space completes, e edits, Delete deletes', async () => {
    const { row, focused, one, stored } = await open()
    await expect.element(row(/Water the plants/)).toBeVisible()
    await userEvent.keyboard('j')
    await eventually(focused).toBe('water-the-plants')
    await userEvent.keyboard('j{ArrowDown}k')
    await eventually(focused).toBe('pay-the-rent')
    await userEvent.keyboard(' ')
    await eventually(async () => (await one('pay-the-rent'))?.completed).toBe(true)
    await userEvent.keyboard('e')
    await userEvent.keyboard('Pay it{Enter}')
    await eventually(stored).toContain('Pay it')
    await eventually(focused).toBe('pay-the-rent')
    await userEvent.keyboard('{Delete}')
    await eventually(stored).not.toContain('Pay it')
    await eventually(focused).toBe('call-the-plumber')
  })

  test('Ctrl and an arrow move a task, and its new place is said', async () => {
    const { row, stored, focused, screen } = await open()
    await row(/Water the plants/).click()
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await eventually(async () => (await stored()).slice(0, 3)).toEqual(['Home', 'Pay the rent', 'Water the plants'])
    await expect.element(screen.getByText('Moved to position 2 of 3').first()).toBeVisible()
    expect(focused()).toBe('water-the-plants')
  })

  test('a task is lifted by its handle, moved by arrows and dropped', async () => {
    const { row, stored } = await open()
    await row(/Water the plants/).click()
    ;(
      row(/Water the plants/)
        .getByRole('button', { name: 'Move Water the plants' })
        .element() as HTMLElement
    ).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await eventually(async () => (await stored()).slice(0, 3)).toEqual(['Home', 'Pay the rent', 'Water the plants'])
  })

  test('Ctrl+Z undoes the last change, Ctrl+Shift+Z does it again', async () => {
    const { row, one } = await open()
    await row(/Pay the rent/).click()
    await userEvent.keyboard(' ')
    await eventually(async () => (await one('pay-the-rent'))?.completed).toBe(true)
    await userEvent.keyboard('{Control>}z{/Control}')
    await eventually(async () => (await one('pay-the-rent'))?.completed).toBe(false)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await eventually(async () => (await one('pay-the-rent'))?.completed).toBe(true)
  })

  test('single letters do nothing while a title is written', async () => {
    const { screen, stored } = await open()
    await screen.getByRole('button', { name: 'New task' }).click()
    await userEvent.keyboard('jxe#k')
    await expect.element(screen.getByLabelText('New task')).toHaveValue('jxe#k')
    await expect.poll(() => stored()).toHaveLength(SAMPLE.length)
  })
})

describe('several at once', () => {
  test('x and Shift with arrows select; one change and one undo for all', async () => {
    const { row, screen, one } = await open()
    await expect.element(row(/Water the plants/)).toBeVisible()
    // A press would open it, and what opens may take the keys.
    row(/Water the plants/)
      .element()
      .focus()
    await userEvent.keyboard('x')
    await expect.element(screen.getByRole('toolbar', { name: '1 task selected' })).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(screen.getByRole('toolbar', { name: '2 tasks selected' })).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    const bar = screen.getByRole('toolbar', { name: '3 tasks selected' })
    await expect.element(bar).toBeVisible()
    await bar.getByRole('button', { name: 'Complete' }).click()
    await eventually(async () => (await one('call-the-plumber'))?.completed).toBe(true)
    await expect.element(screen.getByText('3 tasks completed').first()).toBeVisible()
    await undoFromToast()
    await eventually(async () => (await one('water-the-plants'))?.completed).toBe(false)
    await expect.poll(async () => (await one('call-the-plumber'))?.completed).toBe(false)
  })

  test('of thousands: how far it has come, one change and one undo', { tags: 'extended' }, async () => {
    const many = Array.from({ length: 2500 }, (_, index) => task(`Far ${index}`))
    const { db, row, screen } = await open('', many)
    const done = async () => (await db.table<Task>('tasks').toArray()).filter(({ completed }) => completed).length
    await row(/Far 0\b/).click()
    await userEvent.keyboard('{Control>}a{/Control}')
    const bar = screen.getByRole('toolbar', { name: '2,500 tasks selected' })
    const release = await holdWrites(db, 'tasks')
    await bar.getByRole('button', { name: 'Complete' }).click()
    await expect.element(screen.getByText('Saving 0 of 2,500…').first()).toBeVisible()
    await release()
    await expect.element(screen.getByText('2,500 tasks completed').first()).toBeVisible()
    await expect.poll(() => toastStore.read().length).toBe(1)
    expect(await done()).toBe(2500)
    await undoFromToast()
    await expect.poll(done).toBe(0)
  })

  test('a due date by quick pick, from the bar', { tags: 'extended' }, async () => {
    const { row, screen, one } = await open()
    await row(/Call the plumber/).click({ modifiers: ['Control'] })
    await row(/Fix the build/).click({ modifiers: ['Control'] })
    await screen
      .getByRole('toolbar', { name: /selected$/ })
      .getByRole('button', { name: 'Due date' })
      .click()
    await page.getByRole('menuitem', { name: /Tomorrow/ }).click()
    const tomorrow = new Date()
    tomorrow.setDate(tomorrow.getDate() + 1)
    const due = storedAs(endOfDay(tomorrow).toISOString(), '23:59:59')
    await eventually(async () => (await one('fix-the-build'))?.dueDate).toBe(due)
    await expect.poll(async () => (await one('call-the-plumber'))?.dueDate).toBe(due)
  })

  test('moved to another section together', { tags: 'extended' }, async () => {
    const { row, screen, stored } = await open()
    await row(/Water the plants/).click({ modifiers: ['Control'] })
    await row(/Call the plumber/).click({ modifiers: ['Control'] })
    await screen
      .getByRole('toolbar', { name: /selected$/ })
      .getByRole('button', { name: 'Move' })
      .click()
    await page.getByRole('menuitem', { name: 'Work' }).click()
    await expect
      .poll(stored)
      .toEqual([
        'Home',
        'Pay the rent',
        'Work',
        'Write the report',
        'Fix the build',
        'Water the plants',
        'Call the plumber',
      ])
  })

  test('Ctrl+A selects all that is shown, Escape none', async () => {
    const { row, screen } = await open()
    await row(/Water the plants/).click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(screen.getByRole('toolbar', { name: '5 tasks selected' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('toolbar', { name: /selected$/ })).not.toBeInTheDocument()
  })
})

describe('the address', () => {
  test('says which task is open, how it is filtered and sorted', async () => {
    const { screen } = await open('?task=fix-the-build&due=none&sort=title')
    await expect
      .element(screen.getByRole('complementary', { name: 'Task' }).getByLabelText('Title'))
      .toHaveValue('Fix the build')
    await eventually(titles).toEqual(['Call the plumber', 'Fix the build', 'Write the report'])
  })

  test('what it says wrongly is passed over', async () => {
    const { screen } = await open('?due=soon&sort=7&priority=9&show=')
    await expect.element(screen.getByText('5 to do')).toBeVisible()
    await eventually(titles).toHaveLength(5)
  })

  test('back closes the task that was opened', async () => {
    const { row, screen, router, href } = await open()
    await row(/Fix the build/).click()
    await eventually(href).toBe('/apps/tasks?task=fix-the-build')
    router.history.back()
    await expect.element(screen.getByRole('complementary', { name: 'Task' })).not.toBeInTheDocument()
  })

  test('a task that is not there says so, with a way back', async () => {
    const { screen, href } = await open('?task=gone')
    await expect.element(screen.getByText('This task no longer exists.')).toBeVisible()
    await screen.getByRole('button', { name: 'Back to the list' }).click()
    await eventually(href).toBe('/apps/tasks')
  })
})

describe('search', () => {
  test('marks what it finds, in titles, and finds notes', async () => {
    const { screen, href } = await open()
    await screen.getByRole('button', { name: 'Search tasks' }).click()
    await userEvent.keyboard('plu')
    await expect.element(screen.getByText('plu', { exact: true })).toBeVisible()
    expect(screen.container.querySelector('mark')?.textContent).toBe('plu')
    expect(titles()).toEqual(['Call the plumber'])
    expect(href()).toContain('q=plu')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}kitchen')
    await eventually(titles).toEqual(['Call the plumber'])
  })

  test('nothing found says the words, and a way to clear them', async () => {
    const { screen } = await open('?q=zebra')
    await expect.element(screen.getByText('No results for “zebra”.')).toBeVisible()
    await screen.getByRole('button', { name: 'Show all tasks still to do' }).click()
    await eventually(titles).toHaveLength(5)
  })

  test('blanks are no search', async () => {
    await open('?q=%20%20')
    await eventually(titles).toHaveLength(5)
  })

  test('a title that looks like markup is shown as it is', async () => {
    const { screen, router } = await open('', [task('Make <b>bold</b> & "loud"', { id: 'markup' })])
    await router.navigate({ to: '/apps/tasks', search: { q: 'bold' } })
    await eventually(titles).toEqual(['Make <b>bold</b> & "loud"'])
    await eventually(() => screen.container.querySelector('mark')?.textContent).toBe('bold')
    expect(screen.container.querySelector('[role="grid"] b')).toBeNull()
  })
})

describe('where there is nothing', () => {
  test('no task yet: one line, one way to make the first', { tags: 'extended' }, async () => {
    const { screen, stored } = await open('', [])
    await expect.element(screen.getByText('No tasks yet.')).toBeVisible()
    await screen.getByRole('button', { name: 'Add the first task' }).click()
    await userEvent.keyboard('First{Enter}')
    await eventually(stored).toEqual(['First'])
    await userEvent.keyboard('{Escape}')
  })

  test('all done', async () => {
    const { screen } = await open('', [task('Old', { completed: true, completedAt: days(-2) })])
    await expect.element(screen.getByText('All done.')).toBeVisible()
    await screen.getByRole('button', { name: 'Show completed tasks' }).click()
    await eventually(titles).toEqual(['Old'])
  })

  test('no task for these filters', async () => {
    const { screen } = await open('?priority=0')
    await expect.element(screen.getByText('No tasks match these filters.')).toBeVisible()
  })

  test('an empty title is kept, and shown as untitled', async () => {
    const { row, one } = await open()
    await row(/Fix the build/).click()
    await userEvent.keyboard('e')
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{Enter}')
    await eventually(async () => (await one('fix-the-build'))?.title).toBe('')
    await expect.element(row(/Untitled/)).toBeVisible()
  })
})

describe('the open task', () => {
  const openTask = async (id: string, tasks = SAMPLE) => {
    const app = await open(`?task=${id}`, tasks)
    const pane = app.screen.getByRole('complementary', { name: 'Task' })
    await expect.element(pane.getByLabelText('Title')).toBeVisible()
    return { ...app, pane }
  }

  test('its title and notes save themselves; what is typed is one undo', async () => {
    const { pane, one } = await openTask('fix-the-build')
    await pane.getByLabelText('Notes').fill('First')
    await eventually(async () => (await one('fix-the-build'))?.notes).toBe('First')
    await expect.element(pane.getByText('Saved')).toBeVisible()
    await pane.getByLabelText('Notes').fill('First, then second')
    await eventually(async () => (await one('fix-the-build'))?.notes).toBe('First, then second')
    pane.getByRole('button', { name: 'Copy link' }).element().focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await eventually(async () => (await one('fix-the-build'))?.notes).toBeNull()
    await expect.element(pane.getByLabelText('Notes')).toHaveValue('')
  })

  test('nothing is lost when the pane closes in the middle of a word', async () => {
    const { pane, one } = await openTask('fix-the-build')
    await pane.getByLabelText('Title').fill('Fix the bui')
    await pane.getByRole('button', { name: 'Close' }).click()
    await eventually(async () => (await one('fix-the-build'))?.title).toBe('Fix the bui')
  })

  test('what was not saved when the page went away is there again, and is saved', async () => {
    sessionStorage.setItem('draft:tasks/fix-the-build/notes', JSON.stringify('Half a thought'))
    // Somebody else's drafts would be dropped.
    sessionStorage.setItem('person', 'alex-morgan')
    const { pane, one } = await openTask('fix-the-build')
    await expect.element(pane.getByLabelText('Notes')).toHaveValue('Half a thought')
    await eventually(async () => (await one('fix-the-build'))?.notes).toBe('Half a thought')
  })

  test('31/2 is refused, with a hint beside the field', async () => {
    const { pane, one } = await openTask('fix-the-build')
    await pane.getByRole('button', { name: /^Due/ }).click()
    await page.getByLabelText('When').fill('31/2')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Cairn doesn’t recognise this date/)).toBeVisible()
    await page.getByLabelText('When').fill('tomorrow 10:00')
    await userEvent.keyboard('{Enter}')
    await eventually(async () => (await one('fix-the-build'))?.dueDate).toBe(days(1, 10))
  })

  test('subtasks are added, ticked, moved, renamed and deleted', async () => {
    const { pane, one } = await openTask('write-the-report')
    const steps = async () => (await one('write-the-report'))?.subTasks.map(({ title }) => title).join(', ')
    await pane.getByLabelText('Add subtask').fill('Proofread')
    await userEvent.keyboard('{Enter}')
    await eventually(steps).toBe('Outline, Draft, Proofread')
    await pane.getByRole('checkbox', { name: 'Complete Draft' }).click()
    await expect
      .element(pane.getByRole('progressbar', { name: 'Subtasks' }))
      .toHaveAttribute('aria-valuetext', '2 of 3')
    await pane.getByLabelText('Subtask', { exact: true }).nth(2).click()
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    await eventually(steps).toBe('Outline, Proofread, Draft')
    await pane.getByLabelText('Subtask', { exact: true }).nth(0).fill('Plan')
    await userEvent.keyboard('{Enter}')
    await eventually(steps).toBe('Plan, Proofread, Draft')
    await pane.getByLabelText('Subtask', { exact: true }).nth(1).hover()
    await pane.getByRole('button', { name: 'Delete Proofread' }).click()
    await eventually(steps).toBe('Plan, Draft')
    await pane.getByLabelText('Add subtask').click()
    pasteText('- [x] Collect\n- Print')
    await eventually(steps).toBe('Plan, Draft, Collect, Print')
    expect((await one('write-the-report'))?.subTasks.map(({ completed }) => completed)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('a tag is made for it, and deleting a tag says how many tasks had it', { tags: 'extended' }, async () => {
    const { pane, screen, one } = await openTask('fix-the-build')
    await pane.getByRole('button', { name: /^Tags/ }).click()
    await page.getByRole('menuitem', { name: 'New tag…' }).click()
    await page.getByLabelText('New tag').fill('Bug')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('A tag with this name already exists.')).toBeVisible()
    await page.getByLabelText('New tag').fill('Garden')
    await userEvent.keyboard('{Enter}')
    await eventually(() => pane.getByRole('button', { name: /^Tags/ }).element().textContent).toMatch(/Garden/)
    await expect.poll(async () => (await one('fix-the-build'))?.tags).toHaveLength(2)
    await screen.getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Manage tags…' }).click()
    await page.getByRole('button', { name: 'Delete Bug' }).click()
    await expect.element(page.getByText('Tag “Bug” deleted and removed from 1 task').first()).toBeVisible()
    await eventually(async () => (await one('fix-the-build'))?.tags).toHaveLength(1)
  })

  test('below md it stands alone, with a way back to its row', async () => {
    await page.viewport(390, 844)
    const { pane, row, focused } = await openTask('fix-the-build')
    await expect.element(row(/Fix the build/)).not.toBeInTheDocument()
    await pane.getByRole('button', { name: 'Back to the list' }).click()
    await expect.element(row(/Fix the build/)).toBeVisible()
    await eventually(focused).toBe('fix-the-build')
  })
})

describe('sections', () => {
  test('deleting one asks: its tasks are kept, under the section above', async () => {
    const { screen, stored } = await open()
    await screen.getByRole('heading', { name: 'Work' }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: /Delete section/ }).click()
    await page.getByRole('button', { name: 'Keep its 2 tasks' }).click()
    await eventually(stored).toEqual(SAMPLE.map(({ title }) => title).filter((title) => title !== 'Work'))
  })

  test('or its tasks are deleted too, and one undo brings all back', async () => {
    const { screen, stored } = await open()
    await screen.getByRole('heading', { name: 'Work' }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: /Delete section/ }).click()
    await page.getByRole('button', { name: 'Delete its 2 tasks too' }).click()
    await eventually(stored).toHaveLength(4)
    await undoFromToast()
    await eventually(stored).toEqual(SAMPLE.map(({ title }) => title))
  })
})

describe('calendar files', () => {
  const CALENDAR = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:From afar'],
    ...['BEGIN:VTODO', 'UID:far-1', 'SUMMARY:Book the ferry\\, twice', 'CATEGORIES:Travel', 'END:VTODO'],
    ...['BEGIN:VTODO', 'UID:far-2', 'SUMMARY:Pack', 'END:VTODO'],
    ...['BEGIN:VTODO', 'UID:far-3', 'SUMMARY:Broken', 'END:VCALENDAR'],
  ].join('\r\n')
  const other = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:From Afar', ...lines, 'END:VCALENDAR'].join('\r\n')

  const drop = (content: BlobPart) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'far.ics', { type: 'text/calendar' }))
    document.querySelector('[role="grid"]')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  }

  test('a file dropped on the list is shown first, then imported; again it adds nothing; undo removes it all', {
    tags: 'extended',
  }, async () => {
    const { stored, row, db } = await open()
    await expect.element(row(/Fix the build/)).toBeVisible()
    drop(CALENDAR)
    await expect.element(page.getByText('2 new tasks')).toBeVisible()
    await expect.element(page.getByText('Broken (line 13)')).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 tasks' }).click()
    await eventually(async () => (await stored()).slice(-3)).toEqual(['From afar', 'Book the ferry, twice', 'Pack'])
    await eventually(() => row(/Book the ferry/).element().textContent).toMatch(/Travel/)

    drop(CALENDAR)
    await expect.element(page.getByText(/2 already exist/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await undoFromToast()
    await eventually(stored).toEqual(SAMPLE.map(({ title }) => title))
    await eventually(async () => (await db.table('taskTags').toArray()).map(({ title }) => title)).not.toContain(
      'Travel',
    )
  })

  test('what comes in otherwise is told in words, with the dates; the section of that name takes it', async () => {
    const { stored, row, db } = await open()
    await expect.element(row(/Fix the build/)).toBeVisible()
    drop(other('BEGIN:VTODO', 'UID:one', 'SUMMARY:One', 'END:VTODO'))
    await page.getByRole('button', { name: 'Import 1 task' }).click()
    await expect.element(page.getByText('1 task imported into “From Afar”')).toBeVisible()
    await eventually(async () => (await stored()).slice(-2)).toEqual(['From Afar', 'One'])
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.element(page.getByRole('complementary', { name: 'Task' }).getByLabelText('Title')).toHaveValue('One')

    const [zone, bad] = [
      ['DUE;TZID=My Own Zone:20270103T090000', 'TRANSP:OPAQUE', 'X-APPLE-SORT-ORDER:7', 'END:VTODO'],
      ['DUE:20271399T990000', 'END:VTODO'],
    ]
    const done = ['BEGIN:VTODO', 'UID:four', 'SUMMARY:Four', 'COMPLETED:20261103T180000Z', 'END:VTODO']
    const text = other(
      ...['BEGIN:VTODO', 'UID:two', 'SUMMARY:Caf? two', ...zone, 'BEGIN:VTODO', 'UID:three', 'SUMMARY:Three', ...bad],
      ...['BEGIN:VTODO', 'UID:off', 'SUMMARY:Off', 'STATUS:CANCELLED', 'END:VTODO', ...done],
    )
    drop(Uint8Array.from(text, (letter) => (letter === '?' ? 0xe9 : letter.charCodeAt(0))))
    await expect.element(page.getByText('3 new tasks')).toBeVisible()
    const preview = page.getByRole('dialog')
    for (const words of [
      'Not imported: availability, details specific to the other app',
      'Unknown time zone, treated as your local time: “Café two”',
      'Invalid due date, left out: “Three”',
      '1 cancelled task left out',
      '3 Jan 2027, 09:00',
    ])
      await expect.element(preview.getByText(words)).toBeVisible()
    await page.getByRole('button', { name: 'Import 3 tasks' }).click()
    await eventually(async () => (await stored()).slice(-5)).toEqual(['From Afar', 'One', 'Café two', 'Three', 'Four'])
    await expect
      .poll(async () => (await db.table('tasks').where('uid').equals('four').first())?.completedAt)
      .toBe('2026-11-03T18:00:00.000Z')
    await undoFromToast()
    await eventually(async () => (await stored()).slice(-2)).toEqual(['From Afar', 'One'])
  })

  test('a file that is no calendar says so', async () => {
    const { row } = await open()
    await expect.element(row(/Fix the build/)).toBeVisible()
    drop('Dear diary')
    await expect.element(page.getByText(/This file has no tasks/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })
})

test('a write that fails is taken back, and the person is told', async () => {
  const { screen, db } = await open()
  await expect.element(screen.getByRole('checkbox', { name: 'Complete Fix the build' })).toBeVisible()
  db.table('tasks').hook('updating', () => {
    throw new Error('The disk is full')
  })
  await screen.getByRole('checkbox', { name: 'Complete Fix the build' }).click()
  await expect.element(screen.getByText('Couldn’t save. Try again.').first()).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'Complete Fix the build' })).not.toBeChecked()
})

test('in French, every word of the screen is French', async () => {
  const { screen, row } = await open('?task=write-the-report', SAMPLE, { prefs: { language: 'fr' } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Tâches' })).toBeVisible()
  await eventually(() => row(/Water the plants/).element().textContent).toMatch(/Demain/)
  await expect.element(screen.getByText('1 sur 2').first()).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: /Terminer.*Fix the build/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Nouvelle tâche' }).click()
  await userEvent.keyboard('Appeler ven. 10h #bogue')
  const chips = screen.getByRole('group', { name: 'Éléments reconnus' }).getByRole('button')
  await eventually(() => chips.elements().map((chip) => chip.textContent)).toEqual([
    expect.stringMatching(/^ven\.?.*10:00$/),
    'Bogue',
  ])
  await userEvent.keyboard('{Escape}')
})
