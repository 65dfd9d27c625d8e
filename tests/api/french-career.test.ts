// What Alex has at the portal, in a workspace that is first opened in French, and in one that is first opened in English.
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/portal/application-shapes.ts'
import type { ApplicationPage } from '#contract/portal/applications.ts'
import type { CareerHome } from '#contract/portal/career.ts'
import type { ResumeListed } from '#contract/portal/profile-shapes.ts'
import { CAREER_DOMAINS } from '#tests/setup/career-api.ts'
import { asSample, createTestApi, type TestApi } from '#tests/setup/test-api.ts'

const SETE = 'application-port-de-sete-traffic-data-analyst'
const STEP = { fr: 'Répéter à voix haute, dix minutes', en: 'Rehearse aloud, ten minutes' }
const French = { ...asSample, 'accept-language': 'fr' }
const English = { ...asSample, 'accept-language': 'en' }

const start = (more: readonly string[] = []) => createTestApi({ only: [...CAREER_DOMAINS, 'profile', ...more] })
const sete = async (api: TestApi, who = asSample) =>
  (await api.get(`career/applications/${SETE}`, who)).body as ApplicationDetail
const stepsOf = async (api: TestApi, who: Record<string, string>) =>
  ((await api.get('career/home', who)).body as CareerHome).next.map(({ note }) => note)

describe('first opened in French', () => {
  test('an application speaks French: its letter, notes, interviews and CV, on its page, in the list and on home', async () => {
    const api = start()
    expect(await stepsOf(api, French)).toEqual(expect.arrayContaining([STEP.fr, 'Lire le rapport annuel de Halden']))
    const { coverLetter, notes, interviews, nextStep, events, resumeSnapshot } = await sete(api, French)
    expect(coverLetter).toMatch(/^Un port, c’est un horaire que le vent a relu\./)
    expect(notes[0]?.text).toBe(
      'Ce que demanderait le capitaine du port\u00a0: «\u00a0Et quand ça souffle\u202f?\u00a0» Avoir les jours de vent sous la main. 61 en deux ans.',
    )
    expect(interviews[1]?.people.map(({ role }) => role)).toEqual(['Responsable du recrutement', 'Capitaine du port'])
    expect(nextStep?.text).toBe(STEP.fr)
    expect(events.map(({ note }) => note)).toContain(
      'Étude de réseau\u00a0: deux ans de données sur les postes à quai.',
    )
    expect(resumeSnapshot?.name).toBe('Analyste, une page')
    const listed = (await api.get('career/applications?q=trafic', French)).body as ApplicationPage
    expect(listed.results.map(({ id, nextStep: step }) => [id, step?.text])).toEqual([[SETE, STEP.fr]])
    const resumes = (await api.get('profile/resumes', French)).body as ResumeListed[]
    expect(resumes.map(({ name, note }) => [name, note])).toEqual([
      ['Planification et données', 'Avec le certificat.'],
      ['Analyste, une page', 'Envoyé aux exploitants.'],
    ])
  })

  test('stays as it came and as it was changed, in whichever language it is read and written', async () => {
    const api = start()
    const { notes } = await sete(api, French)
    // What the sample says in English is a person's own where the person says it.
    const text = 'The winter gap is salt on the sensor. The pilots’ log has the ships, on paper.'
    await api.send('PATCH', `career/applications/${SETE}/notes/${notes[0]?.id}`, { text }, French)
    await api.send('POST', `career/applications/${SETE}/notes`, { text: STEP.en }, French)
    const read = await sete(api, French)
    expect(read.notes.map((note) => note.text)).toEqual([STEP.en, text, notes[1]?.text])
    expect(await sete(api, English)).toEqual(read)
    const { body } = await api.get(`career/applications/${SETE}/export`, English)
    const files = unzipSync(new Uint8Array(await (body as Blob).arrayBuffer()))
    expect(new TextDecoder().decode(files['cover-letter.txt'])).toBe(read.coverLetter)
  })
})

describe('begun anew in the other language', () => {
  const namesOf = async (api: TestApi) =>
    ((await api.get('profile/resumes', asSample)).body as ResumeListed[]).map(({ name }) => name)
  const reset = (api: TestApi, who: Record<string, string>, factor = 1) =>
    api.send('POST', 'workspace/reset', { factor }, who)

  test.each([0, 1, 2])(
    'the portal’s samples are translated, with %d times as many, and translated back',
    { tags: 'extended' },
    async (factor) => {
      const api = start(['workspace', 'changes', 'tasks'])
      const before = await sete(api, English)
      await reset(api, French, factor)
      const fresh = await sete(start(), French)
      expect(await sete(api, French)).toEqual(fresh)
      expect(fresh.coverLetter).not.toBe(before.coverLetter)
      expect(await stepsOf(api, French)).toEqual(expect.arrayContaining([STEP.fr, 'Lire le rapport annuel de Halden']))
      expect(await namesOf(api)).toEqual(['Planification et données', 'Analyste, une page'])
      await reset(api, English, factor)
      expect(await sete(api, English)).toEqual(before)
      expect(await namesOf(api)).toEqual(['Planning and data', 'Analyst, one page'])
    },
  )

  test('follows also where the samples go, and where they come again', { tags: 'extended' }, async () => {
    const api = start(['workspace', 'changes', 'tasks'])
    const put = (wanted: boolean, who: Record<string, string>) => api.send('PUT', 'workspace/samples', { wanted }, who)
    const [english, french] = [await sete(api, English), await sete(start(), French)]
    await put(true, French)
    // They are there, in English, and so is what is at the portal.
    expect(await sete(api, French)).toEqual(english)
    await put(false, French)
    expect(await sete(api, French)).toEqual(french)
    await put(true, English)
    expect(await sete(api, English)).toEqual(english)
    expect(await namesOf(api)).toEqual(['Planning and data', 'Analyst, one page'])
  })

  test('texts that the person wrote are unchanged, and the others are translated', async () => {
    const api = start(['workspace', 'changes', 'tasks'])
    const { notes } = await sete(api, English)
    await api.send('PATCH', `career/applications/${SETE}/notes/${notes[0]?.id}`, { text: 'Mine.' }, English)
    await api.send('POST', `career/applications/${SETE}/notes`, { text: STEP.en }, English)
    await reset(api, French)
    const read = await sete(api, French)
    const fresh = await sete(start(), French)
    expect(read.notes.map(({ text }) => text)).toEqual([STEP.en, 'Mine.', fresh.notes[1]?.text])
    expect([read.coverLetter, read.nextStep?.text]).toEqual([fresh.coverLetter, STEP.fr])
  })

  test('is undone with the rest', async () => {
    const api = start(['workspace', 'changes', 'tasks'])
    const before = await sete(api, English)
    const answer = await reset(api, French)
    expect((await api.send('POST', 'changes/undo', { id: answer.headers.get('x-change-id') }, asSample)).status).toBe(
      200,
    )
    expect(await sete(api, English)).toEqual(before)
  })
})

describe('the language of a workspace', () => {
  test('is English where it is first opened in English, also at the portal', async () => {
    const api = start()
    expect(await stepsOf(api, English)).toEqual(expect.arrayContaining([STEP.en, 'Read Halden’s annual report']))
    expect(await stepsOf(api, French)).toContain(STEP.en)
    expect((await sete(api, French)).coverLetter).toMatch(/^A port is a timetable/)
  })

  test.each([
    ['career/home', 'apps/tasks/all'],
    ['apps/tasks/all', 'career/home'],
  ])('is decided by the first call, %s, and is that of %s', async (first, second) => {
    for (const [one, other, words] of [
      [French, English, STEP.fr],
      [English, French, STEP.en],
    ] as const) {
      const api = start(['tasks'])
      for (const answer of [await api.get(first, one), await api.get(second, other)])
        expect(JSON.stringify(answer.body)).toContain(words)
    }
  })
})
