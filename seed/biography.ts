// What is true of Alex everywhere: home, what the flat costs, places of work. The profile, CVs, receipts, contacts and mails take it from here.

export const home = {
  street: '14 rue de la Charité',
  postalCode: '69002',
  city: 'Lyon',
  landlady: 'Catherine Roussel',
  /** Euros a month. */
  rent: 702,
  charges: 78,
} as const

/** Alex’s own telephone, as it is dialled in France. */
export const mobile = '06 39 98 01 07'

/** What Kestrelway pays Alex: euros a month. */
export const pay = { gross: 3770, contributions: 830, net: 2940 } as const

/** Where Kestrelway sits until the move. */
export const office = { street: '6 quai Perrache', postalCode: '69002', city: 'Lyon' } as const

/** The latest first; months as `2021-03`, and none where it goes on. */
export const work = [
  { name: 'Kestrelway', place: 'Lyon', from: '2021-03', to: '' },
  { name: 'Syndicat des transports du Val d’Aurelle', place: 'Valence', from: '2017-09', to: '2021-02' },
  { name: 'Severn Parcel', place: 'Gloucester', from: '2016-02', to: '2016-07' },
] as const

/** What texts tell in years since: `{years}` of buses, after the placement with parcels, and `{yearsHere}` with the employer of now. */
const SPANS = { years: work[1].from, yearsHere: work[0].from } as const

const NUMBERS = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
} as const

/**
 * Whole years.
 * @param from a month such as `2017-09`
 * @param at ms since the epoch; a device whose clock is far behind finds two
 * @internal
 */
export function yearsSince(from: string, at: number): number {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const date = new Date(at)
  return Math.max(2, Math.floor(((date.getUTCFullYear() - year) * 12 + date.getUTCMonth() + 1 - month) / 12))
}

/** The words for each mark of a text: `{Years}` begins a sentence. */
const spansAt = (at: number, language: keyof typeof NUMBERS) =>
  Object.entries(SPANS).flatMap(([mark, from]) => {
    const count = yearsSince(from, at)
    const number = NUMBERS[language].split(' ')[count - 2] ?? String(count)
    const words = `${number} ${language === 'en' ? 'years' : 'ans'}`
    return [
      { mark: `{${mark}}`, words },
      { mark: `{${capital(mark)}}`, words: capital(words) },
    ]
  })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text with its numbers of years, as they were when it was written. @param at ms since the epoch */
export const withYears = (text: string, at: number, language: keyof typeof NUMBERS = 'en'): string =>
  spansAt(at, language).reduce((filled, { mark, words }) => filled.replaceAll(mark, words), text)

/** A French text with the number of years that its English has. @param count as the English has it, in words or in digits */
export function yearsInFrench(text: string, count: string): string {
  const place = NUMBERS.en.split(' ').indexOf(count.toLowerCase())
  const years = `${NUMBERS.fr.split(' ')[place] ?? count} ans`
  return text.replaceAll('{years}', years).replaceAll('{Years}', capital(years))
}

/** An English text as it is before `withYears`. */
export const withoutYears = (text: string, at: number): string =>
  spansAt(at, 'en').reduce((filled, { mark, words }) => filled.replaceAll(words, mark), text)

/** The certificate that the profile names: its course, who gave it, and when, as `2023-11`. */
export const certificate = { name: 'Project management, basics', issuer: 'Cap Carrières', date: '2023-11' } as const

/** Since when Alex has looked for another post: days before the first run. */
export const lookingDaysAgo = 190

/** When Alex began the hub study: days before the first run. */
export const hubStudyDaysAgo = 210

/** Who has come while Alex was there, and the adviser: days before the first run. */
export const cameDaysAgo: Readonly<Record<string, number>> = {
  'samuel-okoro': 73,
  'hana-kim': 174,
  'sofia-rossi': 185,
}

/** Whether one of the cast was there so many days before the first run: who is not named above always was. */
export const hadCome = (id: string, daysAgo: number): boolean =>
  daysAgo <= (cameDaysAgo[id] ?? Number.POSITIVE_INFINITY)

/** How far the counts of line 27 are below last year’s, in per cent, since the roadworks at Montchat moved a stop and not its mat. */
export const line27Down = 18

/** By train from Lyon and back, in euros: what the tickets say, and what Zeynep pays back. */
export const returnFares = {
  Grenoble: 45.6,
  Sète: 88,
  Valence: 38.2,
  'Saint-Étienne': 24.8,
  Chambéry: 39.8,
  Annecy: 52.4,
} as const
