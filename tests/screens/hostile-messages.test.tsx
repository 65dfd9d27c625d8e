import { expect, test } from 'vitest'
import { errorMessage } from '#platform/api/error-message.ts'

test.each(['constructor', '__proto__', 'toString', 'error.server.constructor.msg.user'])(
  'a portal’s message %s has plain words',
  (key) => {
    expect(errorMessage(key)).toBe(errorMessage('error.server.unheard-of.msg.user'))
  },
)

test('a message that is made to take long takes as long as any other', () => {
  const took = [1, 2, 3].map(() => {
    const start = performance.now()
    errorMessage(`body.${'a.a.'.repeat(20_000)}\t`)
    return performance.now() - start
  })
  // The machine may be busy once.
  expect(Math.min(...took)).toBeLessThan(500)
})
