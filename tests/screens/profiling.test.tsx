import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ProfilingState } from '#contract/portal/profiling.ts'
import type { User } from '#contract/portal/user.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { setPrefs } from '#platform/prefs/prefs.ts'
import { profilingQueries } from '#portal/profiling/queries.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const ME = 'alex-morgan'
/** A page that needs no profiling. */
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

describe('Career questionnaire', () => {
  test('from the first question to home: each answer is saved and shows its effect, one is skipped with a reason, all are reviewed and submitted, skills are chosen', async () => {
    const { screen, stored, next, heading, href, db, router } = await openFresh('/dashboards/mainpage')
    await expect.element(heading('Which roles would you like?')).toBeVisible()
    expect(href()).toBe('/profiling')
    await expect.element(screen.getByText(/Each answer is saved on this device straight away/)).toBeVisible()
    await expect
      .element(screen.getByRole('progressbar'))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Question 1 of \d+, about \d+ min left$/))
    await expect.element(screen.getByText(/^1 \/ \d+ · about \d+ min left$/)).toBeVisible()

    // Required, which is shown beside the field.
    await next()
    await expect.element(screen.getByText('Answer this question to continue.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Find a role' }).fill('devloper')
    await expect.element(screen.getByRole('checkbox', { name: /developer/i }).first()).toBeVisible()
    await screen.getByRole('textbox', { name: 'Find a role' }).fill('analyste de données')
    await screen.getByRole('checkbox', { name: 'Data analyst', exact: true }).click()
    await expect.element(screen.getByText(/Removes \d+ jobs\. \d+ of \d+ open jobs match your answers\./)).toBeVisible()
    await expect.poll(stored).toMatchObject({ 'target-roles': { value: ['data-analyst'], skipped: null } })
    await next()

    await expect.element(heading('Where are you now?')).toHaveFocus()
    await screen.getByRole('button', { name: 'Skip' }).click()
    await screen.getByRole('menuitem', { name: 'I’d rather not say' }).click()
    await expect.poll(stored).toMatchObject({ situation: { value: null, skipped: 'private' } })

    // A level by its key, and what the chosen role requires.
    await expect.element(screen.getByText('Your skills', { exact: true }).first()).toBeVisible()
    const first = document.querySelector('[data-question]')?.getAttribute('data-question') ?? ''
    expect(first).toMatch(/^level:/)
    await userEvent.keyboard('2')
    await expect.poll(isBasic).toBe(true)
    await expect.poll(stored).toMatchObject({ [first]: { value: 2 } })
    await expect
      .element(screen.getByText(/“Data analyst” requires [A-Z][a-z]+ level: .* match the levels you’ve entered/))
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
    await expect.element(screen.getByText('Enter an amount in figures, such as 42,000.')).toBeVisible()
    await amount.fill('')
    await next()
    const problem = screen.getByText('Choose an answer, or skip the question.')
    await expect.element(problem).toBeVisible()
    await amount.fill('42 000')
    await expect.element(amount).toHaveValue('42 000')
    expect(problem.elements()).toEqual([])
    await next()
    await expect.poll(stored).toMatchObject({ pay: { value: { min: 4_200_000, currency: 'EUR', unit: 'year' } } })
    await expect.element(heading('Compare my levels with jobs')).toBeVisible()
    await screen.getByRole('button', { name: 'Check and submit' }).click()
    await expect.element(screen.getByText(/^One required answer is missing:/)).toBeVisible()
    await screen.getByRole('button', { name: 'Answer the remaining questions' }).click()
    await screen.getByText('Yes', { exact: true }).click()
    await screen.getByRole('button', { name: 'Check and submit' }).click()
    await expect.element(screen.getByText('€42,000 a year')).toBeVisible()
    await expect.element(screen.getByText('Skipped: I’d rather not say')).toBeVisible()
    await screen.getByRole('button', { name: 'Submit', exact: true }).click()

    await expect.element(heading('What would you like to learn?')).toBeVisible()
    expect(href()).toBe('/profiling/redirection')
    const home = screen.getByRole('button', { name: 'Save and go to Home' })
    await page.viewport(390, 844)
    const widths = () => [...document.querySelectorAll('fieldset .interval-bar')].map(({ clientWidth }) => clientWidth)
    expect(widths().length).toBeGreaterThan(2)
    expect(new Set(widths()).size).toBe(1)
    await page.viewport(1280, 900)
    await home.click()
    await expect.element(screen.getByText('Choose at least one skill.')).toBeVisible()
    for (const index of [0, 1, 2, 3, 4]) await screen.getByRole('checkbox').nth(index).click()
    await expect.element(screen.getByText('5 of 5 chosen')).toBeVisible()
    await expect.element(screen.getByRole('checkbox').nth(5)).toBeDisabled()
    await home.click()
    await expect.poll(href).toBe('/dashboards/mainpage')
    expect((await db.table<User, string>('users').get(ME))?.skillsToLearn).toHaveLength(5)
  })

  test('shows the next question at once: a key pressed right after Continue answers it', {
    tags: 'extended',
  }, async () => {
    const { screen, stored, heading } = await openFresh('/profiling')
    await expect.element(heading('Which roles would you like?')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Find a role' }).fill('data analyst')
    await screen.getByRole('checkbox', { name: 'Data analyst', exact: true }).click()
    await screen.getByRole('button', { name: 'Continue' }).click()
    await screen.getByText('I have a job but I’m looking around').click()
    // No time between the two, not even for the URL to change.
    const onward = screen.getByRole('button', { name: 'Continue' }).element() as HTMLButtonElement
    onward.click()
    await Promise.resolve()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }))
    await expect.poll(isBasic).toBe(true)
    await expect
      .poll(async () => Object.entries(await stored()).find(([id]) => id.startsWith('level:'))?.[1])
      .toMatchObject({ value: 2 })

    // Enter continues from the heading, which has the focus.
    const question = () => document.querySelector('[data-question]')?.getAttribute('data-question')
    const answered = question()
    await userEvent.keyboard('{Enter}')
    await expect.poll(question).not.toBe(answered)
    const unanswered = question()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Choose an answer, or skip the question.')).toBeVisible()
    expect(question()).toBe(unanswered)
  })

  test('an answer that could not be saved is reported and stays in its field, also when a later one was saved', async () => {
    const { screen, stored, next, heading, db } = await openFresh('/profiling')
    await expect.element(heading('Which roles would you like?')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Find a role' }).fill('data analyst')
    await screen.getByRole('checkbox', { name: 'Data analyst', exact: true }).click()
    await expect.poll(stored).toMatchObject({ 'target-roles': { value: ['data-analyst'] } })
    await next()
    let isFull = true
    db.table('profilings').hook('updating', (changes) => {
      if (isFull && JSON.stringify(changes).includes('situation"')) throw new Error('The disk is full')
    })
    // The next save is under way before this one has failed.
    const onward = screen.getByRole('button', { name: 'Continue' }).element() as HTMLButtonElement
    const employed = screen
      .getByRole('radio', { name: /^I have a job but I’m looking around/ })
      .element() as HTMLInputElement
    employed.click()
    onward.click()
    await expect.element(screen.getByText('Couldn’t save your last answer. It’s still here.')).toBeVisible()
    await expect.poll(() => stored()).not.toHaveProperty('situation')
    isFull = false
    await screen.getByRole('button', { name: 'Save again' }).click()
    await expect.element(screen.getByText('All answers saved')).toBeVisible()
    await expect.poll(() => stored()).toHaveProperty('situation')
    await screen.getByRole('button', { name: 'Back' }).click()
    await expect.element(screen.getByRole('radio', { name: /^I have a job but I’m looking around/ })).toBeChecked()
  })

  test('a questionnaire that has changed keeps the answers, and marks what is new in the steps, on the question and at the end', {
    tags: 'extended',
  }, async () => {
    const { screen, stored, next, heading, db, queryClient, router } = await openFresh('/profiling')
    await expect.element(heading('Which roles would you like?')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Find a role' }).fill('analyste de données')
    await screen.getByRole('checkbox', { name: 'Data analyst', exact: true }).click()
    await expect.poll(stored).toMatchObject({ 'target-roles': { value: ['data-analyst'] } })
    await next()
    await expect.element(heading('Where are you now?')).toBeVisible()
    const steps = screen.getByRole('navigation', { name: 'Sections' })
    const skillsStep = steps.getByRole('button', { name: /^Your skills/ })
    await expect.element(skillsStep).not.toMatchTextContent('New')

    // Meanwhile the portal requires one skill more.
    const label = { en: 'Weaving', fr: 'Tissage' }
    await db
      .table('skills')
      .add({ id: 'weaving', label, altLabels: { en: [], fr: [] }, family: 'data', kind: 'practice' })
    const requested = { skillId: 'weaving', level: 2, importance: 1, must: false }
    await db
      .table('roles')
      .where({ id: 'data-analyst' })
      .modify((role) => void role.requirements.push(requested))
    await queryClient.resetQueries({ queryKey: ['profiling'] })

    await expect.element(skillsStep).toMatchTextContent('New')
    await expect.element(screen.getByText(/^The questions have changed since you answered\./)).toBeVisible()
    await expect.element(steps.getByRole('button').first()).not.toMatchTextContent('New')
    await router.navigate({ to: '/profiling', search: { q: 'level:weaving' } })
    await expect.element(screen.getByRole('heading', { level: 1, name: /Weaving.* New$/ })).toBeVisible()
    await router.navigate({ to: '/profiling', search: { q: 'level:sql' } })
    await expect.element(screen.getByRole('heading', { level: 1, name: /SQL/ })).not.toMatchTextContent('New')
    await router.navigate({ to: '/profiling', search: { q: 'review' } })
    const terms = () => [...document.querySelectorAll('dt')].filter(({ textContent }) => textContent?.includes('New'))
    await expect.poll(() => terms().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Weaving')])
    await expect.element(screen.getByText('Data analyst', { exact: true })).toBeVisible()
  })
})

test('the settings can be reached before it is done: to leave with one’s data, or for good', {
  tags: 'extended',
}, async () => {
  const { screen, href, heading } = await openFresh()
  await screen.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect.element(heading('Account')).toBeVisible()
  expect(href()).toBe('/profiling/settings')
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Delete account…' })).toBeVisible()
  await screen.getByRole('link', { name: /^Data on this device/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Back up' })).toBeVisible()
  expect(href()).toBe('/profiling/settings?section=data')
  await screen.getByRole('link', { name: 'Back to the questionnaire' }).click()
  await expect.poll(href).toMatch(/^\/profiling(\?|$)/)
})
