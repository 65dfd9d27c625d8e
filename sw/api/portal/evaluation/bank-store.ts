// The secret store of the evaluation: items with keys, parameters and explanations. Nothing of it is in a table or an answer, but what `shownItem` lets
// through, and explanations after the end (review-items.ts).

import type { Calibration } from '#contract/portal/evaluation-results.ts'
import type { Bank, ShownItem } from '#contract/portal/evaluation-shapes.ts'
import { type ItemTopic, itemBanks, type SourceBank } from '#seed/items/banks.ts'
import { type LearnedItems, type LearnedParameters, learnedItems } from '#seed/items/learned.ts'
import { pilotItems } from '#seed/items/pilots.ts'
import type { NumberKey, SourceItem } from '#seed/items/source-item.ts'
import type { UsualLength } from '#seed/items/usual-lengths.ts'
import type { WorkedItem } from '#seed/items/worked-item.ts'
import { shownDesk } from './desk-items.ts'
import { type EngineBank, engineBank } from './engine-bank.ts'
import type { ExposureControl } from './item-choice.ts'
import { shownJs } from './program-items.ts'
import { shownSql } from './query-items.ts'
import { changed, type ItemParameters } from './response-model.ts'
import {
  type BankItem,
  deskTaskOf,
  isDesk,
  isWorked,
  RATING_SPREAD,
  shownSheet,
  taskOf,
  workedParameters,
} from './worked-items.ts'

export interface LoadedBank {
  readonly skillId: string
  readonly version: string
  readonly calibration: Calibration
  readonly exposure: ExposureControl
  readonly items: ReadonlyMap<string, BankItem>
  readonly topics: readonly ItemTopic[]
  /** How long an evaluation with it is for most people. */
  readonly usual: UsualLength
  readonly engine: EngineBank
}

export type Banks = ReadonlyMap<string, LoadedBank>

let loading: Promise<Banks> | undefined

/** All banks, loaded once. A failed load is retried with the next call. */
export function loadBanks(): Promise<Banks> {
  loading ??= loadAll().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadAll(): Promise<Banks> {
  const banks = await Promise.all(
    Object.entries(itemBanks).map(async ([skillId, load]) => [skillId, bankOf(skillId, await load())] as const),
  )
  return new Map(banks)
}

/** A bank out of what its authors wrote. @param learned the estimates of its items that answers gave; passed over where it is of another version of them @internal */
export const bankOf = (
  skillId: string,
  { items: chosen, worked = [], topics, usual }: SourceBank,
  learned: LearnedItems | undefined = learnedItems[skillId],
): LoadedBank => {
  const items: readonly BankItem[] = [...chosen, ...worked]
  const version = versionOf(items)
  const estimates = learned?.version === version ? learned.items : undefined
  return {
    skillId,
    version,
    calibration: estimates ? 'calibrated' : 'author',
    exposure: 'progressive',
    items: new Map(items.map((item) => [item.id, item])),
    topics,
    usual,
    engine: engineBank(
      items.map((item) => ({
        id: item.id,
        family: item.family,
        topic: item.topic,
        type: item.type,
        isPilot: pilotItems.has(item.id),
        ...learnedParameters(ratedParameters(item), estimates?.[item.id]),
      })),
    ),
  }
}

/** Of chosen ones: one discrimination, the mean of two ratings less 3 and what ratings leave open, and the chance of guessing. @internal */
export function ratedParameters(item: BankItem): RatedParameters {
  if (isWorked(item)) return workedParameters(item)
  const [one, other] = item.difficulty
  return { a: 1.2, b: (one + other) / 2 - 3, c: guessChance(item), spread: RATING_SPREAD }
}

type RatedParameters = ItemParameters & { readonly spread: number; readonly weight?: number }

function learnedParameters(rated: RatedParameters, estimate: LearnedParameters | undefined): RatedParameters {
  return estimate ? { ...rated, ...changed(rated, estimate.b, estimate.a), spread: estimate.spread } : rated
}

/** Ends the question of an item that does not tell how many options are right. */
const ALL_THAT_APPLY = 'Choose all that apply.'

/** 1 over all possible answers: combinations of as many options as the question states, or of any; sequences. A number is hardly guessed. @internal */
export function guessChance({ type, stem, options = [], key }: Pick<SourceItem, 'type' | 'stem' | 'options' | 'key'>) {
  const count = options.length
  if (isNumberKey(key)) return 0.02
  if (type === 'order') return 1 / product(1, count)
  if (type !== 'multiple') return 1 / Math.max(2, count)
  if (stem.en.endsWith(ALL_THAT_APPLY)) return 1 / (2 ** count - 1)
  return product(1, key.length) / product(count - key.length + 1, count)
}

/** Of the whole numbers from one to another. */
const product = (from: number, to: number): number =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).reduce((all, next) => all * next, 1)

/** A short name for exactly these items (FNV-1a, twice); a family of tasks is known by one of them. */
function versionOf(items: readonly BankItem[]): string {
  const text = JSON.stringify(items.map((item) => (isWorked(item) ? [item, item.variant(1)] : item)))
  const hash = (seed: number) => {
    let value = seed
    for (let index = 0; index < text.length; index += 1) {
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    }
    return (value >>> 0).toString(36)
  }
  return `${hash(0x811c9dc5)}${hash(0x01234567)}`
}

export const toBank = ({ items, version, calibration, topics }: LoadedBank): Bank => ({
  items: items.size,
  version,
  calibration,
  topics: topics.map(({ id, label }) => ({ id, label })),
})

/** The item as a person of this session sees it: options in a sequence of its own, under names that say nothing. */
export function shownItem(bank: LoadedBank, item: BankItem, seed: number): ShownItem {
  if (isWorked(item)) {
    const { stem, ...shown } = shownTask(item, seed)
    const { id, type } = item
    return {
      ...{ id, type, topic: topicOf(bank, item.topic) },
      ...{ stem: { en: stem.en, fr: stem.fr }, code: null, options: [] },
      ...shown,
    }
  }
  const options = item.options ?? []
  return {
    id: item.id,
    topic: topicOf(bank, item.topic),
    type: item.type,
    stem: item.stem,
    code: item.code ?? null,
    options: optionOrder(item, seed).flatMap((index, position) => {
      const label = options[index]
      return label ? [{ id: optionName(position), label: { en: label.en, fr: label.fr } }] : []
    }),
  }
}

function shownTask(item: WorkedItem, seed: number) {
  if (item.type === 'sql') {
    const task = taskOf(item, seed)
    return { stem: task.stem, sql: shownSql(task) }
  }
  if (item.type === 'js') {
    const task = taskOf(item, seed)
    return { stem: task.stem, js: shownJs(task) }
  }
  if (isDesk(item)) {
    const task = deskTaskOf(item, seed)
    return { stem: task.stem, ...shownDesk(task) }
  }
  const task = taskOf(item, seed)
  return { stem: task.stem, sheet: shownSheet(task) }
}

export const topicOf = ({ topics }: LoadedBank, id: string) => {
  const topic = topics.find((one) => one.id === id)
  return { id, label: topic ? { en: topic.label.en, fr: topic.label.fr } : { en: id, fr: id } }
}

const optionName = (position: number): string => `abcdefgh`[position] ?? 'z'

/** The names, in this session, of options by their indexes in the bank. */
export function optionNames(item: SourceItem, seed: number, indexes: readonly number[]): string[] {
  const order = optionOrder(item, seed)
  return indexes.map((index) => optionName(order.indexOf(index)))
}

/** The indexes in the bank of options by their names in this session; undefined where one is not the item's, or named twice. */
export function optionIndexes(item: SourceItem, seed: number, names: readonly string[]): number[] | undefined {
  const order = optionOrder(item, seed)
  const indexes = names.map((name) => order['abcdefgh'.indexOf(name)] ?? -1)
  return indexes.includes(-1) || new Set(indexes).size < indexes.length ? undefined : indexes
}

/** Which of the bank's options is first, second ... in a session. */
function optionOrder({ id, options = [] }: SourceItem, seed: number): number[] {
  let state = seed >>> 0
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
  const order = options.map((_, index) => index)
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 4_294_967_296) * (last + 1))
    const held = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = held
  }
  return order
}

const isNumberKey = (key: SourceItem['key']): key is NumberKey => !Array.isArray(key)

/** What is right, for the review. */
export const rightOf = ({ key }: SourceItem): { indexes: readonly number[]; value: number | null } =>
  isNumberKey(key) ? { indexes: [], value: key.value } : { indexes: key, value: null }

/** What was answered: indexes in the bank, or a number. */
export interface Chosen {
  readonly indexes: readonly number[]
  readonly value: number | null
}

export function isRight({ key, type }: SourceItem, { indexes, value }: Chosen): boolean {
  if (isNumberKey(key)) return value !== null && Math.abs(value - key.value) <= (key.tolerance ?? 0) + 1e-9
  if (indexes.length !== key.length) return false
  return type === 'order'
    ? key.every((index, position) => indexes[position] === index)
    : key.every((i) => indexes.includes(i))
}
