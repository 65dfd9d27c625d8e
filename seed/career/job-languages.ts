// The languages that work is done in, by the place of it.
import type { JobRow, Place } from '#contract/portal/job-shapes.ts'
import type { Level, Role } from '#contract/portal/skills.ts'

const GERMAN_SWISS = new Set([
  'Zürich',
  'Basel',
  'Bern',
  'Winterthur',
  'Luzern',
  'St. Gallen',
  'Thun',
  'Zug',
  'Chur',
  'Aarau',
  'Interlaken',
  'Biel',
])
const FLEMISH = new Set([
  'Antwerpen',
  'Gent',
  'Brugge',
  'Leuven',
  'Mechelen',
  'Kortrijk',
  'Hasselt',
  'Oostende',
  'Zaventem',
])
const QUEBEC = new Set([
  'Montréal',
  'Québec',
  'Gatineau',
  'Sherbrooke',
  'Trois-Rivières',
  'Longueuil',
  'Saguenay',
  'Rimouski',
  'Laval-sur-le-Lac',
])
/** The skill that a language is among the skills. */
export const SKILL_OF: Readonly<Record<string, string>> = {
  fr: 'french',
  de: 'german',
  nl: 'dutch',
  it: 'italian',
  es: 'spanish',
  en: 'english',
}

/** Countries with one language of work, by ISO 3166-1 alpha-2; all others: English. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  FR: 'fr',
  LU: 'fr',
  DE: 'de',
  AT: 'de',
  IT: 'it',
  ES: 'es',
}

/** ISO 639-1 */
export function languageOfCity({ name, countryCode }: Pick<Place, 'name' | 'countryCode'>): string {
  if (countryCode === 'BE') return FLEMISH.has(name) ? 'nl' : 'fr'
  if (countryCode === 'CH') return GERMAN_SWISS.has(name) ? 'de' : name === 'Lugano' ? 'it' : 'fr'
  if (countryCode === 'CA') return QUEBEC.has(name) ? 'fr' : 'en'
  return BY_COUNTRY[countryCode] ?? 'en'
}

/** Roles whose people speak the language of the place. */
const WITHOUT_ENGLISH: ReadonlySet<string> = new Set([
  'bus-driver',
  'warehouse-lead',
  'maintenance-technician',
  'nurse',
])

/** Roles that write for others all day, whatever their training. */
const WRITES: ReadonlySet<string> = new Set(['hr-officer', 'marketing-officer', 'communications-officer'])

/** Fields in which Dutch companies work in English; those who look after staff and customers speak Dutch. */
const IN_ENGLISH: ReadonlySet<string> = new Set(['data', 'software', 'systems', 'operations', 'logistics'])

interface Work {
  readonly city: Place
  readonly sector: string
  readonly level: Level
}

export function languagesOf({ city, sector, level }: Work, role: Role, random: () => number): JobRow['languages'] {
  const first = city.countryCode === 'NL' && !IN_ENGLISH.has(role.field) ? 'nl' : languageOfCity(city)
  const cefr = role.zone >= 4 || level >= 4 || WRITES.has(role.id) ? 'C1' : 'B2'
  const needsEnglish =
    first !== 'en' &&
    (role.requirements.some(({ skillId }) => skillId === 'business-english') ? random() < 0.7 : random() < 0.2) &&
    !WITHOUT_ENGLISH.has(role.id) &&
    sector !== 'public'
  return [
    { code: first, cefr },
    ...(needsEnglish ? [{ code: 'en', cefr: random() < 0.5 ? ('B1' as const) : ('B2' as const) }] : []),
  ]
}
