// How English expresses a day and a time of day. Patterns as in date-grammar.ts.
// @offline later
import {
  CLOCK,
  clock,
  compiled,
  type Day,
  dated,
  day,
  fixed,
  type Grammar,
  type Groups,
  HALF_DAY,
  indexIn,
  inUnits,
  isLong,
  MIDNIGHT,
  mondayOf,
  monthEnd,
  type Names,
  NOON,
  nextOfMonths,
  numbered,
  numberOf,
  ofWeek,
  onOrAfter,
  plusDays,
  plusMonths,
  relative,
  type Trust,
  time,
  today,
  type Unit,
  weekdayOfDate,
  weekendOf,
  YEAR,
} from './date-grammar.ts'

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
const EN_COUNT = String.raw`(?<n>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const EN_UNIT = '(?<unit>minute|min|hour|hr|day|week|month|year)s?'
const EN_WEEKDAY = ({ wd }: Groups) => indexIn(EN.weekdays, wd)

const shortDay = (words: string): Trust => {
  if (/^(?:tue|thu|fri)/.test(words)) return 'edge'
  return 'last'
}

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
    day('(?:on |at )?(?:this|the) week-?end', (_, from) => ({ date: weekendOf(from) }), 'edge'),
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
