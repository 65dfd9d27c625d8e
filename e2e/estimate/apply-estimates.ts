// What was estimated, read back into the banks: seed/items/learned.ts, which the engine begins with instead of ratings alone.
import * as z from '#contract/zod.ts'
import { type Banks, type bankOf, ratedParameters } from '#sw/api/portal/evaluation/bank-store.ts'

/** As seed/items/learned.ts has it of one bank. */
type LearnedItems = NonNullable<Parameters<typeof bankOf>[2]>

const between = (low: number, high: number) => z.number().check(z.gte(low), z.lte(high))

const Estimated = z.record(
  z.string(),
  z.object({
    version: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        a: between(0.2, 4),
        b: between(-6, 6),
        spread: between(0.01, 2),
        answers: z.int().check(z.gte(0)),
      }),
    ),
  }),
)

/** Fewer answers to a bank, an item on average, leave it as it is: from so many on it was tried that intervals hold (`npm run simulate:learned`). */
const TELLING = 50
/** Levels are counted from ratings: a bank that the answers move by more than half a level would give levels that mean something else. */
const MOST_MOVED = 0.5

export interface Applied {
  readonly skillId: string
  readonly answers: number
  /** By how much its items are harder than rated, on average, in logits. */
  readonly moved: number
  /** Why it is left out; undefined where it is taken. */
  readonly refused?: 'few' | 'moved'
}

/** @param file as `evaluation:estimate` wrote it; it throws where that is of other banks, or not what such a file is */
export function applyEstimates(banks: Banks, file: unknown) {
  const learned: Record<string, LearnedItems> = {}
  const report = Object.entries(Estimated.parse(file)).map(([skillId, { version, items }]): Applied => {
    const bank = banks.get(skillId)
    if (!bank) throw new Error(`There is no bank of ${skillId}`)
    if (bank.version !== version) throw new Error(`The estimates of ${skillId} are of another version of its bank`)
    const parameters = items.map(({ id, ...estimated }) => {
      const item = bank.items.get(id)
      if (!item) throw new Error(`${skillId} has no item ${id}`)
      return { id, estimated, rated: ratedParameters(item).b }
    })
    if (new Set(items.map(({ id }) => id)).size < items.length) throw new Error(`${skillId} names an item twice`)
    const answers = items.reduce((sum, one) => sum + one.answers, 0)
    const moved =
      parameters.reduce((sum, { estimated, rated }) => sum + estimated.b - rated, 0) / Math.max(1, items.length)
    const found = { skillId, answers, moved }
    if (answers < TELLING * bank.items.size) return { ...found, refused: 'few' }
    if (Math.abs(moved) > MOST_MOVED) return { ...found, refused: 'moved' }
    learned[skillId] = { version, items: Object.fromEntries(parameters.map(({ id, estimated }) => [id, estimated])) }
    return found
  })
  return { learned, report }
}

const nameOf = (id: string) => (/^[a-z]\w*$/i.test(id) ? id : `'${id}'`)
const numberOf = (value: number) => String(Number(value.toFixed(4)))

/** `text` of seed/items/learned.ts with other items. */
export function withLearned(text: string, learned: Readonly<Record<string, LearnedItems>>): string {
  const banks = Object.entries(learned).map(([skillId, { version, items }]) => {
    const rows = Object.entries(items).map(
      ([id, { a, b, spread, answers }]) =>
        `      ${nameOf(id)}: { a: ${numberOf(a)}, b: ${numberOf(b)}, spread: ${numberOf(spread)}, answers: ${answers} },\n`,
    )
    return `  ${nameOf(skillId)}: {\n    version: '${version}',\n    items: {\n${rows.join('')}    },\n  },\n`
  })
  const start = text.indexOf('{', text.indexOf('export const learnedItems'))
  return `${text.slice(0, start)}{${banks.length > 0 ? `\n${banks.join('')}` : ''}}\n`
}
