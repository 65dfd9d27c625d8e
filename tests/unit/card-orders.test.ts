// The orders that a list of the scrumboard can be sorted in.
import { expect, test } from 'vitest'
import { CARD_ORDERS, inCardOrder } from '#apps/scrumboard/card-orders.ts'
import type { BoardCard } from '#contract/apps/scrumboard-shapes.ts'

const card = (title: string, dueDate: string | null, createdAt: string) => ({ title, dueDate, createdAt }) as BoardCard

test('cards are sorted by title in the language, by due date with those without one last, by age; alike they stay', () => {
  const cards = [
    card('zinc', null, '2026-01-02'),
    card('Étain', '2026-03-02', '2026-01-01'),
    card('fer', '2026-03-01', '2026-01-03'),
    card('fer', null, '2026-01-02'),
  ]
  const { compare } = new Intl.Collator('fr')
  const sorted = Object.fromEntries(
    CARD_ORDERS.map((order) => [order, inCardOrder(cards, order, compare).map((one) => cards.indexOf(one))]),
  )
  expect(sorted).toEqual({ title: [1, 2, 3, 0], due: [2, 1, 0, 3], newest: [2, 0, 3, 1], oldest: [1, 0, 3, 2] })
})
