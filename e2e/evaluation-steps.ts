// An evaluation as somebody takes it, in the browser tests of the demo portal and of a portal's server.
import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The questions that a result needs: eight that count, and two that are tried out. */
export const ENOUGH = 10

export async function startEvaluation(page: Page): Promise<void> {
  const consent = page.getByText('I’ve read the rules and will answer without help.')
  await expect(consent).toBeVisible()
  // Where a target role requires a level, the full profile is a choice; it is there with the rest of the page.
  const full = page.getByRole('radio', { name: /^The full profile/ })
  if (await full.isVisible()) await full.check()
  await consent.click()
  await page.getByRole('button', { name: 'Start the evaluation' }).click()
}

/** Answers as somebody who takes the first that there is and leaves the tasks, and waits for the next. @param from the first question's place, counted from 1 */
export async function answerQuestions(page: Page, from: number, to: number): Promise<void> {
  for (let position = from; position <= to; position += 1) {
    await expect(page.getByText(`Question ${position}`, { exact: true })).toBeVisible()
    // Some kinds of question load their code when they are first shown.
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    const kind = await kindOfQuestion(page)
    if (kind === 'number') await page.getByRole('textbox', { name: 'Your answer' }).fill('12,5')
    if (kind === 'choice') await page.keyboard.press('1')
    await page.getByRole('button', { name: kind === 'task' ? 'I don’t know' : 'Answer', exact: true }).click()
    await expect(page.getByText(`Question ${position + 1}`, { exact: true })).toBeVisible()
  }
}

/** How it is answered; a formula, a query or a program is a task. */
async function kindOfQuestion(page: Page): Promise<'number' | 'order' | 'choice' | 'task'> {
  const main = page.getByRole('main')
  if (await main.getByRole('textbox', { name: 'Your answer' }).isVisible()) return 'number'
  if (await main.getByRole('grid', { name: 'Your answer' }).isVisible()) return 'order'
  return (await main.getByRole('radio').or(main.getByRole('checkbox')).count()) > 0 ? 'choice' : 'task'
}

/** Kills the page, and opens another one at the evaluation that is under way. @returns it, at the same question @param position of that question */
export async function goOnAfterKill(context: BrowserContext, page: Page, position: number): Promise<Page> {
  const question = await heading(page)
  await page.close({ runBeforeUnload: false })
  const other = await context.newPage()
  await other.goto('/skill-evaluation/evaluation')
  await expect(other.getByText(`Question ${position}`, { exact: true })).toBeVisible()
  expect(await heading(other)).toBe(question)
  return other
}

export async function finishEvaluation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Finish now/ }).click()
  await page.getByRole('button', { name: 'Finish and see the result' }).click()
  await expect(page.getByRole('heading', { name: 'Probability of each level' })).toBeVisible()
}

const heading = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent()
