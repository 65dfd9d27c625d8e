import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ProfilingState } from '#contract/portal/profiling.ts'
import type { User } from '#contract/portal/user.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { profilingQueries } from '#portal/profiling/queries.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const ME = 'alex-morgan'
/** A page that asks for no profiling. */
const ELSEWHERE = '/pages/activities'

/** The app of somebody who has not answered anything yet. */
async function openFresh(path = '/profiling') {
  const app = await renderApp(ELSEWHERE, {
    signedIn: true,
    samplesOf: ['user', 'users', 'auth', 'navigation', 'skills', 'jobs', 'profiling', 'tasks', 'activities'],
  })
  const { db, queryClient, router } = app
  // The samples are there before they are taken away.
  await Promise.all([queryClient.fetchQuery(profilingQueries.answers()), queryClient.fetchQuery(skillQueries.claims())])
  await db.table('profilings').clear()
  await db.table('skillClaims').where('userId').equals(ME).delete()
  await db.table<User, string>('users').update(ME, { isProfilingCompleted: false, skillsToLearn: [] })
  queryClient.removeQueries({ queryKey: ['profiling'] })
  await queryClient.resetQueries({ queryKey: ['user'] })
  await router.navigate({ to: path })
  const stored = async () => (await db.table<ProfilingState>('profilings').get(ME))?.answers ?? {}
  const next = () => app.screen.getByRole('button', { name: 'Continue' }).click()
  const heading = (name: string | RegExp) => app.screen.getByRole('heading', { level: 1, name })
  return { ...app, stored, next, heading }
}

/** Whether the second of the five levels is chosen; the header has radios too. */
const isBasic = () => document.querySelector<HTMLInputElement>('input[type="radio"][value="2"]')?.checked

describe('Profiling', () => {
  test('from the first question to home: saved as it is given, what it changes shown, skipped with a reason, read through, submitted, skills chosen', {
    timeout: 120_000,
  }, async () => {
    const { screen, stored, next, heading, href, db, router } = await openFresh('/dashboards/mainpage')
    await expect.element(heading('Which roles would you like?')).toBeVisible()
    expect(href()).toBe('/profiling')
    await expect.element(screen.getByText(/Each answer is kept on this device as soon as you give it/)).toBeVisible()

    // Needed, and said beside where it is given.
    await next()
    await expect.element(screen.getByText('This one is needed to go on.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Find a role' }).fill('analyste de données')
    await screen.getByRole('checkbox', { name: 'Data analyst', exact: true }).click()
    await expect.element(screen.getByText(/Removes \d+ jobs\. \d+ of \d+ open jobs fit your answers\./)).toBeVisible()
    await expect.poll(stored).toMatchObject({ 'target-roles': { value: ['data-analyst'], skipped: null } })
    await next()

    await expect.element(heading('Where are you now?')).toHaveFocus()
    await screen.getByRole('button', { name: 'Skip' }).click()
    await screen.getByRole('menuitem', { name: 'I would rather not say' }).click()
    await expect.poll(stored).toMatchObject({ situation: { value: null, skipped: 'private' } })

    // A level by its key, and what the chosen role asks for.
    await expect.element(screen.getByText('What you can do', { exact: true }).first()).toBeVisible()
    const first = document.querySelector('[data-question]')?.getAttribute('data-question') ?? ''
    expect(first).toMatch(/^level:/)
    await userEvent.keyboard('2')
    await expect.poll(isBasic).toBe(true)
    await expect.poll(stored).toMatchObject({ [first]: { value: 2 } })
    await expect
      .element(screen.getByText(/“Data analyst” asks for level \d: .* match the levels you have stated/))
      .toBeVisible()

    // The language is switched half-way; nothing is lost. The page is left, and opens where it was.
    const at = href()
    setPrefs({ language: 'fr' })
    await expect.element(screen.getByRole('button', { name: 'Continuer' })).toBeVisible()
    await expect.poll(isBasic).toBe(true)
    setPrefs({ language: 'en' })
    await router.navigate({ to: ELSEWHERE })
    await router.navigate({ to: '/profiling' })
    await expect.poll(isBasic).toBe(true)
    expect(document.querySelector('[data-question]')?.getAttribute('data-question')).toBe(first)
    expect(at).toContain(encodeURIComponent(first).slice(0, 8))

    // Pay, with what is no amount.
    await router.navigate({ to: '/profiling', search: { q: 'pay' } })
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    await amount.fill('a lot')
    await expect.element(screen.getByText('Write an amount in figures, such as 42 000.')).toBeVisible()
    await amount.fill('42 000')
    await next()
    await expect.poll(stored).toMatchObject({ pay: { value: { min: 4_200_000, currency: 'EUR', unit: 'year' } } })
    await expect.element(heading('Compare my levels with jobs')).toBeVisible()
    await screen.getByRole('button', { name: 'Read through and submit' }).click()
    await expect.element(screen.getByText(/^One answer is still needed:/)).toBeVisible()
    await screen.getByRole('button', { name: 'Answer what is missing' }).click()
    await screen.getByText('Yes', { exact: true }).click()
    await screen.getByRole('button', { name: 'Read through and submit' }).click()
    await expect.element(screen.getByText('€42,000 a year')).toBeVisible()
    await expect.element(screen.getByText('Skipped: I would rather not say')).toBeVisible()
    await screen.getByRole('button', { name: 'Submit', exact: true }).click()

    await expect.element(heading('What would you like to learn?')).toBeVisible()
    expect(href()).toBe('/profiling/redirection')
    const home = screen.getByRole('button', { name: 'Go to my home page' })
    await home.click()
    await expect.element(screen.getByText('Choose at least one skill.')).toBeVisible()
    for (const place of [0, 1, 2, 3, 4]) await screen.getByRole('checkbox').nth(place).click()
    await expect.element(screen.getByText('5 of 5 chosen')).toBeVisible()
    await expect.element(screen.getByRole('checkbox').nth(5)).toBeDisabled()
    await home.click()
    await expect.poll(href).toBe('/dashboards/mainpage')
    expect((await db.table<User, string>('users').get(ME))?.skillsToLearn).toHaveLength(5)
  })
})
