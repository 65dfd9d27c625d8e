/**
 * A rule that never reads the question scores at most 30 % in every bank, in both languages. Chance gives 25 %, and with 59 to 80 questions of one right
 * option a bank has five points of noise: so it is no estimate about questions like these that is held, but what each rule scores on those that are asked.
 *
 * The rules are named beforehand and none has anything to tune. Plain ones: the most and the least of each measure of an option (length, words, absolutes,
 * qualifiers, negations, convergence and so on), some of them with ties broken by length, and each place. Ties count as chance. Learned ones weigh all
 * measures at once: by the keys of the seven other banks, and by nine tenths of the bank’s own families for the tenth that is left out, so that no rule is
 * judged by what it was learned from. `npm run simulate:cues` prints them all. Red after a change of a bank: reword distractors, never what is right.
 */
import { describe, expect, test } from 'vitest'
import { cueScores } from '#e2e/simulate/learned-cues.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'

const MOST = 0.3
const banks = await loadBanks()

describe.each([...banks.keys()])('the bank of %s', (id) => {
  test.each(['en', 'fr'] as const)('gives no key away to who reads the options alone (%s)', (language) => {
    const scores = Object.entries(cueScores(id, banks, language))
    expect(scores.length).toBeGreaterThan(40)
    const above = scores.filter(([, score]) => score > MOST + 1e-9)
    expect(above).toEqual([])
  })
})
