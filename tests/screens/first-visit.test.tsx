// The first visit of somebody who has signed up: with sample content, labelled and gone with one press, or empty, with first steps that can be filled later.
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contactsApi } from '#contract/apps/contacts.ts'
import { tasksApi } from '#contract/apps/tasks.ts'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import type { Prefs } from '#platform/prefs/prefs.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { activated, NORA } from '#tests/setup/accounts.ts'
import { renderApp } from '#tests/setup/screens.tsx'

/** Home as somebody finds it who has just completed the profiling. */
async function arrive(prefs: Partial<Prefs> = {}) {
  const { router, db, screen } = await renderApp('/sign-in', { prefs })
  await activated()
  const { email, password } = NORA
  const answer = await call(authApi.endpoints.signIn, { body: { email, password } })
  const token = { authorization: `Bearer ${answer.accessToken}` }
  await call(tasksApi.endpoints.all, {}, { token })
  const own = await new Dexie(db.name.replace(SAMPLE_USER_ID, answer.user.id)).open()
  await own.table('users').update(answer.user.id, { isProfilingCompleted: true, skillsToLearn: ['sql'] })
  own.close()
  dispatchSession({ type: 'signed-in', answer, rememberMe: true })
  await router.navigate({ to: '/dashboards/mainpage' })
  return screen
}

const shown = () => document.body.textContent
const titles = async () => (await call(tasksApi.endpoints.all, {})).map(({ title }) => title)
const contactCount = async () => (await call(contactsApi.endpoints.all, {})).length
const make = (title: string) => call(tasksApi.endpoints.createTasks, { body: { tasks: [{ title }], afterId: null } })

const question = (name = 'How would you like to start?') => page.getByRole('region', { name })

test('with sample content: it says so, and goes with one press; what the person made stays', {
  tags: 'extended',
}, async () => {
  const screen = await arrive()
  await question().getByRole('button', { name: 'Add sample content' }).click()
  await expect.poll(shown).toContain('This workspace contains sample content.')
  await expect.element(question()).not.toBeInTheDocument()
  expect(await contactCount()).toBeGreaterThan(100)
  await make('A task of my own')
  await screen.getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(shown).not.toContain('This workspace contains sample content.')
  expect(await titles()).toEqual(['A task of my own'])
  expect(await contactCount()).toBe(0)
  // It comes back whole by its undo.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(contactCount).toBeGreaterThan(100)
})

test('empty: first steps, which one press fills later', async () => {
  await arrive()
  await question().getByRole('button', { name: 'Start without sample content' }).click()
  const steps = question('First steps')
  await expect.element(steps.getByRole('link', { name: 'Add your first task' })).toBeVisible()
  await expect.element(steps.getByRole('link', { name: 'Find jobs that match your skills' })).toBeVisible()
  expect(await titles()).toEqual([])
  await steps.getByRole('button', { name: 'Add sample content' }).click()
  await expect.poll(shown).toContain('This workspace contains sample content.')
  expect((await titles()).length).toBeGreaterThan(100)
})

test('in the person’s language: the question, and what is added', { tags: 'extended' }, async () => {
  const screen = await arrive({ language: 'fr' })
  const requested = question('Comment souhaitez-vous commencer\u202f?')
  await expect.element(requested).toBeVisible()
  expect(requested.element().textContent).not.toMatch(/sample|content|empty/i)
  await requested.getByRole('button', { name: 'Ajouter des exemples' }).click()
  await expect.poll(shown).toContain('Cet espace de travail contient des exemples.')
  expect(await titles()).toContain('Répondre à Véro Mobilité')
  await screen.getByRole('button', { name: 'Retirer les exemples' }).click()
  await expect.poll(titles).toEqual([])
})
