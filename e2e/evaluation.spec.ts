// An evaluation as somebody takes it: the page is killed in the middle and goes on at the same item; then the result and its badge.
import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixtures.ts'

test('An evaluation goes on at the same item after its page was killed, ends in a result, and its badge verifies', async ({
  context,
  page,
}) => {
  test.slow()
  await visit(page, '/skill-evaluation/loading/javascript')
  await page.getByText('I have read the rules, and answer by myself.').click()
  await page.getByRole('button', { name: 'Start the evaluation' }).click()
  for (let place = 1; place <= 4; place += 1) await answer(page, place)
  const asked = await heading(page)
  await page.close({ runBeforeUnload: false })

  const other = await context.newPage()
  await visit(other, '/skill-evaluation/evaluation')
  await expect(other.getByText('Question 5', { exact: true })).toBeVisible()
  expect(await heading(other)).toBe(asked)
  // Eight that count, and two that are tried out.
  for (let place = 5; place <= 10; place += 1) await answer(other, place)

  await other.getByRole('button', { name: 'More', exact: true }).click()
  await other.getByRole('menuitem', { name: /^Finish now/ }).click()
  await other.getByRole('button', { name: 'Finish and see the result' }).click()
  await expect(other.getByRole('heading', { name: 'Chance of each level' })).toBeVisible()
  await expect(other.getByText('Not calibrated yet.')).toBeVisible()
  // Those who know too little for a badge are told so.
  const issue = other.getByRole('button', { name: 'Issue the badge' })
  if (await issue.isVisible()) {
    await issue.click()
    await other.getByRole('button', { name: 'Verify' }).click()
    await expect(other.getByText('The signature is good:')).toBeVisible()
  } else await expect(other.getByRole('heading', { name: 'No badge this time' })).toBeVisible()
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

/** Answers as somebody who takes the first that there is, and waits for the next. */
async function answer(page: Page, place: number): Promise<void> {
  await expect(page.getByText(`Question ${place}`, { exact: true })).toBeVisible()
  const number = page.getByLabel('Your number')
  if (await number.isVisible()) await number.fill('12,5')
  else if (!(await page.getByRole('grid', { name: 'Your order' }).isVisible())) await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText(`Question ${place + 1}`, { exact: true })).toBeVisible()
}
