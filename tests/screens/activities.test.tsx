import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens.tsx'

const FEED = '/pages/activities'

describe('the activity page', () => {
  test('a list of activity items, the newest first, by day', async () => {
    const { screen, db } = await renderApp(FEED, { signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await expect.element(screen.getByRole('listitem').first()).toBeVisible()
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

  test('an empty feed says what would be here', async () => {
    const { screen, db, queryClient } = await renderApp(FEED, { signedIn: true })
    await expect.element(screen.getByRole('listitem').first()).toBeVisible()
    await db.table('activities').clear()
    await queryClient.invalidateQueries({ queryKey: ['activities'] })
    await expect.element(screen.getByText('Nothing has happened yet.')).toBeVisible()
  })

  test('in French, with days and times as French writes them', async () => {
    const { screen } = await renderApp(FEED, { signedIn: true, prefs: { language: 'fr' } })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Activité' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})
