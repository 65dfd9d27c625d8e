// How long an evaluation of each shipped bank usually is: what the page before it promises (seed/items/usual-lengths.ts, which usual-lengths.mjs writes).
import type { AskedLevel } from '#contract/portal/evaluation-shapes.ts'
import { Course } from '#sw/api/portal/evaluation/adaptive-engine.ts'
import type { LoadedBank } from '#sw/api/portal/evaluation/bank-store.ts'
import { rulesOf } from '#sw/api/portal/evaluation/session-row.ts'
import { type Chance, createChance, simulatedItems } from './banks.ts'
import { answerOf, median } from './study.ts'

const PEOPLE = 400
const SEED = 20261128
const PLAIN = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const

type Length = Pick<LoadedBank['usual'], 'items' | 'minutes'>

/** The middle of people from N(0, 1), each with a truth of their own, who take the time that an item is given. Seeded. */
export const usualLength = (bank: LoadedBank): LoadedBank['usual'] => ({
  ...lengthOf(bank),
  decisions: { 2: lengthOf(bank, 2), 3: lengthOf(bank, 3), 4: lengthOf(bank, 4), 5: lengthOf(bank, 5) },
})

function lengthOf(bank: LoadedBank, askedLevel?: AskedLevel): Length {
  const chance = createChance(SEED)
  const sessions = Array.from({ length: PEOPLE }, () => session(bank, chance, askedLevel))
  return {
    items: median(sessions.map(({ items }) => items)),
    minutes: Math.round(median(sessions.map(({ seconds }) => seconds)) / 60),
  }
}

function session(bank: LoadedBank, chance: Chance, askedLevel?: AskedLevel): { items: number; seconds: number } {
  const theta = chance.normal()
  const truths = simulatedItems(bank.engine.items, chance)
  const seed = Math.floor(chance.uniform() * 2 ** 32)
  const course = new Course(bank.engine, rulesOf(bank, PLAIN, seed, { seenFamilies: [] }, askedLevel))
  let seconds = 0
  let state = course.state()
  while (state.next) {
    const { id } = state.next
    const own = bank.items.get(id)?.seconds ?? 0
    seconds += own
    course.add({
      itemId: id,
      elapsedMs: 1000 * own,
      ...answerOf(truths[bank.engine.indexes.get(id) ?? -1], theta, chance),
    })
    state = course.state()
  }
  return { items: state.answered, seconds }
}
