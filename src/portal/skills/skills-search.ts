// Search parameters of the skills: the query, and which skills. Invalid values are dropped.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

const SHOWN = ['evaluable', 'target', 'mine'] as const

export const readSkillsSearch = valuesOf({ q: text, show: oneOf(SHOWN), family: text })
export type SkillsSearch = ReturnType<typeof readSkillsSearch>
