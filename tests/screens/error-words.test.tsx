import { describe, expect, test } from 'vitest'
import { wordsOf } from '#platform/api/error-words.ts'

describe('what a portal says', () => {
  test('a key that is known, in words', () => {
    expect(wordsOf('error.auth.expired.msg.token')).toBe('This link has been used already, or is too old.')
  })

  test('a key with a reason that is known, in the words of the reason', () => {
    expect(wordsOf('error.career.closed.msg.job')).toBe('This is closed by now.')
  })

  test.each(['error.career.odd.msg.job', 'error.x', 'E_4711', ''])('%j is a plain sentence', (key) => {
    expect(wordsOf(key)).toBe('The portal did not accept this.')
  })

  test('a text is shown as it is, as text', () => {
    expect(wordsOf('Try <b>later</b> & again.')).toBe('Try <b>later</b> & again.')
  })

  test('and no longer than 300 characters, without what would turn its direction', () => {
    const words = wordsOf(`\u202Eevil\u0007 ${'word '.repeat(200)}`)
    expect([...words]).toHaveLength(300)
    expect(words).toMatch(/^evil word .*…$/)
  })
})
