import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Activity } from '#contract/apps/activities.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { call, callForChange } from '#platform/api/call.ts'
import { type RenderedApp, renderApp, samplesHere } from '#tests/setup/screens.tsx'

samplesHere('auth', 'user', 'navigation', 'tasks', 'activities')

const FEED = '/pages/activities'

afterEach(() => void vi.restoreAllMocks())

describe('the activity page', () => {
  test('a list of activity items, the newest first, by day', async () => {
    const { screen, db } = await renderApp(FEED, { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await expect.poll(() => screen.container.querySelectorAll('main li time').length).toBeGreaterThan(0)
    const newestFirst = await db.table('activities').orderBy('date').reverse().limit(20).toArray()
    const times = screen.container.querySelectorAll('main li time')
    expect([...times].map((time) => time.getAttribute('datetime'))).toEqual(newestFirst.map(({ date }) => date))
    expect(screen.getByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
  })

  test('more of the feed comes on demand, and the address keeps how much is shown', async () => {
    const { screen, href, db } = await renderApp(FEED, { signedIn: true })
    const all = await db.table('activities').count()
    await screen.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await expect.poll(() => screen.container.querySelectorAll('main section li').length).toBe(Math.min(40, all))
    expect(href()).toContain('shown=40')
  })

  test('markup in a description is shown, script in it is not', async () => {
    const { screen, db, queryClient } = await renderApp(FEED, { signedIn: true })
    await expect.element(screen.getByRole('listitem').first()).toBeVisible()
    await db.table('activities').put({
      id: 'planted',
      description:
        '<strong>Marked</strong><img src=x onerror="document.title=\'broken in\'"> and <script>alert(1)</script>safe',
      date: new Date(Date.now() + 1000).toISOString(),
    })
    await queryClient.invalidateQueries({ queryKey: ['activities'] })
    await expect.element(screen.getByText('Marked')).toBeVisible()
    expect(screen.container.querySelector('main li strong')?.textContent).toBe('Marked')
    expect(screen.container.querySelector('main li img, main li script')).toBeNull()
  })

  test('an evaluation that one has completed is in the feed, leads to its result and is found', {
    tags: 'extended',
  }, async () => {
    const { screen, db, queryClient } = await renderApp(FEED, { signedIn: true })
    await expect.element(screen.getByRole('listitem').first()).toBeVisible()
    const at = new Date(Date.now() + 1000).toISOString()
    await db.table('skills').put({ id: 'rigging', label: { en: 'Rigging', fr: 'Gréement' } })
    const claim = { id: 'own', userId: 'alex-morgan', skillId: 'rigging', source: 'evaluated', level: 3 }
    await db.table('skillClaims').put({ ...claim, at, resultId: 'result-1' })
    await queryClient.invalidateQueries({ queryKey: ['career'] })
    const step = screen.getByRole('listitem').filter({ hasText: 'You completed the evaluation for' }).first()
    await expect.element(step.getByRole('link')).toHaveAttribute('href', '/skill-evaluation/results/result-1')
    await screen.getByRole('searchbox').fill('rigging')
    await expect.element(screen.getByText('1 entry')).toBeVisible()
    await screen.getByRole('searchbox').fill('')
  })

  test('an empty feed says what would be here', { tags: 'extended' }, async () => {
    const { screen, db, queryClient } = await renderApp(FEED, { signedIn: true })
    await expect.element(screen.getByRole('listitem').first()).toBeVisible()
    await db.table('activities').clear()
    await queryClient.invalidateQueries({ queryKey: ['activities'] })
    await expect.element(screen.getByText('No activity yet.')).toBeVisible()
  })

  test('in French, with days and times as French writes them', { tags: 'extended' }, async () => {
    const { screen } = await renderApp(FEED, { signedIn: true, prefs: { language: 'fr' } })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Activité' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await screen.getByRole('searchbox').fill('zzz')
    await expect.element(screen.getByText('Aucune activité ne correspond à « zzz ».')).toBeVisible()
  })
})

/** The dates of the entries that are shown. */
const datesShown = ({ screen }: RenderedApp) =>
  [...screen.container.querySelectorAll('main li time')].map((time) => time.getAttribute('datetime'))

const openFeed = async (path = FEED) => {
  const app = await renderApp(path, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'navigation', 'tasks', 'activities'],
  })
  await expect.poll(() => app.screen.container.querySelectorAll('main li[data-entry]').length).toBeGreaterThan(0)
  const feed: Activity[] = await app.db.table('activities').orderBy('date').reverse().toArray()
  return {
    ...app,
    feed,
    shows: (activities: readonly Activity[]) =>
      expect.poll(() => datesShown(app)).toEqual(activities.slice(0, 20).map(({ date }) => date)),
  }
}

describe('the feed is narrowed', () => {
  test('by person and type from menus, with chips that take them back; the address keeps it, and the count is said', {
    tags: 'extended',
  }, async () => {
    const { screen, feed, shows, href } = await openFeed()
    const bar = (name: string) => screen.getByRole('button', { name, exact: true })
    await bar('Person').click()
    await screen.getByRole('menuitemradio', { name: /^Tom Hughes/ }).click()
    const toms = feed.filter(({ actor }) => actor === 'tom-hughes')
    await shows(toms)
    expect(href()).toBe(`${FEED}?actor=tom-hughes`)
    await expect.element(screen.getByRole('status').getByText(`${toms.length} entries`)).toBeVisible()
    await bar('Type').click()
    await screen.getByRole('menuitemradio', { name: /^Comments/ }).click()
    await shows(toms.filter(({ type }) => type === 'comment'))
    expect(href()).toBe(`${FEED}?actor=tom-hughes&type=comment`)
    await bar('Remove the filter Tom Hughes').click()
    await shows(feed.filter(({ type }) => type === 'comment'))
    await bar('Person').click()
    await screen.getByRole('menuitemradio', { name: /^You/ }).click()
    await bar('Clear all').click()
    await shows(feed)
    expect(href()).toBe(FEED)
  })

  test('by days and order from the address, as a reload or going back has it', { tags: 'extended' }, async () => {
    const day = (date: string) => new Date(date).toLocaleDateString('sv')
    const { feed, shows, router, screen } = await openFeed()
    const [from = '', to = ''] = [feed[60], feed[30]].map((activity) => day(activity?.date ?? ''))
    await router.navigate({ to: FEED, search: { from, to, order: 'oldest' } })
    const requested = feed.filter(({ date }) => day(date) >= from && day(date) <= to)
    expect(requested.length).toBeGreaterThan(1)
    await shows(requested.toReversed())
    await router.navigate({ to: FEED, search: { from: to, to } })
    await shows(feed.filter(({ date }) => day(date) === to))
    router.history.back()
    await shows(requested.toReversed())
    await screen.getByRole('button', { name: 'Sort' }).click()
    await screen.getByRole('menuitemradio', { name: 'Newest first' }).click()
    await shows(requested)
  })

  test('by a stretch of days at a press', { tags: 'extended' }, async () => {
    const { feed, shows, screen, href } = await openFeed()
    await screen.getByRole('button', { name: 'Date', exact: true }).click()
    await screen.getByRole('button', { name: 'Last 7 days' }).click()
    const from = new Date()
    from.setDate(from.getDate() - 6)
    from.setHours(0, 0, 0, 0)
    await shows(feed.filter(({ date }) => Date.parse(date) >= from.getTime()))
    expect(href()).toBe(`${FEED}?from=${from.toLocaleDateString('sv')}`)
  })

  test('by words, accents or not; where none match, the words are said with a way back', {
    tags: 'extended',
  }, async () => {
    const { screen, href, feed, shows } = await openFeed()
    const box = screen.getByRole('searchbox', { name: 'Search activity' })
    await box.fill('VERO mobilite draft')
    await expect.poll(href).toContain('q=VERO')
    const draft = feed.filter(({ description }) => description.startsWith('The draft for <strong>Véro Mobilité'))
    expect(draft.length).toBeGreaterThan(0)
    await expect.poll(() => datesShown({ screen } as RenderedApp)).toContain(draft[0]?.date)
    // The focus stays where one types.
    expect(document.activeElement).toBe(box.element())
    await box.fill('zzzqqq')
    await expect.element(screen.getByText('No activity matches “zzzqqq”.')).toBeVisible()
    await expect.element(screen.getByRole('status').getByText('No entries')).toBeVisible()
    await screen.getByRole('button', { name: 'Clear filters' }).click()
    await shows(feed)
    await expect.element(box).toHaveValue('')
    expect(href()).toBe(FEED)
  })
})

test('what is shown is exported as it stands, filtered and in its order: for spreadsheets, and for other programs', {
  tags: 'extended',
}, async () => {
  const { screen, feed } = await openFeed(`${FEED}?actor=tom-hughes&order=oldest`)
  const created = vi.spyOn(URL, 'createObjectURL')
  const files = () => created.mock.calls.flatMap(([file]) => (file instanceof File ? [file] : []))
  const exportAs = async (kind: RegExp) => {
    await screen.getByRole('button', { name: 'Export these entries' }).click()
    await screen.getByRole('menuitem', { name: kind }).click()
  }
  const expected = feed.filter(({ actor }) => actor === 'tom-hughes').toReversed()
  expect(expected.length).toBeGreaterThan(1)
  await exportAs(/^JSON/)
  await expect.poll(files).toHaveLength(1)
  expect(files()[0]?.name).toMatch(/^activity-\d{4}-\d\d-\d\d\.json$/)
  const rows: Record<string, string>[] = JSON.parse((await files()[0]?.text()) ?? '[]')
  expect(rows.map(({ date, person, link }) => [date, person, link])).toEqual(
    expected.map(({ date, link }) => [date, 'Tom Hughes', link ?? '']),
  )
  expect(rows.every(({ type, words }) => type !== '' && words !== '' && !words?.includes('<'))).toBe(true)
  await exportAs(/^CSV/)
  await expect.poll(files).toHaveLength(2)
  const [head, ...lines] = ((await files()[1]?.text()) ?? '').trim().split('\r\n')
  expect(head?.replace(/^\uFEFF/, '')).toBe('Date,Person,Type,Activity,Details,Link')
  expect(lines.flatMap((line) => /^\d{4}-[^,]+/.exec(line)?.[0] ?? [])).toEqual(expected.map(({ date }) => date))
})

describe('one’s own changes', () => {
  const rename = async (title: string) => {
    const [task] = (await call(tasksApi.endpoints.all, {})).filter(({ type }) => type === 'task')
    if (!task) throw new Error('There is no sample task')
    await callForChange(tasksApi.endpoints.updateTask, { body: { id: task.id, task: { title } } })
    return task
  }

  test('stand in the feed, and are undone and redone there, from the row and from the toast', async () => {
    const { screen, db, queryClient, router } = await openFeed()
    const task = await rename('Count the buses')
    await queryClient.invalidateQueries({ queryKey: ['changes'] })
    await expect
      .element(screen.getByRole('link', { name: 'Open Count the buses' }))
      .toHaveAttribute('href', `/apps/tasks?task=${task.id}`)
    const titleNow = async () => (await db.table('tasks').get(task.id))?.title
    const undo = screen.getByRole('button', { name: 'Undo: You changed “Count the buses”' })
    const redo = screen.getByRole('button', { name: 'Redo: You changed “Count the buses”' })
    await undo.click()
    await expect.element(screen.getByText('Undone: You changed “Count the buses”')).toBeVisible()
    await expect.poll(() => titleNow()).toBe(task.title)
    await expect.element(screen.getByText(`You undid a change to “${task.title}”`)).toBeVisible()
    // The button that is pressed becomes the other, and keeps the focus.
    await expect.element(redo).toHaveFocus()
    await redo.click()
    await expect.poll(titleNow).toBe('Count the buses')
    await undo.click()
    await expect.poll(titleNow).toBe(task.title)
    await screen.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(titleNow).toBe('Count the buses')
    await router.navigate({ to: FEED, search: { type: 'change' } })
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'You changed “Count the buses”' }))
      .toBeVisible()
  })
})

test('j and k go through the entries, and Enter opens what one is about', async () => {
  const { screen, router } = await openFeed()
  const rows = () => [...screen.container.querySelectorAll('main li[data-entry]')]
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(rows()[0])
  await userEvent.keyboard('jj')
  expect(document.activeElement).toBe(rows()[2])
  await userEvent.keyboard('k')
  expect(document.activeElement).toBe(rows()[1])
  const link = rows()[1]?.querySelector('[data-subject] a')?.getAttribute('href')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href).toBe(link)
})
