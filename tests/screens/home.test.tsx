import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Task } from '#contract/apps/tasks.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { applicationsApi } from '#contract/portal/applications.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { dueText } from '#formats/due.ts'
import { DUE_COLOURS } from '#kit/due/use-due-text.ts'
import { call } from '#platform/api/call.ts'
import { formatsOf } from '#platform/i18n/dates.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { homeQueries } from '#portal/home/queries.ts'
import { breakTables } from '#tests/setup/break-tables.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const openHome = (options: RenderAppOptions = {}) => renderApp('/dashboards/mainpage', { signedIn: true, ...options })

/** For what is about tasks alone: no jobs are planted. */
const TASKS = ['auth', 'user', 'navigation', 'tasks', 'activities']

const readTasks = (): Promise<Task[]> => call(tasksApi.endpoints.all, {})

describe('home', () => {
  test('greets by name and tells the date', async () => {
    const { screen } = await openHome({ samplesOf: TASKS })
    await expect
      .element(screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Alex$/ }))
      .toBeVisible()
    const date = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date())
    await expect.element(screen.getByText(date)).toBeVisible()
  })

  test('each count leads to the rows behind it', async () => {
    const { screen } = await openHome({ samplesOf: TASKS })
    const counts = screen.getByRole('region', { name: 'Tasks' })
    const links = counts.getByRole('list').first().getByRole('link').elements()
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

  test('what is late or due today and does not fit is behind its number', { tags: 'extended' }, async () => {
    const { screen, router, queryClient } = await openHome({ samplesOf: TASKS })
    const errands = Array.from({ length: 6 }, (_, index) => ({
      title: `Errand ${index + 1}`,
      dueDate: new Date().toISOString(),
    }))
    await call(tasksApi.endpoints.createTasks, { body: { tasks: errands, afterId: null } })
    await queryClient.invalidateQueries()
    const more = screen.getByRole('region', { name: 'Today and overdue' }).getByRole('link', { name: /^and \d+ more$/ })
    const tomorrow = new Date().setHours(24, 0, 0, 0)
    const open = (await readTasks()).filter(({ type, completed }) => type === 'task' && !completed)
    const due = open.filter(({ dueDate }) => dueDate !== null && Date.parse(dueDate) < tomorrow)
    await expect.element(more).toHaveTextContent(`and ${due.length - 5} more`)
    await router.navigate({ to: more.element().getAttribute('href') ?? '' })
    for (const { title } of due) await expect.element(screen.getByText(title, { exact: true }).first()).toBeVisible()
    for (const { title } of open.filter((task) => !due.includes(task)))
      expect(screen.getByText(title, { exact: true }).elements()).toEqual([])
  })

  test('counts again once the time has made it another', async () => {
    const { screen, queryClient } = await openHome({ samplesOf: TASKS })
    const overdue = screen.getByRole('region', { name: 'Tasks' }).getByRole('link', { name: /^Overdue/ })
    await expect.element(overdue).toBeVisible()
    const before = overdue.element().textContent
    const { queryKey } = homeQueries.due()
    const ahead = { overdue: 999, until: new Date(Date.now() + 3_600_000).toISOString() }
    queryClient.setQueryData(queryKey, (due) => due && { ...due, ...ahead })
    await expect.element(overdue).toHaveTextContent('Overdue999')
    queryClient.setQueryData(queryKey, (due) => due && { ...due, until: new Date(0).toISOString() })
    await expect.element(overdue).toHaveTextContent(before ?? '')
  })

  test('reads a dozen tasks, however many there are', async () => {
    const { screen, queryClient } = await openHome({ samplesOf: TASKS })
    await expect.element(screen.getByRole('region', { name: 'Today and overdue' })).toBeVisible()
    expect(queryClient.getQueryData(homeQueries.due().queryKey)?.tasks.length).toBeLessThanOrEqual(12)
    expect(queryClient.getQueryData(apiQuery(tasksApi.endpoints.all, {}).queryKey)).toBeUndefined()
  })

  test('tells the portal of a visit in each session', { tags: 'extended' }, async () => {
    const { queryClient, router } = await openHome()
    const reported = () =>
      queryClient
        .getMutationCache()
        .getAll()
        .filter(({ options }) => options.mutationKey?.[0] === 'career').length
    await expect.poll(reported).toBe(1)
    dispatchSession({ type: 'lost' })
    await expect.poll(() => router.state.location.pathname).toBe('/sign-in')
    await expect.poll(reported).toBe(0)
    await page.getByRole('button', { name: 'Use the sample account' }).click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(reported).toBe(1)
  })

  test('shows the last five activities', async () => {
    const { screen } = await openHome({ samplesOf: TASKS })
    const recent = screen.getByRole('region', { name: 'Recent activity' })
    await expect.element(recent.getByText('Reply to Véro Mobilité')).toBeVisible()
    expect(recent.getByRole('listitem').elements()).toHaveLength(5)
    expect(recent.element().textContent).not.toContain('<strong>')
  })

  test('what has just happened is never still to come, whoever’s clock dated it', async () => {
    const { screen, db, queryClient } = await openHome({ samplesOf: TASKS })
    const first = screen.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first()
    await expect.element(first).toBeVisible()
    const date = new Date(Date.now() + 150_000).toISOString()
    await db.table('activities').add({ id: 'ahead', description: 'Just now', date })
    await queryClient.invalidateQueries({ queryKey: ['activities'] })
    await expect.poll(() => first.element().querySelector('p')?.textContent).toContain('Just now')
    expect(first.element().querySelector('time')?.textContent).toBe('now')
  })

  test('opens a task by its title', async () => {
    const { screen } = await openHome({ samplesOf: TASKS })
    const list = screen.getByRole('region', { name: 'Today and overdue' })
    await expect
      .element(list.getByRole('link', { name: /^Send the reference letter to Lumen Santé/ }))
      .toHaveAttribute('href', '/apps/tasks?task=send-the-reference-letter-to-lumen-sante')
  })

  test('says when a task is due in the words and the colour of the list of tasks', async () => {
    const { screen } = await openHome({ samplesOf: TASKS })
    const list = screen.getByRole('region', { name: 'Today and overdue' })
    await expect.element(list.getByRole('checkbox').first()).toBeVisible()
    const shown = [...list.element().querySelectorAll('time')]
    const english = { formats: formatsOf('en'), near: { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' } }
    expect(shown.length).toBeGreaterThan(2)
    for (const time of shown) {
      const { text, tone } = dueText(time.dateTime, { ...english, now: Date.now() })
      expect(time.textContent?.replace(' (overdue)', '')).toBe(text)
      expect(time.className).toContain(DUE_COLOURS[tone])
    }
  })

  test('ranks: one card of tasks, three skills to learn, and on a phone three activities', {
    tags: 'extended',
  }, async () => {
    const { screen } = await openHome()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Skills to learn' })).toBeVisible()
    const cardsOf = (name: string) => screen.getByRole('heading', { level: 2, name, exact: true }).elements()
    expect([cardsOf('Tasks').length, cardsOf('Today and overdue').length]).toEqual([1, 0])
    const skills = screen.getByRole('region', { name: 'Skills to learn' }).getByRole('listitem')
    expect(skills.elements()).toHaveLength(3)
    await page.viewport(390, 844)
    const recent = screen.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
    await expect.poll(() => recent.elements().filter((one) => one.checkVisibility())).toHaveLength(3)
  })

  test('on a phone nothing scrolls sideways', { tags: 'extended' }, async () => {
    await page.viewport(320, 640)
    const { screen } = await openHome()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
    await page.viewport(1280, 900)
  })
})

describe('completing a task on home', () => {
  test('takes it away at once, stores it, and can be undone from the toast', async () => {
    const { screen } = await openHome({ samplesOf: TASKS })
    const title = 'Send the reference letter to Lumen Santé'
    const box = screen.getByRole('checkbox', { name: `Complete “${title}”` })
    await box.click()
    await expect.element(box).not.toBeInTheDocument()
    const messages = screen.getByRole('region', { name: 'Messages' })
    await expect.element(messages.getByText(`“${title}” completed`)).toBeVisible()
    await expect.poll(async () => (await readTasks()).find((task) => task.title === title)?.completed).toBe(true)
    await messages.getByRole('button', { name: 'Undo' }).click()
    await expect.element(box).toBeVisible()
    await expect.poll(async () => (await readTasks()).find((task) => task.title === title)?.completed).toBe(false)
  })

  test('from a list leaves the focus in the list', { tags: 'extended' }, async () => {
    const { screen } = await openHome({ samplesOf: TASKS })
    const list = screen.getByRole('region', { name: 'Today and overdue' })
    const boxes = list.getByRole('checkbox')
    const before = boxes.elements()[0]?.getAttribute('aria-label') ?? ''
    await boxes.first().click()
    await expect.element(list.getByRole('checkbox', { name: before })).not.toBeInTheDocument()
    await expect.element(list.getByRole('heading', { level: 3 })).toHaveFocus()
  })

  test('that could not be stored is taken back, and said', async () => {
    const { screen, db } = await openHome()
    const title = 'Send the reference letter to Lumen Santé'
    const box = screen.getByRole('checkbox', { name: `Complete “${title}”` })
    await expect.element(box).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'New matches' })).toBeVisible()
    await breakTables(db, () => true, {
      mutate: () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')),
    })
    await box.click()
    const words = 'Couldn’t save. There isn’t enough space left on this device. Free some up, then try again.'
    await expect.element(screen.getByRole('region', { name: 'Messages' }).getByText(words)).toBeVisible()
    await expect.element(box).toBeVisible()
  })
})

test('with nothing to do, home offers to add a task', async () => {
  const app = await renderApp('/pages/activities', { signedIn: true, samplesOf: TASKS })
  const ids = (await readTasks()).map(({ id }) => id)
  await call(tasksApi.endpoints.deleteTasks, { body: { ids } })
  await app.router.navigate({ to: '/dashboards/mainpage' })
  await expect.element(app.screen.getByText('No overdue tasks, and none due in the next few days.')).toBeVisible()
  await expect
    .element(app.screen.getByRole('link', { name: 'Add a task' }))
    .toHaveAttribute('href', '/apps/tasks?new=task')
  expect(app.screen.getByRole('heading', { name: 'Today and overdue' }).elements()).toEqual([])
})

test('home is complete in French', { tags: 'extended' }, async () => {
  const { screen } = await openHome({ prefs: { language: 'fr' } })
  await expect.element(screen.getByRole('heading', { level: 1, name: /^(Bonjour|Bonsoir) Alex$/ })).toBeVisible()
  for (const name of [
    'Nouvelles offres pour vous',
    'Candidatures',
    'Offres bientôt clôturées',
    'Tâches',
    'Activité récente',
  ])
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
})

describe('the search for a job on home', () => {
  test('each number opens exactly its rows', { tags: 'extended' }, async () => {
    const { screen, router } = await openHome()
    const stages = screen.getByRole('region', { name: 'Applications' })
    await expect.element(stages.getByRole('link', { name: /^Draft/ })).toBeVisible()
    const names = [
      /^Draft/,
      /^Ended/,
      /^See (all )?\d+ match(es)?$/,
      /^\+\d+ jobs? with one more level in SQL$/,
      /^\d+ new jobs?$/,
    ]
    const links = names.map((name) => screen.getByRole('link', { name }).first())
    for (const link of links) await expect.element(link).toBeVisible()
    const numbers = links.map((link) => Number(/\d+/.exec(link.element().textContent ?? '')?.[0]))
    const hrefs = links.map((link) => link.element().getAttribute('href') ?? '')
    expect(numbers.every((number) => number > 0)).toBe(true)
    await router.navigate({ to: hrefs[0] ?? '' })
    const drafts = screen.getByRole('list', { name: 'Drafts' })
    await expect.poll(() => drafts.getByRole('listitem').elements().length).toBe(numbers[0])
    await router.navigate({ to: hrefs[1] ?? '' })
    const list = screen.getByRole('list', { name: 'Applications' })
    await expect.poll(() => list.getByRole('listitem').elements().length).toBe(numbers[1])
    for (const [index, href] of hrefs.entries()) {
      if (index < 2) continue
      await router.navigate({ to: href })
      const words = numbers[index] === 1 ? '1 job' : `${numbers[index]} jobs`
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
    }
  })

  test('an interview’s time is taken where it is offered; the next thing follows', { tags: 'extended' }, async () => {
    const { screen } = await openHome()
    await expect.element(screen.getByText('Next step')).toBeVisible()
    // The job of one draft closes tonight.
    for (const { jobId } of await call(applicationsApi.endpoints.drafts, {})) {
      await call(applicationsApi.endpoints.deleteDraft, { params: { jobId } })
      await call(jobsApi.endpoints.unsave, { params: { jobId } })
    }
    for (const { id, version } of await readOffers()) {
      await call(applicationsApi.endpoints.transition, { params: { id }, body: { to: 'declined', version } })
    }
    await screen.getByRole('link', { name: 'Analytics' }).first().click()
    await screen.getByRole('link', { name: 'Home' }).first().click()
    const heading = screen.getByRole('heading', { level: 2, name: 'Choose an interview time with Halden Energy' })
    await expect.element(heading).toBeVisible()
    const times = screen.getByRole('radio')
    await times.nth(1).click()
    await screen.getByRole('button', { name: 'Accept this time' }).click()
    await expect.element(heading).not.toBeInTheDocument()
    await expect.element(screen.getByRole('region', { name: 'Messages' }).getByText(/^Accepted: /)).toBeVisible()
    const { results } = await call(applicationsApi.endpoints.applications, { query: { status: 'interview' } })
    expect(results.find(({ company }) => company.name === 'Halden Energy')?.interview?.status).toBe('accepted')
  })

  test('who is new is told where to begin', async () => {
    const { screen } = await openHome({ samplesOf: ['auth', 'user', 'navigation', 'jobs'] })
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Look for your next job' })).toBeVisible()
    await expect.element(screen.getByText('You haven’t applied for any jobs yet.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Add your skills' })).toBeVisible()
  })

  test('that could not be read says so beside itself, and is read again', { tags: 'extended' }, async () => {
    const { screen, db, router } = await renderApp('/pages/activities', { signedIn: true })
    await call(applicationsApi.endpoints.applications, { query: {} })
    const mend = await breakTables(db, (table) => table === 'careerVisits', {
      get: () => Promise.reject(new Error('unreadable')),
    })
    await router.navigate({ to: '/dashboards/mainpage' })
    await expect.element(screen.getByText('Couldn’t load your next steps.')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Today and overdue' })).toBeVisible()
    await mend()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'New matches' })).toBeVisible()
  })
})

const readOffers = async () =>
  (await call(applicationsApi.endpoints.applications, { query: { status: 'offer' } })).results
