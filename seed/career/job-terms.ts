// The terms of work that go together: contract, level, length, hours and place.
import type { Contract, JobRow, Remote } from '#contract/portal/job-shapes.ts'
import type { Level, Role } from '#contract/portal/skills.ts'
import type { Bilingual } from '#contract/shared.ts'
import { placed } from '#seed/career/openings-bank.ts'
import { pickOne } from '#seed/career/pick.ts'
import { spacedInFrench } from '#seed/typeset.ts'

/** The levels at which a role is looked for; others from 1 to 5. */
const LEVELS: Readonly<Record<string, readonly [Level, Level]>> = {
  'bus-driver': [1, 3],
  'customer-adviser': [1, 3],
  'support-technician': [1, 3],
  'warehouse-lead': [3, 4],
  'sales-representative': [1, 4],
  'maintenance-technician': [1, 4],
  'timetable-planner': [1, 4],
  'payroll-officer': [1, 4],
  nurse: [1, 4],
  trainer: [2, 4],
  'site-manager': [3, 5],
  'product-manager': [3, 5],
  'project-manager': [2, 5],
  'data-protection-officer': [3, 5],
  'legal-counsel': [2, 5],
  'security-analyst': [2, 5],
}

export function levelWithin(role: Role, level: number): Level {
  const [low, high] = LEVELS[role.id] ?? [1, 5]
  return Math.min(high, Math.max(low, Math.round(level))) as Level
}

/** Roles with a diploma or a licence that comes first. */
const NO_TRAINEES: ReadonlySet<string> = new Set(['nurse', 'bus-driver'])
/** Roles that people do on their own account. */
const FREELANCE: ReadonlySet<string> = new Set([
  'data-scientist',
  'data-engineer',
  'frontend-developer',
  'backend-developer',
  'mobile-developer',
  'devops-engineer',
  'ux-designer',
  'business-analyst',
  'project-manager',
  'trainer',
  'map-analyst',
])

/** Roles that agencies send people for. */
const TEMPORARY: ReadonlySet<string> = new Set([
  'data-analyst',
  'support-technician',
  'accountant',
  'payroll-officer',
  'hr-officer',
  'communications-officer',
  'customer-adviser',
  'warehouse-lead',
  'bus-driver',
  'maintenance-technician',
  'nurse',
])

/** What kind of contract: of a beginner's post often one of training. @param chances two of 0 up to 1 */
export function contractOf(
  role: Role,
  level: Level,
  { countryCode, sector }: { readonly countryCode: string; readonly sector: string },
  [trainee, kind]: readonly [number, number],
): Contract {
  if (level === 1 && trainee < 0.6 && !NO_TRAINEES.has(role.id)) {
    // Canada has apprentices in trades alone; simple work is nothing for students.
    const kind = trainee < 0.3 || countryCode === 'CA' ? 'internship' : 'apprenticeship'
    if (role.zone > 2) return kind
    if (countryCode !== 'CA') return 'apprenticeship'
  }
  if (kind < 0.72) return 'permanent'
  if (kind < 0.88) return 'fixedTerm'
  if (kind < 0.95) return level <= 3 && TEMPORARY.has(role.id) ? 'temporary' : 'fixedTerm'
  // Public bodies put such work out to tender.
  return FREELANCE.has(role.id) && level >= 3 && sector !== 'public' ? 'freelance' : 'permanent'
}

const MONTHS: Readonly<Record<Contract, readonly number[]>> = {
  permanent: [],
  freelance: [],
  fixedTerm: [6, 9, 12, 18, 24],
  temporary: [2, 3, 4, 6],
  internship: [3, 4, 5, 6],
  apprenticeship: [12, 24],
}
/** French law has companies hire for 18 months at most; public bodies for longer. */
const LONGEST_IN_FRANCE = 18
const PUBLIC_BODIES: ReadonlySet<string> = new Set(['public', 'education'])

/** Where an apprenticeship takes three years. */
const THREE_YEARS: ReadonlySet<string> = new Set(['CH', 'DE', 'AT'])

/** Months, of a contract that ends. */
export function monthsOf(
  contract: Contract,
  { sector, countryCode }: { readonly sector: string; readonly countryCode: string },
  random: () => number,
): number | null {
  if (contract === 'apprenticeship' && THREE_YEARS.has(countryCode)) return 36
  const isShort = contract === 'fixedTerm' && countryCode === 'FR' && !PUBLIC_BODIES.has(sector)
  const lengths = MONTHS[contract].filter((months) => !isShort || months <= LONGEST_IN_FRANCE)
  return lengths.length > 0 ? pickOne(lengths, random) : null
}

/** Fields in which others wait for one's work. */
const NEARLY_ALL: ReadonlySet<string> = new Set(['software', 'systems', 'management', 'industry'])

/** Percent of full time: who is trained, sent or hired by the job works all of it, who leads nearly all. @param chance from 0 up to 1 */
export function workTimeOf(
  contract: Contract,
  { level, field }: { readonly level: Level; readonly field: string },
  chance: number,
  random: () => number,
): number {
  if (chance < 0.84 || (contract !== 'permanent' && contract !== 'fixedTerm')) return 100
  if (level >= 4 || NEARLY_ALL.has(field)) return pickOne([80, 90], random)
  return pickOne(level === 3 ? [60, 80, 90] : [50, 60, 80, 90], random)
}

/** Where hands are needed there is no working from home; the share over all jobs is 35 in a hundred. */
const ON_SITE: ReadonlySet<string> = new Set([
  'bus-driver',
  'warehouse-lead',
  'nurse',
  'maintenance-technician',
  'site-manager',
  'support-technician',
  'quality-engineer',
])

const BY_HAND: ReadonlySet<string> = new Set(['industry', 'construction', 'food'])

/** @param chance from 0 up to 1 */
export function remoteOf(
  role: Role,
  { contract, level, sector }: { readonly contract: Contract; readonly level: Level; readonly sector: string },
  chance: number,
): Remote {
  if (ON_SITE.has(role.id)) return 'none'
  const isTrainee = contract === 'internship' || contract === 'apprenticeship'
  if (chance < 0.29) return 'hybrid'
  // Public bodies have their people on site for a part of the week.
  if (chance < 0.39 && sector === 'public') return 'hybrid'
  // The records of patients stay in the hospital's own network, and so do those who read them.
  if (chance < 0.39 && role.id === 'health-data-analyst' && sector === 'health') return 'hybrid'
  // Who leads work that is made by hand is there at times.
  if (chance < 0.39 && role.field === 'management' && BY_HAND.has(sector)) return 'hybrid'
  return chance < 0.39 && !isTrainee && level > 1 ? 'full' : 'none'
}

/** Of a week on site, for who works a part of it at home; in public bodies two at least, and three for who is trained. @param chance from 0 up to 1 */
export function daysOnSiteOf(
  {
    contract,
    workTimePct,
    sector,
  }: { readonly contract: Contract; readonly workTimePct: number; readonly sector: string },
  chance: number,
): number {
  const days = Math.ceil(workTimePct / 20)
  const usual = sector === 'public' && days > 2 ? 2 : 1
  const least = contract === 'internship' || contract === 'apprenticeship' ? 3 : usual
  return least + Math.floor(chance * (days - least))
}

/** Roles of which several people are hired at once. */
const SEVERAL: ReadonlySet<string> = new Set([
  'bus-driver',
  'nurse',
  'customer-adviser',
  'support-technician',
  'maintenance-technician',
])

/** @param chance from 0 up to 1 */
export function openingsFor(role: Role, contract: Contract, chance: number): number {
  const wanted = SEVERAL.has(role.id) && chance > 0.6 ? 2 + Math.floor((chance - 0.6) * 10) : 1
  return contract === 'internship' || contract === 'apprenticeship' ? Math.min(2, wanted) : wanted
}

/** Hours of a full week, by country (ISO 3166-1 alpha-2). */
const HOURS: Readonly<Record<string, number>> = {
  FR: 35,
  BE: 38,
  LU: 40,
  CH: 42,
  CA: 37.5,
  GB: 37.5,
  IE: 39,
  DE: 39,
  NL: 38,
  SE: 40,
  DK: 37,
  NO: 37.5,
  IT: 40,
  ES: 40,
  AT: 38.5,
}

/** Of a week, to half an hour. */
const hoursOf = (countryCode: string, workTimePct: number): number =>
  Math.round(((HOURS[countryCode] ?? 38) * workTimePct) / 50) / 2

/** Who hires civil servants and others for the same posts. */
const isCivil = ({ id, sector }: JobRow['company']): boolean =>
  sector === 'public' || id === 'universite-de-la-confluence'

const CONTRACTS: Readonly<
  Record<Contract, (months: number | null, countryCode: string, company: JobRow['company']) => Bilingual>
> = {
  permanent: (_, country, company) =>
    country === 'FR' && isCivil(company)
      ? {
          en: 'Permanent post, for civil servants and others',
          fr: 'Poste permanent ouvert aux titulaires et aux contractuels,',
        }
      : { en: 'Permanent contract', fr: country === 'FR' ? 'CDI' : 'Contrat à durée indéterminée' },
  fixedTerm: (months, country) => ({
    en: `Fixed-term contract of ${months} months`,
    fr: `${country === 'FR' ? 'CDD' : 'Contrat à durée déterminée'} de ${months} mois`,
  }),
  temporary: (months) => ({
    en: `Temporary assignment of ${months} months`,
    fr: `Mission temporaire de ${months} mois`,
  }),
  internship: (months) => ({ en: `Internship of ${months} months`, fr: `Stage de ${months} mois` }),
  apprenticeship: (months, country) => ({
    en: `Apprenticeship of ${months} months`,
    fr: `${country === 'FR' ? 'Contrat d’alternance' : 'Apprentissage'} de ${months} mois`,
  }),
  freelance: () => ({ en: 'Freelance assignment', fr: 'Mission en freelance' }),
}

/** The terms in words: contract and length, hours, place. */
export function termsOf(job: Omit<JobRow, 'title' | 'summary'>): Bilingual {
  const { contract, durationMonths, workTimePct, location, salary, remote, daysOnSite, company } = job
  const kind = CONTRACTS[contract](durationMonths, location.countryCode, company)
  const hours = hoursOf(location.countryCode, workTimePct)
  const time =
    contract === 'freelance'
      ? { en: '; the length is agreed with you', fr: ' ; durée à convenir' }
      : workTimePct === 100
        ? { en: `, full time (${hours} hours a week)`, fr: ` à temps plein (${inFrench(hours)} heures par semaine)` }
        : {
            en: `, part time: ${hours} hours a week (${workTimePct}%)`,
            fr: ` à temps partiel : ${inFrench(hours)} heures par semaine (${workTimePct} %)`,
          }
  const pay =
    workTimePct < 100 && salary && salary.unit !== 'hour'
      ? { en: ' The pay shown is for these hours.', fr: ' La rémunération indiquée correspond à ces heures.' }
      : { en: '', fr: '' }
  const where = placed(workplaceOf(remote, daysOnSite), location.city)
  return {
    en: `${kind.en}${time.en}.${pay.en} ${where.en}`,
    fr: spacedInFrench(`${kind.fr}${time.fr}.${pay.fr} ${where.fr}`),
  }
}

const inFrench = (hours: number): string => String(hours).replace('.', ',')

function workplaceOf(remote: Remote, daysOnSite: number | null): Bilingual {
  if (remote === 'none') return { en: 'Based in {place}.', fr: 'Poste basé à {place}.' }
  if (remote === 'full')
    return {
      en: 'Fully remote, with occasional meetings in {place}.',
      fr: 'Télétravail complet, avec des réunions ponctuelles à {place}.',
    }
  const days = daysOnSite === 1 ? ['one day', 'un jour'] : [`${daysOnSite} days`, `${daysOnSite} jours`]
  return {
    en: `Hybrid work: ${days[0]} a week on site in {place}, the rest from home.`,
    fr: `Travail hybride : ${days[1]} par semaine sur site à {place}, le reste en télétravail.`,
  }
}
