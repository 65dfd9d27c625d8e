// What tables call a task's priority: words of both languages, and the numbers of programs.
// @offline later
import type { TaskPriority } from '#contract/apps/tasks.ts'
import { foldText } from './text.ts'

const PRIORITIES: readonly (readonly [TaskPriority, RegExp])[] = [
  [2, /^(high|urgent|highest|important|haute|elevee|urgente)$/],
  [1, /^(|normal|medium|none|normale|moyenne|aucune)$/],
  [0, /^(low|lowest|basse|faible)$/],
]

/** Todoist: 1 and 2 are high, 4 is what a task has that nobody gave one. Elsewhere 1 is high, 2 normal, 3 low. */
export function priorityOf(text: string, isTodoist: boolean): TaskPriority | null {
  if (/^[1-4]$/.test(text)) return text === '1' || (isTodoist && text === '2') ? 2 : isTodoist || text === '2' ? 1 : 0
  return PRIORITIES.find(([, pattern]) => pattern.test(foldText(text)))?.[0] ?? null
}
