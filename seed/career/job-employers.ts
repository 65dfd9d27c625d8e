// Which of the sample companies look for which roles, under which titles, and in which cities.
import { distanceKm, type JobRow, type Place } from '#contract/portal/job-shapes.ts'
import type { Role } from '#contract/portal/skills.ts'
import type { Bilingual } from '#contract/shared.ts'
import { cities } from '#seed/career/cities.ts'
import { companies, type SeedCompany } from '#seed/career/companies.ts'
import { languageOfCity } from '#seed/career/job-languages.ts'
import { roleBanks } from '#seed/career/role-bank.ts'

/** What was found for a role or a company: a cache, since each of thousands of jobs needs it. */
const employers = new WeakMap<Role, readonly SeedCompany[]>()
const branches = new WeakMap<SeedCompany, readonly Place[]>()

function onceFor<Key extends object, Found>(key: Key, found: WeakMap<Key, Found>, find: (key: Key) => Found): Found {
  const known = found.get(key) ?? find(key)
  found.set(key, known)
  return known
}

const SIZES: readonly string[] = ['1-10', '11-50', '51-250', '251-1000', '1001+']
/** 1 to 5. */
const sizeOf = ({ size }: SeedCompany): number => SIZES.indexOf(size) + 1

const OFFICE = ['software', 'finance', 'energy', 'public', 'transport', 'health', 'retail', 'industry']
const NUMBERS = [...OFFICE, 'education', 'logistics', 'services']
const GOODS = ['logistics', 'food', 'retail', 'industry']

/** In which sectors a role is looked for, and from which size of company (1 to 5) on; roles that are not here are in every company of 51 people or more. */
const WANTED: Readonly<Record<string, readonly [sectors: readonly string[], size: number]>> = {
  'data-analyst': [[...NUMBERS, 'culture', 'food'], 3],
  'data-scientist': [['software', 'finance', 'energy', 'transport', 'retail', 'industry'], 4],
  'data-engineer': [[...OFFICE, 'logistics'], 3],
  statistician: [['education', 'health', 'public', 'services'], 1],
  'operations-analyst': [[...OFFICE, 'logistics', 'food'], 3],
  'demand-planner': [GOODS, 3],
  'transport-planner': [['transport', 'public', 'services'], 2],
  'timetable-planner': [['transport'], 2],
  'map-analyst': [['transport', 'public', 'energy', 'services'], 2],
  'pricing-analyst': [['transport', 'retail', 'energy', 'logistics'], 3],
  'data-steward': [[...OFFICE, 'education', 'logistics'], 4],
  'health-data-analyst': [['health'], 3],
  'frontend-developer': [['software', 'finance', 'transport', 'retail', 'public'], 3],
  'backend-developer': [['software', 'finance', 'transport', 'retail', 'energy'], 3],
  'mobile-developer': [['software', 'finance', 'transport', 'retail'], 3],
  'devops-engineer': [['software', 'finance', 'energy', 'transport', 'public', 'retail'], 3],
  'support-technician': [[...NUMBERS, 'food', 'construction'], 3],
  'security-analyst': [['software', 'finance', 'health', 'energy', 'public', 'industry'], 4],
  'product-manager': [['software', 'finance', 'transport', 'retail'], 3],
  'project-manager': [[...NUMBERS, 'construction', 'culture'], 3],
  'business-analyst': [['software', 'finance', 'energy', 'public', 'health', 'logistics', 'transport'], 3],
  'ux-designer': [['software', 'finance', 'transport', 'public', 'retail'], 3],
  'data-protection-officer': [[...OFFICE, 'education'], 4],
  'legal-counsel': [[...OFFICE, 'construction', 'logistics'], 4],
  'marketing-officer': [['culture', 'retail', 'food', 'software', 'finance', 'education', 'transport'], 2],
  'communications-officer': [[...NUMBERS, 'culture'], 3],
  'customer-adviser': [['transport', 'retail', 'finance', 'energy', 'software'], 3],
  'sales-representative': [['software', 'food', 'industry', 'energy', 'construction'], 3],
  'warehouse-lead': [GOODS, 3],
  'bus-driver': [['transport'], 2],
  'maintenance-technician': [['industry', 'energy', 'food', 'transport'], 3],
  'site-manager': [['construction'], 3],
  'quality-engineer': [['industry', 'food'], 3],
  nurse: [['health'], 3],
  trainer: [['education', 'services'], 2],
}

/** A line: a role and its companies. */
function byRole(text: string): Readonly<Record<string, readonly string[]>> {
  const lines = text.trim().split('\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [role = '', ids = ''] = line.split(': ')
      return [role, ids.split(' ')]
    }),
  )
}

/** Companies that are of a role's sector and have no such work; who protects data is called so by European law alone. */
const NOT = byRole(`
nurse: okapi-health blanchisserie-centrale
data-analyst: papaye-studio editions-de-l-ancre radio-littoral cap-carrieres
data-engineer: port-de-sete velos-marguerite rivet-rye harrow-pike blanchisserie-centrale clinique-des-monts precision-horlogere-du-doubs aidance solaire-du-midi
business-analyst: clinique-des-monts aidance solaire-du-midi
frontend-developer: harrow-pike ville-de-brume tidewater-ferries
ux-designer: harrow-pike ville-de-brume tidewater-ferries
communications-officer: blanchisserie-centrale
data-protection-officer: cobalt-systems hydro-laurentides
health-data-analyst: blanchisserie-centrale
trainer: atelier-nord observatoire-des-gares institut-regional
bus-driver: tidewater-ferries compagnie-du-leman verkehrsverbund-oberland
timetable-planner: tidewater-ferries compagnie-du-leman
transport-planner: cap-carrieres tidewater-ferries
statistician: cap-carrieres blanchisserie-centrale aidance okapi-health atelier-nord ville-de-brume clinique-des-monts
map-analyst: cap-carrieres halden-energy tidewater-ferries compagnie-du-leman
warehouse-lead: port-de-sete precision-horlogere-du-doubs
demand-planner: port-de-sete severn-parcel orsay-logistics
sales-representative: eaux-de-wallonie-centrale brightwell-water queue-theory hydro-laurentides gleann-builders bauhof-rhein
customer-adviser: harrow-pike aster-weather-services cobalt-systems
mobile-developer: harrow-pike rivet-rye velos-marguerite tidewater-ferries compagnie-du-leman
devops-engineer: harrow-pike rivet-rye velos-marguerite tidewater-ferries compagnie-du-leman verkehrsverbund-oberland solaire-du-midi ville-de-brume
maintenance-technician: halden-energy verkehrsverbund-oberland
backend-developer: harrow-pike solaire-du-midi tidewater-ferries compagnie-du-leman
product-manager: harrow-pike tidewater-ferries
marketing-officer: institut-regional
pricing-analyst: brightwell-water eaux-de-wallonie-centrale port-de-sete solaire-du-midi velos-marguerite
`)

/** Those of another sector that have such work. */
const ALSO = byRole(`
data-analyst: lignes-du-jura papier-plume
site-manager: solaire-du-midi hydro-laurentides eaux-de-wallonie-centrale
maintenance-technician: blanchisserie-centrale hopital-sainte-claire port-de-sete
trainer: ville-de-brume
data-scientist: nordlys-analytics queue-theory aster-weather-services okapi-health alpes-credit
customer-adviser: musees-reunis
product-manager: nordlys-analytics queue-theory okapi-health
frontend-developer: nordlys-analytics queue-theory papaye-studio okapi-health
backend-developer: nordlys-analytics queue-theory papaye-studio okapi-health
mobile-developer: okapi-health
ux-designer: papaye-studio okapi-health
`)

/** The companies that a role is looked for by. */
export const employersOf = (role: Role): readonly SeedCompany[] => onceFor(role, employers, findEmployers)

function findEmployers(role: Role): readonly SeedCompany[] {
  const [sectors, size] = WANTED[role.id] ?? [undefined, 3]
  return companies.filter(
    (company) =>
      ALSO[role.id]?.includes(company.id) ||
      ((sectors?.includes(company.sector) ?? true) && sizeOf(company) >= size && !NOT[role.id]?.includes(company.id)),
  )
}

/** How far from its seat a company of a sector has work, in kilometres; those of other sectors are in their whole country. */
const REACH: Readonly<Record<string, number>> = {
  transport: 40,
  logistics: 30,
  health: 35,
  public: 35,
  education: 25,
  culture: 40,
  food: 60,
  industry: 40,
  construction: 90,
  finance: 120,
  retail: 50,
  energy: 100,
  services: 60,
}

/** Where a company is bound to something: the cities in which it has work. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'vero-mobilite': ['Lyon', 'Vienne', 'Villefranche-sur-Saône'],
  'transports-du-rhone': ['Lyon', 'Villefranche-sur-Saône', 'Vienne', 'Valence'],
  'aster-weather-services': ['Reading', 'London', 'Edinburgh'],
  'compagnie-du-leman': ['Lausanne', 'Nyon', 'Vevey', 'Montreux'],
  'brightwell-water': ['Bristol', 'Bath', 'Gloucester'],
  'alpes-credit': ['Annecy', 'Chambéry', 'Grenoble'],
  'brume-telecom': ['Brume', 'Vienne', 'Bourgoin-Jallieu', 'Valence'],
  'eaux-de-wallonie-centrale': ['Namur', 'Charleroi', 'Wavre', 'La Louvière'],
  'hopital-sainte-claire': ['Lausanne'],
  'universite-de-la-confluence': ['Lyon', 'Villeurbanne'],
  'musees-reunis': ['Lyon'],
  'clinique-des-monts': ['Lyon'],
  'ville-de-brume': ['Brume'],
  'stad-linde': ['Gent'],
  'port-de-sete': ['Sète'],
  'blanchisserie-centrale': ['Lyon'],
  'okapi-health': ['Bruxelles'],
  'orsay-logistics': ['Orsay', 'Massy', 'Évry', 'Saint-Quentin-en-Yvelines'],
  'fournils-associes': ['Lyon', 'Villeurbanne'],
  'institut-regional': ['Lyon'],
  'halden-energy': ['Rotterdam', 'Utrecht'],
  nordaval: ['Charleroi', 'La Louvière'],
  'laiterie-du-bocage': ['Caen'],
  'maison-vidal': ['Toulouse'],
  'charpentes-morin': ['Rennes'],
  'usines-fabre': ['Saint-Étienne'],
  'renova-toit': ['Lille', 'Roubaix', 'Tourcoing', 'Arras'],
  'solaire-du-midi': ['Montpellier', 'Nîmes', 'Béziers'],
  'hydro-laurentides': ['Montréal', 'Saguenay'],
  'cobalt-systems': ['Toronto', 'Hamilton', 'Ottawa'],
}

/** Where else a company has work: near its seat, in a city of the same language. */
export const branchesOf = (company: SeedCompany): readonly Place[] => onceFor(company, branches, findBranches)

function findBranches(company: SeedCompany): readonly Place[] {
  const seat = cities.find(({ id }) => id === company.cityId)
  if (!seat) return []
  const language = languageOfCity(seat)
  const places = PLACES[company.id]
  if (places) return cities.filter(({ name, countryCode }) => places.includes(name) && countryCode === seat.countryCode)
  // A small company is in one place.
  const reach = sizeOf(company) < 3 ? 0 : (REACH[company.sector] ?? Number.POSITIVE_INFINITY)
  return cities.filter(
    (city) =>
      city.countryCode === seat.countryCode && languageOfCity(city) === language && distanceKm(city, seat) <= reach,
  )
}

type Titled = Pick<JobRow, 'level' | 'contract' | 'workTimePct' | 'remote'>

/** The titles that a company may give a role. */
export function titlesOf(
  role: Role,
  company: SeedCompany,
  { level, contract, workTimePct, remote }: Titled,
): readonly Bilingual[] {
  const titles = roleBanks.get(role.id)?.titles ?? []
  return titles.filter(
    ({ only }) =>
      isFor(
        company,
        only.filter((flag) => !(flag in FOR_WHOM)),
      ) && only.every((flag) => FOR_WHOM[flag]?.({ level, contract, workTimePct, remote }) ?? true),
  )
}

/** Whether a line is for a company: one of its sector, its own, or one that is for all. @internal */
export const isFor = ({ id, sector }: Pick<SeedCompany, 'id' | 'sector'>, only: readonly string[]): boolean =>
  only.length === 0 || only.some((flag) => flag === sector || flag === `@${id}`)

/** Whether a line of the text is for a job: `~word` where its title has the word, `there` where somebody has to be there. */
export const suits = (
  only: readonly string[],
  { title, remote }: Pick<JobRow, 'title' | 'remote'>,
  company: SeedCompany,
): boolean =>
  isFor(
    company,
    only.filter((flag) => flag !== 'there' && !flag.startsWith('~')),
  ) &&
  (remote !== 'full' || !only.includes('there')) &&
  only.every((flag) => !flag.startsWith('~') || title.en.toLowerCase().includes(flag.slice(1)))

/** What a title may be limited to, besides sectors and companies. */
const FOR_WHOM: Readonly<Record<string, (job: Titled) => boolean>> = {
  junior: ({ level, contract }) => level <= 2 && contract !== 'internship' && contract !== 'apprenticeship',
  mid: ({ level }) => level >= 2 && level <= 4,
  experienced: ({ level }) => level >= 3,
  senior: ({ level }) => level >= 4,
  'part-time': ({ workTimePct }) => workTimePct < 100,
  'on-site': ({ remote }) => remote === 'none',
}

const HAS_RANK = /senior|junior|manager|lead|supervisor|counsel|owner|assistant|partner/i
const lowered = (title: string): string =>
  /^([A-Z]{2}|iOS|Android|Java|React|DevOps)/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
const NO_SENIORS: ReadonlySet<string> = new Set(['trainer', 'site-manager', 'maintenance-technician'])

/** A title as it is posted: with its rank, its training contract, and in French for women and men. */
export function postedTitle(
  title: Bilingual,
  { roleId, level, contract }: Pick<JobRow, 'roleId' | 'level' | 'contract'>,
): Bilingual {
  const { en, fr } =
    level === 5 && !HAS_RANK.test(title.en) && !NO_SENIORS.has(roleId)
      ? {
          en: `Senior ${lowered(title.en)}`,
          fr: title.fr.replace(/,|$/, ' senior$&'),
        }
      : title
  if (contract === 'internship') return { en: `${en} (internship)`, fr: `${fr} F/H (stage)` }
  if (contract === 'apprenticeship') return { en: `${en} (apprenticeship)`, fr: `${fr} F/H (alternance)` }
  return { en, fr: `${fr} F/H` }
}
