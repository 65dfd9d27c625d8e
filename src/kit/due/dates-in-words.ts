// Dates in words, English and French: 'fri 10:00', 'demain', '12/3'. Brings chrono-node along: imported by what is loaded on demand alone.
// @offline later
import * as english from 'chrono-node/en'
import * as french from 'chrono-node/fr'
import type { Language } from '#contract/shared.ts'
import { endOfDay } from '#formats/due.ts'
import { foldLetters } from '#formats/text.ts'
import { quickDay } from './quick-days.ts'

export interface FoundDate {
  readonly start: number
  readonly end: number
  /** ISO instant; without a time of day, the last second of the day. */
  readonly due: string
}

/** Day before month in English too, as the app writes it. */
const PARSERS = { en: english.GB, fr: french.casual } as const

/** Put in their place, of the same length, before reading: what chrono does not know in French, and a stop after a short weekday. */
const KNOWN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [/après-demain/gi, 'dans 2 jours'],
  [/\bce week-end\b/gi, 'samedi'],
  [/\b(lun|mar|mer|jeu|ven|sam|dim)\.(?=\s|$)/gi, '$1'],
]

/** Part of a day, which chrono guesses an hour for. */
const PART_OF_DAY = /night|morning|afternoon|evening|noon|soir|matin|midi/i
const NEXT_WEEK = /^(next week|(la )?semaine prochaine)$/i
/** Short words that mean other things too: taken as a date only at the end of what is written. */
const DOUBTFUL = /^(sun|sat|mon|wed|fri|march|may|now|mar|mer|jeu|ven|sam|dim|lun)\.?$/i
const NO_DATE = /^24\/7$/

/** What chrono knows in neither language, in folded letters, the longer first. */
const PHRASES: readonly (readonly [RegExp, (now: Date) => Date])[] = [
  [/\b(?:the )?end of (?:the )?next month\b|\b(?:a )?(?:la )?fin du mois prochain\b/g, (now) => lastOfMonth(now, 1)],
  [/\b(?:the )?end of (?:the |this )?month\b|\b(?:a )?(?:la )?fin (?:du|de) mois\b/g, (now) => lastOfMonth(now, 0)],
  [/\bnext weekend\b|\b(?:le )?week-?end prochain\b/g, saturdayOfNextWeek],
]

const lastOfMonth = (now: Date, months: number): Date => new Date(now.getFullYear(), now.getMonth() + months + 1, 0)

function saturdayOfNextWeek(now: Date): Date {
  const sinceMonday = (now.getDay() + 6) % 7
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday + 12)
}

/** The phrases in the text; none within a longer one. */
function findPhrases(text: string, now: number): FoundDate[] {
  let left = foldLetters(text)
  return PHRASES.flatMap(([pattern, dayOf]) => {
    const found = [...left.matchAll(pattern)].map(({ 0: words, index: start }) => ({
      start,
      end: start + words.length,
      due: endOfDay(dayOf(new Date(now))).toISOString(),
    }))
    left = left.replaceAll(pattern, (words) => ' '.repeat(words.length))
    return found
  })
}

/** Every date in the text, in the language that understands more of it; the chosen one where both understand as much. */
export function findDates(text: string, language: Language, now: number): FoundDate[] {
  const phrases = findPhrases(text, now)
  const rest = phrases.reduce(
    (left, { start, end }) => left.slice(0, start) + '·'.repeat(end - start) + left.slice(end),
    text,
  )
  const other = language === 'en' ? 'fr' : 'en'
  const [inChosen, inOther] = [read(rest, language, now), read(rest, other, now)]
  const dates = understood(inOther) > understood(inChosen) ? inOther : inChosen
  return [...dates, ...phrases].toSorted((a, b) => a.start - b.start)
}

/** The due date that a whole text says; null where it says none, or says more. */
export function readDue(text: string, language: Language, now: number): string | null {
  const trimmed = text.trim()
  const found = findDates(trimmed, language, now).find(({ start, end }) => start === 0 && end === trimmed.length)
  return found?.due ?? null
}

const understood = (dates: readonly FoundDate[]): number => dates.reduce((sum, { start, end }) => sum + end - start, 0)

function read(text: string, language: Language, now: number): FoundDate[] {
  const { readable, wholes } = prepare(text)
  return PARSERS[language].parse(readable, new Date(now), { forwardDate: true }).flatMap((result) => {
    const [start, end] = extent(result, wholes)
    const words = text.slice(start, end)
    const isLast = text.slice(end).trim() === ''
    if (NO_DATE.test(words) || (DOUBTFUL.test(words) && !isLast) || isPartOfWord(text, start, words)) return []
    return [{ start, end, due: dueOf(result, words, now).toISOString() }]
  })
}

/** chrono reads the end of 'Beta10' as the French 'à 10'. */
const isPartOfWord = (text: string, start: number, words: string): boolean =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, start)) && /^[\p{L}\p{N}]/u.test(words)

function dueOf({ start }: english.ParsedResult, words: string, now: number): Date {
  if (NEXT_WEEK.test(words)) return quickDay('next-week', now)
  const hasTime = start.isCertain('hour') || PART_OF_DAY.test(words)
  return hasTime ? start.date() : endOfDay(start.date())
}

type Range = readonly [start: number, end: number]

/** The text as chrono can read it, every letter in its place, and the ranges that only count as a whole. */
function prepare(text: string): { readable: string; wholes: Range[] } {
  const wholes: Range[] = []
  const readable = KNOWN_WORDS.reduce((words, [pattern, replacement]) => {
    for (const { 0: whole, index: start } of words.matchAll(pattern)) {
      wholes.push([start, start + whole.length])
    }
    return words.replace(pattern, (whole, word: string) => replacement.replace('$1', word).padEnd(whole.length))
  }, text)
  return { readable, wholes }
}

/** Where a date stands: without the blanks around it, with all of a word that was put in its place. */
function extent({ index, text: words }: english.ParsedResult, wholes: readonly Range[]): Range {
  const start = index + words.length - words.trimStart().length
  const end = index + words.trimEnd().length
  const touched = wholes.filter(([from, to]) => from < end && to > start)
  return [Math.min(start, ...touched.map(([from]) => from)), Math.max(end, ...touched.map(([, to]) => to))]
}
