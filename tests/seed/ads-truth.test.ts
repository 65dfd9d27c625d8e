// What a job's title and terms say is in its words, whatever the invented jobs drew.
import { describe, expect, test } from 'vitest'
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { REQUIRED_WEIGHT } from '#contract/portal/match-score.ts'
import { makeJobs } from '#seed/career/jobs.ts'
import { roleBanks } from '#seed/career/role-bank.ts'
import { roles } from '#seed/career/roles.ts'
import { skills } from '#seed/career/skills.ts'

const COUNTS = /^(?:(?:data|operations|health-data|map)-analyst|demand-planner|statistician|data-steward|trainer)$/

describe.each([undefined, 4711])('every job agrees with its title and its terms (%s)', (chance) => {
  const { jobs, texts } = makeJobs(Date.UTC(2026, 10, 17, 9), 900, chance)
  const said = new Map(texts.map(({ id, descriptionHtml }) => [id, descriptionHtml.en]))
  const wrong = (of: (job: JobRow) => boolean, is: (text: string) => boolean) =>
    jobs.filter((job) => of(job) && !is(said.get(job.id) ?? '')).map(({ id }) => id)
  const isTrainee = ({ contract }: JobRow) => contract === 'internship' || contract === 'apprenticeship'

  test('who works from home alone has no classroom, no site and no outdoors', () => {
    const alone = ({ remote }: JobRow) => remote === 'full'
    expect(wrong(alone, (text) => !/in the classroom|on site where needed|outdoors/.test(text))).toEqual([])
  })

  test.each([
    [/night lines/i, /night lines/],
    [/energy planner/i, /energy that/],
    [/shift allowances/i, /night hours/],
    [/\biOS\b/, /Swift/],
    [/Android/, /Kotlin/],
  ])('%s: the text tells of it', (title, words) => {
    expect(
      wrong(
        (job) => title.test(job.title.en) && !isTrainee(job),
        (text) => words.test(text),
      ),
    ).toEqual([])
  })

  test('nights are no late evenings, and a lead leads', () => {
    expect(
      wrong(
        ({ title }) => /night/i.test(title.en),
        (text) => !text.includes('to late evening'),
      ),
    ).toEqual([])
    const isLead = ({ title, level }: JobRow) => /\blead\b/i.test(title.en) && level > 3
    expect(wrong(isLead, (text) => /<li>(?:Lead|Manage|Supervise|Coordinate)/.test(text))).toEqual([])
  })

  test('who writes programs knows version control, and one year’s experience reports to no committee', () => {
    const writes = ({ roleId }: JobRow) => /^(?:frontend|backend|mobile)-developer$/.test(roleId)
    expect(wrong(writes, (text) => !/An advantage:[^<]*version control/.test(text))).toEqual([])
    expect(
      wrong(
        ({ level }) => level < 3,
        (text) => !/to the (?:management|steering) committee/.test(text),
      ),
    ).toEqual([])
  })

  test('a private clinic buys without public procurement, and no form asks how much one would like to work', () => {
    const isClinic = ({ company }: JobRow) => company.id === 'clinique-des-monts'
    expect(wrong(isClinic, (text) => !/public procurement/i.test(text))).toEqual([])
    expect(texts.filter(({ questions }) => questions.some(({ id }) => id === 'share'))).toEqual([])
  })

  test('what is an advantage is of use to who writes, counts or teaches, and simple work takes no letter', () => {
    const welcomes = (skills: readonly string[]) => (job: JobRow) =>
      job.skills.some(({ skillId, weight }) => weight !== REQUIRED_WEIGHT && skills.includes(skillId))
    const welcomed = (roleIds: RegExp, skills: readonly string[]) =>
      jobs.filter((job) => roleIds.test(job.roleId) && welcomes(skills)(job)).map(({ id }) => id)
    expect(
      welcomed(/^(?:communications|marketing)-officer$/, ['production-planning', 'quality-control', 'supply-chain']),
    ).toEqual([])
    expect(welcomed(COUNTS, ['workplace-safety', 'administrative-law'])).toEqual([])
    expect(welcomed(COUNTS, ['public-procurement', 'event-management'])).toEqual([])
    const simple = new Set(roles.filter(({ zone }) => zone < 3).map(({ id }) => id))
    const letters = new Map(texts.map(({ id, coverLetter }) => [id, coverLetter]))
    expect(jobs.filter(({ id, roleId }) => simple.has(roleId) && letters.get(id) === 'required')).toEqual([])
    expect(jobs.filter(({ roleId, level }) => roleId === 'support-technician' && level > 3)).toEqual([])
  })

  test('who protects industrial systems is told of machines', () => {
    const industrial = jobs.filter(({ title }) => title.en.includes('industrial systems'))
    expect(industrial.length).toBeGreaterThan(0)
    for (const { id } of industrial) expect(said.get(id), id).toMatch(/controllers|networks of machines/)
  })

  test('who works from home alone needs no licence, and who reads the records of patients is there at times', () => {
    const alone = jobs.filter(({ remote }) => remote === 'full')
    expect(alone.filter(({ skills }) => skills.some(({ skillId }) => skillId.endsWith('-licence')))).toEqual([])
    const ofPatients = alone.filter(
      ({ roleId, company }) =>
        roleId === 'health-data-analyst' && company.sector === 'health' && company.id !== 'okapi-health',
    )
    expect(ofPatients.map(({ id }) => id)).toEqual([])
  })

  test('a nurse has a diploma, and one of the theatre or the night is told of it', () => {
    const nurses = jobs.filter(({ roleId }) => roleId === 'nurse')
    expect(nurses.length).toBeGreaterThan(0)
    expect(
      wrong(
        ({ roleId }) => roleId === 'nurse',
        (text) => text.includes('nursing diploma'),
      ),
    ).toEqual([])
    const asked = texts.filter(({ id }) => nurses.some((job) => job.id === id)).flatMap(({ documents }) => documents)
    expect(asked.filter(({ required }) => !required)).toEqual([])
    expect(
      wrong(
        ({ title }) => /theatre/.test(title.en),
        (text) => /theatre team/.test(text),
      ),
    ).toEqual([])
    expect(
      wrong(
        ({ title }) => /Ward nurse, nights/.test(title.en),
        (text) => /night rounds/.test(text),
      ),
    ).toEqual([])
  })

  test('an officer with eight years of experience is a senior one', () => {
    const officers = jobs.filter(({ level, title }) => level === 5 && /officer/i.test(title.en))
    expect(officers.length).toBeGreaterThan(0)
    expect(officers.filter(({ title }) => !/senior/i.test(title.en) || !/senior/i.test(title.fr))).toEqual([])
  })

  test('a certificate of France is asked for in France alone', () => {
    const named = new Map(texts.map((text) => [text.id, JSON.stringify([text.descriptionHtml, text.documents])]))
    const abroad = jobs.filter(({ id, location }) => location.countryCode !== 'FR' && named.get(id)?.includes('CACES'))
    expect(abroad.map(({ id }) => id)).toEqual([])
  })

  test('evenings of teaching are hired and paid by the hour, and not sent by an agency', () => {
    const evenings = jobs.filter(({ workTimePct }) => workTimePct < 10)
    expect(evenings).toHaveLength(2)
    for (const { id, contract, salary } of evenings) {
      expect([contract, salary?.unit], id).toEqual(['fixedTerm', 'hour'])
      expect(salary?.min, id).toBeGreaterThanOrEqual(3000)
      expect(said.get(id), id).not.toContain('emporary')
    }
  })
})

/** Words of a title that are a skill under another form of its name. */
const FORMS: readonly (readonly [word: string, skillId: string])[] = [
  ['events', 'event-management'],
  ['public contracts', 'public-procurement'],
  ['spreadsheet', 'spreadsheets'],
  ['statistics', 'statistics'],
]
const NAMES = [...skills.map(({ id, label }) => [label.en.toLowerCase(), id] as const), ...FORMS]

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** What words of more than three letters begin with, in the singular. */
const stemsOf = (text: string): string[] =>
  folded(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/e?s$/, '').slice(0, 5))
/** The titles of the banks that have a second half, but for how long one works, which the terms say. */
const twofold = [...roleBanks.values()]
  .flatMap(({ titles }) => titles)
  .filter(({ en }) => en.includes(', ') && !en.endsWith(', part time'))

describe.each([undefined, 4711])('what a title names, the advertisement has (%s)', (chance) => {
  const { jobs, texts } = makeJobs(Date.UTC(2026, 10, 17, 9), 600, chance)
  const textById = new Map(texts.map(({ id, descriptionHtml }) => [id, descriptionHtml]))

  test('a skill in it is asked for, and not as an advantage', () => {
    expect(jobs).toHaveLength(660)
    const named = jobs.flatMap((job) => {
      const title = ` ${job.title.en.toLowerCase().replaceAll(/[^a-z ]+/g, ' ')} `
      return NAMES.filter(([name]) => title.includes(` ${name} `)).map(([, skillId]) => ({ job, skillId }))
    })
    expect(named.length).toBeGreaterThan(50)
    const wrong = named.filter(
      ({ job, skillId }) => !job.skills.some((one) => one.skillId === skillId && one.weight === REQUIRED_WEIGHT),
    )
    expect(wrong.map(({ job, skillId }) => `${job.id}: ${skillId}`)).toEqual([])
  })

  test('its second half is in the text, in both languages', () => {
    const halved = jobs.flatMap(({ id, title }) => {
      const known = twofold.find(({ en }) => title.en.toLowerCase().includes(en.toLowerCase()))
      return known ? [{ id, known }] : []
    })
    expect(halved.length).toBeGreaterThan(60)
    const missing = halved.flatMap(({ id, known }) =>
      (['en', 'fr'] as const).flatMap((language) => {
        const text = folded(textById.get(id)?.[language] ?? '')
        const [, half = ''] = known[language].split(', ')
        return stemsOf(half)
          .filter((stem) => !text.includes(stem))
          .map((stem) => `${id}: ${stem}`)
      }),
    )
    expect(missing).toEqual([])
  })

  test('no licence of Europe is asked for in Canada', () => {
    const abroad = jobs.filter(({ location }) => location.countryCode === 'CA')
    expect(abroad.length).toBeGreaterThan(0)
    expect(abroad.filter(({ skills: asked }) => asked.some(({ skillId }) => skillId.endsWith('-licence')))).toEqual([])
  })

  test('whose network is free is refunded no pass of it, and who is paid in Sweden is paid in its money', () => {
    const offered = texts.map(({ benefits }) => benefits.map(({ en }) => en).join())
    expect(offered.filter((all) => /Half of the public/.test(all) && /Free travel on our/.test(all))).toEqual([])
    const inSweden = jobs.filter(({ location, salary }) => location.countryCode === 'SE' && salary)
    expect(inSweden.filter(({ salary }) => salary?.currency !== 'SEK')).toEqual([])
  })
})
