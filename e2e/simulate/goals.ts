// The goals of the adaptive engine, and the study that judges them. Run by run.mjs beside it, and at a reduced size by the tests.
import { type LogEntry, replay } from '#sw/api/portal/evaluation/adaptive-engine.ts'
import type { LoadedBank } from '#sw/api/portal/evaluation/bank-store.ts'
import { engineBank } from '#sw/api/portal/evaluation/engine-bank.ts'
import { type Chance, calibratedBank, createChance, groups, type SimulatedItem } from './banks.ts'
import { bestForm, evenForm, formError, lengthAtError, randomForm } from './fixed-forms.ts'
import { shippedArm } from './shipped.ts'
import { type Arm, type ArmFigures, BASE_RULES, type GroupFigures, meanOf, runArm } from './study.ts'

export interface Goal {
  readonly measure: string
  readonly value: number
  readonly goal: string
  readonly isMet: boolean
}

export interface Study {
  readonly arms: readonly ArmFigures[]
  readonly forms: readonly { readonly name: string; readonly items: number; readonly rmse: number }[]
  readonly goals: readonly Goal[]
}

export interface StudySize {
  /** People from N(0, 1), and at each of the eleven abilities. */
  readonly general: number
  readonly each: number
  readonly seed: number
  /** Those that are shipped. */
  readonly shipped: readonly LoadedBank[]
}

const BANK = 100
/** So many banks are drawn: how good one happens to be is not the question. */
const BANKS = 16
/** How far ratings may be off, in logits, where they tell less than they are taken to: they then correlate by .77 with what is true. */
const FAR_OFF = 1

/** Where each bank takes long, or must be seen by many: so many of them. */
const FEW_BANKS = 4

/** How many people answer each fixed form. */
const FORM_PEOPLE = 1000

/** Runs every arm. Seeded: the same size and seed give the same figures, but for the time of the next item. */
export function runStudy({ general, each, seed, shipped }: StudySize): Study {
  const chance = createChance(seed)
  const people = groups(chance, general, each)
  const everybody = people.slice(0, 1)
  const drawn = Array.from({ length: BANKS }, () => calibratedBank(BANK, chance))
  const calibrated: Arm = {
    name: 'ours, calibrated',
    banks: drawn,
    rules: { ...BASE_RULES, targetSe: 0.385 },
  }
  const easier = { ...calibrated, name: 'ours, calibrated, comfortable', rules: { ...calibrated.rules, easier: 0.5 } }
  const ours = runArm(calibrated, people, chance)
  const asShipped = runArm(shippedArm(shipped, chance), people, chance)
  const farOff = runArm(shippedArm(shipped, chance, FAR_OFF), everybody, chance)
  const comfortable = runArm(easier, everybody, chance)
  const held = runArm(
    {
      ...calibrated,
      name: 'ours, calibrated, exposure held under a cap',
      banks: drawn.slice(0, FEW_BANKS),
      rules: { ...calibrated.rules, exposure: 'progressive' },
      mostExposed: CAP,
    },
    everybody,
    chance,
  )
  const forms = compareForms(
    drawn.slice(0, FEW_BANKS),
    groupOf(ours, 0),
    (everybody[0]?.abilities ?? []).slice(0, FORM_PEOPLE),
    chance,
  )
  return {
    arms: [ours, asShipped, farOff, comfortable, held],
    forms,
    goals: [
      ...goalsOfCalibrated(ours, forms),
      ...goalsOfShipped(asShipped, farOff),
      ...goalsOfHeld(held),
      nextItemGoal(chance),
    ],
  }
}

function groupOf({ groups: all, arm }: ArmFigures, index: number): GroupFigures {
  const group = all[index]
  if (!group) throw new Error(`${arm} has no group ${index}`)
  return group
}

/** Forms of one length, and how long each kind must be to err as little as the adaptive session: of each bank, the mean of them. */
function compareForms(
  banks: readonly (readonly SimulatedItem[])[],
  ours: GroupFigures,
  abilities: readonly number[],
  chance: Chance,
): Study['forms'] {
  const length = Math.round(ours.meanItems)
  const perBank = banks.map((bank) => {
    const best = bestForm(bank)
    const bestOf = (items: number) => best.slice(0, items)
    const evenOf = (items: number) => evenForm(bank, items)
    const measured = (name: string, items: number, formOf: () => readonly SimulatedItem[]) => ({
      name,
      items,
      rmse: formError(formOf, abilities, chance),
    })
    const asGood = (name: string, formOf: (items: number) => readonly SimulatedItem[]) => {
      const items = lengthAtError(formOf, ours.rmse, abilities, chance, BANK)
      const form = formOf(items)
      return measured(name, items, () => form)
    }
    const sameBest = bestOf(length)
    const sameEven = evenOf(length)
    return [
      measured('best fixed form, as long', length, () => sameBest),
      measured('even-spread form, as long', length, () => sameEven),
      measured('random items, as many', length, () => randomForm(bank, length, chance)),
      asGood('best fixed form, as good', bestOf),
      asGood('even-spread form, as good', evenOf),
    ]
  })
  return (perBank[0] ?? []).map(({ name }, row) => ({
    name,
    items: meanOf(perBank.map((forms) => forms[row]?.items ?? 0)),
    rmse: meanOf(perBank.map((forms) => forms[row]?.rmse ?? 0)),
  }))
}

export const atMost = (measure: string, value: number, bound: number): Goal => ({
  measure,
  value,
  goal: `<= ${bound}`,
  isMet: value <= bound,
})
export const atLeast = (measure: string, value: number, bound: number): Goal => ({
  measure,
  value,
  goal: `>= ${bound}`,
  isMet: value >= bound,
})

export const within = (measure: string, value: number, [low, high]: readonly [number, number]): Goal => ({
  measure,
  value,
  goal: `${low.toFixed(3)} to ${high.toFixed(3)}`,
  isMet: low <= value && value <= high,
})

/** Of a share of intervals that should be 95 %, and is not 94 to 96 % by more than so many standard errors of its number of people. */
const CHANCE = 2

/** Whether 94 to 96 % of intervals hold the truth: as far as so many people can tell, which is what the goal then says. @param people 0: to the letter */
export function covers(measure: string, value: number, people: number): Goal {
  const chance = people === 0 ? 0 : CHANCE * Math.sqrt((0.95 * 0.05) / people)
  const of = people === 0 ? '' : `, of ${people} people`
  return within(`${measure}: 95 % interval covers${of}`, value, [0.94 - chance, 0.96 + chance])
}

/** N(0, 1) and all abilities together to the letter: they are many. Each ability as far as its people can tell. */
const coverageGoals = (name: string, [all, ...points]: readonly GroupFigures[]): Goal[] => [
  ...(all ? [covers(`${name}, N(0,1)`, all.coverage, 0)] : []),
  covers(`${name}, all abilities alike`, meanOf(points.map(({ coverage }) => coverage)), 0),
  ...points.map(({ group, coverage, people }) => covers(`${name}, ${group}`, coverage, people)),
]

function goalsOfCalibrated(ours: ArmFigures, forms: Study['forms']): Goal[] {
  const all = groupOf(ours, 0)
  const asGood = (kind: string) => forms.find(({ name }) => name === `${kind}, as good`)?.items ?? Number.NaN
  return [
    atMost('calibrated: mean items', all.meanItems, 18),
    atMost('calibrated: RMSE', all.rmse, 0.38),
    atMost('calibrated: |bias|', Math.abs(all.bias), 0.02),
    ...ours.groups
      .filter(({ group }) => Math.abs(Number(group)) === 2)
      .map(({ group, bias }) => atMost(`calibrated: |bias| at ${group}`, Math.abs(bias), 0.16)),
    ...coverageGoals('calibrated', ours.groups),
    atLeast('calibrated: shorter than the best fixed form', 1 - all.meanItems / asGood('best fixed form'), 0.3),
    atLeast('calibrated: shorter than the even-spread form', 1 - all.meanItems / asGood('even-spread form'), 0.5),
    atLeast('calibrated: bank used', all.bankUsed, 0.85),
    atMost('calibrated: gap between topics, items', all.topicGap, 2),
  ]
}

function goalsOfShipped(shipped: ArmFigures, farOff: ArmFigures): Goal[] {
  const all = groupOf(shipped, 0)
  return [
    atMost('shipped: mean items', all.meanItems, 25),
    atLeast('shipped: stopped on precision', all.converged, 0.9),
    ...coverageGoals('shipped', shipped.groups),
    atLeast('shipped: 95 % interval covers, difficulty off by 1.0', groupOf(farOff, 0).coverage, 0.92),
    atMost('shipped: largest exposure', all.maxExposure, 0.4),
    atLeast('shipped: badge level true', all.badgeTrue, 0.97),
    ...all.badgeLevels.map(({ level, given, right }) =>
      atLeast(`shipped: badge of level ${level} true`, given > 0 ? right / given : 1, 0.9),
    ),
  ]
}

/** The largest share of people who may have had an item, on a portal that holds exposure down. */
const CAP = 0.36

function goalsOfHeld(held: ArmFigures): Goal[] {
  const all = groupOf(held, 0)
  return [
    atMost('exposure held: largest exposure', all.maxExposure, 0.4),
    atLeast('exposure held: bank used', all.bankUsed, 0.99),
  ]
}

const TIMED_BANK = 2000
const TIMED_ANSWERS = 200

/** The time of one answer on a large bank, as the back end spends it: the whole log replayed, and the next item chosen. */
function nextItemGoal(chance: Chance): Goal {
  const bank = engineBank(calibratedBank(TIMED_BANK, chance).map(({ believed }) => believed))
  const rules = { ...BASE_RULES, targetSe: 0, maxItems: 30, seed: 1 }
  const times: number[] = []
  while (times.length < TIMED_ANSWERS) {
    const log: LogEntry[] = []
    for (let state = replay(bank, rules, log); state.next; ) {
      log.push({ itemId: state.next.id, outcome: chance.uniform() < 0.7 ? 'right' : 'wrong', elapsedMs: 0 })
      // The least of three: what other programs took in between is not the engine's.
      const tries = [0, 1, 2].map(() => {
        const start = performance.now()
        state = replay(bank, rules, log)
        return performance.now() - start
      })
      times.push(Math.min(...tries))
    }
  }
  const sorted = times.toSorted((one, other) => one - other)
  return atMost('next item of 2,000, p95 in ms', sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, 5)
}
