// The items of a shipped bank and merged answers to them, as they are estimated.
import type { CalibrationData } from '#contract/portal/evaluation-records.ts'
import { type LoadedBank, ratedParameters } from '#sw/api/portal/evaluation/bank-store.ts'
import { mostOf } from '#sw/api/portal/evaluation/response-model.ts'
import { RATING_SPREAD } from '#sw/api/portal/evaluation/worked-items.ts'
import { type Answers, estimateItems, type Learned, type UnknownItem } from './estimate-items.ts'
import type { RatingBelief } from './rating-prior.ts'

/** As two ratings of the shipped items are believed, by the engine too. */
const BELIEF: RatingBelief = { slope: 1, spread: RATING_SPREAD }

/** What is left out: answers to other versions of a bank, since a question may have been reworded. It begins with ratings, whatever was learned before. */
export function learnedOf({ engine, items: source, skillId, version }: LoadedBank, { sessions }: CalibrationData) {
  const items = [...source.values()].map((item): UnknownItem => {
    const { a, b, c, steps } = ratedParameters(item)
    const { id, type, topic } = item
    return { ...{ id, a, b, c, type, topic, rating: b }, ...(steps && { steps }) }
  })
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
  return { version, ...estimateItems(items, people, BELIEF) } satisfies Learned & { version: string }
}
