// Checks of the profile and of the profiling.
import { profileApi } from '#contract/portal/profile.ts'
import { profilingApi } from '#contract/portal/profiling.ts'
import { UNKNOWN_ID } from './variants.ts'
import { ONLY_WITH_EVERYTHING, type Visit } from './visit.ts'

const profile = profileApi.endpoints
const profiling = profilingApi.endpoints
/** A picture of one point. */
const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export async function checkProfile(visit: Visit): Promise<void> {
  const { check, mark } = visit
  const before = await check.ask(profile.profile, {})
  const { interests = [] } = before?.content ?? {}
  const more = [...interests, { id: crypto.randomUUID(), name: mark, keywords: [] }]
  const changed = await check.ask(profile.updateProfile, { body: { profile: { interests: more } } })
  const reported = { when: '', wanted: `an interest ${mark}`, came: 'none' }
  const hasMark = changed?.content.interests.some(({ name }) => name === mark)
  check.expect(profile.updateProfile, !changed || hasMark === true, reported)
  const stale = { body: { profile: { interests }, version: (changed?.version ?? 0) + 1000 } }
  await check.wants(profile.updateProfile, stale, 409, 'with a version that is not the present one')
  await check.again(profile.updateProfile, { body: { profile: { interests } } })
  await check.ask(profile.setPhoto, { body: { photo: PHOTO } })
  await check.again(profile.setPhoto, { body: { photo: before?.photo ?? null } })
  await checkResumes(visit)
  const text = JSON.stringify({ certificates: [{ name: mark, date: '2023-11' }] })
  const preview = await check.ask(profile.import, { query: { format: 'jsonresume' }, body: { text, commit: false } })
  check.expect(profile.import, !preview || preview.profile === null, {
    when: 'without commit',
    wanted: 'profile: null',
    came: 'a profile',
  })
  const broken = { query: { format: 'jsonresume' }, body: { text: 'no resume', commit: false } }
  await check.wants(profile.import, broken, 400, 'with a text that is no resume')
  await check.ask(profile.export, { query: { format: 'jsonresume' } })
  await check.wants(profile.export, { query: { format: 'europass' } }, 200, 'as europass')
  const [learning] = (await check.ask(profile.learning, {})) ?? []
  const params = { skillId: learning?.skillId ?? UNKNOWN_ID }
  const note = { params, body: { note: learning?.note ?? '' } }
  if (learning) await check.ask(profile.updateLearning, note)
  else await check.guard(profile.updateLearning, note, 'only its refusals: the account learns no skill')
}

async function checkResumes({ check, mark, left }: Visit): Promise<void> {
  await check.ask(profile.resumes, {})
  const made = await check.ask(profile.createResume, { body: { name: mark, note: '' } })
  const params = { id: made?.id ?? UNKNOWN_ID }
  const changed = await check.ask(profile.updateResume, { params, body: { name: `${mark} again` } })
  const difference = { when: '', wanted: `name ${mark} again`, came: `name ${changed?.name}` }
  check.expect(profile.updateResume, !changed || changed.name === `${mark} again`, difference)
  await check.ask(profile.resume, { params })
  await check.ask(profile.diff, { query: { from: params.id, to: 'current' } })
  await check.wants(profile.diff, { query: { from: UNKNOWN_ID, to: 'current' } }, 404, 'with an unknown version')
  // What was just saved is what there is: nothing of the profile changes.
  await check.ask(profile.restoreResume, { params, body: { keepAs: `${mark} before` } })
  await check.ask(profile.deleteResume, { params })
  const own = async () => ((await check.again(profile.resumes, {})) ?? []).filter(({ name }) => name.startsWith(mark))
  for (const { id } of await own()) await check.again(profile.deleteResume, { params: { id } })
  const rest = (await own()).length
  if (rest > 0) left.push(`${rest} versions of the resume whose names begin with ${mark}`)
}

export async function checkProfiling({ check, options, left, user }: Visit): Promise<void> {
  const questionnaire = await check.ask(profiling.questionnaire, {})
  const state = await check.ask(profiling.answers, {})
  // An answer that is there already, or none.
  const answers = Object.fromEntries(Object.entries(state?.answers ?? {}).slice(0, 1))
  await check.ask(profiling.saveAnswers, { body: { answers } })
  await check.ask(profiling.effect, { body: { answers } })
  await check.ask(profiling.outcome, {}, { statuses: [200, 400] })
  const unknown = { body: { skillIds: [UNKNOWN_ID] } }
  await check.wants(profiling.chooseSkills, unknown, 400, 'with an unknown skill')
  const submission = { body: { questionnaireVersion: questionnaire?.version ?? '' } }
  if (!options.everything) {
    await check.guard(profiling.submit, submission, ONLY_WITH_EVERYTHING)
    return check.guard(profiling.chooseSkills, unknown, ONLY_WITH_EVERYTHING)
  }
  // An account that has not answered what is required is told so.
  await check.ask(profiling.submit, submission, { statuses: [200, 400] })
  left.push('the profiling, submitted')
  const skillIds = user.skillsToLearn.slice(0, 5)
  if (skillIds.length > 0) return void (await check.ask(profiling.chooseSkills, { body: { skillIds } }))
  await check.guard(profiling.chooseSkills, unknown, 'only its refusals: the account has chosen no skills')
}
