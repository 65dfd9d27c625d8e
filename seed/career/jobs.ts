// The jobs of the demo portal: those that Alex's papers speak of, and as many more as are wanted, some of them posted in the days to come.
import type { JobRow, JobTextRow } from '#contract/portal/job-shapes.ts'
import { PREFERRED_WEIGHT, REQUIRED_WEIGHT } from '#contract/portal/match-score.ts'
import type { Level, Requirement, Role } from '#contract/portal/skills.ts'
import { cities } from '#seed/career/cities.ts'
import { companies, type SeedCompany } from '#seed/career/companies.ts'
import { endOfDays } from '#seed/career/end-of-day.ts'
import { branchesOf, employersOf, postedTitle, titlesOf } from '#seed/career/job-employers.ts'
import { extrasOf, suitedTo } from '#seed/career/job-extras.ts'
import { languagesOf, SKILL_OF } from '#seed/career/job-languages.ts'
import {
  contractOf,
  daysOnSiteOf,
  levelWithin,
  monthsOf,
  openingsFor,
  remoteOf,
  workTimeOf,
} from '#seed/career/job-terms.ts'
import { purposeOf, textOf } from '#seed/career/job-text.ts'
import { type NamedJob, namedJobs } from '#seed/career/named-jobs.ts'
import { payFor } from '#seed/career/pay.ts'
import { pickOne, pickSome } from '#seed/career/pick.ts'
import { roles } from '#seed/career/roles.ts'
import { createRandom } from '#seed/random.ts'
import { slug } from '#seed/slug.ts'

const DAY_MS = 86_400_000
/** Posted by the first run, and posted in the days after it. */
export const JOB_COUNT = 600
const COMING = 60

const clamp = (value: number): Level => Math.min(5, Math.max(1, Math.round(value))) as Level

/** A job with its text. */
export interface MadeJob {
  readonly job: JobRow
  readonly text: JobTextRow
}

/**
 * One job after the other: thousands take seconds, in which others want their turn.
 * @param count how many are posted by now; a tenth as many come later. The first are always the same.
 * @param chance of the jobs that are invented: what holds of them holds for each
 */
export function* jobsInTurn(now: number, count = JOB_COUNT, chance = 20_261_140): Generator<MadeJob> {
  const [ofNamed, ofOthers] = [createRandom(20_261_117), createRandom(chance)]
  const posted = new Set<string>()
  const endOfDay = endOfDays()
  const total = count + Math.round((count * COMING) / JOB_COUNT)
  let repeats = 0
  for (let index = 0; index < total; index += 1) {
    const named = namedJobs[index]
    // Each job has its own chance, so that writing more of one leaves the others as they are.
    const own = createRandom(Math.floor((named ? ofNamed : ofOthers)() * 2 ** 32))
    const tries = repeats > MOST_REPEATS + index / 10 ? 1 : TRIES
    const made = named
      ? fromNamed(named, now, own)
      : invented({ index, isComing: index >= count, now }, own, posted, tries)
    const { company, role } = made
    const job = closingAtNight(made.job, now, endOfDay)
    const post = postOf(company, job.title)
    if (posted.has(post)) repeats += 1
    posted.add(post)
    yield { job, text: { ...textOf(job, company, role, index), contact: named?.contact ?? null } }
  }
}

/** All jobs at once, as `jobsInTurn` makes them. */
export function makeJobs(
  now: number,
  count = JOB_COUNT,
  chance?: number,
): { readonly jobs: JobRow[]; readonly texts: JobTextRow[] } {
  const all = [...jobsInTurn(now, count, chance)]
  return { jobs: all.map(({ job }) => job), texts: all.map(({ text }) => text) }
}

/** An advertisement closes when the day ends where the job is; one that has closed, by the day before. */
function closingAtNight(job: JobRow, now: number, endOfDay: (zone: string, at: number) => number): JobRow {
  const closes = Date.parse(job.validThrough)
  const end = endOfDay(job.location.zone, closes)
  return { ...job, validThrough: iso(closes <= now && end > now ? end - DAY_MS : end) }
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
  // One that closes today closes tonight.
  const closes = named.closes < 1 && named.closes > 0 ? 0 : named.closes
  const job = rowOf(index, random, {
    ...named,
    company,
    role,
    now,
    postedAt: now - named.posted * DAY_MS,
    closesAt: now + closes * DAY_MS + (closes < 0 ? 0 : 60_000),
    // Evenings: two hours a week. Who works on their own account for a while does it beside other work.
    workTimePct: named.byTheHour ? 5 : named.contract === 'freelance' ? 40 : 100,
  })
  if (!named.byTheHour) return { job: { ...job, salary: named.hasPay ? job.salary : null }, company, role }
  const [min, max] = named.byTheHour
  return { job: { ...job, durationMonths: 3, salary: { min, max, currency: 'EUR', unit: 'hour' } }, company, role }
}

const NEAR_FIELDS: ReadonlySet<string> = new Set(['data', 'operations'])

/** Roles near Alex's own are posted more often: the list is to begin with what fits. Few companies have statisticians. */
const weighted: readonly Role[] = roles.flatMap((role) =>
  Array<Role>(NEAR_FIELDS.has(role.field) && role.id !== 'statistician' ? 2 : 1).fill(role),
)

/** Fields whose people are where a company is led from. */
const AT_THE_SEAT: ReadonlySet<string> = new Set(['law', 'marketing', 'software'])

/** A company has a title once, as long as there are others. */
const postOf = (company: SeedCompany, title: JobRow['title']): string => `${company.id}: ${title.en}`
const TRIES = 40
/** With so many repeats, and as many again as a tenth of all, there are hardly any other posts. */
const MOST_REPEATS = 50
/** Days that an advertisement is open at least, and how long ago or from now at most: briefly where somebody is sent for some weeks. */
const SHORTEST = 11
const SPAN = { usual: { posted: 45, closes: 25 }, brief: { posted: 9, closes: 8 } }

interface Turn {
  readonly index: number
  /** Posted in the days after `now`. */
  readonly isComing: boolean
  readonly now: number
}

function invented(turn: Turn, random: () => number, taken: ReadonlySet<string>, most: number): Made {
  for (let tries = 1; ; tries += 1) {
    const made = inventedOnce(turn, random)
    if (tries === most || !taken.has(postOf(made.company, made.job.title))) return made
  }
}

function inventedOnce({ index, isComing, now }: Turn, random: () => number): Made {
  const role = pickOne(weighted, random)
  const company = pickOne(employersOf(role), random)
  const isAtHome = random() < 0.55
  const branch = pickOne(branchesOf(company), random)
  const level = levelWithin(role, 1.5 + role.zone * 0.45 + (random() - 0.5) * 3.8)
  const city = isAtHome || AT_THE_SEAT.has(role.field) ? company.city : branch.name
  const contract = contractOf(role, level, company, [random(), random()])
  const remote = remoteOf(role, { contract, level, sector: company.sector }, random())
  const closed = random()
  const span = contract === 'temporary' ? SPAN.brief : SPAN.usual
  const posted = isComing ? -(0.05 + random() * 44) : 0.1 + random() ** 1.7 * span.posted
  // Eight in a hundred have closed; five close within three days.
  const isClosed = !isComing && closed < 0.08
  const closes = isClosed
    ? -random() * 12
    : !isComing && closed < 0.13
      ? 0.15 + random() * 2.8
      : Math.max(3.2, -posted + SHORTEST) + random() * span.closes
  const workTimePct = workTimeOf(contract, { level, field: role.field }, random(), random)
  const job = rowOf(index, random, {
    title: pickOne(titlesOf(role, company, { level, contract, workTimePct, remote }), random),
    company,
    role,
    city,
    now,
    remote,
    daysOnSite: remote === 'hybrid' ? daysOnSiteOf({ contract, workTimePct, sector: company.sector }, random()) : null,
    postedAt: now - Math.max(posted, isComing ? posted : SHORTEST - closes) * DAY_MS,
    closesAt: now + closes * DAY_MS,
    status: isClosed ? pickOne(['filled', 'closed', 'open'] as const, random) : 'open',
    level,
    contract,
    workTimePct,
  })
  return { job: random() < 0.2 ? { ...job, salary: null } : job, company, role }
}

interface Plan
  extends Pick<JobRow, 'title' | 'remote' | 'daysOnSite' | 'status' | 'level' | 'contract' | 'workTimePct'> {
  readonly id?: string
  readonly company: SeedCompany
  readonly role: Role
  readonly city: string
  readonly now: number
  /** ms since the epoch */
  readonly postedAt: number
  readonly closesAt: number
}

function rowOf(index: number, random: () => number, plan: Plan): JobRow {
  const { company, role, title, level, contract } = plan
  const city = cities.find(({ name }) => name === plan.city)
  if (!city) throw new Error(`No such city: ${plan.city}`)
  const { id: _, ...location } = { ...city, city: city.name }
  const languages = languagesOf({ city, sector: company.sector, level }, role, random)
  const id = plan.id ?? `${company.id}-${slug(title.en)}-${index}`
  const wasChanged = random() < 0.15
  const postedAt = plan.postedAt
  // What is posted has been changed by now; what comes, in the days after it.
  const since = plan.now - postedAt
  const changedAt = postedAt + random() * Math.min(9 * DAY_MS, since > 0 ? since : Number.POSITIVE_INFINITY)
  return {
    id,
    roleId: role.id,
    title: postedTitle(title, { roleId: role.id, level, contract }),
    summary: purposeOf(role, { contract, level, title, remote: plan.remote }, company, createRandom(index + 1)),
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
    durationMonths: monthsOf(contract, { sector: company.sector, countryCode: city.countryCode }, random),
    salary: payFor(
      {
        roleId: role.id,
        sector: company.sector,
        level,
        city: city.name,
        countryCode: city.countryCode,
        contract,
        workTimePct: plan.workTimePct,
      },
      random,
    ),
    level,
    experienceMonths: [0, 12, 36, 60, 96][level - 1] ?? 0,
    languages,
    skills: skillsOf(role, company, { title, level, languages, remote: plan.remote }, random),
    postedAt: iso(postedAt),
    updatedAt: iso(wasChanged && changedAt < plan.closesAt ? changedAt : postedAt),
    validThrough: iso(plan.closesAt),
    openings: openingsFor(role, contract, random()),
    status: plan.status,
    version: wasChanged ? 2 : 1,
  }
}

/** A requirement of French becomes one of the language of the place; English is not required of who works in it. */
function inLanguage({ skillId, ...rest }: Requirement, language: string): Requirement[] {
  if (skillId === 'french') return [{ skillId: SKILL_OF[language] ?? 'english', ...rest }]
  const isOther = skillId === 'french-writing' ? language !== 'fr' : skillId === 'business-english' && language === 'en'
  return isOther ? [] : [{ skillId, ...rest }]
}

/** What a role cannot do without is required by all jobs; what is next to it, by most. */
const isRequired = ({ must, importance }: Requirement, random: () => number): boolean =>
  must || (importance >= 0.55 && (random() < 0.9 || importance >= 0.6))

/** What the languages of the job say of a skill that is one of them. */
const SPOKEN_LEVEL: Readonly<Record<string, Level>> = { B1: 2, B2: 3, C1: 4 }

function skillsOf(
  role: Role,
  { sector, countryCode }: SeedCompany,
  { title, level, languages, remote }: Pick<JobRow, 'title' | 'level' | 'languages' | 'remote'>,
  random: () => number,
): JobRow['skills'] {
  const language = languages[0]?.code ?? 'en'
  const levelOf = (code: string) => SPOKEN_LEVEL[languages.find((one) => one.code === code)?.cefr ?? '']
  const spoken = new Map<string, Level>([
    ...languages.map(({ code }) => [SKILL_OF[code] ?? '', levelOf(code) ?? 3] as const),
    ['business-english', levelOf('en') ?? 2],
  ])
  // Who has worked for a year at most is not required to be advanced.
  const highest = level < 3 ? 3 : 5
  const shift = (level - 3) * 0.55
  const isListed = (one: Requirement) => one.must || one.importance >= 0.6 || random() < 0.7
  const own = suitedTo(role, sector, title.en)
    .filter(isListed)
    // Who works from home drives nowhere, and a licence has another class in Canada.
    .filter(({ skillId }) => (remote !== 'full' && countryCode !== 'CA') || !skillId.endsWith('-licence'))
    .flatMap((one) => inLanguage(one, language))
    .map((one) => ({
      skillId: one.skillId,
      level: one.skillId.endsWith('-licence')
        ? one.level
        : (spoken.get(one.skillId) ?? clamp(Math.min(highest, one.level + shift + (random() - 0.5)))),
      weight: isRequired(one, random) ? REQUIRED_WEIGHT : PREFERRED_WEIGHT,
      must: one.must && (one.importance >= 0.9 || random() < 0.6),
    }))
  const extra = [
    ...(random() < 0.5 ? pickSome(extrasOf(sector, role), 1, random) : []),
    ...(random() < 0.35 ? [SKILL_OF[language] ?? 'english'] : []),
  ].filter(
    (skillId, index, all) =>
      !own.some((one) => one.skillId === skillId) &&
      all.indexOf(skillId) === index &&
      (skillId !== 'business-english' || language !== 'en'),
  )
  return [
    ...own,
    ...extra.map((skillId) => ({
      skillId,
      // What is only an advantage need not be mastered.
      level: spoken.get(skillId) ?? clamp(2 + random()),
      weight: PREFERRED_WEIGHT,
      must: false,
    })),
  ]
}

const iso = (ms: number): string => new Date(Math.round(ms / 60_000) * 60_000).toISOString()
