// What the address of the skills says: the words looked for, and which skills. What it does not understand it drops.
import { oneOf, text, valuesOf } from '#platform/read-values.ts'

const SHOWN = ['evaluable', 'target', 'mine'] as const

export const readSkillsSearch = valuesOf({ q: text, show: oneOf(SHOWN), family: text })
export type SkillsSearch = ReturnType<typeof readSkillsSearch>
