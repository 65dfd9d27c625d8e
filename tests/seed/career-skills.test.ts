// The skills and roles that jobs, profiling and evaluation share: complete in both languages, and of one piece.
import { expect, test } from 'vitest'
import { Role, Skill, SkillClaimRow } from '#contract/portal/skills.ts'
import * as z from '#contract/zod.ts'
import { seedClaims } from '#seed/career/claims.ts'
import { roles } from '#seed/career/roles.ts'
import { skillFamilies, skills } from '#seed/career/skills.ts'
import { seedUsers } from '#seed/users.ts'

const ids = new Set(skills.map(({ id }) => id))

test('160 skills in 12 families, each of its own name in both languages', () => {
  expect(z.array(Skill).parse(skills)).toEqual(skills)
  expect([skills.length, ids.size, skillFamilies.length]).toEqual([160, 160, 12])
  expect(new Set(skills.map(({ family }) => family))).toEqual(new Set(skillFamilies.map(({ id }) => id)))
  for (const language of ['en', 'fr'] as const) {
    expect(new Set(skills.map(({ label }) => label[language])).size).toBe(160)
    for (const { id, label, altLabels } of skills) {
      expect(label[language].trim(), id).not.toBe('')
      expect(altLabels[language].length, id).toBeGreaterThan(0)
    }
  }
})

test('the skills that can be evaluated are among them', () => {
  for (const id of [
    'javascript',
    'sql',
    'spreadsheets',
    'project-management',
    'business-english',
    'data-protection',
    'customer-relations',
  ]) {
    expect(ids).toContain(id)
  }
})

test('40 roles with eight to twelve requirements, of skills that exist, each once, at least one of which must be met', () => {
  expect(z.array(Role).parse(roles)).toEqual(roles)
  expect([roles.length, new Set(roles.map(({ id }) => id)).size]).toEqual([40, 40])
  for (const { id, requirements, riasec } of roles) {
    expect(requirements.length, id).toBeGreaterThanOrEqual(8)
    expect(requirements.length, id).toBeLessThanOrEqual(12)
    for (const { skillId } of requirements) expect(ids, id).toContain(skillId)
    expect(new Set(requirements.map(({ skillId }) => skillId)).size, id).toBe(requirements.length)
    expect(
      requirements.some(({ must }) => must),
      id,
    ).toBe(true)
    expect(
      Object.values(riasec).every((value) => value >= 0 && value <= 100),
      id,
    ).toBe(true)
  }
})

test('what Alex claims is of skills that exist, in the past, once a skill and source', () => {
  const now = Date.UTC(2026, 10, 17, 9)
  const claims = seedClaims(now)
  expect(z.array(SkillClaimRow).parse(claims)).toEqual(claims)
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
  for (const { skillId, at, userId } of claims) {
    expect(ids).toContain(skillId)
    expect(Date.parse(at)).toBeLessThan(now)
    expect(seedUsers().map(({ id }) => id)).toContain(userId)
  }
})
