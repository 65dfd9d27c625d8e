import { describe, expect, test } from 'vitest'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { ApplicationStatus, BOARD_COLUMNS, TRANSITIONS } from '#contract/portal/application-states.ts'
import { cardBeside } from '#kit/drag/card-positions.ts'
import { boardColumns, moveTo, orderWith } from '#portal/career/applications/board/board-moves.ts'

const card = (id: string, status: ApplicationStatus): ApplicationListed =>
  ({ id, status, allowed: TRANSITIONS[status].candidate }) as unknown as ApplicationListed

test('a card goes only where the state machine lets its person bring it, and never to its own column', () => {
  for (const status of ApplicationStatus.options) {
    const one = card('one', status)
    for (const { id, statuses } of BOARD_COLUMNS) {
      const to = moveTo(one, id)
      if (to === undefined) continue
      expect([status, TRANSITIONS[status].candidate.includes(to)]).toEqual([status, true])
      expect((statuses as readonly string[]).includes(to)).toBe(true)
      expect((statuses as readonly string[]).includes(status)).toBe(false)
    }
  }
  expect(moveTo(card('one', 'inReview'), 'ended')).toBe('withdrawn')
  expect(moveTo(card('one', 'offer'), 'ended')).toBe('declined')
  expect(moveTo(card('one', 'offer'), 'offer')).toBeUndefined()
  expect(moveTo(card('one', 'inReview'), 'offer')).toBeUndefined()
})

test('cards stand in their person’s order; those that are new come first; one that is moved keeps to its column', () => {
  const cards = ['a', 'b', 'c'].map((id) => card(id, 'submitted')).concat(card('d', 'offer'))
  const sent = (order: readonly string[]) => boardColumns(cards, order)[0]?.cards.map(({ id }) => id)
  expect(sent([])).toEqual(['a', 'b', 'c'])
  const columns = boardColumns(cards)
  expect(sent(orderWith(columns, 'c', 'a'))).toEqual(['c', 'a', 'b'])
  expect(sent(orderWith(columns, 'a', undefined))).toEqual(['b', 'c', 'a'])
  expect(sent(orderWith(columns, 'a', 'a'))).toEqual(['a', 'b', 'c'])
  expect(sent(orderWith(columns, 'a', 'd'))).toEqual(['a', 'b', 'c'])
  expect(sent(['c', 'b'])).toEqual(['a', 'c', 'b'])
})

describe('the keys', () => {
  // Sent: a, b, c. In review: none. Assessment: d. Ended: e, f.
  const columns = boardColumns([
    card('a', 'submitted'),
    card('b', 'submitted'),
    card('c', 'submitted'),
    card('d', 'assessment'),
    card('e', 'rejected'),
    card('f', 'withdrawn'),
  ])

  test.each([
    ['a', 'ArrowDown', 'b'],
    ['c', 'ArrowDown', undefined],
    ['a', 'ArrowUp', undefined],
    ['b', 'Home', 'a'],
    ['b', 'End', 'c'],
    ['b', 'ArrowRight', 'd'],
    ['d', 'ArrowRight', 'e'],
    ['f', 'ArrowLeft', 'd'],
    ['a', 'ArrowLeft', undefined],
    ['f', 'ArrowRight', undefined],
    ['a', 'x', undefined],
    ['none', 'ArrowDown', undefined],
  ])('from %s, %s leads to %s', (id, key, next) => expect(cardBeside(columns, id, key)).toBe(next))
})
