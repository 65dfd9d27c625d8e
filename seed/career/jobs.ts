// The jobs of the demo portal: those that Alex's papers speak of, and as many more as are wanted, some of them posted in the days to come.
import type { Contract, JobRow, JobTextRow, Remote } from '#contract/portal/job-shapes.ts'
import { PREFERRED_WEIGHT, REQUIRED_WEIGHT } from '#contract/portal/match-score.ts'
import type { Level, Requirement, Role } from '#contract/portal/skills.ts'
import { cities } from '#seed/career/cities.ts'
import { companies, type SeedCompany } from '#seed/career/companies.ts'
import { openingOf, pickOne, textOf } from '#seed/career/job-text.ts'
import { type NamedJob, namedJobs } from '#seed/career/named-jobs.ts'
import { payFor } from '#seed/career/pay.ts'
import { roleBanks } from '#seed/career/role-bank.ts'
import { roles } from '#seed/career/roles.ts'
import { createRandom } from '#seed/random.ts'
import { slug } from '#seed/slug.ts'

const DAY_MS = 86_400_000
/** Posted by the first run, and posted in the days after it. */
export const JOB_COUNT = 600
const COMING = 60

/** In which sectors a role's field has its posts; the fields that are not here are everywhere. */
const SECTORS: Readonly<Record<string, readonly string[]>> = {
  transport: ['transport', 'public'],
  logistics: ['logistics', 'food', 'retail', 'industry'],
  health: ['health'],
  education: ['education', 'services', 'public'],
  industry: ['industry', 'energy', 'construction', 'food', 'transport'],
  customers: ['transport', 'retail', 'finance', 'energy', 'software', 'culture'],
}
const ROLE_SECTORS: Readonly<Record<string, readonly string[]>> = {
  'site-manager': ['construction', 'energy'],
  'bus-driver': ['transport'],
  'sales-representative': ['software', 'food', 'industry', 'energy', 'retail'],
  'pricing-analyst': ['transport', 'retail', 'energy', 'finance', 'logistics'],
  'security-analyst': ['software', 'finance', 'health', 'energy', 'public'],
  'mobile-developer': ['software', 'transport', 'finance', 'retail'],
}

/** What a sector asks for besides. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  transport: ['passenger-information', 'transport-planning', 'timetabling'],
  logistics: ['supply-chain', 'warehouse-operations', 'customs'],
  energy: ['energy-efficiency', 'water-treatment', 'risk-management'],
  health: ['health-data', 'public-health', 'data-protection'],
  public: ['public-procurement', 'administrative-law', 'records-management'],
  software: ['agile-methods', 'version-control', 'business-english'],
  food: ['food-hygiene', 'quality-control', 'supply-chain'],
  retail: ['e-commerce', 'retail-operations', 'customer-relations'],
  finance: ['compliance', 'insurance', 'credit-analysis'],
  industry: ['quality-control', 'production-planning', 'workplace-safety'],
  construction: ['building-plans', 'workplace-safety', 'site-supervision'],
  education: ['teaching', 'public-speaking', 'survey-methods'],
  culture: ['event-management', 'content-strategy', 'photo-video'],
  services: ['stakeholder-management', 'report-writing', 'negotiation'],
}

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
const SKILL_OF: Readonly<Record<string, string>> = {
  fr: 'french',
  de: 'german',
  nl: 'dutch',
  it: 'italian',
  es: 'spanish',
  en: 'english',
}

const clamp = (value: number): Level => Math.min(5, Math.max(1, Math.round(value))) as Level

/** @param count how many are posted by now; a tenth as many come later. The first are always the same. */
export function makeJobs(now: number, count = JOB_COUNT): { readonly jobs: JobRow[]; readonly texts: JobTextRow[] } {
  const random = createRandom(20_261_117)
  const jobs: JobRow[] = []
  const texts: JobTextRow[] = []
  const total = count + Math.round((count * COMING) / JOB_COUNT)
  for (let index = 0; index < total; index += 1) {
    const named = namedJobs[index]
    // Each job has its own chance, so that writing more of one leaves the others as they are.
    const own = createRandom(Math.floor(random() * 2 ** 32))
    const { job, company, role } = named ? fromNamed(named, now, own) : invented(index, index >= count, now, own)
    jobs.push(job)
    const openedBy = createRandom(index + 1)
    const text = textOf(job, company, role.zone, openedBy)
    texts.push({ ...text, contact: named?.contact ?? null })
  }
  return { jobs, texts }
}

interface Made {
  readonly job: JobRow
  readonly company: SeedCompany
  readonly role: Role
}

function fromNamed(named: NamedJob, now: number, random: () => number): Made {
  const company = companies.find(({ id }) => id === named.companyId)
  const role = roles.find(({ id }) => id === named.roleId)
  if (!company || !role) throw new Error(`Of what company and role is ${named.id}?`)
  const index = namedJobs.indexOf(named)
  const closes = named.closes < 1 && named.closes > 0 ? endOfDay(now) : endOfDay(now + named.closes * DAY_MS)
  const job = rowOf(index, random, {
    ...named,
    company,
    role,
    postedAt: now - named.posted * DAY_MS,
    closesAt: closes,
    workTimePct: named.contract === 'temporary' ? 20 : 100,
  })
  return { job: { ...job, salary: named.hasPay ? job.salary : null }, company, role }
}

const endOfDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS + DAY_MS - 61 * 60_000

/** Roles near Alex's own are posted more often: the list is to begin with what fits. */
const weighted: readonly Role[] = roles.flatMap((role) =>
  Array<Role>(role.field === 'data' || role.field === 'operations' ? 2 : 1).fill(role),
)

function invented(index: number, isComing: boolean, now: number, random: () => number): Made {
  const role = pickOne(weighted, random)
  const wanted = ROLE_SECTORS[role.id] ?? SECTORS[role.field]
  const company = pickOne(wanted ? companies.filter(({ sector }) => wanted.includes(sector)) : companies, random)
  const home = cities.filter(({ countryCode }) => countryCode === company.countryCode)
  const place =
    random() < 0.55 ? cities.find(({ id }) => id === company.cityId) : pickOne(random() < 0.96 ? home : cities, random)
  const bank = roleBanks.get(role.id)
  const level = clamp(1.5 + role.zone * 0.45 + (random() - 0.5) * 3.8)
  const isTrainee = level === 1 && random() < 0.6
  const contract: Contract = isTrainee
    ? pickOne(['internship', 'apprenticeship'] as const, random)
    : contractFor(random())
  const remote = remoteFor(role, random)
  const closed = random()
  const posted = isComing ? -(0.05 + random() * 44) : 0.1 + random() ** 1.7 * 55
  // Eight in a hundred have closed; five close within three days.
  const isClosed = !isComing && closed < 0.08
  const closes = isClosed
    ? -random() * 12
    : !isComing && closed < 0.13
      ? 0.15 + random() * 2.8
      : Math.max(3.2, -posted + 10) + random() * 40
  const job = rowOf(index, random, {
    title: pickOne(bank?.titles ?? [role.title], random),
    company,
    role,
    city: place?.name ?? company.city,
    remote,
    daysOnSite: remote === 'hybrid' ? 1 + Math.floor(random() * 4) : null,
    postedAt: now - Math.max(posted, isClosed ? 12 : posted) * DAY_MS,
    closesAt: now + closes * DAY_MS,
    status: isClosed ? pickOne(['filled', 'closed', 'open'] as const, random) : 'open',
    level,
    contract,
    workTimePct: random() < 0.84 ? 100 : pickOne([50, 60, 80, 90], random),
  })
  return { job: random() < 0.2 ? { ...job, salary: null } : job, company, role }
}

const contractFor = (chance: number): Contract =>
  chance < 0.72 ? 'permanent' : chance < 0.88 ? 'fixedTerm' : chance < 0.95 ? 'temporary' : 'freelance'

/** Where hands are needed there is no working from home; the share over all jobs is 35 in a hundred. */
const ON_SITE = new Set([
  'bus-driver',
  'warehouse-lead',
  'nurse',
  'maintenance-technician',
  'site-manager',
  'support-technician',
  'quality-engineer',
])

function remoteFor(role: Role, random: () => number): Remote {
  if (ON_SITE.has(role.id)) return 'none'
  const chance = random()
  return chance < 0.3 ? 'hybrid' : chance < 0.405 ? 'full' : 'none'
}

interface Plan
  extends Pick<JobRow, 'title' | 'remote' | 'daysOnSite' | 'status' | 'level' | 'contract' | 'workTimePct'> {
  readonly id?: string
  readonly company: SeedCompany
  readonly role: Role
  readonly city: string
  /** ms since the epoch */
  readonly postedAt: number
  readonly closesAt: number
}

function rowOf(index: number, random: () => number, plan: Plan): JobRow {
  const { company, role, title, level, contract } = plan
  const city = cities.find(({ name }) => name === plan.city)
  if (!city) throw new Error(`No such city: ${plan.city}`)
  const { id: _, ...location } = { ...city, city: city.name }
  const isTrainee = contract === 'internship' || contract === 'apprenticeship'
  const languages = languagesOf(city.name, city.countryCode, role, random)
  const id = plan.id ?? `${company.id}-${slug(title.en)}-${index}`
  const wasChanged = random() < 0.15
  const postedAt = plan.postedAt
  const changedAt = postedAt + random() * 9 * DAY_MS
  return {
    id,
    roleId: role.id,
    title,
    summary: openingOf({ id, roleId: role.id }, createRandom(index + 1)),
    company: { id: company.id, name: company.name, sector: company.sector, size: company.size },
    location: {
      city: location.city,
      countryCode: location.countryCode,
      lat: location.lat,
      lng: location.lng,
      zone: location.zone,
    },
    remote: plan.remote,
    daysOnSite: plan.daysOnSite,
    contract,
    workTimePct: plan.workTimePct,
    durationMonths:
      contract === 'permanent' || contract === 'freelance' ? null : pickOne([3, 6, 9, 12, 18, 24], random),
    salary: payFor(
      {
        roleId: role.id,
        sector: company.sector,
        level,
        city: city.name,
        countryCode: city.countryCode,
        isTrainee,
        unit: ['bus-driver', 'warehouse-lead', 'customer-adviser'].includes(role.id)
          ? 'hour'
          : isTrainee || role.id === 'nurse'
            ? 'month'
            : 'year',
      },
      random,
    ),
    level,
    experienceMonths: [0, 12, 30, 60, 96][level - 1] ?? 0,
    languages,
    skills: skillsOf(role, company.sector, level, languages[0]?.code ?? 'en', random),
    postedAt: iso(postedAt),
    updatedAt: iso(wasChanged && changedAt < plan.closesAt ? changedAt : postedAt),
    validThrough: iso(plan.closesAt),
    openings: random() < 0.85 ? 1 : 2 + Math.floor(random() * 5),
    status: plan.status,
    version: wasChanged ? 2 : 1,
  }
}

function skillsOf(role: Role, sector: string, level: Level, language: string, random: () => number): JobRow['skills'] {
  const shift = (level - 3) * 0.55
  const asked = (one: Requirement) => one.must || one.importance >= 0.6 || random() < 0.7
  const own = role.requirements.filter(asked).map((one) => ({
    skillId: one.skillId,
    level: one.skillId.endsWith('-licence') ? one.level : clamp(one.level + shift + (random() - 0.5)),
    weight: one.must || (one.importance >= 0.55 && random() < 0.9) ? REQUIRED_WEIGHT : PREFERRED_WEIGHT,
    must: one.must && (one.importance >= 0.9 || random() < 0.6),
  }))
  const extra = [
    ...(random() < 0.5 ? [pickOne(EXTRAS[sector] ?? [], random)] : []),
    ...(random() < 0.35 ? [SKILL_OF[language] ?? 'english'] : []),
  ].filter((skillId, index, all) => !own.some((one) => one.skillId === skillId) && all.indexOf(skillId) === index)
  return [
    ...own,
    ...extra.map((skillId) => ({ skillId, level: clamp(2 + random() * 2), weight: PREFERRED_WEIGHT, must: false })),
  ]
}

function languagesOf(city: string, country: string, role: Role, random: () => number): JobRow['languages'] {
  const first =
    country === 'FR' || country === 'LU'
      ? 'fr'
      : country === 'BE'
        ? FLEMISH.has(city)
          ? 'nl'
          : 'fr'
        : country === 'CH'
          ? GERMAN_SWISS.has(city)
            ? 'de'
            : city === 'Lugano'
              ? 'it'
              : 'fr'
          : country === 'CA'
            ? QUEBEC.has(city)
              ? 'fr'
              : 'en'
            : country === 'DE' || country === 'AT'
              ? 'de'
              : country === 'IT'
                ? 'it'
                : country === 'ES'
                  ? 'es'
                  : 'en'
  const level = role.zone >= 4 ? 'C1' : 'B2'
  const needsEnglish =
    first !== 'en' &&
    (role.requirements.some(({ skillId }) => skillId === 'business-english') ? random() < 0.7 : random() < 0.2)
  return [
    { code: first, cefr: level },
    ...(needsEnglish ? [{ code: 'en', cefr: random() < 0.5 ? ('B1' as const) : ('B2' as const) }] : []),
  ]
}

const iso = (ms: number): string => new Date(Math.round(ms / 60_000) * 60_000).toISOString()
