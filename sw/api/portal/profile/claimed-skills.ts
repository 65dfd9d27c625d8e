// The skills that the portal knows a level of, beside those that the profile itself names.
import type { ResumeContent } from '#contract/portal/resume.ts'
import { bestClaims, namedLevel } from '#contract/portal/skills.ts'
import type { Context } from '#sw/api/engine/define-module.ts'
import { skillClaimsOf, skillTable } from '#sw/api/portal/skills/shared/tables.ts'

type ClaimsContext = Pick<Context, 'db' | 'language' | 'userId'>

/** What the portal calls the skills that it knows a level of, in both languages. */
export async function claimedNames({ db, userId = '' }: ClaimsContext): Promise<string[]> {
  const claimed = new Set((await skillClaimsOf(db, userId)).map(({ skillId }) => skillId))
  const skills = (await skillTable(db).toArray()).filter(({ id }) => claimed.has(id))
  return skills.flatMap(({ label }) => [label.en, label.fr])
}

/** How a file says where a level comes from. */
const SOURCE_WORDS = {
  en: { self: 'own estimate', experience: 'experience', evaluated: 'evaluated', badge: 'badge' },
  fr: { self: 'estimation personnelle', experience: 'expérience', evaluated: 'évalué', badge: 'badge' },
} as const

/** With the levels that the portal knows, for readers outside it; what is named already stays as it is. */
export async function withClaims(
  content: ResumeContent,
  { db, userId = '', language }: ClaimsContext,
): Promise<ResumeContent> {
  const named = new Set(content.skills.map(({ name }) => name.toLowerCase()))
  const skills = new Map((await skillTable(db).toArray()).map((skill) => [skill.id, skill]))
  const claims = [...bestClaims(await skillClaimsOf(db, userId)).values()].filter(({ isHidden }) => !isHidden)
  const added = claims.flatMap((claim) => {
    const { skillId, source } = claim
    const name = skills.get(skillId)?.label[language]
    if (name === undefined || named.has(name.toLowerCase())) return []
    return [{ id: skillId, name, level: `${namedLevel(claim)}/5 (${SOURCE_WORDS[language][source]})`, keywords: [] }]
  })
  return { ...content, skills: [...content.skills, ...added] }
}
