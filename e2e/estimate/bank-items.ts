// The items of a shipped bank and merged answers to them, as they are estimated.
import type { CalibrationData } from '#contract/portal/evaluation-records.ts'
import type { LoadedBank } from '#sw/api/portal/evaluation/bank-store.ts'
import { mostOf } from '#sw/api/portal/evaluation/response-model.ts'
import { type Answers, estimateItems, type Learned, type UnknownItem } from './estimate-items.ts'
import type { RatingBelief } from './rating-prior.ts'

/** As two ratings of the shipped items are believed: they correlate by .86 with what is true. */
const BELIEF: RatingBelief = { slope: 1, spread: 0.7 }

/** What is left out: answers to other versions of a bank, since a question may have been reworded. */
export function learnedOf({ engine, skillId, version }: LoadedBank, { sessions }: CalibrationData): Learned {
  const items = engine.items.map(
    ({ id, a, b, c, steps, type = '', topic }): UnknownItem => ({
      ...{ id, a, b, c, type, topic, rating: b },
      ...(steps && { steps }),
    }),
  )
  const people = sessions
    .filter((session) => session.skillId === skillId && session.bankVersion === version)
    .map(
      ({ answers }): Answers =>
        answers.flatMap(({ itemId, isRight, score = 0 }) => {
          const index = engine.indexes.get(itemId)
          const item = index === undefined ? undefined : items[index]
          if (index === undefined || !item) return []
          return [{ item: index, score: isRight ? mostOf(item) : Math.min(score, mostOf(item) - 1) }]
        }),
    )
    .filter((answers) => answers.length > 0)
  return estimateItems(items, people, BELIEF)
}
