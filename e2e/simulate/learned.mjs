// `npm run simulate:learned`: whether intervals hold what they say at each ability, by how far ratings may be believed and how many answers an item has.
// SIMULATE_SIZE: how many people at each ability. It fails where a goal is missed.
import { createChance } from './banks.ts'
import { goalsOfLearned, runLearned } from './learned.ts'

const figures = runLearned(
  Number(process.env.SIMULATE_SIZE ?? 1000),
  createChance(Number(process.env.SIMULATE_SEED ?? 20261117)),
)
console.table(
  Object.fromEntries(
    figures.map(({ correlation, answers, coverage, items, error, inSpreads }) => [
      `r ${correlation}, ${answers}`,
      {
        ...Object.fromEntries(coverage.map(({ theta, share }) => [theta.toFixed(1), Number((100 * share).toFixed(1))])),
        items: Number(items.toFixed(1)),
        'RMSE of difficulty': Number(error.toFixed(3)),
        'in spreads': Number(inSpreads.toFixed(2)),
      },
    ]),
  ),
)
const missed = goalsOfLearned(figures).filter(({ isMet }) => !isMet)
for (const { measure, value, goal } of missed) console.log(`missed: ${measure}: ${value.toFixed(3)}, not ${goal}`)
if (missed.length > 0) process.exitCode = 1
