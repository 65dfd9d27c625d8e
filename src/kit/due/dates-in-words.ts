// Dates in words, English and French: 'fri 10:00', 'demain', '12/3'. What is surely a date counts; what may be one is offered, and stays text. Imported by what is
// loaded on demand alone.
// @offline later
import type { Language } from '#contract/shared.ts'
import { endOfDay } from '#formats/due.ts'
import { foldLetters } from '#formats/text.ts'
import { AMBIGUOUS, type Day, type DayRule, GRAMMARS, type Grammar, type Trust } from './date-grammar.ts'

export interface FoundDate {
  readonly start: number
  readonly end: number
  /** ISO instant; without a time of day, the last second of the day. */
  readonly due: string
}

export interface FoundDates {
  /** The date that the text says: none, or one, in one place or its day and its time in two. */
  readonly taken: readonly FoundDate[]
  /** Minutes since midnight, where only a time of day is said. */
  readonly time: number | null
  /** What may be dates too. */
  readonly offered: readonly FoundDate[]
}

export interface DateChoices {
  /** Words that the person wants to stay text. */
  readonly isPlain: (words: string) => boolean
  /** Words that count though they are doubtful: the person said so. */
  readonly isWanted: (words: string) => boolean
}

/** Longer texts are no dates. */
const LONGEST = 1000

/** Of two dates the last one counts, of a day and a time in two places both. */
export function findDates(text: string, language: Language, now: number, choices?: DateChoices): FoundDates {
  const isWanted = ({ start, end }: Phrase) => choices?.isWanted(text.slice(start, end)) ?? false
  const folded = fold(text)
  const reading = { grammar: GRAMMARS[language], now: new Date(now) }
  const strict = scan(folded, { ...reading, isLoose: false })
  const free = scan(folded, { ...reading, isLoose: true })
  const kept = [...strict, ...free].filter(({ start, end }) => choices?.isPlain(text.slice(start, end)))
  // What stays text as a whole stays so in its parts.
  const isOpen = ({ start, end }: Phrase) =>
    !choices?.isPlain(text.slice(start, end)) && !kept.some((whole) => whole.start <= start && whole.end >= end)
  const sure = strict.filter((phrase) => isOpen(phrase) && isSure(phrase, folded))
  const others = sure.some(({ day }) => day) ? [] : foreign(folded, language, new Date(now)).filter(isOpen)
  const loose = free.filter(isOpen)
  const wanted = loose.filter(isWanted)
  const counting = wanted.length > 0 ? wanted : others.length > 0 ? others : sure
  const chosen = lastOf(counting)
  const due = chosen.length > 0 ? dueOf(merged(chosen), now).toISOString() : ''
  const isChosen = (phrase: Phrase) => chosen.some(({ start, end }) => start === phrase.start && end === phrase.end)
  return {
    taken: chosen.map(({ start, end }) => ({ start, end, due })),
    time: chosen.length === 1 && !chosen[0]?.day ? (chosen[0]?.time ?? null) : null,
    offered: loose
      .filter((phrase) => !isChosen(phrase) && isOffered(phrase, folded) && !isSure(phrase, folded))
      .map((phrase) => ({ start: phrase.start, end: phrase.end, due: dueOf(phrase, now).toISOString() })),
  }
}

/** The due date that a whole text says; null where it says none, or says more. */
export function readDue(text: string, language: Language, now: number): string | null {
  const folded = fold(text.trim())
  for (const one of [language, otherThan(language)]) {
    const whole = [false, true]
      .flatMap((isLoose) => scan(folded, { grammar: GRAMMARS[one], now: new Date(now), isLoose }))
      .find(({ start, end }) => start === 0 && end === folded.length)
    if (whole) return dueOf(whole, now).toISOString()
  }
  return null
}

/** A run of words that says a day, a time of day, or both. */
interface Phrase {
  readonly start: number
  readonly end: number
  readonly day?: {
    readonly read: (from: Date, now: Date) => Day | undefined
    readonly trust: Trust
    readonly words: string
  }
  /** Minutes since midnight. */
  readonly time?: number
  readonly timeTrust?: Trust
  readonly hasSign: boolean
  readonly isStrong: boolean
}

const otherThan = (language: Language): Language => (language === 'en' ? 'fr' : 'en')

/** Of the same length. */
const fold = (text: string): string =>
  text.length > LONGEST ? '' : foldLetters(text).replaceAll(/\s/g, ' ').replaceAll(/[’‘]/g, "'")

const lastOf = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const last = phrases.findLast(({ day }) => day) ?? phrases.at(-1)
  if (!last) return []
  const isWhole = last.day && (last.time !== undefined || isInstant(last))
  if (isWhole) return [last]
  const partner = phrases.findLast(({ day, time }) =>
    last.day ? !day && time !== undefined : day !== undefined && time === undefined,
  )
  return !partner || isInstant(partner) ? [last] : [partner, last].toSorted((a, b) => a.start - b.start)
}

const isInstant = ({ day }: Phrase): boolean => day?.read(new Date(0), new Date(0))?.isInstant === true

function merged(phrases: readonly Phrase[]): Phrase {
  const [first, second] = phrases as readonly [Phrase, Phrase?]
  if (!second) return first
  const { day } = first.day ? first : second
  const { time } = first.day ? second : first
  return { ...first, ...(day && { day }), ...(time !== undefined && { time }) }
}

/** A day without a time is past when it is over, one with a time when that is. */
function dueOf({ day, time }: Phrase, nowMs: number): Date {
  const now = new Date(nowMs)
  const today = plusDays(now, 0)
  const tomorrow = plusDays(now, 1)
  const at = (date: Date, minutes: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 0, minutes)
  if (!day) {
    const due = at(today, time ?? 0)
    return due.getTime() < nowMs ? at(tomorrow, time ?? 0) : due
  }
  const found = day.read(today, now)
  if (!found) return endOfDay(today)
  if (found.isInstant) return found.date
  const minutes = time ?? found.part
  if (minutes === undefined) return endOfDay(found.date)
  const due = at(found.date, minutes)
  return due.getTime() < nowMs ? at(day.read(tomorrow, now)?.date ?? found.date, minutes) : due
}

const plusDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** Where a word begins that may be a date. */
const WORD = /(?<=^|[\s([«"“·])[\p{L}\p{N}@]/gu

interface Reading {
  readonly grammar: Grammar
  readonly now: Date
  /** With a number alone that may be an hour. */
  readonly isLoose: boolean
}

function scan(text: string, reading: Reading): Phrase[] {
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
  readonly words: string
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
    const match = { rule, end, words: found[0], groups: { ...found.groups } }
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

const dayOf = ({ rule, groups, words }: Match<DayRule>): NonNullable<Phrase['day']> => ({
  read: (from, now) => rule.read(groups, from, now),
  trust: rule.trust(words),
  words,
})

/** A repetition that is not understood: its words stay together. */
const REPEATED = /(?:^|\s)(?:every!?|each|chaque|tous les|toutes les)\s+$/
/** A length of time, or what is not at that time. */
const NOT_THEN = /(?:^|\s)(?:after|since|than|within|during|apres|depuis|pendant|durant|environ|about|sous)\s+$/
const ARTICLE =
  /(?:^|[\s(])(?:the|an?|my|our|your|this|one|last|first|second|third|fourth|la|les|une?|mon|ma|ton|ta|notre|votre|premier|deuxieme|dernier|black|good|cyber|l'|d')\s*$/
/** What has a number with a stroke or a colon. */
const MEASURED =
  /(?:^|\s)(?:sizes?|score[ds]?|ratio|chapters?|version|room|unit|part|pages?|route|scale|grade|rating|channel|tailles?|note|chapitre|salle|partie|etapes?|lot|echelle|format|step|resultat|bus|gate|porte|price|prix|flight|vol)\s+(?:de\s+)?$/
const RANGE_BEFORE =
  /(?:\d|er|st|nd|rd|th|day|di|[a-z]{3}\.?)\s*[-–—]\s*$|(?:^|\s)(?:from|du|de|between|entre)\s.*\s(?:to|au|a|and|et|until)\s+$|\d\s?(?:er|st|nd|rd|th|h|[ap]m)?\s+(?:to|au|a|and|et|or|ou)\s+$/
const RANGE_SIGN = /^(?:au|a|to|until|jusqu'au)\s/
const RANGE_AFTER = /^\s*(?:[-–—]\s*\d|(?:to|au)\s+\d|a\s+\d{1,2}(?:er)?\s+[a-z]{3}|a\s+\d{1,2}\/)/
/** Behind a time of day: it is a stretch of time. */
const UNTIL_TIME = /^\s*(?:[-–—]|to\s|a\s|until\s)\s*\d{1,2}\s?(?:h|:|[ap]m)/
/** 'two days before friday' is another day. */
const DAYS_FROM = /(?:days?|weeks?|hours?|months?|jours?|semaines?|heures?|mois)\s+$/
/** What takes so many hours. */
const TAKES_HOURS =
  /(?:^|\s)(?:travailler|dormir|courir|marcher|jouer|rester|lire|conduire|rouler|attendre|etudier)\s+$/
const NOTHING = /^[\s·.,;:!?…)\]»"”-]*$/

/** Whether what stands around it leaves it a date at all. */
const isPossible = ({ start }: Phrase, text: string): boolean => !REPEATED.test(text.slice(0, start))

function isSure(phrase: Phrase, text: string): boolean {
  if (!isPossible(phrase, text)) return false
  const { start, end, day, time, timeTrust, hasSign, isStrong } = phrase
  const before = text.slice(0, start)
  const after = text.slice(end)
  const isLast = NOTHING.test(after)
  const isFirst = NOTHING.test(before)
  const signed = text.slice(start, end)
  if (NOT_THEN.test(before) || RANGE_AFTER.test(after)) return false
  if (RANGE_BEFORE.test(before) || (RANGE_SIGN.test(signed) && /\d\s?(?:er|st|nd|rd|th|h|[ap]m)?\s+$/.test(before)))
    return false
  if (DAYS_FROM.test(before) && /^(?:before|after|avant|apres)\s/.test(signed)) return false
  if (!day && timeTrust === 'edge' && TAKES_HOURS.test(before)) return false
  const isNumeric = !day || /^\d{1,2}\/\d/.test(day.words)
  if (!hasSign && isNumeric && MEASURED.test(before)) return false
  const isPlainDay = day?.trust === 'always'
  if (!hasSign && ARTICLE.test(before) && !(isPlainDay && isLast)) return false
  if (timeTrust === 'never') return false
  if (day && time !== undefined) return day.trust !== 'never'
  const counts = (trust: Trust): boolean => {
    if (trust === 'always') return true
    if (trust === 'last') return isLast || isStrong
    if (trust === 'edge') return isLast || isFirst || isStrong
    return trust === 'fraction' && isStrong && isLast
  }
  return counts(day?.trust ?? timeTrust ?? 'never')
}

/** A number that may be an hour or a day only where nothing is counted behind it. */
function isOffered(phrase: Phrase, text: string): boolean {
  const isBare = phrase.timeTrust === 'never' || /^(?:on )?(?:the|le) \d+\D*$/.test(phrase.day?.words ?? '')
  return isPossible(phrase, text) && (!isBare || NOTHING.test(text.slice(phrase.end)))
}

/** In the language that is not the person's, whole words alone. */
const foreign = (text: string, language: Language, now: Date): Phrase[] =>
  scan(text, { grammar: GRAMMARS[otherThan(language)], now, isLoose: false }).filter(
    (phrase) =>
      phrase.day && isSure(phrase, text) && /[a-z]{4}/.test(phrase.day.words) && !AMBIGUOUS.test(phrase.day.words),
  )
