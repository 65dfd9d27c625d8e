// Portal API, B: the profiling, call by call.
import { describe, expect, test } from 'vitest'
import type { ProfilingOutcome, ProfilingState, Question, Questionnaire } from '#contract/portal/profiling.ts'
import type { SkillClaim } from '#contract/portal/skills.ts'
import { portalPeople } from '#tests/setup/portal-people.ts'

const people = () => portalPeople(['profiling', 'profile', 'evaluation'])
const said = (value: unknown) => ({ value, skipped: null })

const COMPLETE = {
  'target-roles': said(['data-analyst']),
  'level:sql': said(2),
  'level:welding': said(5),
  'consent-matching': said(true),
  'consent-interests': said(true),
  'consent-notifications': said(false),
  ...Object.fromEntries(
    ['R', 'I', 'A', 'S', 'E', 'C'].flatMap((kind) =>
      [1, 2, 3].map((n) => [`interest:${kind}:${n}`, said(kind === 'I' ? 5 : 2)]),
    ),
  ),
}

describe('the questionnaire', () => {
  test('asks for roles, the levels that those need with five behaviour texts each, 18 interests, constraints and consents, in both languages', async () => {
    const { api, mine } = await people()
    const { sections, scales } = (await api.get('profiling/questionnaire', mine)).body as Questionnaire
    expect(sections.map(({ id }) => id)).toEqual(['roles', 'skills', 'interests', 'constraints', 'consents'])
    const questions = sections.flatMap((section) => section.questions)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(questions.filter(({ type }) => type === 'likert')).toHaveLength(18)
    for (const { scale, type } of questions.filter((question: Question) => question.type === 'level')) {
      expect(scales.find(({ id }) => id === scale)?.steps, type).toHaveLength(5)
    }
    const sql = questions.find(({ skillId }) => skillId === 'sql')
    expect(sql?.showIf).toMatchObject({ questionId: 'target-roles', anyOf: expect.arrayContaining(['data-analyst']) })
    const texts = [
      ...questions.map(({ label }) => label),
      ...scales.flatMap(({ steps }) => steps.map(({ text }) => text)),
    ]
    for (const { en, fr } of texts) expect(en.length * fr.length).toBeGreaterThan(0)
  })
})

describe('answers', () => {
  test('are kept one by one with the question to go on with, merged, and taken back by null', async () => {
    const { api, others } = await people()
    const patch = (body: unknown) => api.send('PATCH', 'profiling/answers', body, others)
    await patch({ answers: { 'target-roles': said(['data-analyst']) }, lastQuestionId: 'situation' })
    await patch({ answers: { situation: { value: null, skipped: 'private' } }, lastQuestionId: 'level:sql' })
    const { body } = await patch({ answers: { 'level:sql': said(3), situation: null } })
    const state = (await api.get('profiling/answers', others)).body as ProfilingState
    expect(state).toEqual(body)
    expect(state).toMatchObject({ lastQuestionId: 'level:sql', version: 3, submittedAt: null })
    expect(Object.keys(state.answers)).toEqual(['target-roles', 'level:sql'])
  })

  test.each([
    ['none', said('x')],
    ['level:sql', said('three')],
    ['target-roles', said(['astronaut'])],
    ['target-roles', said(['data-analyst', 'accountant', 'statistician', 'project-manager'])],
    ['consent-matching', said(3)],
    ['pay', said([])],
  ])('an answer that does not fit its question is refused by name: %s', async (id, answer) => {
    const { api, others } = await people()
    const { status, body } = await api.send('PATCH', 'profiling/answers', { answers: { [id]: answer } }, others)
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { [id]: 'error.profiling.unfit.msg.answer' } })
    expect((await api.get('profiling/answers', others)).body).toMatchObject({ version: 0, answers: {} })
  })

  test('each shows what it changes: how many open jobs still fit', async () => {
    const { api, others } = await people()
    await api.get('career/jobs?size=1', others)
    const effect = async (answers: object) =>
      (await api.send('POST', 'profiling/effect', { answers }, others)).body as {
        before: number
        after: number
        of: number
      }
    const roles = await effect({ 'target-roles': said(['data-analyst']) })
    expect(roles.before).toBe(roles.of)
    expect(roles.after).toBeLessThan(roles.before)
    expect(roles.after).toBeGreaterThan(0)
    const pay = await effect({ pay: said({ min: 100_000_000, currency: 'EUR', unit: 'year' }) })
    expect(pay.after).toBeLessThan(pay.of)
  })
})

describe('a questionnaire that has changed', () => {
  const stateOf = async ({ api, others }: Awaited<ReturnType<typeof people>>) =>
    (await api.get('profiling/answers', others)).body as ProfilingState
  const WEAVING = {
    label: { en: 'Weaving', fr: 'Tissage' },
    altLabels: { en: [], fr: [] },
    family: 'data',
    kind: 'practice',
  }

  test('keeps what still fits, and names what is new until it is submitted; nothing is new to who has not answered', async () => {
    const all = await people()
    const { api, others } = all
    const save = async (answers: object) => {
      const { status, body } = await api.send('PATCH', 'profiling/answers', { answers }, others)
      expect(status, JSON.stringify(body)).toBe(200)
      return body as ProfilingState
    }
    expect((await stateOf(all)).newQuestionIds ?? []).toEqual([])
    const first = await save({
      'target-roles': said(['data-analyst', 'statistician']),
      situation: said('open'),
      'level:sql': said(3),
    })
    expect(first.newQuestionIds).toEqual([])

    // A role is gone, another requires a skill that there was not.
    await api.db.table('roles').delete('statistician')
    await api.db.table('skills').add({ id: 'weaving', ...WEAVING })
    await api.db
      .table('roles')
      .where('id')
      .equals('data-analyst')
      .modify((role) => {
        role.requirements.push({ skillId: 'weaving', level: 2, importance: 1, must: false })
      })
    const changed = await stateOf(all)
    expect(changed.newQuestionIds).toEqual(['level:weaving'])
    expect(changed.answers).toEqual({ ...first.answers, 'target-roles': said(['data-analyst']) })

    // It stays so, whatever else is answered meanwhile, and itself too.
    const later = await save({ 'level:weaving': said(1) })
    expect(later.questionnaireVersion).not.toBe(first.questionnaireVersion)
    expect(later.newQuestionIds).toEqual(['level:weaving'])
    expect((await stateOf(all)).newQuestionIds).toEqual(['level:weaving'])

    await save({ 'consent-matching': said(true) })
    const submitted = await api.send('POST', 'profiling/submission', { questionnaireVersion: '1' }, others)
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
    expect((await stateOf(all)).newQuestionIds).toEqual([])
  })

  test('asks again where nothing of a required answer is left', async () => {
    const all = await people()
    const { api, others } = all
    await api.send(
      'PATCH',
      'profiling/answers',
      { answers: { ...COMPLETE, 'target-roles': said(['statistician']) } },
      others,
    )
    await api.db.table('roles').delete('statistician')
    const { answers, newQuestionIds } = await stateOf(all)
    expect(answers['target-roles']).toBeUndefined()
    expect(newQuestionIds).toEqual(['target-roles'])
    const { status, body } = await api.send('POST', 'profiling/submission', { questionnaireVersion: '1' }, others)
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, ['target-roles']])
  })
})

describe('the submission', () => {
  test('is refused where something required is missing, question by question', async () => {
    const { api, others } = await people()
    const { status, body } = await api.send('POST', 'profiling/submission', { questionnaireVersion: '1' }, others)
    expect(status).toBe(400)
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['target-roles', 'consent-matching'])
    expect((await api.get('profiling/outcome', others)).status).toBe(400)
  })

  test('completes the profiling, makes levels of the wanted roles claims and consents settings, and ranks the gaps', async () => {
    const { api, others } = await people()
    await api.send('PATCH', 'profiling/answers', { answers: COMPLETE }, others)
    const { status, body } = await api.send('POST', 'profiling/submission', { questionnaireVersion: '1' }, others)
    expect(status, JSON.stringify(body)).toBe(200)
    const outcome = body as ProfilingOutcome
    expect(outcome).toMatchObject({
      user: { isProfilingCompleted: true },
      targetRoleIds: ['data-analyst'],
      riasec: { I: 100, R: 25 },
    })
    expect(outcome.rolesToExplore[0]?.likeness).toBeGreaterThan(0.5)
    const sql = outcome.gaps.find(({ skillId }) => skillId === 'sql')
    expect(sql).toMatchObject({ level: 2, required: 4, isEvaluable: true, roleIds: ['data-analyst'] })
    const unlocked = outcome.gaps.map(({ jobsUnlocked }) => jobsUnlocked)
    expect(unlocked).toEqual(unlocked.toSorted((one, other) => other - one))
    expect((await api.get('common/user', others)).body).toMatchObject({ isProfilingCompleted: true })
    const claims = (await api.get('career/claims', others)).body as SkillClaim[]
    expect(claims.map(({ skillId, level, source }) => [skillId, level, source])).toEqual([['sql', 2, 'self']])
    expect((await api.get('settings', others)).body).toMatchObject({
      consents: { matching: true, interests: true, notifications: false },
    })
    expect((await api.get('profiling/outcome', others)).body).toEqual(outcome)
  })

  test('what is not consented to is not done: no gap is ranked by jobs, no interest is kept; the settings can take a consent back', async () => {
    const { api, others } = await people()
    const answers = { ...COMPLETE, 'consent-matching': said(false), 'consent-interests': said(false) }
    await api.send('PATCH', 'profiling/answers', { answers }, others)
    const { body } = await api.send('POST', 'profiling/submission', { questionnaireVersion: '1' }, others)
    const { isMatched, riasec, rolesToExplore, gaps } = body as ProfilingOutcome
    expect({ isMatched, riasec, rolesToExplore }).toEqual({ isMatched: false, riasec: null, rolesToExplore: [] })
    expect(gaps.every(({ jobsUnlocked }) => jobsUnlocked === 0)).toBe(true)
    const stored = ((await api.get('profiling/answers', others)).body as ProfilingState).answers
    expect(Object.keys(stored).filter((id) => id.startsWith('interest:'))).toEqual([])
    const settings = { consents: { matching: true } }
    await api.send('PATCH', 'settings', { settings }, others)
    const after = (await api.get('profiling/outcome', others)).body as ProfilingOutcome
    expect(after.isMatched).toBe(true)
  })

  test('interests and levels are used no more when the settings say so', async () => {
    const { api, mine } = await people()
    const outcome = async () => (await api.get('profiling/outcome', mine)).body as ProfilingOutcome
    const unlocked = async () => (await outcome()).gaps.reduce((sum, { jobsUnlocked }) => sum + jobsUnlocked, 0)
    expect((await outcome()).riasec).not.toBeNull()
    expect(await unlocked()).toBeGreaterThan(0)
    await api.send('PATCH', 'settings', { settings: { consents: { interests: false, matching: false } } }, mine)
    expect(await outcome()).toMatchObject({ riasec: null, rolesToExplore: [], isMatched: false })
    expect(await unlocked()).toBe(0)
  })

  test('one to five skills to learn end it', async () => {
    const { api, others } = await people()
    const choose = (skillIds: string[]) => api.send('POST', 'profiling/skills-to-learn', { skillIds }, others)
    for (const wrong of [[], ['a', 'b', 'c', 'd', 'e', 'f'], ['no-such-skill']])
      expect((await choose(wrong)).status).toBe(400)
    expect(await choose(['sql', 'statistics'])).toMatchObject({
      status: 200,
      body: { user: { skillsToLearn: ['sql', 'statistics'] } },
    })
    expect((await api.get('profile/learning', others)).body).toMatchObject([
      { skillId: 'sql', isEvaluable: true },
      { skillId: 'statistics' },
    ])
  })

  test('the sample account has completed it, and nobody sees another’s answers', async () => {
    const { api, mine, others } = await people()
    expect((await api.get('profiling/answers', mine)).body).toMatchObject({ submittedAt: expect.any(String) })
    expect((await api.get('profiling/outcome', mine)).body).toMatchObject({
      targetRoleIds: ['data-analyst', 'transport-planner'],
    })
    expect((await api.get('profiling/answers', others)).body).toMatchObject({ answers: {}, submittedAt: null })
    expect((await api.get('profiling/answers', { authorization: '' })).status).toBe(401)
  })
})
