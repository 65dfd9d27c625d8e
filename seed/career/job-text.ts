// The description and the form of a job, put together of what was written by hand for its role.
import type { JobQuestion, JobRow, JobTextRow } from '#contract/portal/job-shapes.ts'
import type { Role } from '#contract/portal/skills.ts'
import type { Bilingual, Language } from '#contract/shared.ts'
import type { SeedCompany } from '#seed/career/companies.ts'
import { benefitsOf } from '#seed/career/job-benefits.ts'
import { suits } from '#seed/career/job-employers.ts'
import {
  cases,
  certificateOf,
  headings,
  letterRules,
  namedQuestions,
  questions,
  shiftQuestion,
  stagesOf,
} from '#seed/career/job-form.ts'
import { inTermsOf } from '#seed/career/job-nouns.ts'
import { profileOf } from '#seed/career/job-profile.ts'
import { termsOf } from '#seed/career/job-terms.ts'
import { openingsOf, placed } from '#seed/career/openings-bank.ts'
import { pickOne, pickSome } from '#seed/career/pick.ts'
import { type BankLine, roleBanks } from '#seed/career/role-bank.ts'
import { sentAnswers } from '#seed/career/sent-answers.ts'
import { createRandom } from '#seed/random.ts'
import { typeset } from '#seed/typeset.ts'

const EDUCATION: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 5, 4: 6, 5: 7 }
const SHIFTS = new Set(['bus-driver', 'warehouse-lead', 'nurse', 'maintenance-technician'])

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Fields that have cases to study. */
const HAS_CASES: ReadonlySet<string> = new Set([
  'data',
  'operations',
  'software',
  'management',
  'marketing',
  'logistics',
])

/** @param index of the job, by which its words are chosen */
export function textOf(job: JobRow, company: SeedCompany, role: Role, index: number): JobTextRow {
  const { zone } = role
  const random = createRandom(index + 1)
  // What the form asks is chosen apart from the texts, so that more texts leave the form as it is.
  const chance = createRandom(index + 20_001)
  const certificate = certificateOf(job)
  const asked = namedQuestions[job.id] ?? answeredOf(job, questionsOf(job, chance))
  const isByHand = SHIFTS.has(job.roleId)
  return {
    id: job.id,
    descriptionHtml: descriptionOf(job, company, role, random),
    benefits: benefitsOf(job, company, random),
    education: isTraining(job) ? null : (EDUCATION[zone] ?? null),
    process:
      job.contract === 'temporary'
        ? stagesOf(Math.min(4, company.answersInDays), 0)
        : stagesOf(
            company.answersInDays,
            cases[job.id] ??
              (HAS_CASES.has(role.field) && !isByHand && !isTraining(job) && job.level > 1
                ? Math.floor(chance() * 3)
                : 2 * Math.round(chance())),
          ),
    contact: null,
    questions: isByHand && !isTraining(job) ? [...asked, shiftQuestion] : [...asked],
    documents:
      certificate && !isTraining(job)
        ? [
            {
              kind: job.roleId === 'ux-designer' ? 'portfolio' : 'certificate',
              label: certificate,
              required: zone < 4 || job.roleId === 'nurse',
            },
          ]
        : [],
    coverLetter: letterRuleOf(pickOne(letterRules, chance), job.id, zone),
  }
}

/** Roles that go to sites, customers and partners. */
const TRAVELS: ReadonlySet<string> = new Set([
  'transport-planner',
  'map-analyst',
  'project-manager',
  'business-analyst',
  'sales-representative',
  'procurement-officer',
  'site-manager',
  'quality-engineer',
  'trainer',
  'support-technician',
])

/** One to three that the job's terms leave open. */
function questionsOf(job: JobRow, random: () => number): JobQuestion[] {
  const { remote, contract, level, roleId } = job
  const isTrainee = isTraining(job)
  const isAtDesk = !SHIFTS.has(roleId) && !isTrainee
  const isOpen: Readonly<Record<string, boolean>> = {
    days: remote === 'hybrid',
    travel: remote !== 'full' && TRAVELS.has(roleId) && !isTrainee,
    notice: contract === 'permanent',
    reference: !isTrainee,
    proud: isAtDesk,
    wrong: isAtDesk && level > 1,
    explain: isAtDesk && level > 3,
    'first-month': isAtDesk && level > 2 && contract !== 'temporary',
  }
  const suitable = questions.filter(({ id }) => isOpen[id] ?? true)
  return pickSome(suitable, 1 + Math.floor(random() * 3), random)
}

/** The form of a job that was applied for has no required question that was left unanswered. */
function answeredOf({ id }: JobRow, asked: readonly JobQuestion[]): readonly JobQuestion[] {
  const answers = sentAnswers[id]
  return answers ? questions.filter((one) => one.id in answers || (!one.required && asked.includes(one))) : asked
}

/** What is no news to who works from home. */
const UNDER_ONE_ROOF =
  /floor|under one roof|face each other|same table|one table|short walk|corridor|hears the programme|one site/

/** The words of a job in one of two orders: the employer first or last. */
function descriptionOf(job: JobRow, company: SeedCompany, role: Role, random: () => number): Bilingual {
  const bank = roleBanks.get(job.roleId)
  const purpose = purposeOf(role, job, company, random)
  const openings = openingsOf(company).filter(({ en }) => job.remote !== 'full' || !UNDER_ONE_ROOF.test(en))
  const opening = placed(pickOne(openings, random), job.location.city)
  const tasks = tasksFor(job, company, random)
  const lines = (bank?.profile ?? []).filter(({ only }) => suits(only, job, company))
  const profile = profileOf(job, lines, random)
  const [work, you, we] = pickOne(headings, random)
  const isEmployerFirst = random() < 0.4
  const terms = termsOf(job)
  const html = (language: Language): string => {
    const said = (one: Bilingual): string => escaped(typeset(one[language], language))
    const list = (items: readonly Bilingual[]) => `<ul>${items.map((one) => `<li>${said(one)}</li>`).join('')}</ul>`
    const first = isEmployerFirst ? [company.about, opening, purpose] : [opening, purpose]
    const last = isEmployerFirst ? ([CONDITIONS, [terms]] as const) : ([we, [company.about, terms]] as const)
    return [
      `<p>${first.map(said).join(' ')}</p>`,
      `<h3>${said(work)}</h3>${list(tasks)}`,
      `<h3>${said(you)}</h3>${list(profile)}`,
      `<h3>${said(last[0])}</h3><p>${last[1].map(said).join(' ')}</p>`,
    ].join('')
  }
  return { en: html('en'), fr: html('fr') }
}

const CONDITIONS: Bilingual = { en: 'Terms', fr: 'Conditions' }

/** A job whose application has been begun or sent takes the letter that was written; simple work needs none. */
const letterRuleOf = (rule: JobTextRow['coverLetter'], jobId: string, zone: number): JobTextRow['coverLetter'] =>
  (rule === 'none' && (BEGUN.has(jobId) || jobId in sentAnswers)) || (rule === 'required' && zone < 3)
    ? 'optional'
    : rule

/** The jobs of the drafts in applications.ts. */
const BEGUN: ReadonlySet<string> = new Set([
  'vero-mobilite-pricing-analyst',
  'orsay-logistics-network-planner',
  'reseau-isere-mobilites-occupancy-analyst',
])

/** What a job is for, in one sentence; its summary too. */
export function purposeOf(
  { id, field }: Pick<Role, 'id' | 'field'>,
  job: Pick<JobRow, 'contract' | 'level' | 'title' | 'remote'>,
  company: SeedCompany,
  random: () => number,
): Bilingual {
  const { contract } = job
  if (contract === 'internship' || contract === 'apprenticeship')
    return traineeIn(field, pickOne(TRAINEES[contract], random))
  const all = roleBanks.get(id)?.purposes.filter(({ only }) => suits(only, job, company)) ?? []
  const titled = all.filter(isOfTitle)
  const own = titled.length > 0 ? titled : all
  const modest = job.level === 1 ? own.filter(({ en }) => !IN_CHARGE.test(en)) : own
  return inTermsOf(company, pickOne(modest.length > 0 ? modest : own, random))
}

/** More than a beginner is expected to do. */
const IN_CHARGE = /coordinate|responsible|charge of|manage|lead |negotiat|advise|run tenders/

/** What who begins does: the role's tasks, without leading and deciding. */
function tasksFor(job: JobRow, company: SeedCompany, random: () => number): Bilingual[] {
  const all = roleBanks.get(job.roleId)?.tasks.filter(({ only }) => suits(only, job, company)) ?? []
  const left = job.level === 1 ? LEADING : job.level === 2 ? FOR_SOME_YEARS : null
  const tasks = left ? all.filter(({ en }) => !left.test(en)) : all
  const titled = tasks.filter(isOfTitle)
  const others = pickSome(
    tasks.filter((task) => !isOfTitle(task)),
    4 + Math.floor(random() * 2) - titled.length,
    random,
  )
  const leads = job.level > 3 && /\blead\b/i.test(job.title.en) && !others.some(({ en }) => LEADS.test(en))
  return [...titled, ...(leads ? [LEAD] : []), ...others].map((task) => inTermsOf(company, task))
}

const isOfTitle = ({ only }: BankLine): boolean => only.some((flag) => flag.startsWith('~'))

/** What a lead does, where the tasks name nobody to lead. */
const LEAD: Bilingual = {
  en: 'Lead a small team and share out its work',
  fr: 'Animer une petite équipe et répartir son travail',
}
const LEADS = /^(?:Lead|Manage|Supervise|Coordinate)/

const FOR_SOME_YEARS =
  /^(Prepare crisis|Assess investment|Coordinate the response|Report (?:results )?to the (?:management|steering) committee)/
const LEADING =
  /^(Lead|Manage|Negotiate|Supervise|Train|Advise|Define|Hold|Assess|Plan workstations|Prepare crisis|Monitor suppliers|Coordinate|Win|Handle data breaches|Review contracts|Answer enquiries from the media|Discuss rosters|Present studies|Report to|Report results|Conduct interviews|Review colleagues|Carry out internal|Carry out data protection|Put models|Check the legality)\b/

/** What who is trained does, in two ways each: `{team}` is the team that takes them. */
const TRAINEES: Readonly<Record<'internship' | 'apprenticeship', readonly Bilingual[]>> = {
  internship: [
    {
      en: 'During your internship, you will take part in the daily work of our {team} and gradually take on tasks of your own.',
      fr: 'Pendant votre stage, vous participez au quotidien {team} et prenez peu à peu vos propres tâches en charge.',
    },
    {
      en: 'You will spend your internship with our {team}, on tasks that grow with what you learn.',
      fr: 'Vous effectuez votre stage au sein {team}, sur des tâches qui évoluent avec vos progrès.',
    },
  ],
  apprenticeship: [
    {
      en: 'Between your courses, you will learn the job in our {team}, with a tutor who follows your progress.',
      fr: 'En alternance avec vos cours, vous apprenez le métier au sein {team}, avec un suivi régulier.',
    },
    {
      en: 'You will divide your time between your school and our {team}, where you learn each task step by step.',
      fr: 'Entre vos périodes de cours, vous travaillez au sein {team} et découvrez chaque tâche pas à pas.',
    },
  ],
}

/** By field: `our ...`, and in French with its preposition. */
const TEAMS: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  data: ['data team', 'de l’équipe données'],
  health: ['data team', 'de l’équipe données'],
  operations: ['operations team', 'de l’équipe d’exploitation'],
  logistics: ['logistics team', 'de l’équipe logistique'],
  transport: ['planning team', 'de l’équipe planification'],
  finance: ['finance team', 'du service financier'],
  software: ['digital team', 'de l’équipe numérique'],
  systems: ['IT team', 'du service informatique'],
  law: ['legal team', 'du service juridique'],
  marketing: ['communications team', 'du service communication'],
  customers: ['customer team', 'de l’équipe clientèle'],
  industry: ['technical team', 'de l’équipe technique'],
}

const traineeIn = (field: string, { en, fr }: Bilingual): Bilingual => {
  const [team, inFrench] = TEAMS[field] ?? ['team', 'de l’équipe']
  return { en: en.replace('{team}', team), fr: fr.replace('{team}', inFrench) }
}

const isTraining = ({ contract }: Pick<JobRow, 'contract'>): boolean =>
  contract === 'internship' || contract === 'apprenticeship'
