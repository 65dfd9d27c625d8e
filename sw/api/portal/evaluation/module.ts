// Skill evaluation (portal API, B): sessions of the adaptive engine, their results and badges. Each answer is one write, stored before the next item shows.
import type { Table } from 'dexie'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluationSession, ItemAnswer } from '#contract/portal/evaluation-shapes.ts'
import type { PortalRefusal } from '#contract/portal/portal-refusals.ts'
import { claimsOfResult } from '#contract/portal/result-claims.ts'
import type { Skill } from '#contract/portal/skills.ts'
import { type Context, defineModule, reply, table } from '#sw/api/engine/define-module.ts'
import { skillClaimsOf, skillClaimTable, skillTable } from '#sw/api/portal/skills/shared/tables.ts'
import { userTable } from '#sw/api/portal/user/shared/tables.ts'
import { DEVICE_KEY, KeyRow, newDeviceKey, signBadge } from './badge.ts'
import { type Banks, type LoadedBank, loadBanks } from './bank-store.ts'
import { toCalibrationData } from './calibration-data.ts'
import { evaluableSkill, evaluableSkills } from './catalogue.ts'
import { PRACTICE_ITEM, rulesShown } from './practice.ts'
import { ProblemRow } from './problem-row.ts'
import { ResultRow, reviewedItems, toResult, toResultListed } from './result-row.ts'
import { overexposed, retakeAt, seenFamilies } from './retakes.ts'
import { endSession } from './session-end.ts'
import { isOpenStatus, SessionRow, statusAt } from './session-row.ts'
import { acceptAnswer, newSession, setAside, withDraft } from './session-steps.ts'
import { canFinish, toSession } from './session-view.ts'

const tables = {
  evaluationSessions: table(SessionRow),
  evaluationResults: table(ResultRow),
  evaluationProblems: table(ProblemRow),
  evaluationKeys: table(KeyRow),
}
type EvaluationContext = Context<typeof tables>

export const evaluationModule = defineModule(evaluationApi, {
  tables,
  backup: {
    // Its log says which answers were right: nobody learns that before the end.
    evaluationSessions: ({ status }) => !isOpenStatus(status),
    evaluationKeys: 'the key that this device signs badges with',
  },
  seed: async (now) => (await import('./sample-sessions.ts')).sampleSessions(now),
  prepare: {
    start: loadBanks,
    answer: loadBanks,
    draft: loadBanks,
    problem: loadBanks,
    pause: loadBanks,
    resume: loadBanks,
    abandon: loadBanks,
    finish: loadBanks,
    signingKey: newDeviceKey,
  },
  handlers: {
    skills: async (_, context) => evaluableSkills(context, await loadBanks()),

    skill: async ({ params }, context) => {
      const banks = await loadBanks()
      const bank = banks.get(params.skillId)
      const listed = await evaluableSkill(context, banks, params.skillId)
      if (!bank || !listed) return notFound('skill')
      return { ...listed, rules: rulesShown(bank), practice: PRACTICE_ITEM }
    },

    start: async ({ body }, context, banks) => {
      const { tables, userId = '', now, newId } = context
      const bank = banks.get(body.skillId)
      const skill = await skillOf(context, body.skillId)
      if (!bank || !skill) return notFound('skill')
      if (!body.consent.rules) return refused('error.evaluation.consent.msg.session', 'consent.rules')
      const sessions = await tables.evaluationSessions.where('userId').equals(userId).toArray()
      const open = sessions.find((row) => isOpenStatus(statusAt(row, now)))
      if (open) return conflict('error.evaluation.open.msg.session', await viewOf(open, context, banks))
      const own = sessions.filter(({ skillId }) => skillId === skill.id)
      const again = retakeAt(own, now, bank.items.size)
      if (again > now) {
        const message: PortalRefusal = 'error.evaluation.tooearly.msg.session'
        return reply(429, { message, status: 429, retakeAt: new Date(again).toISOString() })
      }
      const history = {
        seenFamilies: seenFamilies(own, (itemId) => bank.items.get(itemId)?.family),
        restricted: bank.exposure === 'progressive' ? overexposed(await sessionsWith(bank, context)) : [],
      }
      const row = newSession({ id: newId(), userId, now, bank, history, ...body })
      await tables.evaluationSessions.add(row)
      return reply(201, toSession(row, bank, skill, now))
    },

    current: async (_, context) => {
      const { tables, userId = '', now } = context
      const sessions = await tables.evaluationSessions.where('userId').equals(userId).toArray()
      const open = sessions.find((row) => isOpenStatus(statusAt(row, now)))
      return open ? viewOf(open, context, await loadBanks()) : null
    },

    session: async ({ params }, context) => {
      const row = await ownSession(params.id, context)
      return row ? viewOf(row, context, await loadBanks()) : notFound('session')
    },

    answer: ({ params, body }, context, banks) =>
      changing(params.id, context, banks, body, async (row, bank) => {
        const next = acceptAnswer(row, bank, body, context.now)
        if (typeof next === 'string') return refused(`error.evaluation.${next}.msg.answer`)
        await context.tables.evaluationSessions.put(next)
        return { ...(await viewOf(next, context, banks)), accepted: true }
      }),

    draft: ({ params, body }, context, banks) =>
      changing(params.id, context, banks, body, async (row, bank) => {
        const next = withDraft(row, bank, body, context.now)
        if (!next) return refused('error.evaluation.unfit.msg.answer')
        await context.tables.evaluationSessions.put(next)
        return { isKept: true }
      }),

    problem: ({ params, body }, context, banks) =>
      changing(params.id, context, banks, body, async (row, bank) => {
        const { tables, now, newId, userId = '' } = context
        const { itemId, kind, text } = body
        const { bankVersion } = row
        const at = new Date(now).toISOString()
        await tables.evaluationProblems.add({
          id: newId(),
          userId,
          sessionId: row.id,
          itemId,
          bankVersion,
          kind,
          text,
          at,
        })
        const next = setAside(row, bank, now)
        await tables.evaluationSessions.put(next)
        return viewOf(next, context, banks)
      }),

    pause: ({ params, body }, context, banks) =>
      changing(params.id, context, banks, body, async (row) => {
        const spentMs = row.itemId === null ? row.spentMs : { ...row.spentMs, [row.itemId]: body.elapsedMs }
        const touchedAt = new Date(context.now).toISOString()
        const focusLosses = row.focusLosses + body.focusLosses
        const next: SessionRow = { ...row, status: 'paused', spentMs, touchedAt, focusLosses }
        await context.tables.evaluationSessions.put(next)
        return viewOf(next, context, banks)
      }),

    resume: ({ params }, context, banks) =>
      changing(params.id, context, banks, {}, async (row) => {
        const next: SessionRow = { ...row, status: 'inProgress', touchedAt: new Date(context.now).toISOString() }
        if (row.status === 'paused') await context.tables.evaluationSessions.put(next)
        return viewOf(row.status === 'paused' ? next : row, context, banks)
      }),

    finish: async ({ params }, context, banks) => {
      const { tables, now, newId } = context
      const row = await ownSession(params.id, context)
      if (!row) return notFound('session')
      const done = row.resultId === null ? undefined : await tables.evaluationResults.get(row.resultId)
      if (done) return resultView(done, context)
      const bank = banks.get(row.skillId)
      if (!bank) return notFound('skill')
      if (!isOpenStatus(statusAt(row, now)))
        return conflict('error.evaluation.closed.msg.session', await viewOf(row, context, banks))
      if (!canFinish(row, bank)) return refused('error.evaluation.toofew.msg.session')
      const { session, result } = endSession(newId(), row, bank, now)
      await tables.evaluationResults.add(result)
      await tables.evaluationSessions.put(session)
      await skillClaimTable(context.db).bulkPut(claimsOfResult(result, await skillClaimsOf(context.db, row.userId)))
      return resultView(result, context)
    },

    abandon: ({ params }, context, banks) =>
      changing(params.id, context, banks, {}, async (row) => {
        const touchedAt = new Date(context.now).toISOString()
        const next: SessionRow = { ...row, status: 'abandoned', stopReason: 'user', touchedAt }
        await context.tables.evaluationSessions.put(next)
        return viewOf(next, context, banks)
      }),

    results: async ({ query }, { tables, userId = '' }) => {
      const rows = await tables.evaluationResults.where('userId').equals(userId).toArray()
      return rows
        .filter(({ skillId }) => query.skillId === undefined || skillId === query.skillId)
        .sort((one, other) => (one.at < other.at ? 1 : -1))
        .map(toResultListed)
    },

    result: async ({ params }, context) => {
      const row = await ownResult(params.id, context)
      return row ? resultView(row, context) : notFound('result')
    },

    review: async ({ params }, context) => {
      const { tables, userId = '', now } = context
      const row = await ownResult(params.id, context)
      const session = row && (await tables.evaluationSessions.get(row.sessionId))
      const bank = row && (await loadBanks()).get(row.skillId)
      if (!session || !bank) return notFound('result')
      const own = await tables.evaluationSessions.where('[userId+skillId]').equals([userId, row.skillId]).toArray()
      if (own.some((one) => isOpenStatus(statusAt(one, now)))) return refused('error.evaluation.open.msg.session')
      return reviewedItems(session, bank)
    },

    calibrationData: async (_, { tables, userId = '' }) =>
      toCalibrationData(await tables.evaluationSessions.where('userId').equals(userId).toArray()),

    badge: async ({ params }, context) => {
      const row = await ownResult(params.id, context)
      if (!row) return notFound('result')
      if (row.badgeLevel === null) return refused('error.evaluation.unsure.msg.badge')
      const skill = await skillOf(context, row.skillId)
      const user = await userTable(context.db).get(row.userId)
      const key = await context.tables.evaluationKeys.get(DEVICE_KEY)
      if (!key) return reply(409, { message: 'error.evaluation.nokey.msg.badge', status: 409 })
      if (!skill || !user) return notFound('badge')
      return signBadge(row, row.badgeLevel, skill, user, key)
    },

    signingKey: async (_, { tables }, key) => {
      if (!(await tables.evaluationKeys.get(DEVICE_KEY))) await tables.evaluationKeys.add(key)
      return { isReady: true }
    },
  },
})

/** Everybody's, of this bank. */
const sessionsWith = ({ skillId, version }: LoadedBank, { tables }: EvaluationContext): Promise<SessionRow[]> =>
  tables.evaluationSessions.filter((row) => row.skillId === skillId && row.bankVersion === version).toArray()

const skillOf = ({ db }: Pick<Context, 'db'>, id: string): Promise<Skill | undefined> => skillTable(db).get(id)

const own = async <Row extends { id: string; userId: string }>(
  rows: Table<Row, string>,
  id: string,
  userId: string | undefined,
): Promise<Row | undefined> => {
  const row = await rows.get(id)
  return row?.userId === userId ? row : undefined
}

const ownSession = (id: string, { tables, userId }: EvaluationContext) => own(tables.evaluationSessions, id, userId)
const ownResult = (id: string, { tables, userId }: EvaluationContext) => own(tables.evaluationResults, id, userId)

/** The session as it is shown; its bank and its skill are there, since it was begun with them. */
async function viewOf(row: SessionRow, context: EvaluationContext, banks: Banks): Promise<EvaluationSession> {
  const bank = banks.get(row.skillId)
  const skill = await skillOf(context, row.skillId)
  if (!bank || !skill) throw new Error(`A session of ${row.skillId}, which has no bank`)
  return toSession(row, bank, skill, context.now)
}

async function resultView(row: ResultRow, context: EvaluationContext) {
  const { tables, userId = '', now } = context
  const skill = await skillOf(context, row.skillId)
  if (!skill) return notFound('skill')
  const session = await tables.evaluationSessions.get(row.sessionId)
  const sessions = await tables.evaluationSessions.where('[userId+skillId]').equals([userId, row.skillId]).toArray()
  const all = await tables.evaluationResults.where('[userId+skillId]').equals([userId, row.skillId]).toArray()
  return toResult(row, session, skill, all, new Date(retakeAt(sessions, now)).toISOString())
}

/** Runs `change` on an open session of the person's; 409 where it is not open, or not where the caller believes. */
async function changing<Answer>(
  id: string,
  context: EvaluationContext,
  banks: Banks,
  { seq, itemId }: Partial<Pick<ItemAnswer, 'seq' | 'itemId'>>,
  change: (row: SessionRow, bank: LoadedBank) => Promise<Answer>,
) {
  const row = await ownSession(id, context)
  const bank = row && banks.get(row.skillId)
  if (!row || !bank) return notFound('session')
  if (!isOpenStatus(statusAt(row, context.now)))
    return conflict('error.evaluation.closed.msg.session', await viewOf(row, context, banks))
  const isElsewhere =
    (seq !== undefined && seq !== row.log.length + 1) || (itemId !== undefined && itemId !== row.itemId)
  if (isElsewhere) return conflict('error.evaluation.elsewhere.msg.session', await viewOf(row, context, banks))
  return change(row, bank)
}

function notFound(entity: 'skill' | 'session' | 'result' | 'badge') {
  const message: PortalRefusal = `error.evaluation.notfound.msg.${entity}`
  return reply(404, { message, status: 404 })
}

const conflict = (message: PortalRefusal, current: EvaluationSession) => reply(409, { message, status: 409, current })

function refused(message: PortalRefusal, field?: string) {
  return reply(400, { message, status: 400, ...(field && { fields: { [field]: message } }) })
}
