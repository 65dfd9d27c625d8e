// `npm run simulate`: the adaptive engine against people who do not exist, whose abilities are known, with a goal beside each figure.
// It fails where a goal is missed. SIMULATE_SEED chooses other people, SIMULATE_SIZE how many from N(0, 1) (a quarter as many
// at each other ability). `npm run simulate:seeds` does so for twenty seeds.
import { handOver } from '#scripts/hand-over.mjs'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { goalsOfAttacks, runAttacks } from './attacks.ts'
import { createChance } from './banks.ts'
import { goalsOfDecisions, runDecisions } from './decisions.ts'
import { runStudy } from './goals.ts'
import { goalsOfWorked, runWorked } from './worked.ts'

const general = Number(process.env.SIMULATE_SIZE ?? 8000)
const start = performance.now()
const seed = Number(process.env.SIMULATE_SEED ?? 20261117)
const banks = [...(await loadBanks()).values()]
const study = runStudy({ general, each: Math.round(general / 4), seed, shipped: banks })
const { arms, forms, goals: studied } = study
const attacks = await runAttacks(Math.round(general / 48), createChance(seed))
const decisions = runDecisions(banks, Math.round(general / 24), createChance(seed))
const worked = runWorked(banks, Math.round(general / 16), createChance(seed))
const goals = [...studied, ...goalsOfAttacks(attacks), ...goalsOfDecisions(decisions), ...goalsOfWorked(worked)]

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`
for (const { arm, groups } of arms) {
  console.log(`\n${arm}`)
  console.table(
    Object.fromEntries(
      groups.map((group) => [
        group.group,
        {
          items: group.meanItems.toFixed(1),
          RMSE: group.rmse.toFixed(3),
          bias: group.bias.toFixed(3),
          covered: percent(group.coverage),
          converged: percent(group.converged),
          right: percent(group.rightShare),
          'most shown': percent(group.maxExposure),
          'bank used': percent(group.bankUsed),
          'topic gap': group.topicGap.toFixed(2),
          badges: percent(group.badges),
          'badges true': percent(group.badgeTrue),
        },
      ]),
    ),
  )
}
console.log('\nBadges of N(0,1) on the shipped banks, by the level that they state')
console.table(
  Object.fromEntries(
    (arms[1]?.groups[0]?.badgeLevels ?? []).map(({ level, given, right }) => [
      `level ${level}`,
      { badges: given, true: percent(given > 0 ? right / given : 1) },
    ]),
  ),
)
console.log('\nForms that are the same for everybody, N(0,1), the calibrated bank')
console.table(Object.fromEntries(forms.map(({ name, items, rmse }) => [name, { items, RMSE: rmse.toFixed(3) }])))
console.log('\nAttacks, on the shipped banks')
console.table(
  Object.fromEntries(
    attacks.map(({ attack, people, bias, ...shares }) => [
      attack,
      {
        people,
        bias: bias.toFixed(2),
        badges: percent(shares.badges),
        'false badges': percent(shares.falseBadges),
        'that pass their checks': percent(shares.passingFalseBadges),
        'marked by answers': percent(shares.unfit),
        'marked by times': percent(shares.rapid),
        'bank read': percent(shares.mostRead),
      },
    ]),
  ),
)
console.log(`\nWhether a level is reached, on the shipped banks (median of all: ${decisions.median} questions)`)
console.table(
  Object.fromEntries(
    decisions.levels.map(({ level, people, median, mean, longest, ...shares }) => [
      `level ${level}`,
      {
        people,
        decided: percent(shares.decided),
        'right of them': percent(shares.right),
        'more probable side right, of all': percent(shares.rightOfAll),
        median,
        mean: mean.toFixed(1),
        longest,
        badges: percent(shares.badges),
        'badges true': percent(shares.badgeTrue),
      },
    ]),
  ),
)
console.log('\nQuestions that are worked, on the shipped banks that have some')
console.table(
  Object.fromEntries(
    worked.map(({ skillId, families, items, worked: asked, share, rmse, bias, coverage }) => [
      skillId,
      {
        families,
        questions: items.toFixed(1),
        worked: asked.toFixed(1),
        'of the information': percent(share),
        RMSE: rmse.toFixed(3),
        bias: bias.toFixed(3),
        covered: percent(coverage),
      },
    ]),
  ),
)
console.log('\nGoals')
console.table(
  Object.fromEntries(
    goals.map(({ measure, value, goal, isMet }) => [
      measure,
      { value: value.toFixed(3), goal, met: isMet ? 'yes' : 'NO' },
    ]),
  ),
)
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
handOver(
  goals.map(({ measure, value, goal, isMet }) => ({
    figure: measure,
    value: value.toFixed(3),
    budget: goal,
    verdict: isMet ? 'within' : 'over',
  })),
)
if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1
