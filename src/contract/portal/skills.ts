// Skills, roles, and what a person can do: shared by jobs, applications, profiling, evaluation and profile.
// @chunk job-shapes
import { defineApi } from '#contract/define-api.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Bilingual, Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** 1: knows the words; 2: with help; 3: alone; 4: also where it is hard; 5: others come to ask. */
export const Level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type Level = z.infer<typeof Level>

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/** Codes of the same skill or role in public classifications; left out where they are not sure. */
const Codes = z.object({
  /** In ESCO, the European classification. */
  esco: z.optional(z.string()),
  /** In ROME, the French classification. */
  rome: z.optional(z.string()),
  /** In ISCO-08, the classification of the ILO. */
  isco: z.optional(z.string()),
})

/** One of the twelve groups in which skills are listed. */
export const SkillFamily = z.object({ id: Id, label: Bilingual })
export type SkillFamily = z.infer<typeof SkillFamily>

/** A skill that jobs ask for and people have. */
export const Skill = z.object({
  id: Id,
  label: Bilingual,
  /** Other words for it, by which it is found too. */
  altLabels: z.object({
    /** In English. */
    en: z.array(z.string()),
    /** In French. */
    fr: z.array(z.string()),
  }),
  /** The family's id. */
  family: Id,
  /** What kind of skill it is. */
  kind: z.enum(['knowledge', 'tool', 'practice', 'language', 'licence']),
  codes: z.optional(Codes),
})
export type Skill = z.infer<typeof Skill>

/** What a role or a job asks for. A `must` that is not met is shown, never hidden. */
export const Requirement = z.object({
  skillId: Id,
  level: Level,
  /** How much it counts among the others, 0 to 1. */
  importance: z.number().check(z.gte(0), z.lte(1)),
  /** Whether the job or role cannot do without it. */
  must: z.boolean(),
})
export type Requirement = z.infer<typeof Requirement>

/** How much of each of Holland’s six kinds of work there is, 0 to 100. */
export const Riasec = z.object({
  /** Realistic: working with things. */
  R: z.number(),
  /** Investigative: finding out. */
  I: z.number(),
  /** Artistic: creating. */
  A: z.number(),
  /** Social: helping people. */
  S: z.number(),
  /** Enterprising: leading and selling. */
  E: z.number(),
  /** Conventional: keeping order. */
  C: z.number(),
})
export type Riasec = z.infer<typeof Riasec>

/** A kind of job, such as data analyst. */
export const Role = z.object({
  id: Id,
  title: Bilingual,
  /** Other titles for it, by which its jobs are found too. */
  altTitles: z.object({
    /** In English. */
    en: z.array(z.string()),
    /** In French. */
    fr: z.array(z.string()),
  }),
  /** The sector in which most of its jobs are. */
  field: Id,
  /** How much preparation it takes: 1 little, 5 long studies and years of practice. */
  zone: Level,
  riasec: Riasec,
  requirements: z.array(Requirement),
  codes: z.optional(Codes),
})
export type Role = z.infer<typeof Role>

/** Where a level comes from, the weakest evidence first: stated, from experience, evaluated, or stated by a badge. */
export const ClaimSource = z.enum(['self', 'experience', 'evaluated', 'badge'])
export type ClaimSource = z.infer<typeof ClaimSource>

/** A level that a person stated, and when. */
export const Rating = z.object({ level: Level, at: IsoDate })
export type Rating = z.infer<typeof Rating>

/** So many earlier ratings of a skill are kept. */
export const RATINGS_KEPT = 20

/** What is known of a person’s skill from one source. There is at most one claim for each skill and source. */
export const SkillClaim = z.object({
  /** Unique to the person, the skill and the source. */
  id: Id,
  skillId: Id,
  level: Level,
  source: ClaimSource,
  /** The estimate on the model’s scale in logits, where it was evaluated; 0 is the middle of level 3. */
  theta: z.optional(z.number()),
  /** The standard error of `theta`. */
  se: z.optional(z.number()),
  at: IsoDate,
  /** The id of the evaluation’s result. */
  resultId: z.optional(Id),
  /** The profile does not show it; it counts all the same. */
  isHidden: z.optional(z.boolean()),
  /** For a stated level: the ratings before it, the newest first. */
  earlier: z.optional(z.array(Rating)),
})
export type SkillClaim = z.infer<typeof SkillClaim>

/** A row of the table `skillClaims`, which other domains write too. */
export const SkillClaimRow = z.extend(SkillClaim, { userId: Id })
export type SkillClaimRow = z.infer<typeof SkillClaimRow>

export const claimId = (userId: string, skillId: string, source: ClaimSource): string =>
  `${userId}␟${skillId}␟${source}`

const STRENGTH: Readonly<Record<ClaimSource, number>> = { self: 0, experience: 1, evaluated: 2, badge: 3 }

/** By skill, the claim with the strongest evidence; of two of the same kind, the newer. It is what counts in matching. */
export function bestClaims<Claim extends SkillClaim>(claims: readonly Claim[]): Map<string, Claim> {
  const best = new Map<string, Claim>()
  for (const claim of claims) {
    const known = best.get(claim.skillId)
    const difference = known ? STRENGTH[claim.source] - STRENGTH[known.source] : 1
    if (!known || difference > 0 || (difference === 0 && claim.at > known.at)) best.set(claim.skillId, claim)
  }
  return best
}

const BySkill = z.object({ skillId: Id })

/** Skills and roles of the portal, and what each person can do. */
export const skillsApi = defineApi('skills', 'portal', {
  /** Lists all skills with their families, in the order in which they are shown. @200 The families and the skills. */
  skills: {
    method: 'GET',
    path: 'career/skills',
    answers: { 200: z.object({ families: z.array(SkillFamily), skills: z.array(Skill) }), 401: Unauthorized },
    persist: true,
  },
  /** Lists all roles. @200 The roles with the levels that they require. */
  roles: { method: 'GET', path: 'career/roles', answers: { 200: z.array(Role), 401: Unauthorized } },
  /** Lists the person’s claims from all sources. @200 The claims. */
  claims: { method: 'GET', path: 'career/claims', answers: { 200: z.array(SkillClaim), 401: Unauthorized } },
  /**
   * States the person’s own level of a skill. It replaces what was stated before. A blind rating keeps the earlier ones beside it.
   * @200 The claim as it is stored now.
   * @404 `error.skills.notfound.msg.skill`: there is no such skill.
   */
  putClaim: {
    method: 'PUT',
    path: 'career/claims/{skillId}',
    params: BySkill,
    body: z.object({
      level: Level,
      /** Given without a look at earlier ratings and measured levels. */
      isBlind: z._default(z.boolean(), false),
    }),
    answers: { 200: SkillClaim, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
    touches: ['career', 'evaluation', 'jobs', 'profile'],
  },
  /** Withdraws a level that the person stated. Evaluated levels stay. The answer is false where there was none. @200 Whether there was such a claim. */
  deleteClaim: {
    method: 'DELETE',
    path: 'career/claims/{skillId}',
    params: BySkill,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
    touches: ['career', 'evaluation', 'jobs', 'profile'],
  },
})

/** With decimals. Cuts between levels lie at -1.5, -0.5, 0.5, 1.5 on the model's scale, so that level 3 has its middle at 0. */
export const levelOfTheta = (theta: number): number => Math.min(5, Math.max(1, theta + 3))

/** The level that is named for a claim: the one its estimate lies in. A badge states the level that is sure, which may be lower. */
export function namedLevel({ level, source, theta }: Pick<SkillClaim, 'level' | 'source' | 'theta'>): Level {
  const isMeasured = (source === 'evaluated' || source === 'badge') && theta !== undefined
  return Level.parse(isMeasured ? Math.round(levelOfTheta(theta)) : level)
}

/** One more than the level that is named, 0 to 5 with decimals; undefined at the top. */
export function nextLevel(level: number): Level | undefined {
  return LEVELS[Math.round(level)]
}
