// The profiling (portal API, B): answers saved one by one, what they change, and what follows from submitting them.
import type { PortalRefusal } from '#contract/portal/portal-refusals.ts'
import {
  type ProfilingAnswer,
  type ProfilingState,
  profilingApi,
  type Questionnaire,
} from '#contract/portal/profiling.ts'
import { DEFAULT_SETTINGS, patchSettings } from '#contract/portal/settings.ts'
import { claimId, Level, type Role, type Skill, type SkillClaimRow } from '#contract/portal/skills.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { type Context, defineModule, reply } from '#sw/api/engine/define-module.ts'
import { openJobs } from '#sw/api/portal/jobs/shared/open-jobs.ts'
import { settingsTable } from '#sw/api/portal/settings/shared/tables.ts'
import { roleTable, skillClaimTable, skillTable } from '#sw/api/portal/skills/shared/tables.ts'
import { userTable } from '#sw/api/portal/user/shared/tables.ts'
import { newQuestions, validAnswers } from './changed-questions.ts'
import { fits, isShown, missing, questionsOf } from './check-answers.ts'
import { fittingJobs } from './fitting-jobs.ts'
import { outcomeOf } from './outcome.ts'
import { newRow, type ProfilingRow, profilingTables } from './rows.ts'

const LEVEL = 'level:'
const INTEREST = 'interest:'

export const profilingModule = defineModule(profilingApi, {
  tables: profilingTables,
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

    answers: async (_, context) => {
      const { tables, userId = '' } = context
      const row = await tables.profilings.get(userId)
      if (!row) return toState(newRow(userId))
      const { questionnaire } = await import('#seed/career/questionnaire.ts')
      return toState(upToDate(row, await questionnaireOf(context, questionnaire), await roleIdsOf(context)))
    },

    saveAnswers: async ({ body }, context, { questionnaire }) => {
      const { tables, userId = '', now } = context
      const current = await questionnaireOf(context, questionnaire)
      const roleIds = await roleIdsOf(context)
      const questions = new Map(questionsOf(current).map((question) => [question.id, question]))
      const unfit = Object.entries(body.answers).filter(([id, answer]) => {
        const question = questions.get(id)
        return answer !== null && !(question && fits(question, answer, roleIds))
      })
      if (unfit.length > 0)
        return refused(
          'error.profiling.unfit.msg.answer',
          unfit.map(([id]) => id),
        )
      const row = upToDate((await tables.profilings.get(userId)) ?? newRow(userId), current, roleIds)
      const next: ProfilingRow = {
        ...row,
        questionIds: [...questions.keys()],
        answers: merged(row.answers, body.answers),
        questionnaireVersion: current.version,
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
      const current = await questionnaireOf(context, questionnaire)
      const row = upToDate((await tables.profilings.get(userId)) ?? newRow(userId), current, await roleIdsOf(context))
      const open = missing(current, row.answers)
      if (open.length > 0) return refused('error.profiling.missing.msg.answer', open)
      const user = await userTable(db).get(userId)
      if (!user) return reply(401, { error: 'Unknown user' })
      const at = new Date(now).toISOString()
      const completed = { ...user, isProfilingCompleted: true }
      await userTable(db).put(completed)
      const submitted = {
        ...row,
        answers: withoutUnused(row.answers),
        newQuestionIds: [],
        questionnaireVersion: current.version,
        version: row.version + 1,
        submittedAt: at,
      }
      await tables.profilings.put(submitted)
      const claims = skillClaimTable(db)
      const stated = claimsOf(current, row, at)
      const known = await claims.bulkGet(stated.map(({ id }) => id))
      await claims.bulkPut(stated.map((claim, index) => ({ ...known[index], ...claim })))
      await storeConsents(db, row)
      return outcomeOf(submitted, completed, context, Object.keys(itemBanks))
    },

    outcome: async (_, context) => {
      const { tables, userId = '', db } = context
      const row = await tables.profilings.get(userId)
      const user = await userTable(db).get(userId)
      if (!user) return reply(401, { error: 'Unknown user' })
      if (!row?.submittedAt) return refused('error.profiling.notsubmitted.msg.answer', [])
      const { itemBanks } = await import('#seed/items/banks.ts')
      return outcomeOf(row, user, context, Object.keys(itemBanks))
    },

    chooseSkills: async ({ body }, { db, userId = '' }) => {
      const skillIds = [...new Set(body.skillIds)]
      const known = await skillTable(db).bulkGet(skillIds)
      if (known.includes(undefined)) return refused('error.profiling.unknown.msg.answer', ['skillIds'])
      const user = await userTable(db).get(userId)
      if (!user) return reply(401, { error: 'Unknown user' })
      const chosen = { ...user, skillsToLearn: skillIds }
      await userTable(db).put(chosen)
      return { user: chosen }
    },
  },
})

type MakeQuestionnaire = (roles: readonly Role[], skills: readonly Skill[], version: string) => Questionnaire

/** Named after the roles and skills that it is about: a change of those is another version. */
async function questionnaireOf({ db }: Pick<Context, 'db'>, make: MakeQuestionnaire): Promise<Questionnaire> {
  const roles = await roleTable(db).toArray()
  const skills = await skillTable(db).toArray()
  return make(roles, skills, `1.${roles.length}.${skills.length}`)
}

const roleIdsOf = async ({ db }: Pick<Context, 'db'>): Promise<ReadonlySet<string>> =>
  new Set((await roleTable(db).toArray()).map(({ id }) => id))

/** As the questionnaire is now. A profiling that is submitted is not asked again. */
function upToDate(row: ProfilingRow, current: Questionnaire, roleIds: ReadonlySet<string>): ProfilingRow {
  const questions = questionsOf(current)
  const answers = validAnswers(questions, row.answers, roleIds)
  return { ...row, answers, newQuestionIds: row.submittedAt ? [] : newQuestions(questions, row, roleIds) }
}

const toState = ({ id: _, userId: __, questionIds: ___, ...state }: ProfilingRow): ProfilingState => state

/** Question by question; null takes an answer back. */
const merged = (
  answers: ProfilingRow['answers'],
  patch: Readonly<Record<string, ProfilingAnswer | null>>,
): ProfilingRow['answers'] =>
  Object.fromEntries(
    Object.entries({ ...answers, ...patch }).flatMap(([id, answer]) => (answer ? [[id, answer] as const] : [])),
  )

/** Answers on interests are stored only where they may be used. */
const withoutUnused = (answers: ProfilingRow['answers']): ProfilingRow['answers'] =>
  answers['consent-interests']?.value === true
    ? answers
    : Object.fromEntries(Object.entries(answers).filter(([id]) => !id.startsWith(INTEREST)))

/** What the answers may be used for is in the settings, where it can be changed. */
async function storeConsents(db: CairnDb, { id, answers }: ProfilingRow): Promise<void> {
  const said = (name: string) => answers[`consent-${name}`]?.value === true
  const consents = { matching: said('matching'), interests: said('interests'), notifications: said('notifications') }
  const known = await settingsTable(db).get(id)
  const settings = known ?? DEFAULT_SETTINGS
  const changed = { ...settings, ...patchSettings(settings, { consents }), version: settings.version + 1 }
  await settingsTable(db).put({ ...changed, id, userId: id })
}

/** The levels that the person has stated, as claims. Only of what the chosen roles require. */
function claimsOf(current: Questionnaire, { id: userId, answers }: ProfilingRow, at: string): SkillClaimRow[] {
  return questionsOf(current).flatMap((question): SkillClaimRow[] => {
    const level = Level.safeParse(answers[question.id]?.value)
    if (!question.id.startsWith(LEVEL) || question.skillId === null) return []
    if (!level.success || !isShown(question, answers)) return []
    const { skillId } = question
    return [{ id: claimId(userId, skillId, 'self'), userId, skillId, level: level.data, source: 'self', at }]
  })
}

function refused(message: PortalRefusal, fields: readonly string[]) {
  return reply(400, { message, status: 400, fields: Object.fromEntries(fields.map((field) => [field, message])) })
}
