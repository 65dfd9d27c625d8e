// What a job requires besides what its role requires: skills of its sector's trade, as far as they are of use to the role.
import type { Level, Requirement, Role } from '#contract/portal/skills.ts'

/** What a sector requires besides. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  transport: ['passenger-information', 'transport-planning', 'timetabling'],
  logistics: ['supply-chain', 'warehouse-operations'],
  energy: ['energy-efficiency', 'workplace-safety', 'risk-management'],
  health: ['health-data', 'public-health', 'data-protection'],
  public: ['public-procurement', 'administrative-law', 'records-management'],
  software: ['agile-methods', 'version-control', 'business-english'],
  food: ['food-hygiene', 'quality-control', 'supply-chain'],
  retail: ['e-commerce', 'retail-operations'],
  finance: ['compliance', 'risk-management'],
  industry: ['quality-control', 'production-planning', 'workplace-safety'],
  construction: ['building-plans', 'workplace-safety', 'site-supervision'],
  education: ['teaching', 'public-speaking', 'survey-methods'],
  culture: ['event-management', 'content-strategy', 'photo-video'],
  services: ['stakeholder-management', 'report-writing', 'negotiation'],
}

/** Fields whose people do the trade of their sector themselves, or count and plan it. */
const CLOSE_TO_THE_TRADE: ReadonlySet<string> = new Set([
  'data',
  'operations',
  'transport',
  'logistics',
  'health',
  'industry',
  'marketing',
  'education',
])
/** What is of use in an office of any trade, and to who writes its programs. */
const FOR_OFFICES: ReadonlySet<string> = new Set([
  'risk-management',
  'data-protection',
  'public-procurement',
  'administrative-law',
  'business-english',
  'compliance',
  'stakeholder-management',
  'report-writing',
  'negotiation',
])
const FOR_PROGRAMS: ReadonlySet<string> = new Set([
  'passenger-information',
  'risk-management',
  'health-data',
  'data-protection',
  'agile-methods',
  'version-control',
  'business-english',
  'e-commerce',
  'compliance',
  'supply-chain',
])
/** The work of hands is no use to who counts or sells it. */
const BY_HAND: ReadonlySet<string> = new Set([
  'building-plans',
  'site-supervision',
  'food-hygiene',
  'photo-video',
  'warehouse-operations',
  'workplace-safety',
])
/** Who writes about a trade knows what it publishes, and not how it is done. */
const FOR_WRITING: ReadonlySet<string> = new Set([
  'passenger-information',
  'energy-efficiency',
  'public-health',
  'e-commerce',
  'event-management',
  'content-strategy',
  'public-speaking',
])
/** Who counts, plans or teaches buys nothing, judges nothing, and arranges no festival. */
const FOR_OTHERS: ReadonlySet<string> = new Set([
  'public-procurement',
  'administrative-law',
  'event-management',
  'content-strategy',
])
const WITH_WORKSHOPS: ReadonlySet<string> = new Set(['industry', 'food', 'construction', 'energy'])
const WRITE_PROGRAMS: ReadonlySet<string> = new Set(['data-engineer', 'data-scientist'])

/** Roles whose day leaves no room for the rest of the trade. */
const NOTHING_BESIDES: ReadonlySet<string> = new Set(['bus-driver', 'timetable-planner'])

export function extrasOf(sector: string, { id, field }: Pick<Role, 'id' | 'field'>): readonly string[] {
  if (NOTHING_BESIDES.has(id) || (field === 'industry' && !WITH_WORKSHOPS.has(sector))) return []
  const all = EXTRAS[sector] ?? []
  if (field === 'software' || field === 'systems' || WRITE_PROGRAMS.has(id))
    return all.filter((skillId) => FOR_PROGRAMS.has(skillId))
  if (!CLOSE_TO_THE_TRADE.has(field) || sector === 'software') return all.filter((skillId) => FOR_OFFICES.has(skillId))
  if (field === 'marketing') return all.filter((skillId) => FOR_WRITING.has(skillId))
  return field === 'industry' || id === 'warehouse-lead'
    ? all.filter((skillId) => skillId !== 'risk-management')
    : all.filter((skillId) => !BY_HAND.has(skillId) && !FOR_OTHERS.has(skillId))
}

/** Bodies without shareholders. */
const WITHOUT_COMPANY_LAW: ReadonlySet<string> = new Set(['public', 'education', 'health'])

const HYGIENE = { skillId: 'food-hygiene', level: 4, importance: 0.8 } as const

const GOODS: ReadonlySet<string> = new Set(['logistics', 'food', 'retail', 'industry'])

/** Skills that only some sectors have a use for. */
const ONLY_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  'public-procurement': new Set(['public', 'education', 'transport', 'energy', 'construction', 'services']),
  'passenger-information': new Set(['transport', 'public']),
  'inventory-control': GOODS,
  'supply-chain': GOODS,
}
/** Who writes a program uses version control. */
const WRITE_APPS: ReadonlySet<string> = new Set(['frontend-developer', 'backend-developer', 'mobile-developer'])

/** What a role can learn later, and no advertisement names. */
const UNNAMED: Readonly<Record<string, ReadonlySet<string>>> = {
  'bus-driver': new Set(['timetabling', 'fleet-management']),
  'maintenance-technician': new Set(['monitoring']),
  'mobile-developer': new Set(['typescript']),
  trainer: new Set(['social-work']),
}

/** Terms in a title, and the skill that they name: it is required, not an advantage. */
const NAMED: readonly (readonly [words: string, skillId: string])[] = [
  ['data quality', 'data-quality'],
  ['statistics', 'statistics'],
  ['spreadsheet', 'spreadsheets'],
  ['events', 'event-management'],
  ['public contracts', 'public-procurement'],
]

function asNamed(one: Requirement, title: string): Requirement {
  const isNamed = NAMED.some(([words, skillId]) => skillId === one.skillId && title.toLowerCase().includes(words))
  return isNamed ? { ...one, level: Math.max(4, one.level) as Level, importance: Math.max(0.6, one.importance) } : one
}

/** What a role requires, as its title and its sector need it: a public body's lawyer knows the law of public bodies, who checks food its hygiene. */
export const suitedTo = ({ id, requirements }: Role, sector: string, title: string): readonly Requirement[] =>
  requirements
    .filter(({ skillId }) => (ONLY_IN[skillId]?.has(sector) ?? true) && !UNNAMED[id]?.has(skillId))
    .map((one) => asNamed(one, title))
    .map((one) => {
      if (one.skillId === 'corporate-law' && WITHOUT_COMPANY_LAW.has(sector))
        return { ...one, skillId: 'administrative-law' }
      if (one.skillId === 'public-procurement' && sector === 'public') return { ...one, level: 4, importance: 0.8 }
      if (one.skillId === 'survey-methods' && sector === 'health') return { ...one, skillId: 'clinical-research' }
      if (one.skillId === 'version-control' && WRITE_APPS.has(id)) return { ...one, importance: 0.6 }
      return id === 'quality-engineer' && one.skillId === 'mechanical-design' && sector === 'food'
        ? { ...one, ...HYGIENE }
        : one
    })
