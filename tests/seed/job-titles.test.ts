// A post has one title, in English and in French: its job's, wherever a card, a letter, a notification, a mail or a task names it.
import { describe, expect, test } from 'vitest'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { seedFiles } from '#seed/files.ts'
import { FRENCH_TABLES, inFrench } from '#seed/french/in-french.ts'
import { appliedJobs, offeredJobs } from '#seed/notification-jobs.ts'
import { seedScrumboard } from '#seed/scrumboard.ts'
import { isContent } from '#sw/api/engine/seed-stamps.ts'
import { modules } from '#sw/api/registry.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
const { jobs: made } = makeJobs(NOW, namedJobs.length)
/** Those that are meant, not the others that their companies have. */
const jobs = made.filter(({ id }) => namedJobs.some((one) => one.id === id))
const withoutSex = (title: string): string => title.replace(' F/H', '')
/** A file's name has no slash, and this title no form for both sexes but this. */
const neutral: Readonly<Record<string, string>> = { 'Planificateur de réseau': 'planification de réseau' }

const companies = new Set(jobs.map(({ company }) => company.name))
const lower = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)
const titlesOf = (company: string): { readonly en: string; readonly fr: string }[] =>
  jobs.filter((job) => job.company.name === company).map(({ title }) => ({ en: title.en, fr: withoutSex(title.fr) }))

/** All texts that people read, in both languages. */
const mentioned = (
  await Promise.all(modules.filter(isContent).map(async ({ load }) => (await load()).seed?.(NOW, 1)))
).flatMap((seed) =>
  Object.entries({ ...seed }).flatMap(([table, rows]) =>
    rows.flatMap((row) => [
      ...textsIn(row),
      ...(FRENCH_TABLES.includes(table) ? textsIn(inFrench(table, row as object)) : []),
    ]),
  ),
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.values(value).flatMap(textsIn)
}

describe('a post has the title of its job', () => {
  test('on the cards of the job search', () => {
    const { boardCards = [] } = seedScrumboard(NOW) as unknown as Record<string, { id: string; title: string }[]>
    const companyOf = (title: string) => [...companies].find((name) => title.endsWith(`, ${name}`))
    const cards = boardCards.filter(({ id, title }) => id.startsWith('job-search-') && companyOf(title))
    expect(cards.length).toBeGreaterThan(18)
    for (const card of cards) {
      const company = companyOf(card.title) ?? ''
      const known = titlesOf(company).find(({ en }) => card.title === `${en}, ${company}`)
      expect(known, card.title).toBeDefined()
      expect(withoutSex(inFrench('boardCards', card).title), card.title).toBe(`${known?.fr}, ${company}`)
    }
  })

  test('on the letters', () => {
    const files = seedFiles(NOW)
    const folder = files.find(({ name }) => name === 'Cover letters')
    const letters = files.filter(({ parent }) => parent === folder?.id)
    expect(letters.length).toBeGreaterThan(6)
    for (const letter of letters) {
      const [company = ''] = [...companies].filter((name) => letter.name.startsWith(`${name}, `))
      const known = titlesOf(company).find(({ en }) => letter.name === `${company}, ${lower(en)}.docx`)
      expect(known, letter.name).toBeDefined()
      const french = neutral[known?.fr ?? ''] ?? lower(known?.fr ?? '')
      expect(inFrench('files', letter).name).toBe(`${company}, ${french}.docx`)
    }
  })

  test('in notifications', () => {
    for (const { jobId, jobTitle } of Object.values({ ...appliedJobs, ...offeredJobs })) {
      const job = jobs.find(({ id }) => id === jobId)
      expect(jobTitle).toBe(`${job?.title.en}, ${job?.company.name}`)
    }
  })

  test('in mails, tasks, activities and wherever else one is named', () => {
    const english = mentioned.flatMap((text) =>
      [
        ...text.matchAll(
          /\b(?:the|as) ((?:(?!for )[a-z]+ )+(?:analyst|planner|steward|statistician))(?= (?:post|at )|$)/g,
        ),
      ].map(([, title = '']) => title),
    )
    const french = mentioned.flatMap((text) =>
      [...text.matchAll(/(?:poste d’|candidature\s: )(analyste [a-zéè’ ]+?)(?=,? (?:chez|à) |[.,<\n]|$)/g)].map(
        ([, title = '']) => title,
      ),
    )
    expect(new Set(english).size).toBeGreaterThan(4)
    expect(new Set(french).size).toBeGreaterThan(3)
    expect(jobs.map(({ title }) => lower(title.en))).toEqual(expect.arrayContaining(english))
    expect(jobs.map(({ title }) => lower(withoutSex(title.fr)))).toEqual(expect.arrayContaining(french))
  })
})
