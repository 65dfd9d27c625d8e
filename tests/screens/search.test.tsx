import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { Task } from '#contract/apps/tasks.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { announced } from '#tests/setup/announced.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const at = new Date().toISOString()

const task = (id: string, title: string, completed = false): Task => ({
  id,
  type: 'task',
  title,
  notes: null,
  completed,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
  createdAt: at,
  updatedAt: at,
  completedAt: null,
})

const SAMPLE = [task('lantern', 'Mend the lantern'), task('lamp', 'Lantern oil', true), task('boat', 'Paint the boat')]

const open = async (path = '/dashboards/mainpage', options: RenderAppOptions = {}) => {
  const app = await renderApp(path, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'contacts', 'navigation'],
    ...options,
  })
  await app.db.table('tasks').clear()
  await app.db.table('tasks').bulkPut(SAMPLE.map((one, order) => ({ ...one, order })))
  await app.queryClient.invalidateQueries({ queryKey: ['tasks'] })
  await app.db.meta.delete('search tasks')
  return app
}

/** What was sent to the search. */
const requested = (app: Awaited<ReturnType<typeof open>>) =>
  app.queryClient
    .getQueryCache()
    .findAll({ queryKey: ['search'] })
    .map(({ queryKey }) => (queryKey[2] as { body: { query: string } }).body.query)
    .filter(Boolean)

/** Goes to a hit by an arrow key, however many there are. */
async function goTo(field: Locator, hit: Locator, arrow: '{ArrowDown}' | '{ArrowUp}') {
  // What is found meanwhile gives it another place, and another id.
  const isThere = () => field.element().getAttribute('aria-activedescendant') === hit.element().id
  for (let steps = 0; steps < 20 && !isThere(); steps += 1) await userEvent.keyboard(arrow)
}

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 900)
})

describe('the search box', () => {
  const box = () => page.getByRole('combobox', { name: 'Search' })
  const begin = async (app: Awaited<ReturnType<typeof open>>) => {
    await app.screen.getByRole('button', { name: 'Search' }).click()
    await expect.element(box()).toHaveFocus()
  }

  test('only queries of at least 2 characters are sent, after a 300 ms pause; shorter input clears the results', {
    tags: 'extended',
  }, async () => {
    const app = await open()
    await begin(app)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('l')
    await vi.advanceTimersByTimeAsync(1000)
    expect(requested(app)).toEqual([])
    await userEvent.keyboard('a')
    await vi.advanceTimersByTimeAsync(299)
    expect(requested(app)).toEqual([])
    await userEvent.keyboard('n')
    await vi.advanceTimersByTimeAsync(299)
    expect(requested(app)).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await expect.poll(() => requested(app)).toEqual(['lan'])
    await expect.element(page.getByRole('option', { name: 'Mend the lantern' })).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  })

  test('lists groups with what was searched marked, tells how many, and opens one by keyboard', async () => {
    const app = await open()
    await begin(app)
    await userEvent.keyboard('lantern')
    const group = page.getByRole('listbox', { name: 'Results' }).getByRole('group', { name: 'Tasks' })
    await expect.element(group.getByRole('option', { name: 'Mend the lantern' })).toBeVisible()
    await expect.element(group.getByRole('option', { name: 'Lantern oil, done' })).toBeVisible()
    await expect.poll(() => group.element().querySelector('mark')?.textContent?.toLowerCase()).toBe('lantern')
    await expect.poll(announced).toMatch(/^\d+ results?$/)
    await goTo(box(), group.getByRole('option', { name: 'Mend the lantern' }), '{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(app.href).toBe('/apps/tasks?task=lantern')
    await expect.element(box()).not.toBeInTheDocument()
  })

  test('people are found by their names, are shown with their picture, and are opened', async () => {
    const app = await open()
    await begin(app)
    await userEvent.keyboard('roche')
    const person = page.getByRole('group', { name: 'Contacts' }).getByRole('option', { name: 'Inès Roche' })
    await expect.element(person).toBeVisible()
    expect(person.element().querySelector('mark')?.textContent).toBe('Roche')
    expect(person.element().querySelector('img, .rounded-full')).not.toBeNull()
    await goTo(box(), person, '{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(app.href).toBe('/apps/contacts/ines-roche')
  })

  test('Escape closes the form and gives the focus back', async () => {
    const app = await open()
    await begin(app)
    await userEvent.keyboard('lantern{Escape}')
    await expect.element(box()).not.toBeInTheDocument()
    await expect.element(app.screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  test("no results: 'No results found!', and the nearest pages", async () => {
    const app = await open()
    await begin(app)
    await userEvent.keyboard('qqtaskzzq')
    await expect.element(page.getByText('No results found!').first()).toBeVisible()
    const near = page.getByRole('group', { name: 'Similar pages' })
    await expect.element(near.getByRole('option', { name: 'Tasks' })).toBeVisible()
    await expect.poll(announced).toBe('No results found!')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(app.href).toBe('/apps/tasks')
  })

  test('offers no hit whose screen this build does not have', { tags: 'extended' }, async () => {
    const app = await open()
    await begin(app)
    await userEvent.keyboard('morgan')
    await expect.element(page.getByText('Searching…')).not.toBeInTheDocument()
    await expect.poll(() => requested(app)).toEqual(['morgan'])
    const links = page
      .getByRole('option')
      .elements()
      .map((option) => option.getAttribute('href') ?? '')
    expect(links.filter((link) => !isRoute(app.router, link.split('?')[0] ?? ''))).toEqual([])
  })

  test('on a phone the bar is as wide as the page; in French its words are French', { tags: 'extended' }, async () => {
    await page.viewport(390, 844)
    const app = await open('/dashboards/mainpage', { prefs: { language: 'fr' } })
    await app.screen.getByRole('button', { name: 'Rechercher' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Rechercher' })).toHaveFocus()
    const form = page.getByRole('search').element().getBoundingClientRect()
    expect([form.left, form.width]).toEqual([0, 390])
    await userEvent.keyboard('zzqq')
    await expect.element(page.getByText(/Aucun résultat/).first()).toBeVisible()
  })
})

describe('the palette', () => {
  const field = () => page.getByRole('combobox', { name: 'Search and commands' })
  const row = (name: string | RegExp) => page.getByRole('gridcell', { name })
  const group = (name: string) => page.getByRole('rowgroup', { name })

  test.each(['{Control>}k{/Control}', '/'])('opens on %s, closes on Escape, and gives the focus back', async (keys) => {
    const app = await open()
    const button = app.screen.getByRole('button', { name: 'Search' })
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard(keys)
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('by keyboard alone: finds a task, completes it in place, and the change can be undone', async () => {
    const app = await open()
    const isDone = async () => (await app.db.table<Task>('tasks').get('lantern'))?.completed
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('mend lantern')
    await expect.element(group('Most relevant').getByRole('gridcell', { name: 'Mend the lantern' })).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(isDone).toBe(true)
    await expect.element(field()).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(isDone).toBe(false)
    await expect.element(group('Most relevant').getByRole('button', { name: 'Complete' })).toBeVisible()
  })

  test('looks for duplicate contacts from any screen; the address says nothing of it afterwards', {
    tags: 'extended',
  }, async () => {
    const { router } = await open()
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('duplicate')
    await expect.element(row('Find duplicate contacts')).toBeVisible()
    await goTo(field(), row('Find duplicate contacts'), '{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Possible duplicates' })).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/apps/contacts')
  })

  test('creates a task with the words, with undo', async () => {
    const app = await open()
    const titles = async () => (await app.db.table<Task>('tasks').toArray()).map(({ title }) => title)
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('Buy sea charts')
    await expect.element(row('New task “Buy sea charts”')).toBeVisible()
    await goTo(field(), row('New task “Buy sea charts”'), '{ArrowUp}')
    await userEvent.keyboard('{Enter}')
    await expect.poll(titles).toContain('Buy sea charts')
    await expect.element(field()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(titles).not.toContain('Buy sea charts')
  })

  test('a new task says when, with which tag and how urgent, as in the list; its toast leads to it', {
    tags: 'extended',
  }, async () => {
    const app = await open()
    const added = () =>
      app.db
        .table<Task>('tasks')
        .filter(({ title }) => title === 'Buy rope')
        .first()
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('Buy rope tomorrow 18:00 #Harbour !high')
    await expect.element(row(/^New task “Buy rope/)).toBeVisible()
    await goTo(field(), row(/^New task “Buy rope/), '{ArrowUp}')
    await userEvent.keyboard('{Enter}')
    const due = new Date()
    due.setDate(due.getDate() + 1)
    due.setHours(18, 0, 0, 0)
    await expect.poll(added).toMatchObject({ dueDate: due.toISOString(), priority: 2 })
    const tags = await app.db.table<{ id: string; title: string }>('taskTags').toArray()
    await expect.poll(async () => (await added())?.tags).toEqual([tags.find(({ title }) => title === 'Harbour')?.id])
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect.poll(app.href).toBe(`/apps/tasks?task=${(await added())?.id}`)
  })

  test('what a new task was understood to say stands below it, and a press makes it text again', {
    tags: 'extended',
  }, async () => {
    const app = await open()
    const due = async () => (await app.db.table<Task>('tasks').toArray()).find(({ title }) => title.startsWith('Mend'))
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('Mend sails tomorrow #Harbour')
    const press = (words: string) => page.getByRole('button', { name: words })
    await expect.element(press('Tomorrow: keep “tomorrow” as text')).toBeVisible()
    await expect.element(press('Harbour (new tag): keep “#Harbour” as text')).toBeVisible()
    await goTo(field(), row(/^New task “Mend/), '{ArrowUp}')
    await press('Tomorrow: keep “tomorrow” as text').click()
    await expect.element(press('Tomorrow: keep “tomorrow” as text')).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
    // By key too: to the one that is left, and pressed.
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-1$/))
    await userEvent.keyboard('{Enter}')
    await expect.element(press('Harbour (new tag): keep “#Harbour” as text')).not.toBeInTheDocument()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect.poll(due).toMatchObject({ title: 'Mend sails tomorrow #Harbour', dueDate: null, tags: [] })
  })

  test.each(['new task', 'Nouvelle tâche'])(
    '“%s” is first, and opens the line for one',
    { tags: 'extended' },
    async (typed) => {
      const app = await open()
      await userEvent.keyboard('/')
      await expect.element(field()).toHaveFocus()
      await userEvent.keyboard(typed)
      await expect
        .element(group('Most relevant').getByRole('gridcell', { name: 'New task', exact: true }))
        .toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect.element(app.screen.getByLabelText('New task', { exact: true })).toHaveFocus()
    },
  )

  test('what is typed behind it is the task', { tags: 'extended' }, async () => {
    const app = await open()
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('new task Tar the hull')
    await expect
      .element(group('Most relevant').getByRole('gridcell', { name: 'New task “Tar the hull”' }))
      .toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(async () => (await app.db.table<Task>('tasks').toArray()).map(({ title }) => title))
      .toContain('Tar the hull')
  })

  test('has the actions of the current screen, by mouse too, and does them there', async () => {
    const app = await open('/apps/tasks')
    await expect.element(app.screen.getByRole('button', { name: 'New task' })).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(group('On this screen').getByRole('gridcell', { name: /New section/ })).toBeVisible()
    await userEvent.keyboard('new tas')
    await row(/^New task/)
      .first()
      .click()
    await expect.element(app.screen.getByLabelText('New task', { exact: true })).toHaveFocus()
  })

  test('what was opened last stands first, and is gone with the sign-out', { tags: 'extended' }, async () => {
    const app = await open()
    await userEvent.keyboard('/')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('paint boat')
    await expect.element(group('Most relevant')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(app.href).toBe('/apps/tasks?task=boat')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(group('Recently opened').getByRole('gridcell', { name: 'Paint the boat' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(localStorage.getItem('recent')).toContain('Paint the boat')
    await app.router.navigate({ to: '/sign-out' })
    await expect.poll(() => localStorage.getItem('recent')).toBeNull()
  })

  test('is reached by mouse from the search bar, with what is typed there', { tags: 'extended' }, async () => {
    const app = await open()
    await app.screen.getByRole('button', { name: 'Search' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('boat')
    await page.getByRole('button', { name: 'All commands for “boat”' }).click()
    await expect.element(field()).toHaveValue('boat')
    await expect.element(row('Paint the boat')).toBeVisible()
  })
})
