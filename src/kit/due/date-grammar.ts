// The ways to say a day or a time of day, in English and French: what a phrase is made of, and how far it can be trusted. Pure; used by dates-in-words.ts.
// Patterns are of folded letters; in them '~' is room for blanks, ' ' for at least one.
// @offline later
import type { Language } from '#contract/shared.ts'

/**
 * When words count as a date: always; where nothing follows; where nothing follows or stands before; beside a time alone; never, only offered. A fraction counts
 * beside a time, or between a word such as 'by' and the end.
 */
export type Trust = 'always' | 'last' | 'edge' | 'fraction' | 'beside' | 'never'

export interface Day {
  /** The first moment of the day; or, of words such as 'in 2 hours', the instant. */
  readonly date: Date
  readonly isInstant?: boolean
  /** Minutes since midnight that a part of the day stands for: 'this evening'. */
  readonly part?: number
}

export interface DayRule {
  readonly pattern: RegExp
  readonly trust: (words: string) => Trust
  /** @param from the first day that a day without a year or a week may be; undefined where there is no such day */
  readonly read: (groups: Groups, from: Date, now: Date) => Day | undefined
}

export interface TimeRule {
  readonly pattern: RegExp
  readonly trust: Trust
  /** Minutes since midnight. */
  readonly read: (groups: Groups) => number
}

export interface Grammar {
  readonly days: readonly DayRule[]
  readonly times: readonly TimeRule[]
  /** Behind a day: 'tomorrow morning'. */
  readonly parts: readonly TimeRule[]
  /** Goes with the day behind it. */
  readonly daySign: RegExp
  readonly timeSign: RegExp
  /** Of the signs of a day, those that nothing but a day stands behind. */
  readonly strongSign: RegExp
  /** A number alone behind it may be an hour. */
  readonly bareHour: TimeRule
}

type Groups = Readonly<Record<string, string | undefined>>

/** No letter, number or sign may follow that makes it part of something else. */
const END = String.raw`(?=$|[\s)\]»"”·]|[.,;:!?…]+(?:$|\s))`

const compiled = (source: string, end = END): RegExp =>
  new RegExp(`(?:${source.replaceAll('~', String.raw`\s*`).replaceAll(' ', String.raw`\s+`)})${end}`, 'yu')

const day = (source: string, read: DayRule['read'], trust: Trust | DayRule['trust'] = 'always'): DayRule => ({
  pattern: compiled(source),
  read,
  trust: typeof trust === 'string' ? () => trust : trust,
})
const time = (source: string, read: TimeRule['read'], trust: Trust = 'always'): TimeRule => ({
  pattern: compiled(source),
  read,
  trust,
})
const fixed = (minutes: number) => () => minutes

const plusDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
const today = (now: Date): Date => plusDays(now, 0)

/** The same day of another month, or its last one. */
function plusMonths(date: Date, months: number): Date {
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0)
  return new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate()))
}

const relative = (days: number) => (_: Groups, __: Date, now: Date) => ({ date: plusDays(now, days) })
const monthEnd = (months: number) => (_: Groups, __: Date, now: Date) => ({
  date: new Date(now.getFullYear(), now.getMonth() + months + 1, 0),
})
const MONDAY_FIRST = 6
/** The Monday of this week, or of one behind it. */
const mondayOf = (now: Date, weeks: number): Date => plusDays(now, weeks * 7 - ((now.getDay() + MONDAY_FIRST) % 7))
const ofWeek = (now: Date, weeks: number, weekday: number): Date =>
  plusDays(mondayOf(now, weeks), (weekday + MONDAY_FIRST) % 7)
const onOrAfter = (from: Date, weekday: number): Date => plusDays(from, (weekday - from.getDay() + 7) % 7)

/** Undefined where the calendar has no such day. */
function calendarDay(year: number, month: number, date: number): Date | undefined {
  const found = new Date(year, month, date)
  return found.getMonth() === month && found.getDate() === date ? found : undefined
}

/** Without a year, the first one on or after `from`; a 29th of February may be eight years off. */
function dated(date: number, month: number, year: string | undefined, from: Date): Day | undefined {
  if (year !== undefined) {
    const found = calendarDay(Number(year.length === 2 ? `20${year}` : year), month, date)
    return found && { date: found }
  }
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = calendarDay(from.getFullYear() + ahead, month, date)
    if (found && found >= from) return { date: found }
  }
  return undefined
}

/** The next month that has the day: 'the 31st'. */
function nextOfMonths(date: number, from: Date): Day | undefined {
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const first = new Date(from.getFullYear(), from.getMonth() + ahead, 1)
    const found = calendarDay(first.getFullYear(), first.getMonth(), date)
    if (found && found >= from) return { date: found }
  }
  return undefined
}

/** 'friday 27': undefined where no such day comes within some weeks. */
function weekdayOfDate(weekday: number, date: number, from: Date): Day | undefined {
  for (let weeks = 0; weeks < 10; weeks += 1) {
    const found = plusDays(onOrAfter(from, weekday), weeks * 7)
    if (found.getDate() === date) return { date: found }
  }
  return undefined
}

const FRACTION = /^(?:1\/2|1\/3|2\/3|1\/4|3\/4)$/
/** Round the clock. */
const NO_DATE = /^24\/7/

/** Days in numbers, which both languages write in one way. @param weekday what may stand before */
const numbered = (weekday: string): DayRule[] => [
  day(String.raw`(?<y>(?:19|20)\d\d)(?<s>[-/])(?<m>\d{1,2})\k<s>(?<d>\d{1,2})`, numericDay),
  day(String.raw`(?:${weekday},? )?(?<d>\d{1,2})(?<s>[-/.])(?<m>\d{1,2})\k<s>(?<y>(?:19|20)\d\d)`, numericDay),
  day(String.raw`(?<d>\d{1,2})/(?<m>\d{1,2})(?:/(?<y>\d\d))?`, numericDay, (words) =>
    FRACTION.test(words) ? 'fraction' : 'last',
  ),
  day(String.raw`${weekday},? (?<d>\d{1,2})/(?<m>\d{1,2})(?:/(?<y>\d\d))?`, numericDay),
]

/** Day before month; where only the other way is a date, that one, if it has its year. */
function numericDay({ d, m, y, s }: Groups, from: Date): Day | undefined {
  if (s === undefined && y === undefined && NO_DATE.test(`${d}/${m}`)) return undefined
  const [date, month] = [Number(d), Number(m)]
  const isTurned = month > 12 && date <= 12 && y?.length === 4
  return isTurned ? dated(month, date - 1, y, from) : dated(date, month - 1, y, from)
}

interface Names {
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly numbers: Readonly<Record<string, number>>
}

/** By how it begins. */
const indexIn = (names: readonly string[], word = ''): number => names.findIndex((name) => word.startsWith(name))
const numberOf = ({ numbers }: Names, word = ''): number => numbers[word] ?? Number(word)

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
const MINUTE = 60_000

function inUnits(count: number, unit: Unit, now: Date): Day {
  switch (unit) {
    case 'minute':
      return { date: new Date(now.getTime() + count * MINUTE), isInstant: true }
    case 'hour':
      return { date: new Date(now.getTime() + count * 60 * MINUTE), isInstant: true }
    case 'day':
      return { date: plusDays(now, count) }
    case 'week':
      return { date: plusDays(now, count * 7) }
    case 'month':
      return { date: plusMonths(now, count) }
    case 'year':
      return { date: plusMonths(now, count * 12) }
  }
}

const clock = ({ h, mi = '0', half }: Groups): number => {
  const hours = half ? (Number(h) % 12) + (half === 'p' ? 12 : 0) : Number(h)
  return hours * 60 + Number(mi)
}
const CLOCK = time(String.raw`(?<h>[01]?\d|2[0-3]):(?<mi>[0-5]\d)(?::[0-5]\d)?`, clock)
const HALF_DAY = time(String.raw`(?<h>1[0-2]|0?[1-9])(?:[:.](?<mi>[0-5]\d))?~(?<half>[ap])(?:\.?m\b\.?)`, clock)
const NOON = 12 * 60
/** The one that ends the day. */
const MIDNIGHT = 24 * 60

const EN: Names = {
  weekdays: ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'],
  months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  numbers: Object.fromEntries(
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
      (word, index) => [word, index + 1],
    ),
  ),
}
const EN_DAY = '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)'
const EN_DAY_OR_SHORT = String.raw`(?:${EN_DAY}|(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\.?)`
const EN_MONTH = String.raw`(?<m>january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?)`
const EN_LONG_MONTH = '(?<m>january|february|march|april|may|june|july|august|september|october|november|december)'
const EN_DATE = String.raw`(?<d>\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? (?<y>(?:19|20)\d\d))?`
const EN_COUNT = String.raw`(?<n>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const EN_UNIT = '(?<unit>minute|min|hour|hr|day|week|month|year)s?'
const EN_WEEKDAY = ({ wd }: Groups) => indexIn(EN.weekdays, wd)

const shortDay = (words: string): Trust => {
  if (/^(?:tue|thu|fri)/.test(words)) return 'edge'
  return 'last'
}
const isLong = (words: string): boolean => /day$|di$|dimanche$/.test(words)

function enIn(groups: Groups, now: Date, sign: 1 | -1): Day | undefined {
  const isOne = groups.n === 'a' || groups.n === 'an'
  const unit = { min: 'minute', hr: 'hour' }[groups.unit ?? ''] ?? groups.unit
  if (isOne && unit === 'minute') return undefined
  return inUnits(sign * (isOne ? 1 : numberOf(EN, groups.n)), unit as Unit, now)
}

const enDated = ({ d, m, y }: Groups, from: Date) => dated(Number(d), indexIn(EN.months, m), y, from)
const mayBeVerb = (words: string): Trust => (/^(?:may|march|mar) /.test(words) ? 'last' : 'always')

export const ENGLISH: Grammar = {
  days: [
    day('today', relative(0)),
    day('tomorrow|tmrw|tmr', relative(1)),
    day('yesterday', relative(-1)),
    day('(?:the )?day after tomorrow', relative(2)),
    day('(?:the )?day before yesterday', relative(-2)),
    day('tonight', (_, __, now) => ({ date: today(now), part: 22 * 60 })),
    day('this (?<part>morning|afternoon|evening)', ({ part = '' }, _, now) => ({
      date: today(now),
      part: EN_PARTS[part],
    })),
    day(
      `(?:(?:this|coming) )?(?<wd>${EN_DAY_OR_SHORT})`,
      (groups, from) => ({ date: onOrAfter(from, EN_WEEKDAY(groups)) }),
      (words) =>
        isLong(words) || words.startsWith('this ') || words.startsWith('coming ') ? 'always' : shortDay(words),
    ),
    day(`next (?<wd>${EN_DAY_OR_SHORT})`, (groups, _, now) => ({ date: ofWeek(now, 1, EN_WEEKDAY(groups)) })),
    day(`(?<wd>${EN_DAY_OR_SHORT}),? (?:of )?next week`, (groups, _, now) => ({
      date: ofWeek(now, 1, EN_WEEKDAY(groups)),
    })),
    day(
      `(?<wd>${EN_DAY}) week`,
      (groups, from) => ({ date: plusDays(onOrAfter(from, EN_WEEKDAY(groups)), 7) }),
      'last',
    ),
    day(`(?:a|one) week (?:on|from) (?<wd>${EN_DAY})`, (groups, from) => ({
      date: plusDays(onOrAfter(from, EN_WEEKDAY(groups)), 7),
    })),
    day('(?:a|one) week (?:from )?(?<base>today|tomorrow)', ({ base }, _, now) => ({
      date: plusDays(now, base === 'today' ? 7 : 8),
    })),
    day(`last (?<wd>${EN_DAY_OR_SHORT})(?! of )`, (groups, _, now) => ({
      date: plusDays(onOrAfter(today(now), EN_WEEKDAY(groups)), -7),
    })),
    day(`(?<wd>${EN_DAY_OR_SHORT}),? (?:the )?${EN_DATE}(?!~(?:[ap]m|o'clock))`, (groups, from) =>
      weekdayOfDate(EN_WEEKDAY(groups), Number(groups.d), from),
    ),
    day(`(?:${EN_DAY_OR_SHORT},? )?(?:the )?${EN_DATE}(?: of)?~${EN_MONTH}${YEAR}`, enDated),
    day(`(?:${EN_DAY_OR_SHORT},? )?${EN_MONTH} (?:the )?${EN_DATE}${YEAR}`, enDated, mayBeVerb),
    ...numbered(EN_DAY_OR_SHORT),
    day('(?:the )?end of (?:the )?next month', monthEnd(1)),
    day('(?:the )?end of (?:the |this )?month', monthEnd(0)),
    day('(?:the )?(?:beginning|start) of (?:the )?next month', (_, __, now) => ({
      date: new Date(now.getFullYear(), now.getMonth() + 1, 1),
    })),
    day('(?:the )?end of (?:the |this )?year', (_, __, now) => ({ date: new Date(now.getFullYear(), 11, 31) })),
    day(`(?:the )?end of ${EN_LONG_MONTH}`, ({ m }, from) => {
      const month = indexIn(EN.months, m)
      const year = from.getFullYear() + (month < from.getMonth() ? 1 : 0)
      return { date: new Date(year, month + 1, 0) }
    }),
    day(`(?:the )?(?:beginning|start) of ${EN_LONG_MONTH}`, ({ m }, from) =>
      dated(1, indexIn(EN.months, m), undefined, from),
    ),
    day(`mid[- ]${EN_LONG_MONTH}`, ({ m }, from) => dated(15, indexIn(EN.months, m), undefined, from)),
    day(`in ${EN_COUNT} ${EN_UNIT}`, (groups, _, now) => enIn(groups, now, 1)),
    day('in half an hour', (_, __, now) => inUnits(30, 'minute', now)),
    day(`${EN_COUNT} ${EN_UNIT} from now`, (groups, _, now) => enIn(groups, now, 1)),
    day(`${EN_COUNT} ${EN_UNIT} ago`, (groups, _, now) => enIn(groups, now, -1)),
    day('next week', (_, __, now) => ({ date: mondayOf(now, 1) }), 'edge'),
    day('(?:the )?next month', (_, __, now) => ({ date: plusMonths(now, 1) }), 'edge'),
    day('next year', (_, __, now) => ({ date: plusMonths(now, 12) }), 'edge'),
    day('(?:on |at )?(?:this|the) week-?end', (_, from) => ({ date: onOrAfter(from, 6) }), 'edge'),
    day('next week-?end', (_, __, now) => ({ date: ofWeek(now, 1, 6) }), 'edge'),
    day(
      `(?:in|next|by) ${EN_LONG_MONTH}${YEAR}`,
      ({ m, y }, from) => dated(1, indexIn(EN.months, m), y, from),
      'never',
    ),
    day(String.raw`(?:on )?the (?<d>\d{1,2})(?:st|nd|rd|th)`, ({ d }, from) => nextOfMonths(Number(d), from), 'never'),
  ],
  times: [
    CLOCK,
    HALF_DAY,
    time(`(?<h>1[0-2]|0?[1-9]) o'clock`, clock),
    time('noon|midday', fixed(NOON), 'beside'),
    time('midnight', fixed(MIDNIGHT), 'beside'),
  ],
  parts: [
    time('(?:in the )?morning', fixed(6 * 60)),
    time('(?:in the )?afternoon', fixed(15 * 60)),
    time('(?:in the )?evening', fixed(20 * 60)),
    time('(?:at )?night', fixed(22 * 60)),
  ],
  daySign: compiled(
    `(?:due(?: on| by)?|no later than|by|until|till|before|from|starting|up to|for|on(?! (?:today|tomorrow|next|in) )) `,
    '',
  ),
  strongSign: /^(?!for|up)/,
  timeSign: compiled('(?:due )?(?:at|by|before|until|till|from|for) |@~', ''),
  bareHour: time(String.raw`at (?<h>1?\d|2[0-3])`, clock, 'never'),
}

const EN_PARTS: Readonly<Record<string, number>> = { morning: 6 * 60, afternoon: 15 * 60, evening: 20 * 60 }

const FR: Names = {
  weekdays: ['di', 'lu', 'ma', 'me', 'je', 've', 'sa'],
  months: ['jan', 'fe', 'mar', 'av', 'mai', 'juin', 'juil', 'ao', 'sep', 'oct', 'nov', 'dec'],
  numbers: Object.fromEntries(
    ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'].map(
      (word, index) => [word, index + 1],
    ),
  ),
}
const FR_DAY = '(?:dimanche|lundi|mardi(?! gras)|mercredi|jeudi|vendredi(?! saint)|samedi)'
const FR_DAY_OR_SHORT = String.raw`(?:${FR_DAY}|(?:dim|lun|mar|mer|jeu|ven|sam)\.?)`
const FR_LONG_MONTH = '(?<m>janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'
const FR_MONTH = String.raw`(?<m>janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|(?:janv?|fevr?|avr|juil|sept?|oct|nov|dec)\.?)`
const FR_DATE = String.raw`(?<d>1er|premier|\d{1,2})`
const FR_COUNT = String.raw`(?<n>\d{1,3}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze)`
const FR_UNIT = '(?<unit>minutes?|min|heures?|jours?|semaines?|mois|annees?|ans?)'
const FR_WEEKDAY = ({ wd }: Groups) => indexIn(FR.weekdays, wd)
const frDate = (word = ''): number => (/^(?:1er|premier)$/.test(word) ? 1 : Number(word))
const frDated = ({ d, m, y }: Groups, from: Date) => dated(frDate(d), indexIn(FR.months, m), y, from)

const frUnit = (unit = ''): Unit => {
  if (unit.startsWith('min')) return 'minute'
  if (unit.startsWith('h')) return 'hour'
  if (unit.startsWith('j')) return 'day'
  if (unit.startsWith('s')) return 'week'
  return unit === 'mois' ? 'month' : 'year'
}

function frIn({ n = '', unit }: Groups, now: Date, sign: 1 | -1): Day | undefined {
  const isOne = n === 'un' || n === 'une'
  const what = frUnit(unit)
  if (isOne && what === 'minute') return undefined
  // A week and a fortnight, as they are counted in words.
  if (what === 'day' && n === 'huit') return inUnits(sign * 7, 'day', now)
  if (what === 'day' && n === 'quinze') return inUnits(sign * 14, 'day', now)
  const count = n === 'quinze' ? 15 : isOne ? 1 : numberOf(FR, n)
  return inUnits(sign * count, what, now)
}

const FR_PARTS: Readonly<Record<string, number>> = {
  matin: 8 * 60,
  matinee: 8 * 60,
  'apres-midi': 14 * 60,
  'apres midi': 14 * 60,
  soir: 18 * 60,
  soiree: 18 * 60,
  nuit: 22 * 60,
}

export const FRENCH: Grammar = {
  days: [
    day("aujourd'hui", relative(0)),
    day('demain', relative(1)),
    day('apres[- ]demain', relative(2)),
    day('hier', relative(-1)),
    day('avant[- ]hier', relative(-2)),
    day('(?:ce|cet|cette) (?<part>matin|matinee|apres[- ]midi|soir|soiree|nuit)', ({ part = '' }, _, now) => ({
      date: today(now),
      part: FR_PARTS[part],
    })),
    day(
      `(?:ce )?(?<wd>${FR_DAY_OR_SHORT})`,
      (groups, from) => ({ date: onOrAfter(from, FR_WEEKDAY(groups)) }),
      (words) => (isLong(words) ? 'always' : /^(?:lun|ven|dim\.|jeu\.)/.test(words) ? 'last' : 'beside'),
    ),
    day(`(?<wd>${FR_DAY_OR_SHORT}) prochaine?`, (groups, _, now) => ({ date: ofWeek(now, 1, FR_WEEKDAY(groups)) })),
    day(`prochain (?<wd>${FR_DAY})`, (groups, from) => ({ date: onOrAfter(from, FR_WEEKDAY(groups)) })),
    day(`(?<wd>${FR_DAY_OR_SHORT}) de la semaine prochaine`, (groups, _, now) => ({
      date: ofWeek(now, 1, FR_WEEKDAY(groups)),
    })),
    day(`(?<wd>${FR_DAY}) en (?<n>huit|quinze)`, (groups, from) => ({
      date: plusDays(onOrAfter(from, FR_WEEKDAY(groups)), groups.n === 'huit' ? 7 : 14),
    })),
    day("(?<base>aujourd'hui|demain) en (?<n>huit|quinze)", ({ base, n }, _, now) => ({
      date: plusDays(now, (base === 'demain' ? 1 : 0) + (n === 'huit' ? 7 : 14)),
    })),
    day(`(?<wd>${FR_DAY_OR_SHORT}) dernier`, (groups, _, now) => ({
      date: plusDays(onOrAfter(today(now), FR_WEEKDAY(groups)), -7),
    })),
    day(`(?<wd>${FR_DAY_OR_SHORT}),? (?:le )?${FR_DATE}(?!~h)`, (groups, from) =>
      weekdayOfDate(FR_WEEKDAY(groups), frDate(groups.d), from),
    ),
    day(`(?:${FR_DAY_OR_SHORT},? )?(?:le )?${FR_DATE}~${FR_MONTH}${YEAR}`, frDated),
    ...numbered(FR_DAY_OR_SHORT),
    day('(?:(?:a )?la )?fin du mois prochain', monthEnd(1)),
    day('(?:(?:a )?la )?fin (?:du|de|de ce) mois', monthEnd(0)),
    day("(?:(?:a )?la )?fin (?:d'annee|de l'annee|de l'an)", (_, __, now) => ({
      date: new Date(now.getFullYear(), 11, 31),
    })),
    day(`(?:(?:a )?la )?fin (?:de )?${FR_LONG_MONTH}`, ({ m }, from) => {
      const month = indexIn(FR.months, m)
      const year = from.getFullYear() + (month < from.getMonth() ? 1 : 0)
      return { date: new Date(year, month + 1, 0) }
    }),
    day("(?:(?:a )?la )?fin (?:d')(?<m>avril|aout|octobre)", ({ m }, from) => {
      const month = indexIn(FR.months, m)
      const year = from.getFullYear() + (month < from.getMonth() ? 1 : 0)
      return { date: new Date(year, month + 1, 0) }
    }),
    day(`(?:au )?debut ${FR_LONG_MONTH}`, ({ m }, from) => dated(1, indexIn(FR.months, m), undefined, from)),
    day('(?:au )?debut du mois prochain', (_, __, now) => ({
      date: new Date(now.getFullYear(), now.getMonth() + 1, 1),
    })),
    day(`(?:a la )?mi[- ]${FR_LONG_MONTH}`, ({ m }, from) => dated(15, indexIn(FR.months, m), undefined, from)),
    day(`(?:dans|d'ici) ${FR_COUNT} ${FR_UNIT}`, (groups, _, now) => frIn(groups, now, 1)),
    day('dans une demi-heure', (_, __, now) => inUnits(30, 'minute', now)),
    day('dans une huitaine(?: de jours)?', relative(7)),
    day('dans une quinzaine(?: de jours)?', relative(14)),
    day(`il y a ${FR_COUNT} ${FR_UNIT}`, (groups, _, now) => frIn(groups, now, -1)),
    day('(?:la )?semaine prochaine', (_, __, now) => ({ date: mondayOf(now, 1) }), 'edge'),
    day('(?:le )?mois prochain', (_, __, now) => ({ date: plusMonths(now, 1) }), 'edge'),
    day("l'(?:annee prochaine|an prochain)", (_, __, now) => ({ date: plusMonths(now, 12) }), 'edge'),
    day('(?:ce|le) week-?end', (_, from) => ({ date: onOrAfter(from, 6) }), 'edge'),
    day('(?:le )?week-?end prochain', (_, __, now) => ({ date: ofWeek(now, 1, 6) }), 'edge'),
    day(
      `en ${FR_LONG_MONTH}${YEAR}|${FR_LONG_MONTH.replace('<m>', '<next>')} prochain`,
      ({ m, next, y }, from) => dated(1, indexIn(FR.months, m ?? next), y, from),
      'never',
    ),
    day(`le ${FR_DATE}`, ({ d }, from) => nextOfMonths(frDate(d), from), 'never'),
  ],
  times: [
    CLOCK,
    time(String.raw`(?<h>[01]?\d|2[0-3])~h~(?<mi>[0-5]\d)`, clock),
    time(String.raw`(?<h>0?[7-9]|1\d|2[0-3])~h`, clock, 'edge'),
    time(`(?<h>0?[0-6])~h`, clock, 'beside'),
    time(String.raw`(?<h>[01]?\d|2[0-3]) heures?(?: (?<mi>[0-5]\d))?`, clock, 'beside'),
    time('midi', fixed(NOON), 'beside'),
    time('midi et demie?', fixed(NOON + 30), 'beside'),
    time('minuit', fixed(MIDNIGHT), 'beside'),
  ],
  parts: [
    time('(?:au |dans la )?(?:matin|matinee)', fixed(8 * 60)),
    time("(?:dans l')?apres[- ]midi", fixed(14 * 60)),
    time('(?:au |dans la )?(?:soir|soiree)', fixed(18 * 60)),
    time('(?:dans la )?nuit', fixed(22 * 60)),
  ],
  daySign: compiled(
    `(?:(?:pour|avant|d'ici|jusqu'a|a partir d[eu]|des|echeance)(?: (?:le|la|au|du|a))?|jusqu'au|le|au|du|de) `,
    '',
  ),
  strongSign: /^(?!pour $|de )/,
  timeSign: compiled("(?:a partir de|jusqu'a|a|vers|des|avant|pour|de) ", ''),
  bareHour: time(String.raw`a (?<h>1?\d|2[0-3])`, clock, 'never'),
}

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: ENGLISH, fr: FRENCH }

/** Short names, and names that mean other things: not read in the language that is not the person's. */
export const AMBIGUOUS =
  /(?:^|[\s,])(?:sun|mon|tues?|wed|thu|thurs?|fri|sat|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|march|may|dim|lun|mer|jeu|ven|sam|janv|fevr?|mars|avr|mai|juil)\.?(?=$|[\s,])/
