// The skills as the list shows them: those that can be evaluated first, then by family; filtered by text and by kind. Pure.
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import type { SkillFamily } from '#contract/portal/skills.ts'
import { foldText } from '#formats/text.ts'
import type { SkillsSearch } from './skills-search.ts'

export interface SkillGroup {
  /** A family's id, or `evaluable`. */
  readonly id: string
  readonly family: SkillFamily | undefined
  readonly skills: readonly EvaluableSkill[]
}

function fits({ skill, bank, target, myLevel }: EvaluableSkill, { q, show, family }: SkillsSearch): boolean {
  if (family !== undefined && skill.family !== family) return false
  if (show === 'evaluable' && !bank) return false
  if (show === 'target' && target === null) return false
  if (show === 'mine' && !myLevel) return false
  if (!q) return true
  const words = foldText([skill.label.en, skill.label.fr, ...skill.altLabels.en, ...skill.altLabels.fr].join(' '))
  return foldText(q)
    .split(/\s+/)
    .every((word) => words.includes(word))
}

export function groupSkills(
  skills: readonly EvaluableSkill[],
  families: readonly SkillFamily[],
  search: SkillsSearch,
): SkillGroup[] {
  const found = skills.filter((one) => fits(one, search))
  const evaluable = { id: 'evaluable', family: undefined, skills: found.filter(({ bank }) => bank) }
  const others = families.map((family) => ({
    id: family.id,
    family,
    skills: found.filter(({ bank, skill }) => !bank && skill.family === family.id),
  }))
  return [evaluable, ...others].filter((group) => group.skills.length > 0)
}
