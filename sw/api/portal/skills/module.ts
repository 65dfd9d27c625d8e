// Skills, roles and people's claims, for all of the portal's domains (portal API, B and C). Other domains write `skillClaims` through `writes: ['skills']`.
import type { Table } from 'dexie'
import {
  claimId,
  RATINGS_KEPT,
  Role,
  Skill,
  type SkillClaim,
  SkillClaimRow,
  SkillFamily,
  skillsApi,
} from '#contract/portal/skills.ts'
import { defineModule, reply, table } from '#sw/api/engine/define-module.ts'

/** Of tables that are the same for everybody. */
const OF_THE_PORTAL = 'what the portal offers, the same for everybody'

export const skillsModule = defineModule(skillsApi, {
  tables: {
    skillFamilies: table(SkillFamily),
    skills: table(Skill),
    roles: table(Role),
    skillClaims: table(SkillClaimRow),
  },
  backup: { skillFamilies: OF_THE_PORTAL, skills: OF_THE_PORTAL, roles: OF_THE_PORTAL },
  seed: async (now) => {
    const [{ skillFamilies, skills }, { roles }, { seedClaims }] = await Promise.all([
      import('#seed/career/skills.ts'),
      import('#seed/career/roles.ts'),
      import('#seed/career/claims.ts'),
    ])
    return { skillFamilies, skills, roles, skillClaims: seedClaims(now) }
  },
  handlers: {
    skills: async (_, { tables, language }) => {
      const [families, skills] = [await tables.skillFamilies.toArray(), await tables.skills.toArray()]
      const order = new Intl.Collator(language)
      const byLabel = (a: SkillFamily | Skill, b: SkillFamily | Skill) =>
        order.compare(a.label[language], b.label[language])
      return { families: families.sort(byLabel), skills: skills.sort(byLabel) }
    },

    roles: async (_, { tables, language }) => {
      const order = new Intl.Collator(language)
      return (await tables.roles.toArray()).sort((a, b) => order.compare(a.title[language], b.title[language]))
    },

    claims: async (_, { tables, userId = '' }) =>
      (await claimsOf(tables.skillClaims, userId)).map(toClaim).sort((a, b) => (a.id < b.id ? -1 : 1)),

    putClaim: async ({ params: { skillId }, body: { level, isBlind } }, { tables, userId = '', now }) => {
      if (!(await tables.skills.get(skillId))) {
        return reply(404, { message: 'error.skills.notfound.msg.skill', status: 404 })
      }
      const id = claimId(userId, skillId, 'self')
      const known = await tables.skillClaims.get(id)
      if (known?.level === level && !isBlind) return toClaim(known)
      const earlier = [...(known && isBlind ? [{ level: known.level, at: known.at }] : []), ...(known?.earlier ?? [])]
      const claim: SkillClaimRow = {
        ...known,
        id,
        userId,
        skillId,
        level,
        source: 'self',
        at: new Date(now).toISOString(),
        ...(earlier.length > 0 && { earlier: earlier.slice(0, RATINGS_KEPT) }),
      }
      await tables.skillClaims.put(claim)
      return toClaim(claim)
    },

    deleteClaim: async ({ params: { skillId } }, { tables, userId = '' }) => {
      const id = claimId(userId, skillId, 'self')
      if (!(await tables.skillClaims.get(id))) return false
      await tables.skillClaims.delete(id)
      return true
    },
  },
})

const claimsOf = (claims: Table<SkillClaimRow, string>, userId: string) =>
  claims.where('userId').equals(userId).toArray()

const toClaim = ({ userId: _, ...claim }: SkillClaimRow): SkillClaim => claim
