// `npm run simulate:cues`: what rules that never read the question score in each bank, in percent. Chance is 25; tests/seed/cues.test.ts holds 30.
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { cueScores } from './learned-cues.ts'

const banks = await loadBanks()
for (const id of banks.keys()) {
  const [en, fr] = [cueScores(id, banks, 'en'), cueScores(id, banks, 'fr')]
  const percent = (/** @type {number | undefined} */ score) => Number((100 * (score ?? Number.NaN)).toFixed(1))
  console.log(`\n${id}`)
  console.table(
    Object.fromEntries(Object.keys(en).map((rule) => [rule, { en: percent(en[rule]), fr: percent(fr[rule]) }])),
  )
}
