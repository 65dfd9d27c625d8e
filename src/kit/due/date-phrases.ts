// Finds in a folded text the runs of words that say a day, a time of day, or both, whether they are meant so or not.
// @offline later
import { type Day, type DayRule, type Grammar, plusDays, type Trust } from './date-grammar.ts'

/** A run of words that means a day, a time of day, or both. */
export interface Phrase {
  readonly start: number
  readonly end: number
  readonly day?: {
    readonly read: (from: Date, now: Date) => Day | undefined
    readonly trust: Trust
    readonly matched: string
  }
  /** Minutes since midnight. */
  readonly time?: number
  readonly timeTrust?: Trust
  readonly hasSign: boolean
  readonly isStrong: boolean
}

/** Where a word begins that may be a date. */
const WORD = /(?<=^|[\s([«"“·])[\p{L}\p{N}@]/gu

export interface Reading {
  readonly grammar: Grammar
  readonly now: Date
  /** With a number alone that may be an hour. */
  readonly isLoose: boolean
}

export function scan(text: string, reading: Reading): Phrase[] {
  const phrases: Phrase[] = []
  let end = 0
  for (const { index } of text.matchAll(WORD)) {
    const phrase = index < end ? undefined : phraseAt(text, index, reading)
    if (phrase) {
      phrases.push(phrase)
      end = phrase.end
    }
  }
  return phrases
}

function phraseAt(text: string, start: number, reading: Reading): Phrase | undefined {
  return [dayFirst(text, start, reading), timeFirst(text, start, reading)].reduce((longest, one) =>
    one && one.end > (longest?.end ?? 0) ? one : longest,
  )
}

interface Match<Rule> {
  readonly rule: Rule
  readonly end: number
  readonly matched: string
  readonly groups: Readonly<Record<string, string | undefined>>
}

function matchAt<Rule extends { readonly pattern: RegExp }>(
  text: string,
  at: number,
  rules: readonly Rule[],
  exists: (match: Match<Rule>) => boolean = () => true,
): Match<Rule> | undefined {
  return rules.reduce<Match<Rule> | undefined>((longest, rule) => {
    rule.pattern.lastIndex = at
    const found = rule.pattern.exec(text)
    const end = at + (found?.[0].length ?? 0)
    if (!found || end <= (longest?.end ?? at)) return longest
    const match = { rule, end, matched: found[0], groups: { ...found.groups } }
    return exists(match) ? match : longest
  }, undefined)
}

/** Where the words behind a sign begin. */
function behind(text: string, at: number, sign: RegExp): number {
  sign.lastIndex = at
  return at + (sign.exec(text)?.[0].length ?? 0)
}

const NEXT = /,? +/y

/** A day that the calendar has. */
const dayAt = (text: string, at: number, { grammar, now }: Reading): Match<DayRule> | undefined =>
  matchAt(text, at, grammar.days, ({ rule, groups }) => rule.read(groups, plusDays(now, 0), now) !== undefined)

/** Behind a time of day: it is a stretch of time. */
const UNTIL_TIME = /^\s*(?:[-–—]|to\s|a\s|until\s)\s*\d{1,2}\s?(?:h|:|[ap]m)/

const timeAt = (text: string, at: number, reading: Reading) => {
  const found = clockAt(text, at, reading)
  return found && !UNTIL_TIME.test(text.slice(found.end)) ? found : undefined
}

const clockAt = (text: string, at: number, { grammar, isLoose }: Reading) => {
  const signEnd = behind(text, at, grammar.timeSign)
  const signed = signEnd > at ? matchAt(text, signEnd, grammar.times) : undefined
  if (signed) return { ...signed, hasSign: true }
  const plain = matchAt(text, at, isLoose ? [...grammar.times, grammar.bareHour] : grammar.times)
  return plain && { ...plain, hasSign: false }
}

function dayFirst(text: string, start: number, reading: Reading): Phrase | undefined {
  const { grammar } = reading
  const signEnd = behind(text, start, grammar.daySign)
  const signed = signEnd > start ? dayAt(text, signEnd, reading) : undefined
  const unsigned = dayAt(text, start, reading)
  const isSigned = signed !== undefined && signed.end > (unsigned?.end ?? 0)
  const found = isSigned ? signed : unsigned
  if (!found) return undefined
  const day = dayOf(found)
  const isStrong = isSigned && grammar.strongSign.test(text.slice(start, signEnd))
  const part = matchAt(text, behind(text, found.end, NEXT), grammar.parts)
  const partEnd = part && part.end > found.end ? part.end : found.end
  const next = behind(text, partEnd, NEXT)
  const clock = next > partEnd ? timeAt(text, next, reading) : undefined
  const base = { start, day, hasSign: isSigned, isStrong }
  if (clock) {
    const timeTrust = clock.rule.trust === 'never' ? 'never' : 'always'
    return { ...base, end: clock.end, time: clock.rule.read(clock.groups), timeTrust }
  }
  return part && partEnd > found.end
    ? { ...base, end: partEnd, time: part.rule.read(part.groups), timeTrust: 'always' }
    : { ...base, end: found.end }
}

function timeFirst(text: string, start: number, reading: Reading): Phrase | undefined {
  const { grammar } = reading
  const clock = timeAt(text, start, reading)
  if (!clock) return undefined
  const time = clock.rule.read(clock.groups)
  const next = behind(text, clock.end, NEXT)
  const signEnd = behind(text, next, grammar.daySign)
  const found = next > clock.end ? (dayAt(text, signEnd, reading) ?? dayAt(text, next, reading)) : undefined
  const { hasSign } = clock
  if (found && clock.rule.trust !== 'never')
    return { start, end: found.end, day: dayOf(found), time, timeTrust: 'always', hasSign, isStrong: signEnd > next }
  const timeTrust = hasSign && clock.rule.trust !== 'never' ? 'always' : clock.rule.trust
  return { start, end: clock.end, time, timeTrust, hasSign, isStrong: false }
}

const dayOf = ({ rule, groups, matched }: Match<DayRule>): NonNullable<Phrase['day']> => ({
  read: (from, now) => rule.read(groups, from, now),
  trust: rule.trust(matched),
  matched,
})
