// An evaluation as somebody takes it: the page is killed in the middle and goes on at the same item; then the result and its badge.
import { answerQuestions, ENOUGH, finishEvaluation, goOnAfterKill, startEvaluation } from './evaluation-steps.ts'
import { expect, test, visit } from './fixtures.ts'

test('An evaluation goes on at the same item after its page was killed, ends in a result, and its badge verifies', async ({
  context,
  page,
}) => {
  test.slow()
  await visit(page, '/skill-evaluation/loading/javascript')
  await startEvaluation(page)
  await answerQuestions(page, 1, 4)
  const other = await goOnAfterKill(context, page, 5)
  await answerQuestions(other, 5, ENOUGH)
  await finishEvaluation(other)
  await expect(other.getByText('Not calibrated yet.')).toBeVisible()
  // Those who know too little for a badge are told so.
  const issue = other.getByRole('button', { name: 'Issue the badge' })
  if (await issue.isVisible()) {
    await issue.click()
    await other.getByRole('button', { name: 'Verify' }).click()
    await expect(other.getByText('The signature is valid:')).toBeVisible()
  } else await expect(other.getByRole('heading', { name: 'No badge this time' })).toBeVisible()
})
