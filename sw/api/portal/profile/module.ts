// The profile (portal API, B): what a resume says, its versions, what comes in from other formats and goes out to them, and what is being learnt.
import { knownLevels } from '#contract/portal/match-score.ts'
import type { PortalRefusal } from '#contract/portal/portal-refusals.ts'
import { profileApi } from '#contract/portal/profile.ts'
import {
  type Learning,
  type Profile,
  patchContent,
  type ResumeListed,
  ResumeVersion,
} from '#contract/portal/profile-shapes.ts'
import { EMPTY_RESUME, ResumeContent } from '#contract/portal/resume.ts'
import { bestClaims, type SkillClaimRow } from '#contract/portal/skills.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import { utcDay } from '#formats/iso-day.ts'
import { type Context, defineModule, reply, table } from '#sw/api/engine/define-module.ts'
import { jobsUnlockedBy, openJobs } from '#sw/api/portal/jobs/shared/open-jobs.ts'
import { consentsOf } from '#sw/api/portal/settings/shared/consents.ts'
import { roleTable, skillClaimsOf, skillTable } from '#sw/api/portal/skills/shared/tables.ts'
import { targetLevels } from '#sw/api/portal/skills/shared/target-levels.ts'
import { userTable } from '#sw/api/portal/user/shared/tables.ts'
import { claimedNames, withClaims } from './claimed-skills.ts'
import { changesBetween, importItems, withImport } from './compare.ts'
import { completenessOf } from './completeness.ts'
import { countOf, fitted, overflowOf } from './shared/fit.ts'

/** One person's, under the person's id. The photograph is the user's avatar. */
const ProfileRow = z.object({ id: Id, userId: Id, content: ResumeContent, version: z.int(), updatedAt: IsoDate })
type ProfileRow = z.infer<typeof ProfileRow>

const ResumeRow = z.extend(ResumeVersion, { userId: Id })
type ResumeRow = z.infer<typeof ResumeRow>

const LearningRow = z.object({ id: Id, userId: Id, skillId: Id, note: z.string(), doneAt: z.nullable(IsoDate) })

const tables = { profiles: table(ProfileRow), resumeVersions: table(ResumeRow), learnings: table(LearningRow) }
type ProfileContext = Context<typeof tables>

export const profileModule = defineModule(profileApi, {
  tables,
  seed: async (now) => (await import('#seed/career/profiles.ts')).seedProfiles(now),
  prepare: {
    import: async ({ query, body }, { language }) => {
      if (query.format === 'europass') return (await import('./europass-read.ts')).readEuropass(body.text, language)
      return (await import('./json-resume.ts')).readJsonResume(body.text)
    },
    updateLearning: async () => (await import('#seed/items/banks.ts')).itemBanks,
  },
  handlers: {
    profile: async (_, context) => profileView(await rowOf(context), context),

    updateProfile: async ({ body }, context) => {
      const row = await rowOf(context)
      if (body.version !== undefined && body.version !== row.version) {
        const current = await profileView(row, context)
        return reply(409, { message: 'error.profile.conflict.msg.profile', status: 409, current })
      }
      return changed(row, patchContent(fitted(row.content), body.profile), context)
    },

    setPhoto: async ({ body }, context) => {
      const users = userTable(context.db)
      const user = await users.get(context.userId ?? '')
      if (user) await users.put({ ...user, avatar: body.photo })
      const row = await rowOf(context)
      return changed(row, fitted(row.content), context)
    },

    resumes: async (_, { tables, userId = '' }) => {
      const rows = await tables.resumeVersions.where('userId').equals(userId).toArray()
      return rows.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).map(toListed)
    },

    resume: async ({ params }, context) => {
      const row = await ownResume(params.id, context)
      return row ? toVersion(row) : notFound('resume')
    },

    diff: async ({ query }, context) => {
      const contentOf = async (id: string) =>
        id === 'current' ? (await rowOf(context)).content : (await ownResume(id, context))?.content
      const from = await contentOf(query.from)
      const to = await contentOf(query.to)
      return from && to ? changesBetween(fitted(from), fitted(to)) : notFound('resume')
    },

    createResume: async ({ body }, context) => {
      const version = await saveVersion(await rowOf(context), body.name, body.note, context)
      return reply(201, toListed(version))
    },

    updateResume: async ({ params, body }, context) => {
      const row = await ownResume(params.id, context)
      if (!row) return notFound('resume')
      const next = { ...row, name: body.name ?? row.name, note: body.note ?? row.note }
      await context.tables.resumeVersions.put(next)
      return toListed(next)
    },

    deleteResume: async ({ params }, context) => {
      if (!(await ownResume(params.id, context))) return false
      await context.tables.resumeVersions.delete(params.id)
      return true
    },

    restoreResume: async ({ params, body }, context) => {
      const version = await ownResume(params.id, context)
      if (!version) return notFound('resume')
      const row = await rowOf(context)
      await saveVersion(row, body.keepAs, '', context)
      return changed(row, fitted(version.content), context)
    },

    import: async ({ body }, context, read) => {
      if (!read) {
        const message = 'error.profile.format.msg.file'
        return reply(400, { message, status: 400, fields: { text: message } })
      }
      const row = await rowOf(context)
      const { unmapped, problems } = read
      const own = fitted(row.content)
      const claimed = await claimedNames(context)
      const preview = importItems(own, read, claimed)
      if (!body.commit) return { preview, unmapped, problems, profile: null }
      const content = withImport(own, read, claimed, body.accept, context.newId)
      return { preview, unmapped, problems, profile: await changed(row, content, context) }
    },

    export: async ({ query }, context) => {
      const row = await rowOf(context)
      const version = query.resumeId === undefined ? undefined : await ownResume(query.resumeId, context)
      if (query.resumeId !== undefined && !version) return notFound('resume')
      const own = fitted(version?.content ?? row.content)
      const content = query.claims === 'true' ? await withClaims(own, context) : own
      const name = `resume-${utcDay(context.now)}`
      if (query.format === 'europass') {
        const { toEuropass } = await import('./europass-write.ts')
        return new File([toEuropass(content)], `${name}.xml`, { type: 'application/xml' })
      }
      const { toJsonResume } = await import('./json-resume.ts')
      const json = toJsonResume(content, version?.createdAt ?? row.updatedAt)
      return new File([`${JSON.stringify(json, null, 2)}\n`], `${name}.json`, { type: 'application/json' })
    },

    learning: async (_, context) => {
      const { itemBanks } = await import('#seed/items/banks.ts')
      const user = await userTable(context.db).get(context.userId ?? '')
      return learningOf(user?.skillsToLearn ?? [], context, Object.keys(itemBanks))
    },

    updateLearning: async ({ params: { skillId }, body }, context, itemBanks) => {
      const { tables, userId = '', now, db } = context
      if (!(await skillTable(db).get(skillId))) return notFound('skill')
      const id = `${userId}␟${skillId}`
      const known = (await tables.learnings.get(id)) ?? { id, userId, skillId, note: '', doneAt: null }
      const doneAt = body.isDone ? (known.doneAt ?? new Date(now).toISOString()) : null
      const next = {
        ...known,
        note: body.note ?? known.note,
        doneAt: body.isDone === undefined ? known.doneAt : doneAt,
      }
      await tables.learnings.put(next)
      const [learning] = await learningOf([skillId], context, Object.keys(itemBanks))
      return learning ?? notFound('skill')
    },
  },
})

/** The person's profile; before the first change, what the account says. */
async function rowOf({ tables, db, userId = '', now }: ProfileContext): Promise<ProfileRow> {
  const row = await tables.profiles.get(userId)
  if (row) return row
  const user = await userTable(db).get(userId)
  const basics = { ...EMPTY_RESUME.basics, name: user?.name ?? '', email: user?.email ?? '' }
  const updatedAt = new Date(now).toISOString()
  return { id: userId, userId, content: { ...EMPTY_RESUME, basics }, version: 0, updatedAt }
}

/** @param content within the limits; what the row has beyond them is saved as versions */
async function changed(row: ProfileRow, content: ResumeContent, context: ProfileContext): Promise<Profile> {
  const name = context.language === 'fr' ? 'Entrées au-delà du maximum' : 'Entries beyond the limit'
  for (const beyond of overflowOf(row.content)) await saveVersion({ ...row, content: beyond }, name, '', context)
  const updatedAt = new Date(context.now).toISOString()
  const next = { ...row, content, version: row.version + 1, updatedAt }
  await context.tables.profiles.put(next)
  return profileView(next, context)
}

async function profileView({ content: stored, version, updatedAt }: ProfileRow, context: ProfileContext) {
  const content = fitted(stored)
  const beyond = countOf(stored) - countOf(content)
  const photo = await photoOf(context)
  const claims = await claimsOf(context)
  const jobs = await openJobs(context.db, context.now)
  const completeness = completenessOf(content, photo, claims, jobs)
  const view: Profile = { content, photo, completeness, version, updatedAt }
  return beyond > 0 ? { ...view, beyond } : view
}

const photoOf = async ({ db, userId = '' }: ProfileContext): Promise<string | null> =>
  (await userTable(db).get(userId))?.avatar ?? null

const claimsOf = ({ db, userId = '' }: ProfileContext): Promise<SkillClaimRow[]> => skillClaimsOf(db, userId)

async function ownResume(id: string, { tables, userId }: ProfileContext): Promise<ResumeRow | undefined> {
  const row = await tables.resumeVersions.get(id)
  return row?.userId === userId ? row : undefined
}

async function saveVersion(row: ProfileRow, name: string, note: string, context: ProfileContext): Promise<ResumeRow> {
  const { newId, userId = '', now, tables } = context
  const version: ResumeRow = {
    id: newId(),
    userId,
    name,
    note,
    createdAt: new Date(now).toISOString(),
    profileVersion: row.version,
    content: fitted(row.content),
    photo: await photoOf(context),
  }
  await tables.resumeVersions.add(version)
  return version
}

const toVersion = ({ userId: _, ...version }: ResumeRow): ResumeVersion => ({
  ...version,
  content: fitted(version.content),
})

const toListed = ({ id, name, note, createdAt, profileVersion }: ResumeRow): ResumeListed => ({
  id,
  name,
  note,
  createdAt,
  profileVersion,
})

async function learningOf(
  skillIds: readonly string[],
  context: ProfileContext,
  evaluable: readonly string[],
): Promise<Learning[]> {
  const { db, tables, userId = '', now } = context
  const claims = await claimsOf(context)
  const best = bestClaims(claims)
  const levels = knownLevels(claims)
  const jobs = (await consentsOf(db, userId)).matching ? await openJobs(db, now) : []
  const targets = await targetLevels(db, userId, await roleTable(db).toArray())
  const notes = new Map(
    (await tables.learnings.where('userId').equals(userId).toArray()).map((row) => [row.skillId, row]),
  )
  const skills = await skillTable(db).bulkGet([...skillIds])
  return skills.flatMap((skill): Learning[] => {
    if (!skill) return []
    const { id: skillId, label } = skill
    const own = notes.get(skillId)
    return [
      {
        skillId,
        label,
        level: levels.get(skillId)?.level ?? 0,
        source: best.get(skillId)?.source ?? null,
        target: targets.get(skillId) ?? null,
        jobsUnlocked: jobsUnlockedBy(skillId, jobs, levels),
        isEvaluable: evaluable.includes(skillId),
        note: own?.note ?? '',
        doneAt: own?.doneAt ?? null,
      },
    ]
  })
}

function notFound(entity: 'resume' | 'skill') {
  const message: PortalRefusal = `error.profile.notfound.msg.${entity}`
  return reply(404, { message, status: 404 })
}
