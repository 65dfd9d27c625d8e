/**
 * A rule that never reads the question scores at most 30 % in every bank, in both languages. Chance gives 25 %, and with 59 to 80 questions of one right
 * option a bank has five points of noise: so it is no estimate about questions like these that is held, but what each rule scores on those that are asked.
 *
 * The rules are named beforehand and none has anything to tune. Plain ones: the most and the least of each measure of an option (length, words, absolutes,
 * qualifiers, negations, convergence and so on), some of them with ties broken by length, and each place. Ties count as chance. Learned ones weigh all
 * measures at once: by nine tenths of the bank’s own families for the tenth that is left out, and by the keys of the seven other banks, so that no rule is
 * judged by what it was learned from. What the others teach is held over all banks together: in a single one it moves by ten points with every rewording
 * of another. `npm run simulate:cues` prints them all. Red after a change of a bank: reword distractors, never what is right.
 */
import { describe, expect, test } from 'vitest'
import { choicesOf } from '#e2e/simulate/cues.ts'
import { cueScores } from '#e2e/simulate/learned-cues.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'

const MOST = 0.3
const FROM_OTHERS = 'learned from the other banks'
const LANGUAGES = ['en', 'fr'] as const
const banks = await loadBanks()
const scoresOf = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    [...banks].map(([id, { items }]) => ({
      id,
      questions: choicesOf([...items.values()], language).length,
      scores: cueScores(id, banks, language),
    })),
  ]),
)

describe.each(LANGUAGES)('to who reads the options alone (%s)', (language) => {
  const all = scoresOf[language] ?? []

  test.each(all)('the bank of $id gives no key away', ({ scores }) => {
    const own = Object.entries(scores).filter(([rule]) => rule !== FROM_OTHERS)
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter(([, score]) => score > MOST + 1e-9)).toEqual([])
  })

  test('what the other banks teach of one gives no more away, over all of them', () => {
    const questions = all.reduce((sum, bank) => sum + bank.questions, 0)
    const right = all.reduce((sum, bank) => sum + bank.questions * (bank.scores[FROM_OTHERS] ?? 1), 0)
    expect(right / questions).toBeLessThanOrEqual(MOST)
  })
})
