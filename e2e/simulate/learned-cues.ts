// Rules that are learned from keys: a conditional logit over the measures of cues.ts, the same for every bank, with nothing to tune.
import type { Banks } from '#sw/api/portal/evaluation/bank-store.ts'
import { type Choice, choicesOf, hit, type Language, measures, rules, scoreOf } from './cues.ts'

/** Of each option its features: each measure less its mean over the options, by its spread in what is learned from. */
type Features = readonly (readonly number[])[]

const STEPS = 150
const RATE = 0.5
/** How much a weight is held to nothing, in questions. */
const RIDGE = 4
const FOLDS = 10

function featuresOf({ options }: Choice, language: Language): Features {
  const columns = Object.values(measures).map((measure) => {
    const figures = measure(options, language)
    const center = figures.reduce((sum, figure) => sum + figure, 0) / figures.length
    const spread = Math.sqrt(figures.reduce((sum, figure) => sum + (figure - center) ** 2, 0) / figures.length)
    return figures.map((figure) => (spread > 0 ? (figure - center) / spread : 0))
  })
  return options.map((_, index) => columns.map((column) => column[index] ?? 0))
}

interface Seen {
  readonly features: Features
  readonly key: number
  readonly family: string
}

const scores = (features: Features, weights: readonly number[]) =>
  features.map((row) => row.reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), 0))

/** Weights by ascent of the penalised likelihood that the right option is the one chosen. */
function learn(seen: readonly Seen[]): number[] {
  const weights = Object.keys(measures).map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => -RIDGE * weight)
    for (const { features, key } of seen) {
      const powers = scores(features, weights).map(Math.exp)
      const total = powers.reduce((sum, power) => sum + power, 0)
      features.forEach((row, option) => {
        const pull = (option === key ? 1 : 0) - (powers[option] ?? 0) / total
        row.forEach((figure, at) => {
          slope[at] = (slope[at] ?? 0) + pull * figure
        })
      })
    }
    slope.forEach((rise, at) => {
      weights[at] = (weights[at] ?? 0) + (RATE * rise) / (seen.length + RIDGE)
    })
  }
  return weights
}

const seenOf = (choices: readonly Choice[], language: Language): Seen[] =>
  choices.map((choice) => ({ features: featuresOf(choice, language), key: choice.key, family: choice.family }))

const hits = (seen: readonly Seen[], weights: readonly number[]) =>
  seen.reduce((sum, { features, key }) => sum + hit(scores(features, weights), key), 0)

/** What the rule that is learned from the other banks scores in this one. */
function scoreFromOthers(own: readonly Choice[], others: readonly Choice[], language: Language): number {
  const weights = learn(seenOf(others, language))
  return hits(seenOf(own, language), weights) / own.length
}

/** What a rule that is learned from nine tenths of the bank’s families scores in the tenth that it has not seen. */
function scoreFromWithin(own: readonly Choice[], language: Language): number {
  const seen = seenOf(own, language)
  const families = [...new Set(seen.map(({ family }) => family))]
  const foldOf = ({ family }: Seen) => families.indexOf(family) % FOLDS
  let right = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = learn(seen.filter((one) => foldOf(one) !== fold))
    right += hits(
      seen.filter((one) => foldOf(one) === fold),
      weights,
    )
  }
  return right / own.length
}

/** What every rule scores in the bank, by its name. @param banks all of them, this one too */
export function cueScores(id: string, banks: Banks, language: Language): Record<string, number> {
  const choices = (isOwn: boolean) =>
    [...banks].flatMap(([other, { items }]) =>
      (other === id) === isOwn ? choicesOf([...items.values()], language) : [],
    )
  const own = choices(true)
  const plain = Object.entries(rules).map(([name, rule]) => [name, scoreOf(rule, own, language)] as const)
  return {
    ...Object.fromEntries(plain),
    'learned from the other banks': scoreFromOthers(own, choices(false), language),
    'learned within the bank': scoreFromWithin(own, language),
  }
}
