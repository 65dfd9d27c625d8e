// Finds words that ask for a repetition, 'every friday at 10' or 'tous les mois le 1er': its rule, and the first date that they mean, in English and French.
// Pure.
// @chunk repeat-text
import { endOfDay } from '#formats/due.ts'
import type { Recurrence } from '#formats/recurrence.ts'
import { foldLetters } from '#formats/text.ts'

/** What the words say; a week or a month without a day is on the day of the first time. */
export type Rule = Pick<Recurrence, 'freq' | 'interval' | 'weekdays' | 'monthDay' | 'afterDone'>

export interface FoundRepetition {
  readonly start: number
  readonly end: number
  /** ISO instant of the first time. */
  readonly due: string
  readonly rule: Rule
}

/** By the number of the day. */
const WEEKDAYS: readonly RegExp[] = [
  /^(sun|dim)/,
  /^(mon|lun)/,
  /^(tue|mardi|mar$)/,
  /^(wed|mer)/,
  /^(thu|jeu)/,
  /^(fri|ven)/,
  /^(sat|sam)/,
]
/** The phrases, in folded letters. The last but one takes any day or unit. */
const PHRASES: readonly RegExp[] = [
  /\bevery month on the (?<last>last) day(?!\w)/,
  /\bon the (?<last>last) day of (?:every|each) month(?!\w)/,
  /\b(?:tous les|chaque) mois,? le (?<last>dernier) jour(?!\w)/,
  /\ble (?<last>dernier) jour de chaque mois(?!\w)/,
  /\bevery month on the (?<date>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?!\w)/,
  /\bon the (?<date>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)? of (?:every|each) month(?!\w)/,
  /\b(?:tous les|chaque) mois,? le (?<date>[1-9]|[12]\d|3[01])(?:er)?(?!\w)/,
  /\ble (?<date>[1-9]|[12]\d|3[01])(?:er)? de chaque mois(?!\w)/,
  /\btous les (?<date>[1-9]|[12]\d|3[01])(?:ers?)? du mois(?!\w)/,
  /\b(?:every|each|tous les|toutes les|chaque)(?: |(?<strictly>! ?))(?:(?<every>other|second|third|\d{1,2}) )?(?:(?<days>(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun|mon|tues?|wed|thurs?|fri|sat|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim)s?(?:(?:, | and | et )(?:les )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun|mon|tues?|wed|thurs?|fri|sat|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim)s?){0,6})|(?<unit>(?:day|weekday|weekend|week|month|year|morning|evening|night|jour|semaine|week-end|annee|an|matin|soir)s?|mois))(?!\w)/,
  // Only before words that it is done.
  /\b(?<number>[1-9]\d?) (?<unit>(?:day|week|month|year|jour|semaine|annee|an)s?|mois)(?= (?:after|apres) )/,
]

/** Counted from when it is done, as Todoist's `every!` too. */
const AFTER_DONE =
  /,? (?:after (?:completion|(?:it is|it['’]?s|i have|i['’]ve|being )? ?(?:done|finished|completed)(?: it)?|i (?:do|finish|complete) it|doing it)|apres (?:l['’]avoir |l['’]ai |etre |qu['’]elle (?:est|soit) |qu['’]il (?:est|soit) )?(?:faite?|finie?|terminee?|achevee?)|apres (?:sa |son |l['’])(?:realisation|achevement|execution))(?!\w)/y

/** A time of day behind it. */
const CLOCK = /,? (?:at |a )?(?<hours>[01]?\d|2[0-3])(?:(?::|\.| ?h ?)(?<minutes>[0-5]\d)| ?h| ?(?<half>[ap]m))(?!\w)/y

/** The first one in the text. @param now ms since the epoch @param time minutes since midnight, found elsewhere */
export function findRepetition(text: string, now: number, time?: number): FoundRepetition | undefined {
  const folded = foldLetters(text).replaceAll(/\s/g, ' ')
  for (const phrase of PHRASES) {
    const found = phrase.exec(folded)
    if (!found) continue
    const [matched] = found
    const done = matchAt(AFTER_DONE, folded, found.index + matched.length)?.[0] ?? ''
    if (found.groups?.number !== undefined && done === '') continue
    const clock = matchAt(CLOCK, folded, found.index + matched.length + done.length)
    const elsewhere = time === undefined ? {} : { hours: String(Math.floor(time / 60)), minutes: String(time % 60) }
    const groups = { ...found.groups, ...(done !== '' && { done }), ...elsewhere, ...clock?.groups }
    const length = matched.length + done.length + (clock?.[0].length ?? 0)
    const rule = ruleOf(groups)
    return { start: found.index, end: found.index + length, due: firstOf(rule, groups, now).toISOString(), rule }
  }
  return undefined
}

/** The part that a match of the pattern has. @param part sticky */
function matchAt(part: RegExp, text: string, index: number): RegExpExecArray | null {
  part.lastIndex = index
  return part.exec(text)
}

type Groups = Readonly<Record<string, string | undefined>>

const WEEKDAYS_ONLY = [1, 2, 3, 4, 5]
const SATURDAY = 6

function ruleOf({ days, date, last, unit = '', number = '1', every = number, strictly, done }: Groups): Rule {
  const interval = { other: 2, second: 2, third: 3 }[every] ?? (Number(every) || 1)
  const afterDone = (strictly ?? done) !== undefined && { afterDone: true as const }
  const rule = { interval, weekdays: [] as readonly number[], monthDay: null, ...afterDone }
  if (last !== undefined) return { ...rule, freq: 'MONTHLY', monthDay: -1 }
  if (date !== undefined) return { ...rule, freq: 'MONTHLY', monthDay: Number(date) }
  if (days !== undefined) {
    const named = days
      .split(/, | and | et /)
      .map((day) => WEEKDAYS.findIndex((name) => name.test(day.replace('les ', ''))))
    return { ...rule, freq: 'WEEKLY', weekdays: named }
  }
  if (/^week-?end/.test(unit)) return { ...rule, freq: 'WEEKLY', weekdays: [SATURDAY] }
  if (unit.startsWith('weekday')) return { ...rule, freq: 'WEEKLY', weekdays: WEEKDAYS_ONLY }
  if (/^(week|semaine)/.test(unit)) return { ...rule, freq: 'WEEKLY' }
  if (/^mo(nth|is)/.test(unit)) return { ...rule, freq: 'MONTHLY' }
  return { ...rule, freq: /^(year|an)/.test(unit) ? 'YEARLY' : 'DAILY' }
}

/** The first day on or after today that the rule means, whose time is not past. */
function firstOf({ weekdays, monthDay }: Rule, groups: Groups, now: number): Date {
  const lastOf = (day: Date) => new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate()
  const isTheDay = (day: Date) =>
    (weekdays.length === 0 || weekdays.includes(day.getDay())) &&
    (monthDay === null || day.getDate() === (monthDay === -1 ? lastOf(day) : monthDay))
  const day = new Date(now)
  // Long enough for a 31st, and for the day after a time that is past.
  for (let left = 64; left > 0; left -= 1) {
    const due = withClock(day, groups)
    if (isTheDay(day) && due.getTime() >= now) return due
    day.setDate(day.getDate() + 1)
  }
  return withClock(day, groups)
}

function withClock(day: Date, { hours, minutes = '0', half }: Groups): Date {
  if (hours === undefined) return endOfDay(day)
  const due = new Date(day)
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  due.setHours(hour, Number(minutes), 0, 0)
  return due
}
