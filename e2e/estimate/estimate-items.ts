// What merged answers say of items: the posterior of each item's difficulty and discrimination, and of how far ratings may be believed, together (marginal
// maximum a posteriori by EM, Bock and Aitkin 1981, Mislevy 1986). Deterministic: the same answers give the same figures. The scale is the people's: N(0, 1).
import { changed, type ItemParameters } from '#sw/api/portal/evaluation/response-model.ts'
import { type Curves, curvesOf, PLACES } from './item-curves.ts'
import { type ItemPrior, itemPosterior, type Seen } from './item-posterior.ts'
import { type RatedItem, type RatingBelief, ratingPrior } from './rating-prior.ts'

/** An item before any answer: `a`, `b` and `steps` as rated. */
export interface UnknownItem extends ItemParameters, RatedItem {
  readonly id: string
}

/** One person's answers: places of items in the bank, and scores. */
export type Answers = readonly { readonly item: number; readonly score: number }[]

export interface LearnedItem {
  readonly id: string
  readonly a: number
  readonly b: number
  /** The standard deviation of what is known of `b`. */
  readonly spread: number
  readonly answers: number
}

export interface Learned {
  readonly items: readonly LearnedItem[]
  /** How ratings and difficulties hang together, as the answers have it. */
  readonly ratings: RatingBelief
}

/** Rounds towards the most probable parameters: more move no difficulty by a hundredth. Then rounds over all that they may be. */
const ROUNDS = 25
const WHOLE_ROUNDS = 3
/** Of the logarithm of a discrimination: how far items differ. */
const DISCRIMINATION_DEVIATION = 0.3
const LONGEST_STEP = 0.5
/** People whose other answers have them so near each other are taken together. */
const ALIKE = 0.1

/** @param belief how ratings and difficulties hang together, as far as is known beforehand */
export function estimateItems(
  items: readonly UnknownItem[],
  people: readonly Answers[],
  belief: RatingBelief,
): Learned {
  let ratings = ratingPrior(items, belief)
  const priorOf = (item: UnknownItem, index: number): ItemPrior => ({
    b: ratings.means[index] ?? 0,
    spread: ratings.spread,
    logA: Math.log(item.a),
    logSpread: DISCRIMINATION_DEVIATION,
  })
  let known = items.map(priorOf)
  for (let round = 0; round < ROUNDS + WHOLE_ROUNDS && people.length > 0; round += 1) {
    const curves = items.map((item, index) => curvesOf(parametersOf(item, known[index])))
    const next = round < ROUNDS ? stepped(people, curves) : seenIn(people, curves)
    known = items.map((item, index) => next(item, index, known[index] ?? priorOf(item, index), priorOf(item, index)))
    ratings = ratingPrior(items, belief, { spread: ratings.spread, items: known })
  }
  const counts = new Int32Array(items.length)
  for (const answers of people) for (const { item } of answers) counts[item] = (counts[item] ?? 0) + 1
  return {
    ratings: { slope: ratings.slope, spread: ratings.spread },
    items: items.map(({ id }, index) => {
      const { b = 0, spread = 0, logA = 0 } = known[index] ?? {}
      return { id, a: Math.exp(logA), b, spread, answers: counts[index] ?? 0 }
    }),
  }
}

const parametersOf = (item: UnknownItem, known: ItemPrior | undefined): ItemParameters =>
  known ? changed(item, known.b, Math.exp(known.logA)) : item

/** What is known of an item after a round. */
type Next = (item: UnknownItem, index: number, known: ItemPrior, prior: ItemPrior) => ItemPrior

const PEOPLE = PLACES.map((theta) => Math.exp(-0.5 * theta * theta))

/** Where each person is by all answers: as shares of `PLACES`. */
function abilitiesOf(answers: Answers, curves: readonly Curves[]): Float64Array {
  const mass = Float64Array.from(PEOPLE)
  for (const { item, score } of answers) {
    const curve = curves[item]
    if (!curve) continue
    for (let node = 0; node < mass.length; node += 1)
      mass[node] = (mass[node] ?? 0) * (curve.chances[node * curve.scores + score] ?? 0)
  }
  return shared(mass)
}

function shared(mass: Float64Array): Float64Array {
  let sum = 0
  for (const one of mass) sum += one
  for (let node = 0; node < mass.length; node += 1) mass[node] = (mass[node] ?? 0) / sum
  return mass
}

/** Of each item over all that its parameters may be, with people as their other answers have them. */
function seenIn(people: readonly Answers[], curves: readonly Curves[]): Next {
  const seen = curves.map(() => new Map<number, Seen>())
  for (const answers of people) {
    const abilities = abilitiesOf(answers, curves)
    for (const { item, score } of answers) {
      const curve = curves[item]
      const groups = seen[item]
      if (!curve || !groups) continue
      const others = shared(abilities.map((share, node) => share / (curve.chances[node * curve.scores + score] ?? 1)))
      const mean = others.reduce((sum, share, node) => sum + share * (PLACES[node] ?? 0), 0)
      const key = score * 1000 + Math.round(mean / ALIKE)
      const group = groups.get(key)
      if (group) group.people += 1
      else groups.set(key, { score, people: 1, shares: others })
      group?.shares.forEach((share, node) => {
        group.shares[node] = share + (others[node] ?? 0)
      })
    }
  }
  return (item, index, known, prior) => itemPosterior(item, [...(seen[index]?.values() ?? [])], known, prior)
}

/** Of each item a step of Fisher's scoring towards its most probable parameters. */
function stepped(people: readonly Answers[], curves: readonly Curves[]): Next {
  const expected = curves.map(({ chances }) => new Float64Array(chances.length))
  for (const answers of people) {
    const abilities = abilitiesOf(answers, curves)
    for (const { item, score } of answers) {
      const [curve, count] = [curves[item], expected[item]]
      if (!curve || !count) continue
      for (let node = 0; node < abilities.length; node += 1) {
        const at = node * curve.scores + score
        count[at] = (count[at] ?? 0) + (abilities[node] ?? 0)
      }
    }
  }
  return (item, index, known, prior) => {
    const [curve, counts] = [curves[index], expected[index]]
    if (!curve || !counts) throw new Error(`No curves of ${item.id}`)
    return stepOf(curve, counts, known, prior)
  }
}

/** @param counts how many people of each place are expected to have got each score */
function stepOf(curve: Curves, counts: Float64Array, known: ItemPrior, prior: ItemPrior): ItemPrior {
  let [ofDifficulty, ofDiscrimination, ofBoth] = [1 / prior.spread ** 2, 1 / prior.logSpread ** 2, 0]
  let toDifficulty = (prior.b - known.b) * ofDifficulty
  let toDiscrimination = (prior.logA - known.logA) * ofDiscrimination
  for (let node = 0; node < PLACES.length; node += 1) {
    let people = 0
    for (let score = 0; score < curve.scores; score += 1) people += counts[node * curve.scores + score] ?? 0
    for (let score = 0; score < curve.scores; score += 1) {
      const at = node * curve.scores + score
      const [one, other] = [curve.byDifficulty[at] ?? 0, curve.byDiscrimination[at] ?? 0]
      toDifficulty += (counts[at] ?? 0) * one
      toDiscrimination += (counts[at] ?? 0) * other
      const weight = people * (curve.chances[at] ?? 0)
      ofDifficulty += weight * one * one
      ofDiscrimination += weight * other * other
      ofBoth += weight * one * other
    }
  }
  // The inverse of the information is what stays open.
  const size = ofDifficulty * ofDiscrimination - ofBoth * ofBoth
  return {
    b: known.b + bounded((ofDiscrimination * toDifficulty - ofBoth * toDiscrimination) / size),
    logA: known.logA + bounded((ofDifficulty * toDiscrimination - ofBoth * toDifficulty) / size),
    spread: Math.sqrt(ofDiscrimination / size),
    logSpread: Math.sqrt(ofDifficulty / size),
  }
}

const bounded = (step: number) => Math.min(LONGEST_STEP, Math.max(-LONGEST_STEP, step))
