// Checks of skills, jobs, home and notifications.
import { careerApi } from '#contract/portal/career.ts'
import { jobsApi, type SavedSearch } from '#contract/portal/jobs.ts'
import { notificationsApi } from '#contract/portal/notifications.ts'
import { type SkillClaim, skillsApi } from '#contract/portal/skills.ts'
import { UNKNOWN_ID } from './variants.ts'
import { ONLY_WITH_EVERYTHING, type Visit } from './visit.ts'

const jobs = jobsApi.endpoints

export async function checkSkills({ check }: Visit): Promise<void> {
  const { skills, roles, claims, putClaim, deleteClaim } = skillsApi.endpoints
  const known = await check.ask(skills, {})
  await check.ask(roles, {})
  const own: SkillClaim[] = (await check.ask(claims, {})) ?? []
  const stated = new Set(own.filter(({ source }) => source === 'self').map(({ skillId }) => skillId))
  const skillId = known?.skills.find(({ id }) => !stated.has(id))?.id ?? UNKNOWN_ID
  const claim = await check.ask(putClaim, { params: { skillId }, body: { level: 2, isBlind: false } })
  const reported = { when: '', wanted: `level 2 of ${skillId}`, came: `level ${claim?.level} of ${claim?.skillId}` }
  check.expect(putClaim, !claim || (claim.skillId === skillId && claim.level === 2), reported)
  const isGone = await check.ask(deleteClaim, { params: { skillId } })
  check.expect(deleteClaim, isGone !== false || !claim, { when: '', wanted: 'true', came: 'false' })
}

export async function checkJobs(visit: Visit): Promise<void> {
  const { check } = visit
  const page = await check.ask(jobs.jobs, { query: { page: 1, size: 10 } })
  await check.wants(jobs.jobs, { query: { sort: 'no-such-order' } }, 400, 'with an unknown sort')
  await check.wants(jobs.jobs, { query: { company: UNKNOWN_ID, role: UNKNOWN_ID } }, 200, 'with unknown ids as filters')
  const results = page?.results ?? []
  const fresh = results.find(({ isSaved, isHidden }) => !isSaved && !isHidden) ?? results[0]
  const jobId = fresh?.id ?? UNKNOWN_ID
  const about = { params: { jobId } }
  if (!fresh) check.note(jobs.job, 'the server lists no job')
  await check.ask(jobs.job, about, { statuses: [200, 410] })
  await check.ask(jobs.view, { ...about, body: {} })
  const saved = await check.ask(jobs.save, { ...about, body: {} })
  check.expect(jobs.save, saved?.saved !== false, { when: '', wanted: 'saved: true', came: 'saved: false' })
  await check.ask(jobs.unsave, about)
  if (fresh?.isSaved) await check.again(jobs.save, { ...about, body: {} })
  await check.ask(jobs.hide, { ...about, body: {} })
  await check.ask(jobs.unhide, about)
  await check.ask(jobs.match, about)
  await check.ask(jobs.form, about)
  const skillId = fresh?.skills[0]?.skillId ?? UNKNOWN_ID
  await check.ask(jobs.whatIf, { body: { changes: [{ skillId, level: 4 }], threshold: 0.6, jobId } })
  await check.ask(jobs.places, { query: { q: 'L' } })
  await check.ask(jobs.company, { params: { companyId: fresh?.company.id ?? UNKNOWN_ID } })
  await checkSearches(visit)
}

async function checkSearches({ check, mark, left }: Visit): Promise<void> {
  await check.ask(jobs.searches, {})
  const search = { name: mark, criteria: { q: 'analyst' }, alert: 'off' as const }
  await check.ask(jobs.createSearch, { body: { search } })
  const own = async () => ((await check.again(jobs.searches, {})) ?? []).filter(({ name }) => name.startsWith(mark))
  const made: SavedSearch[] = await own()
  const id = made[0]?.id ?? UNKNOWN_ID
  await check.ask(jobs.updateSearch, { body: { id, search: { name: `${mark} again` } } })
  await check.wants(jobs.updateSearch, { body: { id: UNKNOWN_ID, search: {} } }, 404, 'with an unknown id')
  await check.ask(jobs.seeSearch, { params: { id }, body: {} })
  const isGone = await check.ask(jobs.deleteSearch, { query: { id } })
  check.expect(jobs.deleteSearch, isGone !== false || made.length === 0, { when: '', wanted: 'true', came: 'false' })
  for (const one of await own()) await check.again(jobs.deleteSearch, { query: { id: one.id } })
  const rest = (await own()).length
  if (rest > 0) left.push(`${rest} saved searches whose names begin with ${mark}`)
}

export async function checkCareer({ check }: Visit): Promise<void> {
  const { home, visit, analytics } = careerApi.endpoints
  await check.ask(home, {})
  await check.ask(visit, { body: {} })
  await check.ask(analytics, { query: { days: 30 } })
}

export async function checkNotifications({ check, options, left }: Visit): Promise<void> {
  const { all, markAllRead, removeAll, markRead, remove } = notificationsApi.endpoints
  const listed = (await check.ask(all, {})) ?? []
  const [first] = listed
  const params = { id: first?.id ?? UNKNOWN_ID }
  if (!options.everything) {
    await check.guard(markRead, { params, body: {} }, ONLY_WITH_EVERYTHING)
    await check.guard(remove, { params }, ONLY_WITH_EVERYTHING)
    await check.guard(markAllRead, { body: {} }, ONLY_WITH_EVERYTHING)
    return check.guard(removeAll, {}, ONLY_WITH_EVERYTHING)
  }
  if (first) {
    await check.ask(markRead, { params, body: {} })
    await check.ask(remove, { params })
  } else {
    await check.guard(markRead, { params, body: {} }, 'only its refusals: the account has no notification')
    await check.guard(remove, { params }, 'only its refusals: the account has no notification')
  }
  await check.ask(markAllRead, { body: {} })
  await check.ask(removeAll, {})
  const rest = (await check.again(all, {}))?.length ?? 0
  check.expect(removeAll, rest === 0, { when: 'read again', wanted: 'no notification', came: String(rest) })
  left.push('no notification: all of them were deleted')
}
