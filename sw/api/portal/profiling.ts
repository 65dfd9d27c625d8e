// The profiling (portal API, B): answers kept one by one, what they change, and what follows from submitting them.
import { knownLevels } from '#contract/portal/match-score.ts'
import {
  ProfilingAnswer,
  type ProfilingOutcome,
  type ProfilingState,
  profilingApi,
  type Questionnaire,
  type SkillGap,
} from '#contract/portal/profiling.ts'
import { DEFAULT_SETTINGS, patchSettings, type Settings } from '#contract/portal/settings.ts'
import { claimId, Level, type Role, type Skill, type SkillClaimRow } from '#contract/portal/skills.ts'
import type { User } from '#contract/portal/user.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { consentsOf } from '../consents.ts'
import type { CairnDb } from '../db.ts'
import { type Context, defineModule, reply, table } from '../define-module.ts'
import { jobsUnlockedBy, openJobs } from '../open-jobs.ts'
import { requiredLevels, TARGET_ROLES } from '../target-levels.ts'
import { fits, isShown, missing, questionsOf } from './profiling/check-answers.ts'
import { fittingJobs } from './profiling/fitting-jobs.ts'
import { riasecOf, rolesLike } from './profiling/interests.ts'

/** One person's, under the person's id. */
const ProfilingRow = z.object({
  id: Id,
  userId: Id,
  answers: z.record(z.string(), ProfilingAnswer),
  questionnaireVersion: z.nullable(z.string()),
  lastQuestionId: z.nullable(Id),
  version: z.int(),
  savedAt: z.nullable(IsoDate),
  submittedAt: z.nullable(IsoDate),
})
type ProfilingRow = z.infer<typeof ProfilingRow>

const tables = { profilings: table(ProfilingRow) }
type ProfilingContext = Context<typeof tables>

const LEVEL = 'level:'
const INTEREST = 'interest:'

export const profilingModule = defineModule(profilingApi, {
  tables,
  seed: async (now) => ({ profilings: (await import('#seed/career/profilings.ts')).seedProfilings(now) }),
  prepare: {
    saveAnswers: () => import('#seed/career/questionnaire.ts'),
    submit: async () => ({
      ...(await import('#seed/career/questionnaire.ts')),
      ...(await import('#seed/items/banks.ts')),
    }),
  },
  handlers: {
    questionnaire: async (_, context) => {
      const { questionnaire } = await import('#seed/career/questionnaire.ts')
      return questionnaireOf(context, questionnaire)
    },

    answers: async (_, { tables, userId = '' }) => toState(await tables.profilings.get(userId)),

    saveAnswers: async ({ body }, context, { questionnaire }) => {
      const { tables, userId = '', now } = context
      const asked = await questionnaireOf(context, questionnaire)
      const roleIds = new Set((await context.db.table<Role>('roles').toArray()).map(({ id }) => id))
      const questions = new Map(questionsOf(asked).map((question) => [question.id, question]))
      const unfit = Object.entries(body.answers).filter(([id, answer]) => {
        const question = questions.get(id)
        return answer !== null && !(question && fits(question, answer, roleIds))
      })
      if (unfit.length > 0)
        return refused(
          'unfit',
          unfit.map(([id]) => id),
        )
      const row = (await tables.profilings.get(userId)) ?? newRow(userId)
      const next: ProfilingRow = {
        ...row,
        answers: merged(row.answers, body.answers),
        questionnaireVersion: asked.version,
        lastQuestionId: body.lastQuestionId === undefined ? row.lastQuestionId : body.lastQuestionId,
        version: row.version + 1,
        savedAt: new Date(now).toISOString(),
      }
      await tables.profilings.put(next)
      return toState(next)
    },

    effect: async ({ body }, { tables, db, userId = '', now }) => {
      const jobs = await openJobs(db, now)
      const answers = (await tables.profilings.get(userId))?.answers ?? {}
      const after = fittingJobs(jobs, merged(answers, body.answers))
      return { before: fittingJobs(jobs, answers), after, of: jobs.length }
    },

    submit: async (_, context, { questionnaire, itemBanks }) => {
      const { tables, userId = '', now, db } = context
      const asked = await questionnaireOf(context, questionnaire)
      const row = (await tables.profilings.get(userId)) ?? newRow(userId)
      const open = missing(asked, row.answers)
      if (open.length > 0) return refused('missing', open)
      const user = await db.table<User, string>('users').get(userId)
      if (!user) return reply(401, { error: 'Unknown user' })
      const at = new Date(now).toISOString()
      const completed = { ...user, isProfilingCompleted: true }
      await db.table<User, string>('users').put(completed)
      const submitted = {
        ...row,
        answers: withoutUnused(row.answers),
        questionnaireVersion: asked.version,
        version: row.version + 1,
        submittedAt: at,
      }
      await tables.profilings.put(submitted)
      await db.table<SkillClaimRow, string>('skillClaims').bulkPut(claimsOf(asked, row, at))
      await storeConsents(db, row)
      return outcomeOf(submitted, completed, context, Object.keys(itemBanks))
    },

    outcome: async (_, context) => {
      const { tables, userId = '', db } = context
      const row = await tables.profilings.get(userId)
      const user = await db.table<User, string>('users').get(userId)
      if (!user) return reply(401, { error: 'Unknown user' })
      if (!row?.submittedAt) return refused('notsubmitted', [])
      const { itemBanks } = await import('#seed/items/banks.ts')
      return outcomeOf(row, user, context, Object.keys(itemBanks))
    },

    chooseSkills: async ({ body }, { db, userId = '' }) => {
      const skillIds = [...new Set(body.skillIds)]
      const known = await db.table<Skill, string>('skills').bulkGet(skillIds)
      if (known.includes(undefined)) return refused('unknown', ['skillIds'])
      const user = await db.table<User, string>('users').get(userId)
      if (!user) return reply(401, { error: 'Unknown user' })
      const chosen = { ...user, skillsToLearn: skillIds }
      await db.table<User, string>('users').put(chosen)
      return { user: chosen }
    },
  },
})

type MakeQuestionnaire = (roles: readonly Role[], skills: readonly Skill[], version: string) => Questionnaire

/** Named after the roles and skills that it is about: a change of those is another version. */
async function questionnaireOf({ db }: Pick<Context, 'db'>, make: MakeQuestionnaire): Promise<Questionnaire> {
  const roles = await db.table<Role, string>('roles').toArray()
  const skills = await db.table<Skill, string>('skills').toArray()
  return make(roles, skills, `1.${roles.length}.${skills.length}`)
}

const newRow = (userId: string): ProfilingRow => ({
  id: userId,
  userId,
  answers: {},
  questionnaireVersion: null,
  lastQuestionId: null,
  version: 0,
  savedAt: null,
  submittedAt: null,
})

const toState = (row: ProfilingRow = newRow('')): ProfilingState => {
  const { id: _, userId: __, ...state } = row
  return state
}

/** Question by question; null takes an answer back. */
const merged = (
  answers: ProfilingRow['answers'],
  patch: Readonly<Record<string, ProfilingAnswer | null>>,
): ProfilingRow['answers'] =>
  Object.fromEntries(
    Object.entries({ ...answers, ...patch }).flatMap(([id, answer]) => (answer ? [[id, answer] as const] : [])),
  )

/** Answers on interests are kept only where they may be used. */
const withoutUnused = (answers: ProfilingRow['answers']): ProfilingRow['answers'] =>
  answers['consent-interests']?.value === true
    ? answers
    : Object.fromEntries(Object.entries(answers).filter(([id]) => !id.startsWith(INTEREST)))

/** What the answers may be used for stands in the settings, where it can be changed. */
async function storeConsents(db: CairnDb, { id, answers }: ProfilingRow): Promise<void> {
  const said = (name: string) => answers[`consent-${name}`]?.value === true
  const consents = { matching: said('matching'), interests: said('interests'), notifications: said('notifications') }
  const known = await db.table<Settings & { id: string }, string>('portalSettings').get(id)
  const settings = known ?? DEFAULT_SETTINGS
  const changed = { ...settings, ...patchSettings(settings, { consents }), version: settings.version + 1 }
  await db.table('portalSettings').put({ ...changed, id, userId: id })
}

/** What the person has said of their levels, as claims. Only of what the chosen roles ask for. */
function claimsOf(asked: Questionnaire, { id: userId, answers }: ProfilingRow, at: string): SkillClaimRow[] {
  return questionsOf(asked).flatMap((question): SkillClaimRow[] => {
    const level = Level.safeParse(answers[question.id]?.value)
    if (!question.id.startsWith(LEVEL) || question.skillId === null) return []
    if (!level.success || !isShown(question, answers)) return []
    const { skillId } = question
    return [{ id: claimId(userId, skillId, 'self'), userId, skillId, level: level.data, source: 'self', at }]
  })
}

async function outcomeOf(
  { answers }: ProfilingRow,
  user: User,
  { db, now }: ProfilingContext,
  evaluable: readonly string[],
): Promise<ProfilingOutcome> {
  const roles = await db.table<Role, string>('roles').toArray()
  const wanted = answers[TARGET_ROLES]?.value
  const targetRoleIds = Array.isArray(wanted) ? wanted : []
  const consents = await consentsOf(db, user.id)
  const riasec = consents.interests ? riasecOf(answers) : null
  return {
    user,
    isMatched: consents.matching,
    riasec,
    rolesToExplore: riasec ? rolesLike(riasec, roles, targetRoleIds) : [],
    targetRoleIds,
    gaps: await gapsOf(
      roles.filter(({ id }) => targetRoleIds.includes(id)),
      user.id,
      { db, now, evaluable, isMatched: consents.matching },
    ),
  }
}

/** What the target roles ask for and the person does not have, the most jobs unlocked first, then the widest gap. */
async function gapsOf(
  targets: readonly Role[],
  userId: string,
  {
    db,
    now,
    evaluable,
    isMatched,
  }: Pick<Context, 'db' | 'now'> & { readonly evaluable: readonly string[]; readonly isMatched: boolean },
): Promise<SkillGap[]> {
  const claims = await db.table<SkillClaimRow, string>('skillClaims').where('userId').equals(userId).toArray()
  const levels = knownLevels(claims)
  const jobs = isMatched ? await openJobs(db, now) : []
  const skills = await db.table<Skill, string>('skills').toArray()
  const required = requiredLevels(targets)
  return skills
    .flatMap(({ id, label }): SkillGap[] => {
      const needed = required.get(id)
      const level = levels.get(id)?.level ?? 0
      if (needed === undefined || level >= needed) return []
      return [
        {
          skillId: id,
          label,
          level,
          required: needed,
          roleIds: targets
            .filter(({ requirements }) => requirements.some(({ skillId }) => skillId === id))
            .map((role) => role.id),
          jobsUnlocked: jobsUnlockedBy(id, jobs, levels),
          isEvaluable: evaluable.includes(id),
        },
      ]
    })
    .sort(
      (one, other) =>
        other.jobsUnlocked - one.jobsUnlocked ||
        other.required - other.level - (one.required - one.level) ||
        (one.skillId < other.skillId ? -1 : 1),
    )
}

function refused(reason: string, fields: readonly string[]) {
  const message = `error.profiling.${reason}.msg.answer`
  return reply(400, { message, status: 400, fields: Object.fromEntries(fields.map((field) => [field, message])) })
}
