// An evaluation that is to tell only whether a level is reached: the choice before it, while it runs, and what the result and the history say.
import { expect, test } from 'vitest'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { jobsApi } from '#contract/portal/jobs.ts'
import { call } from '#platform/api/call.ts'
import { type RenderAppOptions, renderApp } from '#tests/setup/screens.tsx'

const { answer, current, finish, skill } = evaluationApi.endpoints

const open = (path: string, options: RenderAppOptions = {}) =>
  renderApp(path, {
    signedIn: true,
    samplesOf: ['auth', 'user', 'skills', 'evaluation', 'profiling', 'jobs'],
    ...options,
  })

/** Nothing is known, to the end. @returns the result's id */
async function passed(from: EvaluationSession): Promise<string> {
  let session = from
  while (session.item) {
    const { id, seq, item } = session
    session = await call(answer, { params: { id }, body: { itemId: item.id, seq, elapsedMs: 5000, skip: 'pass' } })
  }
  const ended = await call(finish, { params: { id: session.id }, body: {} })
  if (!('levelProbs' in ended)) throw new Error('No result')
  return ended.id
}

test('where a target role asks for a level, a few questions tell whether it is reached; the full profile is a choice', {
  tags: 'extended',
}, async () => {
  const { screen, router } = await open('/skill-evaluation/loading/spreadsheets')
  const { rules } = await call(skill, { params: { skillId: 'spreadsheets' } })
  const few = rules.decisions?.find(({ level }) => level === 4)?.items
  await expect.element(screen.getByText('Your target roles require Proficient level.')).toBeVisible()
  const radio = (words: string) => screen.getByRole('radio', { name: new RegExp(`^${words} questions`) })
  const decision = radio(`Just whether I’ve reached Proficient level .about ${few}`)
  const full = radio(`The full profile .about ${rules.usualItems + rules.pilots}`)
  await expect.element(decision).toBeChecked()
  await expect.element(screen.getByText(`about ${few}`, { exact: true })).toBeVisible()
  await full.click()
  await expect.element(screen.getByText(`about ${rules.usualItems}`, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/extra questions are being tested/)).toBeVisible()
  await decision.click()
  await expect.element(screen.getByText(/extra questions are being tested/)).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: /^I’ve read the rules/ }).click()
  await screen.getByRole('button', { name: 'Start the evaluation' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Required: Proficient' })).toBeVisible()
  await expect.element(screen.getByText(/of the required precision/)).not.toBeInTheDocument()

  const session = await call(current, {})
  if (!session) throw new Error('Nothing is under way')
  expect(session.askedLevel).toBe(4)
  const id = await passed(session)
  await router.navigate({ to: '/skill-evaluation/results/$id', params: { id } })
  const panel = screen.getByRole('region', { name: 'Have you reached Proficient level?' })
  await expect.element(panel.getByText('Below Proficient', { exact: true })).toBeVisible()
  await expect
    .element(panel.getByText(/^You haven’t reached the required level yet\. We’re 9[5-9]% sure\.$/))
    .toBeVisible()
  await expect.element(panel.getByText(/The evaluation stopped because we were sure enough\./)).toBeVisible()
  // It says no more than that.
  for (const name of [
    'Your level',
    'Probability of each level',
    'Distance from your target',
    'How we got this estimate',
  ])
    await expect.element(screen.getByRole('heading', { name, exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Position on the model’s scale')).not.toBeInTheDocument()
  await router.navigate({ to: '/skill-evaluation/skills' })
  const history = screen.getByRole('region', { name: 'Your results so far' })
  await expect.element(history.getByText('Below Proficient', { exact: true })).toBeVisible()
})

test('from a job offer, the level is the one that the offer requires', async () => {
  const { screen, router, href } = await open('/pages/activities')
  const { results } = await call(jobsApi.endpoints.jobs, { query: { skill: 'sql' } as never })
  const id = results[0]?.id ?? ''
  const job = await call(jobsApi.endpoints.job, { params: { jobId: id } })
  const level = job.skills.find(({ skillId }) => skillId === 'sql')?.level ?? 0
  const word = ['', 'Novice', 'Basic', 'Competent', 'Proficient', 'Expert'][level]
  await router.navigate({ to: '/career/jobs/$jobId', params: { jobId: id } })
  await screen.getByRole('link', { name: 'Evaluate: SQL' }).click()
  await expect.element(screen.getByText(`“${job.title.en}” requires ${word} level.`)).toBeVisible()
  expect(href()).toBe(`/skill-evaluation/loading/sql?job=${id}`)
  await expect
    .element(screen.getByRole('radio', { name: new RegExp(`^Just whether I’ve reached ${word} level `) }))
    .toBeChecked()
})
