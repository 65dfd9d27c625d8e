// Portal spec §9: password strength, and its labels.
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { personalInputs, scoreOf } from '#portal/auth/strength.ts'

describe('the score by guess count', () => {
  test.each([
    [0, 0],
    [1004, 0],
    [1005, 1],
    [1_000_004, 1],
    [1_000_005, 2],
    [100_000_004, 2],
    [100_000_005, 3],
    [10_000_000_004, 3],
    [10_000_000_005, 4],
    [Number.POSITIVE_INFINITY, 4],
  ])('%d guesses: %d', (guesses, score) => {
    expect(scoreOf(guesses)).toBe(score)
  })

  test('estimation is limited to 256 characters: the estimating worker gets no more', async () => {
    const requested: { password: string }[] = []
    class DeafWorker extends EventTarget {
      postMessage(question: { password: string }) {
        requested.push(question)
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', DeafWorker)
    const { createEstimator } = await import('#portal/auth/estimator.ts')
    for (const length of [255, 256, 257, 1024]) {
      const estimator = createEstimator({ onStrength: () => {}, onUnavailable: () => {} })
      estimator.ask({ password: 'x'.repeat(length), inputs: [] })
      estimator.close()
    }
    expect(requested.map(({ password }) => password.length)).toEqual([255, 256, 256, 256])
    vi.unstubAllGlobals()
  })
})

test('what a person typed about themselves is known by its words too, the short ones apart', () => {
  expect(personalInputs('Nora', '', 'nora.lind@mail.example')).toEqual([
    'Nora',
    'Nora',
    'nora.lind@mail.example',
    'nora',
    'lind',
    'mail',
    'example',
  ])
})

describe('the words', () => {
  const source = readFileSync('node_modules/zxcvbn/lib/feedback.js', 'utf8')
  // A sentence: a string that begins with a capital and has a blank. The values of the table are their messages.
  const texts = [...source.matchAll(/(["'])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => text)
  const sentences = texts.filter((text) => /^[A-Z]/.test(text) && /[a-z]/.test(text) && text !== 'START_UPPER')
  const table = readFileSync('src/portal/auth/strength-labels.ts', 'utf8')
  const advice = [...table.matchAll(/^ {2}(["'])(.*)\1:\s+msg`([^`]*)`,$/gm)].map(([, , text = '', message = '']) => ({
    text,
    message,
  }))
  const french = new Map(
    [...readFileSync('src/locales/fr.po', 'utf8').matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)].map(
      ([, id = '""', words = '""']) => [JSON.parse(id) as string, JSON.parse(words) as string],
    ),
  )

  test("zxcvbn's texts are found in its source", () => {
    expect(new Set(sentences).size).toBe(27)
  })

  test('every warning and suggestion of zxcvbn is in the table, and nothing else is', () => {
    expect(advice.map(({ text }) => text).sort()).toEqual([...new Set(sentences)].sort())
  })

  test.each(advice.map(({ message }) => message))('%s: has a French translation of its own', (message) => {
    expect(french.get(message)).toBeTruthy()
    expect(french.get(message)).not.toBe(message)
  })
})
