// Checks of evaluations: a session that is begun and abandoned with nothing answered, or, where requested, one that is held to its end.
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { UNKNOWN_ID } from './variants.ts'
import { ONLY_WITH_EVERYTHING, type Visit } from './visit.ts'

const calls = evaluationApi.endpoints
const NO_SESSION = 'only its refusals: no session could be begun'
const NO_RESULT = 'only its refusals: the account has no result'
/** Beyond what any bank asks: a session that does not end is given up. */
const MOST_ANSWERS = 200

export async function checkEvaluation(visit: Visit): Promise<void> {
  const { check, options } = visit
  const skills = (await check.ask(calls.skills, {})) ?? []
  const open = skills.find(({ bank, retakeAt, openSessionId }) => bank && retakeAt === null && openSessionId === null)
  const skillId = (open ?? skills.find(({ bank }) => bank))?.skill.id ?? UNKNOWN_ID
  await check.ask(calls.skill, { params: { skillId } })
  await check.ask(calls.signingKey, { body: {} })
  const before = await check.ask(calls.current, {})
  const accommodations = { extraTime: 'none', readableFont: false, comfortableTarget: false } as const
  const start = (rules: boolean, skill = skillId) => ({
    body: { skillId: skill, accommodations, consent: { rules, calibration: false } },
  })
  await check.wants(calls.start, start(true, UNKNOWN_ID), 404, 'with an unknown skill')
  const canBegin = open !== undefined && !before
  if (canBegin) await check.wants(calls.start, start(false), 400, 'without consent to the rules')
  const session = canBegin ? await check.ask(calls.start, start(true)) : undefined
  if (session) await checkSession(visit, session, start(true))
  else await guardSessions(visit, start(true))
  await checkResults(visit)
  await check.ask(calls.calibrationData, {})
  if (session && !options.everything) for (const one of WRITTEN) check.note(one, ONLY_WITH_EVERYTHING)
}

/** What leaves something behind once it is done. */
const WRITTEN = [calls.answer, calls.draft, calls.problem, calls.finish]

const stepOf = (id: string, itemId = UNKNOWN_ID, seq = 1000) => ({
  answer: { params: { id }, body: { itemId, seq, elapsedMs: 0, skip: 'pass' as const } },
  draft: { params: { id }, body: { itemId, seq, query: 'SELECT 1' } },
  problem: { params: { id }, body: { itemId, seq, kind: 'other' as const, text: 'A check of the portal’s server' } },
  pause: { params: { id }, body: { seq, elapsedMs: 0 } },
})

async function guardSessions({ check }: Visit, start: { body: object }): Promise<void> {
  await check.guard(calls.start, start, NO_SESSION)
  const steps = stepOf(UNKNOWN_ID)
  const params = { id: UNKNOWN_ID }
  await check.guard(calls.session, { params }, NO_SESSION)
  await check.guard(calls.answer, steps.answer, NO_SESSION)
  await check.guard(calls.draft, steps.draft, NO_SESSION)
  await check.guard(calls.problem, steps.problem, NO_SESSION)
  await check.guard(calls.pause, steps.pause, NO_SESSION)
  for (const endpoint of [calls.resume, calls.finish, calls.abandon])
    await check.guard(endpoint, { params, body: {} }, NO_SESSION)
}

async function checkSession(visit: Visit, { id }: EvaluationSession, start: { body: object }): Promise<void> {
  const { check, options, left } = visit
  const params = { id }
  await check.wants(calls.start, start, 409, 'while a session is open')
  const read = await check.ask(calls.session, { params })
  const again = await check.again(calls.session, { params })
  const difference = { when: 'read again', wanted: `the same item ${read?.item?.id}`, came: String(again?.item?.id) }
  check.expect(calls.session, read?.item?.id === again?.item?.id, difference)
  const { seq = 1, item } = read ?? {}
  const steps = stepOf(id, item?.id, seq)
  const paused = await check.ask(calls.pause, steps.pause)
  const status = { when: '', wanted: 'status paused', came: `status ${paused?.status}` }
  check.expect(calls.pause, !paused || paused.status === 'paused', status)
  await check.ask(calls.resume, { params, body: {} })
  const stale = stepOf(id, item?.id)
  for (const [endpoint, parts] of [
    [calls.answer, stale.answer],
    [calls.draft, stale.draft],
    [calls.problem, stale.problem],
  ] as const) {
    if (!options.everything) await check.guard(endpoint, parts, ONLY_WITH_EVERYTHING)
    await check.wants(endpoint, parts, 409, 'with a seq that is not the present one')
  }
  if (!options.everything) await check.guard(calls.finish, { params, body: {} }, ONLY_WITH_EVERYTHING)
  await check.wants(calls.finish, { params, body: {} }, 400, 'with too few answers')
  if (options.everything) {
    await holdToTheEnd(visit, id)
    left.push('an evaluation with its result')
    await checkAbandoning(visit, start)
  } else await check.ask(calls.abandon, { params, body: {} })
}

/** Answers that it knows nothing, until no more is asked. */
async function holdToTheEnd({ check }: Visit, id: string): Promise<void> {
  const params = { id }
  const present = async () => await check.again(calls.session, { params })
  let session = await present()
  const { id: itemId, type } = session?.item ?? {}
  // An item that nothing is typed into refuses a draft.
  const statuses = type === 'sql' ? [200] : [200, 400]
  if (itemId) await check.ask(calls.draft, stepOf(id, itemId, session?.seq).draft, { statuses })
  session = await present()
  if (session?.item) await check.ask(calls.problem, stepOf(id, session.item.id, session.seq).problem)
  session = await present()
  if (session?.item) await check.ask(calls.answer, stepOf(id, session.item.id, session.seq).answer)
  session = await present()
  for (let count = 0; count < MOST_ANSWERS && session?.item && !session.canFinish; count += 1)
    session = await check.again(calls.answer, stepOf(id, session.item.id, session.seq).answer)
  await check.ask(calls.finish, { params, body: {} })
}

/** Another session, of another skill, since the first has ended. */
async function checkAbandoning({ check }: Visit, start: { body: object }): Promise<void> {
  const skills = (await check.again(calls.skills, {})) ?? []
  const open = skills.find(({ bank, retakeAt, openSessionId }) => bank && retakeAt === null && openSessionId === null)
  const body = { ...start.body, skillId: open?.skill.id }
  const session = await check.again(calls.start, { body } as never)
  const params = { id: session?.id ?? UNKNOWN_ID }
  if (session) await check.ask(calls.abandon, { params, body: {} })
  else await check.guard(calls.abandon, { params, body: {} }, 'only its refusals: no other session could be begun')
}

async function checkResults({ check }: Visit): Promise<void> {
  const results = (await check.ask(calls.results, { query: {} })) ?? []
  const [first] = results
  const params = { id: first?.id ?? UNKNOWN_ID }
  if (!first) {
    for (const endpoint of [calls.result, calls.review]) await check.guard(endpoint, { params }, NO_RESULT)
    return check.guard(calls.badge, { params, body: {} }, NO_RESULT)
  }
  await check.ask(calls.result, { params })
  await check.ask(calls.review, { params }, { statuses: [200, 400] })
  // Not every result is sure enough for one.
  await check.ask(calls.badge, { params, body: {} }, { statuses: [200, 400] })
}
