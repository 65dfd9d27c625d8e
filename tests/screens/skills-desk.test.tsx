// Questions that are worked at a desk: emails are sorted and a text is edited by keyboard alone, the work is there again, and gets its part of the credit.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import { call } from '#platform/api/call.ts'
import { emailToCustomer } from '#seed/items/business-english/worked-email.ts'
import { requestsOfCustomers } from '#seed/items/data-protection/worked-requests.ts'
import type { EditItem, SortingItem } from '#seed/items/worked-item.ts'
import { entriesWorth } from '#sw/api/portal/evaluation/desk-items.ts'
import { deskTaskOf } from '#sw/api/portal/evaluation/worked-items.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const { answer, current, finish, start } = evaluationApi.endpoints
const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

/** A session whose question is of this family, and what gets three of its four points. */
async function atDesk(skillId: string, item: SortingItem | EditItem) {
  const app = await renderApp('/pages/activities', { signedIn: true, samplesOf: ['auth', 'user', 'skills'] })
  const session = await call(start, { body: { skillId, accommodations: PLAIN, consent: { rules: true } } })
  const rows = app.db.table('evaluationSessions')
  await rows.update(session.id, { itemId: item.id })
  const { rules } = (await rows.get(session.id)) as { rules: { seed: number } }
  await app.router.navigate({ to: '/skill-evaluation/evaluation' })
  const { screen, router, queryClient } = app
  return { screen, router, queryClient, session, entries: entriesWorth(deskTaskOf(item, rules.seed), 3) }
}

type AtDesk = Awaited<ReturnType<typeof atDesk>>

const stored = async () => (await call(current, {}))?.item?.draftEntries ?? []

/** Leaves the question and comes back to it, as after a reload: from what the back end has. */
async function goAndReturn({ router, queryClient }: AtDesk) {
  await router.navigate({ to: '/pages/activities' })
  queryClient.clear()
  await router.navigate({ to: '/skill-evaluation/evaluation' })
}

/** Answers, says of all other questions that they are not known, and opens the review. */
async function answerAndReview({ screen, router, session: { id } }: AtDesk) {
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Question 2', { exact: true })).toBeVisible()
  for (let now = await call(current, {}); now?.item; now = await call(current, {}))
    await call(answer, {
      params: { id },
      body: { itemId: now.item.id, seq: now.seq, elapsedMs: 30_000, skip: 'pass' },
    })
  const result = await call(finish, { params: { id }, body: {} })
  await router.navigate({ to: '/skill-evaluation/results/$id', params: { id: result.id } })
  await screen.getByRole('button', { name: /^Questions and explanations/ }).click()
  const own = screen.getByRole('listitem').filter({ hasText: 'Question 1: partly correct' })
  await expect.element(own.getByText(/: correct$/).first()).toBeVisible()
  return own
}

test('emails are sorted by keyboard, the choices are kept, and each part that is right counts', {
  tags: 'extended',
}, async () => {
  const desk = await atDesk('data-protection', requestsOfCustomers)
  const { screen, entries } = desk
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Choose an answer first, or say you don’t know.')).toBeVisible()

  screen.getByRole('heading', { level: 1 }).element().focus()
  for (let position = 1; position <= 8; position += 1) {
    const choice = entries.find(({ id }) => id === `e${position}-folder`)?.text
    await userEvent.tab()
    await expect
      .element(
        screen
          .getByRole('group')
          .nth(position - 1)
          .getByRole('button', { name: /Folder$/ }),
      )
      .toHaveFocus()
    // The first letter of a folder chooses it; P belongs to the list then, and postpones nothing.
    await userEvent.keyboard(`p${choice === 'other' ? 'n' : (choice?.charAt(0) ?? '')}`)
  }
  await expect.element(screen.getByText('Choices made: 6 of 8')).toBeVisible()
  await expect.poll(stored).toHaveLength(6)

  const first = screen.getByRole('button', { name: /Folder$/ }).first()
  const chosen = first.element().textContent
  await goAndReturn(desk)
  await expect.element(first).toHaveTextContent(chosen ?? '')
  await expect.element(screen.getByText('Choices made: 6 of 8')).toBeVisible()
  const own = await answerAndReview(desk)
  await expect.element(own.getByText('No answer').first()).toBeVisible()
  expect(own.getByText('No answer').elements()).toHaveLength(2)
  expect(own.getByText(/^Correct answer: /).elements()).toHaveLength(2)
})

test('a text is edited by keyboard, can be restored, is kept, and each part that is right counts', {
  tags: 'extended',
}, async () => {
  const desk = await atDesk('business-english', emailToCustomer)
  const { screen, entries } = desk
  const field = (id: string) => screen.getByRole('textbox', { name: `Sentence ${id.slice(1)}`, exact: true })
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Edit a sentence first, or say you don’t know.')).toBeVisible()

  screen.getByRole('heading', { level: 1 }).element().focus()
  await userEvent.tab()
  await expect.element(field('s1')).toHaveFocus()
  const before = (field('s1').element() as HTMLTextAreaElement).value
  await userEvent.keyboard('x')
  await expect.element(screen.getByText('Edited')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('s1')).toHaveValue(before)
  await expect.element(screen.getByText('Edited')).not.toBeInTheDocument()

  for (const { id, text } of entries) {
    field(id).element().focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard(text)
  }
  await expect
    .poll(async () => (await stored()).map(({ text }) => text).sort())
    .toEqual(entries.map(({ text }) => text).sort())
  await goAndReturn(desk)
  for (const { id, text } of entries) await expect.element(field(id)).toHaveValue(text)
  const own = await answerAndReview(desk)
  expect(own.getByText('Unchanged').elements()).toHaveLength(5)
  expect(own.getByText('No change needed').elements()).toHaveLength(4)
  await expect.element(own.getByText(entries[0]?.text ?? '').first()).toBeVisible()
})
