import { describe, expect, test } from 'vitest'
import type { ApplicationListed } from '#contract/portal/application-shapes.ts'
import { ApplicationStatus, BOARD_COLUMNS, TRANSITIONS } from '#contract/portal/application-states.ts'
import { cardBeside } from '#kit/drag/card-places.ts'
import { boardColumns, moveTo } from '#portal/career/applications/board/board-moves.ts'

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
