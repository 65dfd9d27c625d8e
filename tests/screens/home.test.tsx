import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Task } from '#contract/apps/tasks.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { call } from '#platform/api/call.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const openHome = (options: RenderAppOptions = {}) => renderApp('/dashboards/mainpage', { signedIn: true, ...options })

const readTasks = (): Promise<Task[]> => call(tasksApi.endpoints.all, {})

describe('home', () => {
  test('greets by name and tells the date', async () => {
    const { screen } = await openHome()
    await expect
      .element(screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Alex$/ }))
      .toBeVisible()
    const date = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format()
    await expect.element(screen.getByText(date)).toBeVisible()
  })

  test('each count leads to the rows behind it', async () => {
    const { screen } = await openHome()
    const counts = screen.getByRole('region', { name: 'Tasks' })
    const links = counts.getByRole('listitem').getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/apps/tasks?due=overdue',
      '/apps/tasks?due=today',
      '/apps/tasks?due=week',
      '/apps/tasks?due=none',
    ])
    const open = (await readTasks()).filter(({ type, completed }) => type === 'task' && !completed)
    const undated = open.filter(({ dueDate }) => dueDate === null)
    const overdue = open.filter(({ dueDate }) => dueDate !== null && Date.parse(dueDate) < Date.now())
    expect(links[0]?.textContent).toBe(`Overdue${overdue.length}`)
    expect(links[3]?.textContent).toBe(`No date${undated.length}`)
  })

  test('shows the last five activities', async () => {
    const { screen } = await openHome()
    const lately = screen.getByRole('region', { name: 'Lately' })
    await expect.element(lately.getByText('Reply to Véro Mobilité')).toBeVisible()
    expect(lately.getByRole('listitem').elements()).toHaveLength(5)
    expect(lately.element().textContent).not.toContain('<strong>')
  })

  test('opens a task by its title', async () => {
    const { screen } = await openHome()
    const next = screen.getByRole('region', { name: 'Send the reference letter to Lumen Santé' })
    await expect
      .element(next.getByRole('link', { name: 'Open task' }))
      .toHaveAttribute('href', '/apps/tasks?task=send-the-reference-letter-to-lumen-sante')
  })

  test('on a phone nothing scrolls sideways', async () => {
    await page.viewport(320, 640)
    const { screen } = await openHome()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
    await page.viewport(1280, 900)
  })
})

describe('completing a task on home', () => {
  test('takes the next one at once, stores it, and can be undone from the toast', async () => {
    const { screen } = await openHome()
    const title = 'Send the reference letter to Lumen Santé'
    const heading = screen.getByRole('heading', { level: 2, name: title })
    await expect.element(heading).toBeVisible()
    await screen.getByRole('button', { name: 'Complete', exact: true }).click()
    await expect.element(heading).not.toBeInTheDocument()
    const messages = screen.getByRole('region', { name: 'Messages' })
    await expect.element(messages.getByText(`Completed “${title}”`)).toBeVisible()
    expect((await readTasks()).find((task) => task.title === title)?.completed).toBe(true)
    await messages.getByRole('button', { name: 'Undo' }).click()
    await expect.element(heading).toBeVisible()
    expect((await readTasks()).find((task) => task.title === title)?.completed).toBe(false)
  })

  test('from a list leaves the focus in the list', async () => {
    const { screen } = await openHome()
    const list = screen.getByRole('region', { name: 'Today and overdue' })
    const boxes = list.getByRole('checkbox')
    const before = boxes.elements()[0]?.getAttribute('aria-label') ?? ''
    await boxes.first().click()
    await expect.element(list.getByRole('checkbox', { name: before })).not.toBeInTheDocument()
    await expect.element(list.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  test('that could not be stored is taken back, and said', async () => {
    const { screen, db } = await openHome()
    const title = 'Send the reference letter to Lumen Santé'
    await expect.element(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
    db.use({
      stack: 'dbcore',
      name: 'full-disk',
      create: (core) => ({
        ...core,
        table: (name) => ({
          ...core.table(name),
          mutate: () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')),
        }),
      }),
    })
    db.close({ disableAutoOpen: false })
    await db.open()
    await screen.getByRole('button', { name: 'Complete', exact: true }).click()
    await expect
      .element(screen.getByRole('region', { name: 'Messages' }).getByText('This could not be saved. Try again.'))
      .toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
  })
})

test('with nothing to do, home offers to add a task', async () => {
  const app = await renderApp('/pages/activities', { signedIn: true })
  const ids = (await readTasks()).map(({ id }) => id)
  await call(tasksApi.endpoints.deleteTasks, { body: { ids } })
  await app.router.navigate({ to: '/dashboards/mainpage' })
  await expect.element(app.screen.getByRole('heading', { level: 2, name: 'Nothing waits for you' })).toBeVisible()
  await expect
    .element(app.screen.getByRole('link', { name: 'Add a task' }))
    .toHaveAttribute('href', '/apps/tasks?new=task')
  await expect.element(app.screen.getByText('Nothing is due today, and nothing is late.')).toBeVisible()
})

test('home is complete in French', async () => {
  const { screen } = await openHome({ prefs: { language: 'fr' } })
  await expect.element(screen.getByRole('heading', { level: 1, name: /^(Bonjour|Bonsoir) Alex$/ })).toBeVisible()
  for (const name of ['Tâches', 'Aujourd’hui et en retard', 'Plus tard cette semaine', 'Dernièrement'])
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
})
