// The description and the form of a job, put together of what was written by hand for its role.
import type { JobRow, JobTextRow } from '#contract/portal/job-shapes.ts'
import type { Bilingual, Language } from '#contract/shared.ts'
import type { SeedCompany } from '#seed/career/companies.ts'
import {
  benefits,
  certificates,
  headings,
  letterRules,
  namedQuestions,
  questions,
  shiftQuestion,
  stagesOf,
} from '#seed/career/job-form.ts'
import { roleBanks } from '#seed/career/role-bank.ts'

const EDUCATION: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 5, 4: 6, 5: 7 }
const SHIFTS = new Set(['bus-driver', 'warehouse-lead', 'nurse', 'maintenance-technician'])

/** Several of a list, in the list's order, the same for the same chance. */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const places = items.map((_, index) => index)
  while (places.length > count) places.splice(Math.floor(random() * places.length), 1)
  return places.flatMap((index) => items[index] ?? [])
}

export const pickOne = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param opening whose first sentence is also the summary */
export function textOf(job: JobRow, company: SeedCompany, zone: number, random: () => number): JobTextRow {
  const bank = roleBanks.get(job.roleId)
  const opening = openingOf(job, random)
  const tasks = pickSome(bank?.tasks ?? [], 5, random)
  const profile = pickSome(bank?.profile ?? [], 3, random)
  const [work, you, we] = pickOne(headings, random)
  const conditions = conditionsOf(job)
  const html = (language: Language): string => {
    const list = (items: readonly Bilingual[]) =>
      `<ul>${items.map((one) => `<li>${escaped(one[language])}</li>`).join('')}</ul>`
    return [
      `<p>${escaped(opening[language])}</p>`,
      `<h3>${work[language]}</h3>${list(tasks)}`,
      `<h3>${you[language]}</h3>${list(profile)}`,
      `<h3>${we[language]}</h3><p>${escaped(`${company.name}. ${company.about[language]} ${conditions[language]}`)}</p>`,
    ].join('')
  }
  const certificate = certificates[job.roleId]
  const asked = namedQuestions[job.id] ?? pickSome(questions, 1 + Math.floor(random() * 3), random)
  return {
    id: job.id,
    descriptionHtml: { en: html('en'), fr: html('fr') },
    benefits: pickSome(benefits, 2 + Math.floor(random() * 3), random),
    education: EDUCATION[zone] ?? null,
    process: stagesOf(company.answersInDays, Math.floor(random() * 3)),
    contact: null,
    questions: SHIFTS.has(job.roleId) ? [...asked, shiftQuestion] : [...asked],
    documents: certificate
      ? [{ kind: job.roleId === 'ux-designer' ? 'portfolio' : 'certificate', label: certificate, required: zone < 4 }]
      : [],
    coverLetter: letterRuleOf(pickOne(letterRules, random), job.id),
  }
}

/** A job whose application has been begun takes the letter that was written. */
const letterRuleOf = (rule: JobTextRow['coverLetter'], jobId: string): JobTextRow['coverLetter'] =>
  rule === 'none' && BEGUN.has(jobId) ? 'optional' : rule

/** The jobs of the drafts in applications.ts. */
const BEGUN: ReadonlySet<string> = new Set([
  'vero-mobilite-pricing-analyst',
  'orsay-logistics-network-planner',
  'reseau-isere-mobilites-occupancy-analyst',
])

/** The opening that a job has, by which its summary goes too. */
export function openingOf(job: Pick<JobRow, 'roleId' | 'id'>, random: () => number): Bilingual {
  const openings = roleBanks.get(job.roleId)?.openings ?? []
  return openings.length > 0 ? pickOne(openings, random) : { en: '', fr: '' }
}

function conditionsOf({ remote, daysOnSite, location, workTimePct, durationMonths }: JobRow): Bilingual {
  const where =
    remote === 'full'
      ? { en: 'You work from wherever you like.', fr: 'Vous travaillez d’où vous voulez.' }
      : remote === 'hybrid'
        ? {
            en: `You are in ${location.city} ${daysOnSite === 1 ? 'one day' : `${daysOnSite} days`} a week, and elsewhere on the others.`,
            fr: `Vous êtes à ${location.city} ${daysOnSite === 1 ? 'un jour' : `${daysOnSite} jours`} par semaine, ailleurs les autres.`,
          }
        : { en: `Based in ${location.city}.`, fr: `Poste basé à ${location.city}.` }
  const share =
    workTimePct < 100
      ? { en: ` Part time, ${workTimePct}%.`, fr: ` Temps partiel, ${workTimePct}\u00a0%.` }
      : { en: '', fr: '' }
  const time =
    durationMonths === null
      ? { en: '', fr: '' }
      : { en: ` ${durationMonths}-month contract.`, fr: ` Contrat de ${durationMonths} mois.` }
  return { en: where.en + share.en + time.en, fr: where.fr + share.fr + time.fr }
}
