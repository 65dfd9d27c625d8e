// Portal API, B: the profile, its versions, and the formats that it comes in from and goes out to.

import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import {
  type ImportPreview,
  type Learning,
  type Profile,
  Profile as ProfileShape,
  type ResumeChange,
  type ResumeListed,
  ResumeVersion,
} from '#contract/portal/profile-shapes.ts'
import { MOST_ENTRIES, RESUME_SECTIONS, type ResumeContent } from '#contract/portal/resume.ts'
import { portalPeople } from '#tests/setup/portal-people.ts'
import { fc, runs } from '#tests/setup/properties.ts'
import type { TestApi } from '#tests/setup/test-api.ts'

const people = () => portalPeople(['profile', 'profiling'])
type Headers = Record<string, string>

const profileOf = async (api: TestApi, who: Headers) => (await api.get('profile', who)).body as Profile
const json = (path: string): unknown => JSON.parse(readFileSync(`node_modules/@jsonresume/schema/${path}`, 'utf8'))

async function exported(api: TestApi, who: Headers, format: string, more = ''): Promise<string> {
  return ((await api.get(`profile/export?format=${format}${more}`, who)).body as Blob).text()
}

async function imported(api: TestApi, who: Headers, format: string, text: string, more: object = {}) {
  const answer = await api.send('POST', `profile/import?format=${format}`, { text, ...more }, who)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as ImportPreview
}

/** Without the ids, which are each profile's own. */
const said = (content: ResumeContent): unknown =>
  JSON.parse(JSON.stringify(content, (key, value: unknown) => (key === 'id' ? undefined : value)))

describe('the profile', () => {
  test('begins with what the account says, and says what more would do', async () => {
    const { api, others } = await people()
    expect(await profileOf(api, others)).toMatchObject({
      content: { basics: { name: 'Mira Solberg', email: 'mira@mail.example' }, work: [] },
      version: 0,
      completeness: expect.arrayContaining([{ id: 'headline', isDone: false, effect: 'applications', jobs: 0 }]),
    })
  })

  test('is changed section by section; a version that is not the present one is 409 with the profile as it is', async () => {
    const { api, mine, others } = await people()
    const before = await profileOf(api, mine)
    const answer = await api.send(
      'PATCH',
      'profile',
      { profile: { basics: { label: 'Planner' } }, version: before.version },
      mine,
    )
    expect(answer).toMatchObject({ status: 200, body: { version: before.version + 1 } })
    const after = await profileOf(api, mine)
    expect(after.content).toEqual({ ...before.content, basics: { ...before.content.basics, label: 'Planner' } })
    const stale = await api.send('PATCH', 'profile', { profile: { interests: [] }, version: before.version }, mine)
    expect(stale).toMatchObject({ status: 409, body: { current: { version: after.version } } })
    expect((await profileOf(api, others)).version).toBe(0)
    expect((await api.get('profile', { authorization: '' })).status).toBe(401)
  })

  test('the photograph is the avatar, and nothing but a picture is taken', async () => {
    const { api, others } = await people()
    const photo = 'data:image/png;base64,iVBORw0KGgo='
    expect(await api.send('PUT', 'profile/photo', { photo }, others)).toMatchObject({ status: 200, body: { photo } })
    expect((await api.get('common/user', others)).body).toMatchObject({ avatar: photo })
    expect((await api.send('PUT', 'profile/photo', { photo: 'data:text/html,x' }, others)).status).toBe(400)
  })
})

describe('versions', () => {
  test('keep the profile as it is; the difference to another is told field by field; one can be restored', async () => {
    const { api, mine } = await people()
    const kept = await api.send('POST', 'profile/resumes', { name: 'Before' }, mine)
    expect(kept.status).toBe(201)
    const { id } = kept.body as ResumeListed
    const before = await profileOf(api, mine)
    const [first, second, ...earlier] = before.content.work
    const work = [second, { ...first, position: 'Lead analyst' }, ...earlier]
    await api.send('PATCH', 'profile', { profile: { work, basics: { label: 'Lead' }, interests: [] } }, mine)
    const changes = (await api.get(`profile/resumes/diff?from=${id}`, mine)).body as ResumeChange[]
    expect(changes.map(({ section, kind, field }) => [section, kind, field])).toEqual([
      ['basics', 'changed', 'label'],
      ['work', 'moved', null],
      ['work', 'changed', 'position'],
      ['interests', 'removed', null],
    ])
    expect((await api.send('POST', `profile/resumes/${id}/restore`, { keepAs: 'Tried out' }, mine)).status).toBe(200)
    expect((await profileOf(api, mine)).content).toEqual(before.content)
    expect((await api.get('profile/resumes', mine)).body).toHaveLength(4)
    expect((await api.send('DELETE', `profile/resumes/${id}`, undefined, mine)).body).toBe(true)
    expect((await api.get(`profile/resumes/${id}`, mine)).status).toBe(404)
  })
})

describe('JSON Resume', () => {
  test('what goes out fits its schema, and comes in again as it was', async () => {
    const { api, mine, others } = await people()
    const text = await exported(api, mine, 'jsonresume')
    const ajv = new Ajv({ strict: false })
    addFormats(ajv)
    expect(ajv.validate(json('schema.json') as object, JSON.parse(text)), JSON.stringify(ajv.errors)).toBe(true)
    const { unmapped, problems } = await imported(api, others, 'jsonresume', text, { commit: true })
    expect([unmapped, problems]).toEqual([[], []])
    expect(said((await profileOf(api, others)).content)).toEqual(said((await profileOf(api, mine)).content))
    expect(JSON.parse(await exported(api, others, 'jsonresume', '&claims=false'))).toMatchObject({
      basics: { name: 'Alex Morgan' },
    })
  })

  test.each(['jsonresume', 'europass'] as const)(
    'one’s own file with levels comes in again as nothing new: %s',
    async (format) => {
      const { api, mine, others } = await people()
      const before = said((await profileOf(api, mine)).content)
      for (const language of ['en', 'fr']) {
        const text = await exported(api, { ...mine, 'accept-language': language }, format, '&claims=true')
        expect(text).toMatch(/\d\/5 \(/)
        const { preview } = await imported(api, mine, format, text, { commit: true })
        expect(preview.filter(({ kind }) => kind !== 'same')).toEqual([])
        expect(said((await profileOf(api, mine)).content)).toEqual(before)
      }
      // Who has none of the levels gets what the file has of them.
      const text = await exported(api, mine, format, '&claims=true')
      const { preview } = await imported(api, others, format, text)
      expect(preview.filter(({ section, kind }) => section === 'skills' && kind === 'add').length).toBeGreaterThan(5)
    },
  )

  test('a language is the same by its name in either language, a skill whatever its case', async () => {
    const { api, mine } = await people()
    const file = (language: string, name: string) =>
      JSON.stringify({ languages: [{ language, fluency: 'C1' }], skills: [{ name, level: 'good' }] })
    await imported(api, mine, 'jsonresume', file('Finnish', 'Beekeeping'), { commit: true })
    const { preview } = await imported(api, mine, 'jsonresume', file('finnois', 'BEEKEEPING'))
    expect(preview.map(({ section, kind }) => [section, kind])).toEqual([
      ['languages', 'replace'],
      ['skills', 'replace'],
    ])
  })

  test('every field of the format’s own sample comes in and goes out', async () => {
    const { api, others } = await people()
    const sample = json('sample.resume.json') as Record<string, unknown>
    const read = await imported(api, others, 'jsonresume', JSON.stringify(sample), { commit: true })
    expect([read.unmapped, read.problems]).toEqual([[], []])
    const out = JSON.parse(await exported(api, others, 'jsonresume')) as Record<string, unknown>
    for (const section of Object.keys(sample).filter((name) => !['$schema', 'meta'].includes(name))) {
      // What is empty says nothing.
      const stated: unknown = JSON.parse(
        JSON.stringify(sample[section], (_, value: unknown) => (value === '' ? undefined : value)),
      )
      expect(out[section], section).toEqual(stated)
    }
  })

  test('is looked at first, and then taken part by part; what has no place is told', async () => {
    const { api, mine } = await people()
    const before = await profileOf(api, mine)
    const text = JSON.stringify({
      basics: { name: 'Alex Morgan', label: 'Economist', shoeSize: 43 },
      work: [{ name: 'Ferrovia', position: 'Analyst', startDate: 'some day' }],
      hobbies: ['chess'],
    })
    const preview = await imported(api, mine, 'jsonresume', text)
    expect(preview.preview.map(({ id, kind }) => [id, kind])).toEqual([
      ['basics.name', 'same'],
      ['basics.label', 'replace'],
      ['work.0', 'add'],
    ])
    expect(preview.unmapped.map(({ path }) => path)).toEqual(['basics.shoeSize', 'hobbies'])
    expect(preview.problems).toEqual([{ path: 'work.0.startDate', message: 'some day' }])
    expect(await profileOf(api, mine)).toEqual(before)
    const { profile } = await imported(api, mine, 'jsonresume', text, { commit: true, accept: ['work.0'] })
    expect(profile?.content.basics).toEqual(before.content.basics)
    expect(profile?.content.work).toHaveLength(before.content.work.length + 1)
  })

  test('an address or links of another shape are told, and nothing else is lost with them', async () => {
    const { api, mine } = await people()
    const link = { network: 'Mastodon', username: 'alex' }
    const odd = async (basics: object) =>
      imported(api, mine, 'jsonresume', JSON.stringify({ basics: { label: 'Planner', ...basics } }))
    const { preview, problems, unmapped } = await odd({ location: 'Lyon', profiles: [link, 'github.com/alex'] })
    expect(preview.map(({ id }) => id)).toEqual(['basics.label', 'basics.profiles.0'])
    expect(problems).toEqual([
      { path: 'basics.location', message: 'Lyon' },
      { path: 'basics.profiles.1', message: 'not an entry' },
    ])
    expect(unmapped).toEqual([])
    expect((await odd({ location: ['Lyon'], profiles: link })).problems).toEqual([
      { path: 'basics.location', message: '["Lyon"]' },
      { path: 'basics.profiles', message: JSON.stringify(link) },
    ])
    // What is empty loses nothing.
    expect((await odd({ location: null, profiles: {} })).problems).toEqual([])
  })

  test.each(['no JSON at all', '[]', '"text"'])('a text that is none is refused beside it: %s', async (text) => {
    const { api, mine } = await people()
    const answer = await api.send('POST', 'profile/import?format=jsonresume', { text }, mine)
    expect(answer).toMatchObject({ status: 400, body: { fields: { text: 'error.profile.format.msg.file' } } })
  })
})

describe('Europass', () => {
  test('what goes out is well-formed and a Candidate, and comes in again as it was', async () => {
    const { api, mine, others } = await people()
    const summary = 'Says "a < b && c > d"; 100 % d’accents: é, ß, 漢\nand a second line'
    await api.send('PATCH', 'profile', { profile: { basics: { summary } } }, mine)
    const text = await exported(api, mine, 'europass')
    expect(XMLValidator.validate(text)).toBe(true)
    const parsed = new XMLParser({ removeNSPrefix: true }).parse(text) as Record<string, unknown>
    expect(parsed.Candidate).toMatchObject({
      CandidatePerson: { PersonName: { GivenName: 'Alex', FamilyName: 'Morgan' } },
    })
    const { unmapped, problems } = await imported(api, others, 'europass', text, { commit: true })
    expect([unmapped, problems]).toEqual([[], []])
    expect(said((await profileOf(api, others)).content)).toEqual(said((await profileOf(api, mine)).content))
  })

  test('another program’s file: what has a place is read, the rest is told', async () => {
    const { api, others } = await people()
    const text = `<Candidate xmlns:oa="a" xmlns:hr="b" xmlns:eures="c">
      <CandidatePerson><PersonName><oa:GivenName>Nora</oa:GivenName><hr:FamilyName>Lind</hr:FamilyName></PersonName>
        <GenderCode>female</GenderCode></CandidatePerson>
      <CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Bergbahn AG</hr:OrganizationName>
        <PositionHistory><PositionTitle>Engineer</PositionTitle><eures:EmploymentPeriod><eures:StartDate>
        <hr:FormattedDateTime>2019-05-01T00:00:00</hr:FormattedDateTime></eures:StartDate></eures:EmploymentPeriod>
        </PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`
    const { preview, unmapped } = await imported(api, others, 'europass', text)
    expect(preview.map(({ id, after }) => [id, after])).toEqual([
      ['basics.name', 'Nora Lind'],
      ['work.0', 'Bergbahn AG\nEngineer\n2019-05-01'],
    ])
    expect(unmapped).toEqual([{ path: 'CandidatePerson.GenderCode', value: 'female' }])
    expect((await api.send('POST', 'profile/import?format=europass', { text: '<a><b></a>' }, others)).status).toBe(400)
  })
})

describe('what is being learnt', () => {
  test('has the chosen skills with gap, notes and done marks', async () => {
    const { api, mine } = await people()
    const list = (await api.get('profile/learning', mine)).body as Learning[]
    expect(list.map(({ skillId }) => skillId)).toEqual(['sql', 'business-english', 'project-management'])
    expect(list[0]).toMatchObject({
      level: 3,
      source: 'self',
      target: 4,
      note: expect.stringContaining('Window functions'),
      doneAt: null,
    })
    const done = await api.send('PATCH', 'profile/learning/sql', { isDone: true }, mine)
    expect(done.body).toMatchObject({ doneAt: expect.any(String), note: list[0]?.note })
    expect((await api.send('PATCH', 'profile/learning/sql', { isDone: false, note: '' }, mine)).body).toMatchObject({
      doneAt: null,
      note: '',
    })
    expect((await api.send('PATCH', 'profile/learning/none', { note: 'x' }, mine)).status).toBe(404)
  })
})

describe('what is more than a list takes', () => {
  const LISTS = [...RESUME_SECTIONS, 'profiles'] as const
  const named = (list: string, at: number) => {
    if (list === 'work') return { name: `work ${at}`, position: 'x' }
    const field = { languages: 'language', volunteer: 'organization', education: 'institution', awards: 'title' }[list]
    return { [field ?? (list === 'profiles' ? 'network' : 'name')]: `${list} ${at}` }
  }
  const fileOf = (counts: Readonly<Record<string, number>>, from = 0) => {
    const { profiles, ...sections } = Object.fromEntries(
      Object.entries(counts).map(([list, count]) => [
        list,
        Array.from({ length: count }, (_, at) => named(list, from + at)),
      ]),
    )
    return JSON.stringify({ basics: { profiles }, ...sections })
  }
  const listOf = (content: ResumeContent, list: (typeof LISTS)[number]): readonly { readonly id: string }[] =>
    list === 'profiles' ? content.basics.profiles : content[list]

  test('of two files, one after the other, as much is taken as there is room for, and the rest is named before and after', {
    tags: 'extended',
  }, async () => {
    const counts = fc.record(Object.fromEntries(LISTS.map((list) => [list, fc.nat({ max: 260 })])))
    await fc.assert(
      fc.asyncProperty(counts, counts, fc.boolean(), async (first, second, isChosen) => {
        const { api, others } = await people()
        let had: Readonly<Record<string, number>> = {}
        for (const [counted, from] of [
          [first, 0],
          [second, 1000],
        ] as const) {
          const text = fileOf(counted, from)
          const { preview } = await imported(api, others, 'jsonresume', text)
          const accept = isChosen ? preview.map(({ id }) => id) : undefined
          await imported(api, others, 'jsonresume', text, { commit: true, accept })
          const { content, beyond } = ProfileShape.parse(await profileOf(api, others))
          expect(beyond).toBeUndefined()
          for (const list of LISTS) {
            const wanted = (had[list] ?? 0) + (counted[list] ?? 0)
            expect(listOf(content, list)).toHaveLength(Math.min(wanted, MOST_ENTRIES))
            const isFull = ({ section, kind }: { section: string; kind: string }) => section === list && kind === 'full'
            expect(preview.filter(isFull)).toHaveLength(Math.max(wanted - MOST_ENTRIES, 0))
          }
          had = Object.fromEntries(LISTS.map((list) => [list, listOf(content, list).length]))
        }
      }),
      { numRuns: runs(8) },
    )
  })

  test('of a profile that an earlier build stored too long is read within the limits, told, and kept as a version by the next change, whichever it is', async () => {
    const { api, mine } = await people()
    const sample = await profileOf(api, mine)
    const skills = Array.from({ length: 450 }, (_, at) => ({
      id: `s${at}`,
      name: `Skill ${at}`,
      level: '',
      keywords: [],
    }))
    const [version] = (await api.get('profile/resumes', mine)).body as ResumeListed[]
    const id = version?.id ?? ''
    const writes: (readonly [string, string, unknown])[] = [
      ['PATCH', 'profile', { profile: { interests: [] } }],
      ['PATCH', 'profile', { profile: { skills: [] } }],
      ['PUT', 'profile/photo', { photo: null }],
      ['POST', `profile/resumes/${id}/restore`, { keepAs: 'Before' }],
      ['POST', 'profile/import?format=jsonresume', { text: fileOf({ awards: 1 }), commit: true }],
    ]
    for (const [method, path, body] of writes) {
      const row = await api.db.table<{ content: ResumeContent }>('profiles').get('alex-morgan')
      await api.db.table('profiles').put({ ...row, content: { ...sample.content, skills } })
      const before = ProfileShape.parse(await profileOf(api, mine))
      expect(before.content.skills).toEqual(skills.slice(0, MOST_ENTRIES))
      expect(before.beyond).toBe(250)
      const known = new Set(((await api.get('profile/resumes', mine)).body as ResumeListed[]).map((one) => one.id))
      expect((await api.send(method, path, body, mine)).status, path).toBe(200)
      const after = ProfileShape.parse(await profileOf(api, mine))
      expect(after.beyond).toBeUndefined()
      const added = ((await api.get('profile/resumes', mine)).body as ResumeListed[]).filter(
        (one) => !known.has(one.id),
      )
      const beyond = added.filter(({ name }) => name === 'Entries beyond the limit')
      const kept = await Promise.all(
        beyond.map(async (one) => ResumeVersion.parse((await api.get(`profile/resumes/${one.id}`, mine)).body)),
      )
      const ids = new Set(kept.flatMap(({ content }) => content.skills.map((skill) => skill.id)))
      expect(ids).toEqual(new Set(skills.slice(MOST_ENTRIES).map((skill) => skill.id)))
    }
  })

  test('of a version that an earlier build stored too long is read within the limits, and renaming it takes nothing away', async () => {
    const { api, mine } = await people()
    const [listed] = (await api.get('profile/resumes', mine)).body as ResumeListed[]
    const id = listed?.id ?? ''
    const table = api.db.table<ResumeVersion>('resumeVersions')
    const row = await table.get(id)
    const interests = Array.from({ length: 230 }, (_, at) => ({ id: `i${at}`, name: `Interest ${at}`, keywords: [] }))
    await table.put({ ...(row as ResumeVersion), content: { ...(row as ResumeVersion).content, interests } })
    expect(ResumeVersion.parse((await api.get(`profile/resumes/${id}`, mine)).body).content.interests).toHaveLength(200)
    expect((await api.send('PATCH', `profile/resumes/${id}`, { name: 'Longer' }, mine)).status).toBe(200)
    expect((await table.get(id))?.content.interests).toHaveLength(230)
    expect((await api.send('POST', `profile/resumes/${id}/restore`, { keepAs: 'Before' }, mine)).status).toBe(200)
    expect(ProfileShape.parse(await profileOf(api, mine)).content.interests).toHaveLength(200)
  })
})
