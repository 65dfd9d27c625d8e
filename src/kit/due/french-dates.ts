// How French expresses a day and a time of day. Patterns as in date-grammar.ts.
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
  time,
  today,
  type Unit,
  weekdayOfDate,
  weekendOf,
  YEAR,
} from './date-grammar.ts'

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
    day('(?:ce|le) week-?end', (_, from) => ({ date: weekendOf(from) }), 'edge'),
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
