import { expect, test } from 'vitest'
import { errorMessage } from '#platform/api/error-message.ts'

test.each(['constructor', '__proto__', 'toString', 'error.server.constructor.msg.user'])(
  'a portal’s message %s has plain words',
  (key) => {
    expect(errorMessage(key)).toBe(errorMessage('error.server.unheard-of.msg.user'))
  },
)

test('a message that is made to take long takes as long as any other', () => {
  const start = performance.now()
  errorMessage(`body.${'a.a.'.repeat(20_000)}\t`)
  expect(performance.now() - start).toBeLessThan(500)
})
