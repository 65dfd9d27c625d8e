// The banks and the people of the simulation: what is known of the items, and what is true of them. All chance is seeded.
import { createRandom } from '#seed/random.ts'
import type { EngineItem } from '#sw/api/portal/evaluation/engine-bank.ts'
import type { ItemParameters } from '#sw/api/portal/evaluation/response-model.ts'

/** An item as the engine believes it to be, and as it is. */
export interface SimulatedItem {
  readonly believed: EngineItem
  readonly truth: ItemParameters
}

export interface Chance {
  /** 0 up to 1 */
  uniform(): number
  /** N(0, 1) */
  normal(): number
}

export function createChance(seed: number): Chance {
  const uniform = createRandom(seed)
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  }
}

const TOPICS = 4

/** Parameters known from many answers: discrimination about 1.4, difficulties spread evenly, four or five options. */
export function calibratedBank(size: number, chance: Chance): SimulatedItem[] {
  return Array.from({ length: size }, (_, index) => {
    const truth = {
      a: Math.min(2.8, Math.max(0.6, Math.exp(Math.log(1.4) + 0.3 * chance.normal()))),
      b: -2.5 + (5 * (index + 0.5)) / size,
      c: 0.15 + 0.1 * chance.uniform(),
    }
    return { truth, believed: { ...truth, ...named(index) } }
  })
}

/** Every difficulty in every topic, and no two of a family. */
const named = (index: number) => ({ id: `item-${index}`, family: `family-${index}`, topic: `topic-${index % TOPICS}` })

/** How an item's discrimination and the steps of a task vary: standard deviations. */
const DISCRIMINATION_ERROR = 0.3
const STEP_ERROR = 0.3

/** A truth of the items of a real bank. @param spread of the errors of difficulty, in logits: left out, what the engine takes to be open of each */
export const simulatedItems = (items: readonly EngineItem[], chance: Chance, spread?: number): SimulatedItem[] =>
  items.map((believed) => {
    const a = believed.a * Math.exp(DISCRIMINATION_ERROR * chance.normal())
    const error = (spread ?? believed.spread ?? 0) * chance.normal()
    // Of a worked one the whole task is harder or easier than believed, and its steps among themselves too.
    const steps = believed.steps?.map((step) => step + error + STEP_ERROR * chance.normal())
    return { believed, truth: { a, b: believed.b + error, c: believed.c, ...(steps && { steps }) } }
  })

/** People at the abilities that the study covers: N(0, 1), then the same number at each half logit from -2.5 to 2.5. */
export interface Group {
  readonly name: string
  readonly abilities: readonly number[]
}

export function groups(chance: Chance, general: number, each: number): Group[] {
  const points = Array.from({ length: 11 }, (_, index) => -2.5 + index / 2)
  return [
    { name: 'N(0,1)', abilities: Array.from({ length: general }, () => chance.normal()) },
    ...points.map((theta) => ({ name: String(theta), abilities: Array.from({ length: each }, () => theta) })),
  ]
}
