// Finds dates in a text, English and French: 'fri 10:00', 'demain', '12/3'. What is surely a date counts; what may be one is offered, and stays text. Imported
// by what is loaded on demand alone.
// @offline later
import type { Language } from '#contract/shared.ts'
import { endOfDay } from '#formats/due.ts'
import { foldLetters } from '#formats/text.ts'
import { type Grammar, plusDays } from './date-grammar.ts'
import { type Phrase, scan } from './date-phrases.ts'
import { isOffered, isSure } from './date-trust.ts'
import { ENGLISH } from './english-dates.ts'
import { FRENCH } from './french-dates.ts'

export interface FoundDate {
  readonly start: number
  readonly end: number
  /** ISO instant; without a time of day, the last second of the day. */
  readonly due: string
}

export interface FoundDates {
  /** The date in the text: none, or one, in one place or its day and its time in two. */
  readonly taken: readonly FoundDate[]
  /** Minutes since midnight, where there is only a time of day. */
  readonly time: number | null
  /** What may be dates too. */
  readonly offered: readonly FoundDate[]
}

export interface DateChoices {
  /** Words that the person wants to stay text. */
  readonly isPlain: (words: string) => boolean
  /** Words that count though they are doubtful: the person chose so. */
  readonly isWanted: (words: string) => boolean
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: ENGLISH, fr: FRENCH }

/** Longer texts are no dates. */
const LONGEST = 1000

/** Of two dates the last one counts, of a day and a time in two places both; the others are offered. */
export function findDates(text: string, language: Language, now: number, choices?: DateChoices): FoundDates {
  const isWanted = ({ start, end }: Phrase) => choices?.isWanted(text.slice(start, end)) ?? false
  const folded = fold(text)
  const reading = { grammar: GRAMMARS[language], now: new Date(now) }
  const strict = scan(folded, { ...reading, isLoose: false })
  const free = scan(folded, { ...reading, isLoose: true })
  const plain = [...strict, ...free].filter(({ start, end }) => choices?.isPlain(text.slice(start, end)))
  // What stays text as a whole stays so in its parts.
  const isOpen = ({ start, end }: Phrase) =>
    !choices?.isPlain(text.slice(start, end)) && !plain.some((whole) => whole.start <= start && whole.end >= end)
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
      .filter((phrase) => !isChosen(phrase) && isOffered(phrase, folded))
      .map((phrase) => ({ start: phrase.start, end: phrase.end, due: dueOf(phrase, now).toISOString() })),
  }
}

/** The due date that the whole text means; null where not all of it is one date. */
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

const otherThan = (language: Language): Language => (language === 'en' ? 'fr' : 'en')

/** Of the same length. */
const fold = (text: string): string =>
  text.length > LONGEST ? '' : foldLetters(text).replaceAll(/\s/g, ' ').replaceAll(/[’‘]/g, "'")

/** The last date that is one beyond doubt, or the last of the others: '9/11' gives way to 'tomorrow'. */
const lastOf = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const last =
    phrases.findLast(({ day }) => day?.trust === 'always') ?? phrases.findLast(({ day }) => day) ?? phrases.at(-1)
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

/** Short names, and names that mean other things: not read in the language that is not the person's. */
const AMBIGUOUS =
  /(?:^|[\s,])(?:sun|mon|tues?|wed|thu|thurs?|fri|sat|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|march|may|dim|lun|mer|jeu|ven|sam|janv|fevr?|mars|avr|mai|juil)\.?(?=$|[\s,])/

/** In the language that is not the person's, whole words alone. */
const foreign = (text: string, language: Language, now: Date): Phrase[] =>
  scan(text, { grammar: GRAMMARS[otherThan(language)], now, isLoose: false }).filter(
    (phrase) =>
      phrase.day && isSure(phrase, text) && /[a-z]{4}/.test(phrase.day.matched) && !AMBIGUOUS.test(phrase.day.matched),
  )
