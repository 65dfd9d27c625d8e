import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import { skillsApi } from '#contract/portal/skills.ts'
import { call } from '#platform/api/call.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const { current, start } = evaluationApi.endpoints
const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

const open = (path: string, options: RenderAppOptions = {}) =>
  renderApp(path, { signedIn: true, samplesOf: ['auth', 'user', 'skills'], ...options })

/** A session that somebody has begun, and the page over it. */
async function evaluating(options: RenderAppOptions = {}) {
  const app = await open('/pages/activities', options)
  const session = await call(start, {
    body: { skillId: 'javascript', accommodations: PLAIN, consent: { rules: true } },
  })
  await app.router.navigate({ to: '/skill-evaluation/evaluation' })
  return { ...app, session }
}

test('the skills tell level, source and gap, are found by words, and take one’s own level with undo', async () => {
  const { screen, href } = await open('/skill-evaluation/skills')
  await expect.element(screen.getByText('160 skills')).toBeVisible()
  await screen.getByRole('searchbox', { name: 'Find a skill' }).fill('javascript')
  await expect.element(screen.getByText('160 skills')).not.toBeInTheDocument()
  expect(href()).toContain('q=javascript')
  await screen.getByRole('button', { name: 'My level: JavaScript' }).click()
  await screen.getByRole('radio', { name: /^Competent/ }).click()
  await screen.getByRole('button', { name: 'Save my level' }).click()
  await expect.element(screen.getByText(/^Your own word/)).toBeVisible()
  const stated = async () =>
    (await call(skillsApi.endpoints.claims, {})).find(({ skillId }) => skillId === 'javascript')?.level
  await expect.poll(stated).toBe(3)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stated).toBe(undefined)
})

test('before an evaluation: the rules, a question to try, and no start without consent', async () => {
  const { screen, href } = await open('/skill-evaluation/loading/javascript')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'JavaScript evaluation' })).toBeVisible()
  await expect.element(screen.getByText(/^Ready offline/)).toBeVisible()
  await screen.getByText('45 minutes').click()
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Right.')).toBeVisible()
  await screen.getByText('Twice as long (× 2)').click()
  await screen.getByRole('button', { name: 'Start the evaluation' }).click()
  await expect.element(screen.getByText('Without this it cannot begin.')).toBeVisible()
  await screen.getByRole('checkbox', { name: /^I have read the rules/ }).click()
  await screen.getByRole('button', { name: 'Start the evaluation' }).click()
  await expect.element(screen.getByText('Question 1', { exact: true })).toBeVisible()
  expect(href()).toBe('/skill-evaluation/evaluation')
  expect((await call(current, {}))?.accommodations.extraTime).toBe('double')
})

test('a question is postponed by a key, answered, and reported; the item is always the session’s own', async () => {
  const { screen, session } = await evaluating()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(screen.getByText(/3 places are left/)).toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(screen.getByText(/2 places are left/)).toBeVisible()
  expect((await call(current, {}))?.item?.id).not.toBe(session.item?.id)
  await screen.getByRole('button', { name: 'I don’t know' }).click()
  await expect.element(screen.getByText('Question 2', { exact: true })).toBeVisible()
  const before = (await call(current, {}))?.item?.id
  await screen.getByRole('button', { name: 'Report a problem with this question' }).click()
  await screen.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(screen.getByText('Say what is the matter first.')).toBeVisible()
  await screen.getByText('Something else').click()
  await screen.getByRole('button', { name: 'Report', exact: true }).click()
  await expect.element(screen.getByText('Reported. The question does not count.')).toBeVisible()
  const after = await call(current, {})
  expect(after?.item?.id).not.toBe(before)
  expect(after?.progress.answered).toBe(1)
})

test('nothing is under way without a session, and what is not there says so', async () => {
  const { screen, router } = await open('/skill-evaluation/evaluation', { prefs: { language: 'fr' } })
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Aucune évaluation n’est en cours.' }))
    .toBeVisible()
  await router.navigate({ to: '/skill-evaluation/results/$id', params: { id: 'none' } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Ce résultat n’existe pas.' })).toBeVisible()
})

test('a result tells its level, what was tried out, and gives a badge whose signature is good', async () => {
  const { screen } = await open('/skill-evaluation/results/alex-spreadsheets', {
    samplesOf: ['auth', 'user', 'skills', 'evaluation'],
  })
  await expect.element(screen.getByText(/^22 questions in 20 minutes\..* 2 more were tried out/)).toBeVisible()
  await expect.element(screen.getByText('Not calibrated yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Issue the badge' }).click()
  await screen.getByRole('button', { name: 'Verify' }).click()
  await expect.element(screen.getByText('The signature is good:')).toBeVisible()
  await expect.element(screen.getByText(/"name": "Spreadsheets: level 4, Proficient"/)).toBeVisible()
})
