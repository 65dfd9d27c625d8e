// What somebody who never reads the question can make of the options: plain rules, each with what it scores in a bank. What is learned: learned-cues.ts.
import { type BankItem, isWorked } from '#sw/api/portal/evaluation/worked-items.ts'

export type Language = 'en' | 'fr'

/** One question with one right option, as a rule sees it. `key` is for whoever counts, never for the rule. */
export interface Choice {
  readonly id: string
  readonly family: string
  readonly options: readonly string[]
  readonly key: number
}

/** A figure of each option: the largest is chosen, and among equals by chance. */
export type Rule = (options: readonly string[], language: Language) => readonly number[]

export function choicesOf(items: readonly BankItem[], language: Language): Choice[] {
  return items.flatMap((item) => {
    if (isWorked(item) || (item.type !== 'single' && item.type !== 'code')) return []
    const { id, family, options = [], key } = item
    return [
      { id, family, options: options.map((option) => option[language]), key: (key as readonly number[])[0] ?? -1 },
    ]
  })
}

const ABSOLUTES = {
  en: /\b(all|always|any|anybody|anyone|anything|at once|entirely|every|everybody|everyone|everything|exactly|forever|must|never|no|nobody|none|nothing|only|whole|without)\b/gi,
  fr: /(?<!\p{L})(aucune?|chaque|doit|doivent|entière?s?|entièrement|exactement|immédiatement|jamais|nul|personne|rien|sans|seule?s?|seulement|toujours|tous|tout|toute|toutes|uniquement)(?!\p{L})/giu,
}
const QUALIFIERS = {
  en: /\b(can|could|if|likely|mainly|may|might|mostly|often|perhaps|probably|rather|should|some|sometimes|unless|until|usually)\b/gi,
  fr: /(?<!\p{L})(en général|généralement|parfois|peut|peuvent|plutôt|pourrai|pourrait|pourraient|probablement|quelques|selon|si|souvent|surtout|tant que)(?!\p{L})/giu,
}
const REASONS = {
  en: /\b(and|because|for|since|so|so that|which|with)\b/gi,
  fr: /(?<!\p{L})(afin|avec|car|donc|et|parce|pour|puisque|puisqu)(?!\p{L})/giu,
}
const NEGATIONS = {
  en: /\b(cannot|neither|no|nobody|none|nor|not|nothing|never|without)\b|n’t\b/gi,
  fr: /(?<!\p{L})(aucune?|jamais|ne|ni|non|pas|rien|sans)(?!\p{L})|(?<!\p{L})n’/giu,
}

const times = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const lengthOf = (text: string) => text.length

/** Of each option, how much of it is in the others: the mean share of the words that two of them have in common. */
function convergence(options: readonly string[]): number[] {
  const sets = options.map((option) => new Set(wordsOf(option)))
  return sets.map((one, index) => {
    const others = sets.filter((_, other) => other !== index)
    const shares = others.map((other) => {
      const common = [...one].filter((word) => other.has(word)).length
      return common / Math.max(1, one.size + other.size - common)
    })
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, others.length)
  })
}

/** Of each option, how many of its words some other option has too. */
function commonWords(options: readonly string[]): number[] {
  const sets = options.map((option) => new Set(wordsOf(option)))
  return sets.map((one, index) =>
    [...one].reduce((sum, word) => sum + sets.filter((other, at) => at !== index && other.has(word)).length, 0),
  )
}

/** Of each option, how many others begin as it does. */
const beginning = (options: readonly string[]) => {
  const firsts = options.map((option) => wordsOf(option)[0] ?? '')
  return firsts.map((first) => firsts.filter((other) => other === first).length - 1)
}

const minus = (figures: readonly number[]) => figures.map((figure) => -figure)
const each = (measure: (option: string) => number) => (options: readonly string[]) => options.map(measure)

/** How far from the middle of the lengths: both of the two in the middle of four are in the middle. */
function fromMiddle(figures: readonly number[]): number[] {
  const sorted = figures.toSorted((one, other) => one - other)
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0
  return figures.map((figure) => Math.max(0, low - figure, figure - high))
}

/** What each option says as a number, where all are one. */
function values(options: readonly string[]): number[] {
  const read = options.map((option) => Number(option.replaceAll(/[\s%€$]/gu, '').replace(',', '.')))
  return read.every((value) => Number.isFinite(value)) ? read : options.map(() => 0)
}

/** Figures of an option that tell something without the question. Of each, the most and the least are rules. */
export const measures: Readonly<Record<string, Rule>> = {
  length: each(lengthOf),
  words: each((option) => wordsOf(option).length),
  'length of its words': each((option) => lengthOf(wordsOf(option).join('')) / Math.max(1, wordsOf(option).length)),
  absolutes: (options, language) => options.map((option) => times(option, ABSOLUTES[language])),
  qualifiers: (options, language) => options.map((option) => times(option, QUALIFIERS[language])),
  'reasons and joins': (options, language) => options.map((option) => times(option, REASONS[language])),
  negations: (options, language) => options.map((option) => times(option, NEGATIONS[language])),
  convergence,
  'words in common': commonWords,
  'shared beginning': beginning,
  commas: each((option) => times(option, /[,;:–]/g)),
  digits: each((option) => times(option, /\d/g)),
  'other signs': each((option) => times(option, /[()“”«»"'=<>*+]/g)),
  'distance from the middle length': (options) => fromMiddle(options.map(lengthOf)),
  'distance from the middle value': (options) => fromMiddle(values(options)),
}

const thenLength =
  (rule: Rule, sign: 1 | -1): Rule =>
  (options, language) =>
    rule(options, language).map((figure, index) => figure * 10_000 + sign * lengthOf(options[index] ?? ''))

const measure = (name: string): Rule => measures[name] ?? (() => [])
const least =
  (rule: Rule): Rule =>
  (options, language) =>
    minus(rule(options, language))
const atPosition =
  (at: number): Rule =>
  (options) =>
    options.map((_, index) => (index === at ? 1 : 0))

/** Every plain rule: the most and the least of each measure, those that are broken by length, and the four places. */
export const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    Object.entries(measures).flatMap(([name, rule]) => [
      [`most: ${name}`, rule],
      [`least: ${name}`, least(rule)],
    ]),
  ),
  'least absolutes, then longest': thenLength(least(measure('absolutes')), 1),
  'most qualifiers, then longest': thenLength(measure('qualifiers'), 1),
  'least absolutes, then shortest': thenLength(least(measure('absolutes')), -1),
  'qualifiers less absolutes, then longest': thenLength((options, language) => {
    const absolutes = measure('absolutes')(options, language)
    return measure('qualifiers')(options, language).map((figure, index) => figure - (absolutes[index] ?? 0))
  }, 1),
  'words in common, then longest': thenLength(commonWords, 1),
  'shared beginning, then longest': thenLength(beginning, 1),
  ...Object.fromEntries([0, 1, 2, 3].map((at) => [`place ${at + 1}`, atPosition(at)])),
}

/** How often the rule is right on the item: a part of once where several options are equal. */
export function hit(figures: readonly number[], key: number): number {
  const best = Math.max(...figures)
  const chosen = figures.filter((figure) => figure >= best - 1e-9).length
  return (figures[key] ?? Number.NEGATIVE_INFINITY) >= best - 1e-9 ? 1 / chosen : 0
}

/** The share of the questions that the rule gets right. */
export const scoreOf = (rule: Rule, choices: readonly Choice[], language: Language): number =>
  choices.reduce((sum, { options, key }) => sum + hit(rule(options, language), key), 0) / choices.length
