// What is Alex's own at the portal, in French: every text of it, and nothing else of its rows.
import { describe, expect, test } from 'vitest'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { applicationTexts } from '#seed/french/application-texts.ts'
import { CAREER_TABLES } from '#seed/french/career.ts'
import { FRENCH_TABLES, inFrench } from '#seed/french/in-french.ts'
import { profileTexts } from '#seed/french/profile-texts.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { isContent } from '#sw/api/engine/seed-stamps.ts'
import { modules } from '#sw/api/registry.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

type Row = Readonly<Record<string, unknown>>

/** What the portal has for everybody, in both languages, and answers that are no words. */
const OF_THE_PORTAL = ['evaluation', 'profiling', 'skills', 'user']

const portal = modules.filter((module) => !isContent(module) && !module.isSignIn)
const loaded = await Promise.all(
  portal.filter(({ name }) => !OF_THE_PORTAL.includes(name)).map(async ({ load }) => load()),
)

async function samples(now = TEST_NOW): Promise<(readonly [table: string, row: Row])[]> {
  const seeds = await Promise.all(loaded.map(async ({ seed }) => seed?.(now, 1)))
  return seeds.flatMap((seed) =>
    Object.entries(seed ?? {}).flatMap(([table, rows]) => rows.map((row) => [table, row as Row] as const)),
  )
}

/** Where texts are that a person or an employer wrote, by table: the ends of their paths, with `*` for a place in a list or a question. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  applications: [
    'coverLetter',
    'answers.*',
    'resumeSnapshot.name',
    'events.*.note',
    'interviews.*.place',
    'interviews.*.note',
    'interviews.*.people.*.role',
    'offer.note',
    'feedback.text',
    'notes.*.text',
    'nextStep.text',
    'documents.*.name',
  ],
  applicationDrafts: ['coverLetter', 'answers.*'],
  careerDocuments: ['name'],
  jobSearches: ['name', 'criteria.q'],
  learnings: ['note'],
  portalNotifications: ['attributes.jobTitle', 'attributes.location'],
  profiles: [],
  resumeVersions: ['name', 'note'],
}
const OF_A_RESUME = [
  'basics.label',
  'basics.summary',
  'work.*.position',
  'work.*.description',
  'work.*.summary',
  'work.*.highlights.*',
  'education.*.area',
  'education.*.studyType',
  'education.*.courses.*',
  'languages.*.language',
  'languages.*.fluency',
  'skills.*.name',
  'skills.*.keywords.*',
  'certificates.*.name',
  'volunteer.*.position',
  'volunteer.*.summary',
  'interests.*.name',
  'interests.*.keywords.*',
]
const PLACES: Readonly<Record<string, string>> = {
  applications: 'resumeSnapshot.content',
  profiles: 'content',
  resumeVersions: 'content',
}

const wordsAt = (table: string): ReadonlySet<string> => {
  const resume = PLACES[table]
  return new Set([
    ...(WORDS[table] ?? []),
    ...(resume === undefined ? [] : OF_A_RESUME.map((path) => `${resume}.${path}`)),
  ])
}

/** The texts of a row by their paths. */
function textsOf(value: unknown, path: readonly string[] = []): (readonly [path: readonly string[], text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, [...path, key]))
}

const patternOf = (path: readonly string[]): string =>
  path.map((key, index) => (/^\d+$/.test(key) || path[index - 1] === 'answers' ? '*' : key)).join('.')

const ofCareer = async (now?: number) =>
  (await samples(now)).filter(([table]) => CAREER_TABLES.some((one) => one === table))

/** Names and abbreviations, the same in both languages, and letters that are French already. */
const isSame = (text: string): boolean => applicationTexts[text] === text || profileTexts[text] === text

describe('what Alex has at the portal', () => {
  test('is French in every text, spaced as French is', async () => {
    const left = new Set<string>()
    let compared = 0
    for (const [table, row] of await ofCareer()) {
      const french = new Map(textsOf(inFrench(table, row)).map(([path, text]) => [path.join('.'), text]))
      for (const [path, english] of textsOf(row)) {
        if (!wordsAt(table).has(patternOf(path)) || !/\p{L}{2}/u.test(english)) continue
        const text = french.get(path.join('.')) ?? ''
        const isName = table === 'portalNotifications' && isNamedAlike(path, english)
        if (text === english && !isSame(english) && !isName) left.add(`${table} ${path.join('.')}: ${english}`)
        expect(spacedInFrench(text)).toBe(text)
        expect(text).not.toMatch(/[{}“']/)
        expect(text).not.toMatch(/(?<!\p{L})(the|and|you|with|of|is|for|to|years)(?!\p{L})/iu)
        compared += 1
      }
    }
    expect([...left]).toEqual([])
    expect(compared).toBeGreaterThan(500)
  })

  test('is translated in its words alone, and is of the shape that its tables take', async () => {
    const shapes = new Map(
      loaded.flatMap(({ tables }) => Object.entries(tables).map(([name, { shape }]) => [name, shape])),
    )
    for (const [table, row] of await samples()) {
      const french = inFrench(table, row)
      if (!FRENCH_TABLES.includes(table)) {
        expect(french).toBe(row)
        continue
      }
      const others = (one: Row) => textsOf(one).filter(([path]) => !wordsAt(table).has(patternOf(path)))
      expect(others(french)).toEqual(others(row))
      expect(textsOf(french).length).toBe(textsOf(row).length)
      expect(shapes.get(table)?.parse(french), table).toEqual(french)
    }
  })

  test('has no French for an English that nobody wrote', async () => {
    const written = new Set((await ofCareer()).flatMap(([, row]) => textsOf(row).map(([, text]) => text)))
    const told = (text: string) =>
      text
        .replace('{years}', 'nine years')
        .replace(/\{Years\}(?=.{9,}councils)/, 'Nine years')
        .replace('{Years}', 'Eight years')
    const english = Object.keys({ ...applicationTexts, ...profileTexts })
    expect(english.filter((text) => !written.has(text) && !written.has(told(text)))).toEqual([])
  })

  test.each([
    [Date.UTC(2026, 10, 17, 9), ['Neuf ans à', 'Huit ans à', 'depuis neuf ans', 'neuf ans d’arrêts']],
    [Date.UTC(2039, 10, 17, 9), ['22 ans à', '21 ans à', 'depuis 22 ans', '22 ans d’arrêts']],
  ])('tells as many years as the English does', async (now, told) => {
    const french = JSON.stringify((await ofCareer(now)).map(([table, row]) => inFrench(table, row)))
    for (const words of told) expect(french).toContain(words)
    expect(french).not.toMatch(/\{years\}|\d years/i)
  })

  test('calls jobs in notifications as they are called in French', async () => {
    const told = (await ofCareer()).filter(([table]) => table === 'portalNotifications')
    for (const [table, row] of told) {
      const { attributes } = inFrench(table, row) as unknown as { attributes: { jobId: string; jobTitle: string } }
      const job = namedJobs.find(({ id }) => id === attributes.jobId)
      expect(attributes.jobTitle.startsWith(`${job?.title.fr}, `), attributes.jobTitle).toBe(true)
    }
    expect(told.length).toBeGreaterThan(20)
  })
})

/** Cities, and titles that are the same in both languages. */
function isNamedAlike(path: readonly string[], text: string): boolean {
  if (path.includes('location')) return !/Remote|hybrid$/.test(text)
  return namedJobs.some(({ title }) => title.en === title.fr && text.startsWith(`${title.en}, `))
}
