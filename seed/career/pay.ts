// What work is paid: by role, country, sector and level.
import type { Contract, Currency, Salary } from '#contract/portal/job-shapes.ts'
import type { Level } from '#contract/portal/skills.ts'

/** Thousands of euros a year in France at level 3, and how it is usually stated. */
const BASE: Readonly<Record<string, number>> = {
  'data-analyst': 41,
  'data-scientist': 50,
  'data-engineer': 51,
  statistician: 40,
  'operations-analyst': 40,
  'demand-planner': 39,
  'transport-planner': 38,
  'timetable-planner': 34,
  'map-analyst': 36,
  'pricing-analyst': 43,
  'data-steward': 39,
  'health-data-analyst': 41,
  'frontend-developer': 43,
  'backend-developer': 47,
  'mobile-developer': 46,
  'devops-engineer': 51,
  'support-technician': 29,
  'security-analyst': 50,
  'product-manager': 51,
  'project-manager': 46,
  'business-analyst': 45,
  'ux-designer': 43,
  accountant: 35,
  'management-controller': 45,
  'payroll-officer': 34,
  'hr-officer': 36,
  'data-protection-officer': 50,
  'legal-counsel': 51,
  'procurement-officer': 42,
  'marketing-officer': 37,
  'communications-officer': 35,
  'customer-adviser': 26,
  'sales-representative': 36,
  'warehouse-lead': 30,
  'bus-driver': 27,
  'maintenance-technician': 32,
  'site-manager': 44,
  'quality-engineer': 43,
  nurse: 33,
  trainer: 34,
}

const COUNTRIES: Readonly<Record<string, readonly [Currency, number]>> = {
  FR: ['EUR', 1],
  BE: ['EUR', 1.14],
  LU: ['EUR', 1.45],
  CH: ['CHF', 2.15],
  CA: ['CAD', 1.72],
  GB: ['GBP', 0.95],
  IE: ['EUR', 1.2],
  DE: ['EUR', 1.24],
  NL: ['EUR', 1.13],
  SE: ['SEK', 12.5],
  DK: ['EUR', 1.4],
  NO: ['EUR', 1.38],
  IT: ['EUR', 0.86],
  ES: ['EUR', 0.82],
  AT: ['EUR', 1.15],
}

const SECTORS: Readonly<Record<string, number>> = {
  finance: 1.12,
  software: 1.08,
  energy: 1.07,
  industry: 1.03,
  services: 1.01,
  construction: 1,
  transport: 0.98,
  health: 0.97,
  logistics: 0.97,
  food: 0.96,
  retail: 0.94,
  public: 0.93,
  education: 0.9,
  culture: 0.88,
}

const LEVELS: Readonly<Record<Level, number>> = { 1: 0.74, 2: 0.87, 3: 1, 4: 1.2, 5: 1.42 }

/** Large cities cost more, and pay a little of it. */
const DEAR = new Set(['Paris', 'Zürich', 'Genève', 'London', 'Dublin', 'Luxembourg', 'München', 'Toronto', 'Amsterdam'])

export interface PaidWork {
  readonly roleId: string
  readonly sector: string
  readonly level: Level
  readonly city: string
  readonly countryCode: string
  readonly contract: Contract
  /** Percent of full time, for which pay by the month or the year is stated. */
  readonly workTimePct: number
}

/** Paid by the hour, whatever the contract; all others by the year, or by the month where that is usual. */
const BY_THE_HOUR: ReadonlySet<string> = new Set(['bus-driver', 'warehouse-lead', 'customer-adviser'])

/** What the pay of a job is stated for. */
function unitOf({ roleId, contract }: PaidWork): Salary['unit'] {
  if (isTraining(contract)) return 'month'
  if (contract === 'temporary' || contract === 'freelance' || BY_THE_HOUR.has(roleId)) return 'hour'
  return roleId === 'nurse' ? 'month' : 'year'
}

const isTraining = (contract: Contract): boolean => contract === 'internship' || contract === 'apprenticeship'

/** Thousands a year of full time below which nobody may be paid, in the country's currency; elsewhere there is no such rule. */
const FLOORS: Readonly<Record<string, number>> = {
  FR: 22,
  BE: 26,
  LU: 33,
  CH: 50,
  CA: 34,
  GB: 25,
  IE: 29,
  DE: 28.5,
  NL: 29,
}

/** What a working day on one's own account is worth beside the pay of who is employed. */
const FREELANCE = 1.7
/** Shares of the pay of a beginner: of interns and of apprentices. Where the law has interns paid like others, nearly all of it. */
const TRAINEES: Readonly<Record<string, readonly [number, number]>> = {
  GB: [0.9, 0.6],
  IE: [0.9, 0.75],
  CA: [0.9, 0.8],
  CH: [0.36, 0.2],
  DE: [0.38, 0.38],
}
const USUAL = [0.38, 0.5] as const
/** Where interns get the lowest pay of the law at least. */
const PAYS_INTERNS: ReadonlySet<string> = new Set(['GB', 'IE', 'CA'])
/** Thousands a year that a trainee in France gets at least. */
const FRENCH_TRAINEE = 8.4

function shareOf({ contract, countryCode }: PaidWork): number {
  const [intern, apprentice] = TRAINEES[countryCode] ?? USUAL
  return { internship: intern, apprenticeship: apprentice, freelance: FREELANCE }[contract as string] ?? 1
}

/** Thousands a year of full time below which this work may not be paid. */
function floorOf({ contract, countryCode }: PaidWork): number {
  const lowest = FLOORS[countryCode] ?? 0
  if (!isTraining(contract) || (contract === 'internship' && PAYS_INTERNS.has(countryCode))) return lowest
  return countryCode === 'FR' ? FRENCH_TRAINEE : 0
}

const WITHOUT_VARIABLE: ReadonlySet<string> = new Set(['public', 'education', 'health', 'culture'])

/** A range around what such work is paid, in steps that employers write. */
export function payFor(work: PaidWork, random: () => number): Salary {
  const [currency, country] = COUNTRIES[work.countryCode] ?? ['EUR', 1]
  const townFactor = DEAR.has(work.city) ? 1.08 : 1
  const unit = unitOf(work)
  const share = unit === 'hour' ? 1 : work.workTimePct / 100
  const fullTime =
    (BASE[work.roleId] ?? 35) *
    country *
    (SECTORS[work.sector] ?? 1) *
    LEVELS[work.level] *
    townFactor *
    (0.94 + 0.12 * random())
  const spread = 0.05 + 0.09 * random()
  const floor = floorOf(work) / (1 - spread)
  const middle = Math.max(floor, fullTime * shareOf(work)) * share
  const steps = { year: [1, 500], month: [12, 10], hour: [1720, work.contract === 'freelance' ? 1 : 0.1] } as const
  const [per, step] = steps[unit]
  const written = (thousands: number) => Math.round(Math.round((thousands * 1000) / per / step) * step * 100)
  const isVariable =
    ['sales-representative', 'pricing-analyst', 'legal-counsel'].includes(work.roleId) &&
    !WITHOUT_VARIABLE.has(work.sector) &&
    work.contract === 'permanent'
  return {
    min: written(middle * (1 - spread)),
    max: written(middle * (1 + spread)),
    currency,
    unit,
    ...(isVariable && unit === 'year' && { variablePct: 5 + Math.floor(4 * random()) * 5 }),
  }
}
