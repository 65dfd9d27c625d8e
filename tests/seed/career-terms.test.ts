// What a job says has to agree with itself: contract, length, hours, pay, level, benefits, title, and what the match compares.
import { describe, expect, test } from 'vitest'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { REQUIRED_WEIGHT } from '#contract/portal/match-score.ts'
import { companies } from '#seed/career/companies.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { namedJobs } from '#seed/career/named-jobs.ts'
import { skills } from '#seed/career/skills.ts'
import { spacedInFrench } from '#seed/typeset.ts'

const NOW = Date.UTC(2026, 10, 17, 9)
/** The samples' own chance, and others: what is asserted of the invented jobs holds whatever they drew. */
const CHANCES = [undefined, 4711, 20_260_101, 987_654_321]
const isTraining = ({ contract }: JobRow): boolean => contract === 'internship' || contract === 'apprenticeship'
const idsOf = (wrong: readonly JobRow[]): string[] => wrong.map(({ id }) => id)

/** The jobs of a chance, and how they are read. */
function worldOf(chance?: number, count?: number) {
  const { jobs, texts } = makeJobs(NOW, count, chance)
  const textById = new Map(texts.map((text) => [text.id, text]))
  const said = ({ id }: JobRow, language: 'en' | 'fr' = 'en'): string =>
    (textById.get(id)?.descriptionHtml[language] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')
  const where = (test: (job: JobRow) => boolean): JobRow[] => jobs.filter(test)
  return { jobs, textById, said, where }
}

describe.each(CHANCES)('every job agrees with itself (%s)', (chance) => {
  const { jobs, textById, said, where } = worldOf(chance)

  test('an advertisement is open for ten days at least', () => {
    const invented = jobs.slice(namedJobs.length)
    const days = ({ postedAt, validThrough }: JobRow) => (Date.parse(validThrough) - Date.parse(postedAt)) / 86_400_000
    expect(invented.filter((job) => days(job) < 9.9).map(({ id }) => id)).toEqual([])
  })

  test('what is only an advantage is not expected a line before', () => {
    const wrong = jobs.filter((job) => {
      const [, before = '', welcome = ''] =
        /(?:Requirements|profile|looking for)(.*?)An advantage: (.*?) {2}/s.exec(said(job)) ?? []
      return welcome.split(/, | and /).includes('version control') && /version control/.test(before)
    })
    expect(idsOf(wrong)).toEqual([])
  })

  test('a contract that ends has a length, as usual for its kind; one that does not has none', () => {
    const lengths: Readonly<Record<string, readonly [number, number] | null>> = {
      permanent: null,
      freelance: null,
      fixedTerm: [6, 24],
      temporary: [2, 6],
      internship: [3, 6],
      apprenticeship: [12, 36],
    }
    const isRight = ({ contract, durationMonths, workTimePct }: JobRow) => {
      // Evenings of teaching are of one term.
      const [low, high] = workTimePct < 10 ? [3, 3] : (lengths[contract] ?? [])
      return low === undefined || high === undefined
        ? durationMonths === null
        : durationMonths !== null && durationMonths >= low && durationMonths <= high
    }
    expect(idsOf(where((job) => !isRight(job)))).toEqual([])
    for (const job of where(({ durationMonths }) => durationMonths !== null))
      expect(said(job), job.id).toContain(`of ${job.durationMonths} months`)
  })

  test('who is trained begins: no years, no diploma, full time, paid by the month and less than others', () => {
    const { where, said, textById } = worldOf(chance, 1200)
    const trainees = where(isTraining)
    expect(trainees.length).toBeGreaterThan(20)
    for (const job of trainees) {
      expect([job.level, job.experienceMonths, job.workTimePct, job.openings > 0], job.id).toEqual([1, 0, 100, true])
      expect([job.salary?.unit ?? 'month', textById.get(job.id)?.education], job.id).toEqual(['month', null])
      expect(said(job), job.id).not.toMatch(/years?’ experience|on call|Lead |Manage /)
      expect([job.title.en, job.title.fr], job.id).toEqual([
        expect.stringContaining(`(${job.contract})`),
        expect.stringMatching(/F\/H \((stage|alternance)\)$/),
      ])
      expect(textById.get(job.id)?.documents, job.id).toEqual([])
    }
  })

  test('the years that are asked for are those of the level', () => {
    const years: Readonly<Record<number, RegExp>> = {
      0: /No previous experience|starting out|internship of|qualification in this field/,
      12: /One year’s experience|first year of experience/,
      36: /[Tt]hree years’ experience/,
      60: /[Ff]ive years’ experience/,
      96: /[Ee]ight years’ experience/,
    }
    for (const job of jobs) {
      expect([0, 12, 36, 60, 96].indexOf(job.experienceMonths) + 1, job.id).toBe(job.level)
      for (const [months, words] of Object.entries(years))
        expect(words.test(said(job)), `${job.id}: ${words}`).toBe(Number(months) === job.experienceMonths)
    }
  })

  test('hours are those of the country, and pay by the month or the year is for the hours that are worked', () => {
    for (const job of where(({ workTimePct, contract }) => workTimePct < 100 && contract !== 'freelance')) {
      const [, hours] = /part time: ([\d.]+) hours a week/.exec(said(job)) ?? []
      expect(Number(hours) * (100 / job.workTimePct), job.id).toBeGreaterThan(34)
      expect(Number(hours) * (100 / job.workTimePct), job.id).toBeLessThan(44)
      expect(said(job).includes('The pay shown is for these hours.'), job.id).toBe(
        job.salary !== null && job.salary.unit !== 'hour',
      )
    }
    expect(
      idsOf(
        where((job) => said(job).includes('full time') !== (job.workTimePct === 100 && job.contract !== 'freelance')),
      ),
    ).toEqual([])
    const perHour = ({ salary, workTimePct }: JobRow) =>
      (salary?.min ?? 0) /
      100 /
      { year: 17.2 * workTimePct, month: 1.4333 * workTimePct, hour: 1 }[salary?.unit ?? 'year']
    // Full time or part, an hour of work in France is paid as the law requires, and no one is paid like a company.
    const french = where((job) => job.salary !== null && job.location.countryCode === 'FR' && !isTraining(job))
    expect(Math.min(...french.map(perHour))).toBeGreaterThan(12)
    expect(Math.max(...french.map(perHour))).toBeLessThan(75)
  })

  test('temporary and freelance work is paid by the hour, and only who earns by the year has a variable part', () => {
    expect(
      idsOf(
        where(
          ({ contract, salary }) =>
            salary !== null && ['temporary', 'freelance'].includes(contract) && salary.unit !== 'hour',
        ),
      ),
    ).toEqual([])
    expect(idsOf(where(({ salary }) => salary?.variablePct !== undefined && salary.unit !== 'year'))).toEqual([])
  })

  test('benefits are those of the contract, the country and the company', () => {
    const offered = (job: JobRow) => textById.get(job.id)?.benefits.map(({ en }) => en) ?? []
    for (const job of jobs) {
      const benefits = offered(job)
      const mentions = (words: RegExp) => benefits.some((one) => words.test(one))
      expect(benefits.length, job.id).toBe(new Set(benefits).size)
      const isOnTerms = job.contract !== 'permanent' && job.contract !== 'fixedTerm'
      if (isOnTerms) expect(mentions(/Thirteenth|Nursery|canteen|Profit|pension/), job.id).toBe(false)
      if (['public', 'education', 'health', 'culture'].includes(job.company.sector))
        expect(mentions(/Profit-sharing/), job.id).toBe(false)
      if (!['251-1000', '1001+'].includes(job.company.size)) expect(mentions(/canteen|Nursery/), job.id).toBe(false)
      if (mentions(/Meal vouchers/)) expect(['FR', 'BE', 'LU'], job.id).toContain(job.location.countryCode)
      if (mentions(/Half-Fare/)) expect(job.location.countryCode, job.id).toBe('CH')
    }
  })

  test('days on site fit into the week that is worked; nobody without experience works from home alone', () => {
    expect(
      idsOf(
        where(
          (job) =>
            (job.remote === 'hybrid') !== (job.daysOnSite !== null) ||
            (job.daysOnSite ?? 0) >= Math.ceil(job.workTimePct / 20),
        ),
      ),
    ).toEqual([])
    expect(idsOf(where(({ remote, level }) => remote === 'full' && level === 1))).toEqual([])
  })

  test('a language that is asked for has one level, as a language and as a skill', () => {
    const levels: Readonly<Record<string, number>> = { B1: 2, B2: 3, C1: 4 }
    const skillsOf: Readonly<Record<string, readonly string[]>> = {
      en: ['english', 'business-english'],
      fr: ['french'],
      de: ['german'],
      nl: ['dutch'],
    }
    for (const { id, languages, skills: required } of jobs)
      for (const { code, cefr } of languages)
        for (const { skillId, level } of required)
          if (skillsOf[code]?.includes(skillId)) expect(level, `${id}: ${skillId}`).toBe(levels[cefr])
  })

  test('public bodies have their people on site for a part of the week, and who is trained is there for most of it', () => {
    expect(idsOf(where(({ company, remote }) => company.sector === 'public' && remote === 'full'))).toEqual([])
    expect(idsOf(where((job) => isTraining(job) && job.remote !== 'none' && (job.daysOnSite ?? 0) < 3))).toEqual([])
  })

  test('who has worked for a year at most is not asked to be advanced', () => {
    const isLicence = (id: string) => skills.find((skill) => skill.id === id)?.kind === 'licence'
    const spoken = new Set(['french', 'german', 'dutch', 'english', 'business-english'])
    const wrong = where(({ level, skills: required }) =>
      required.some((one) => level < 3 && one.level > 3 && !isLicence(one.skillId) && !spoken.has(one.skillId)),
    )
    expect(idsOf(wrong)).toEqual([])
    expect(idsOf(where((job) => job.level > 2 && /or in progress|or willingness/.test(said(job))))).toEqual([])
  })

  test('what the match requires is written, under the name that the skill has', () => {
    const spoken = new Set(['french', 'german', 'dutch', 'italian', 'spanish', 'english'])
    const byId = new Map(skills.map((skill) => [skill.id, skill.label]))
    for (const job of jobs)
      for (const { skillId, weight } of job.skills)
        if (weight === REQUIRED_WEIGHT && !spoken.has(skillId))
          for (const language of ['en', 'fr'] as const)
            expect(said(job, language).toLowerCase(), `${job.id}: ${skillId}`).toContain(
              byId.get(skillId)?.[language].toLowerCase(),
            )
  })

  test('an employer is near the place, and French is asked for where French is spoken', () => {
    const countries = new Map(companies.map(({ id, countryCode }) => [id, countryCode]))
    expect(idsOf(where((job) => countries.get(job.company.id) !== job.location.countryCode))).toEqual([])
    const isFrench = (job: JobRow) => job.languages.some(({ code }) => code === 'fr')
    const asksForFrench = (job: JobRow) =>
      job.skills.some(({ skillId }) => skillId === 'french' || skillId === 'french-writing')
    expect(idsOf(where((job) => asksForFrench(job) && !isFrench(job)))).toEqual([])
  })
})

describe.each(CHANCES)('the words of all jobs together (%s)', (chance) => {
  const { jobs, textById, said, where } = worldOf(chance)

  test('French titles are for women and men', () => {
    expect(idsOf(where(({ title }) => !/ F\/H( \((stage|alternance)\))?$/.test(title.fr)))).toEqual([])
  })

  test('a company has a title once, and a title with a specialty only where it has one', () => {
    const posted = jobs.map(({ company, title }) => `${company.id}: ${title.en}`)
    expect(posted.filter((one, index) => posted.indexOf(one) !== index)).toEqual([])
    const named = new Set(namedJobs.map(({ id }) => id))
    const of = (words: RegExp) => [
      ...new Set(where(({ id, title }) => words.test(title.en) && !named.has(id)).map(({ company }) => company.id)),
    ]
    expect(of(/ovens/).filter((id) => id !== 'fournils-associes')).toEqual([])
    expect(of(/lifts/).filter((id) => id !== 'isarwerk')).toEqual([])
    expect(of(/museums/).filter((id) => id !== 'musees-reunis')).toEqual([])
    expect(of(/lawyer, energy/).filter((id) => id.includes('water') || id.startsWith('eaux'))).toEqual([])
    expect(of(/demand models/).filter((id) => id === 'aster-weather-services')).toEqual([])
    expect(of(/school lines/).filter((id) => !['transports-du-rhone', 'lignes-du-jura'].includes(id))).toEqual([])
    const inTransport = (id: string) => companies.some((one) => one.id === id && one.sector === 'transport')
    expect(of(/ridership|lost property|season tickets/).filter((id) => !inTransport(id))).toEqual([])
  })

  test('no sentence but those of the terms is in more than one job of twelve', () => {
    const count = new Map<string, number>()
    for (const job of jobs)
      for (const sentence of new Set(
        (textById.get(job.id)?.descriptionHtml.en ?? '').split(/<[^>]+>|(?<=\.) /).filter((words) => words.length > 25),
      ))
        count.set(sentence, (count.get(sentence) ?? 0) + 1)
    const often = [...count].filter(([, times]) => times > jobs.length / 12).map(([sentence]) => sentence)
    expect(often.filter((sentence) => !/contract, full|hours\.$|experience|^Languages/.test(sentence))).toEqual([])
  })

  test('the French is spaced as it is shown, with the articles and vowels of its places', () => {
    for (const job of jobs) {
      const words = said(job, 'fr')
      expect(spacedInFrench(words), job.id).toBe(words)
      expect(words, job.id).not.toMatch(/(?<!\p{L})(?:[àÀ] Le |de Le |équipe de [AEIOUÉ])/u)
      expect(`${said(job)} ${words}`, job.id).not.toMatch(/undefined|\{place\}/)
    }
  })
})
