// What a session's progress means in figures. Pure, for the precision panel and the row of questions.
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'

type Progress = EvaluationSession['progress']

/** The standard deviation of what is known before the first answer, and that at which enough is known. */
const BEFORE = 1.5
const ENOUGH = 0.49

/** The standard error that belongs to a precision of 0 to 1. */
export const errorAt = (precision: number): number =>
  1 / Math.sqrt(1 / BEFORE ** 2 + precision * (1 / ENOUGH ** 2 - 1 / BEFORE ** 2))

/** How many more questions there will be, as things go; at least one. As many as usual, until a few answers say more. */
export function questionsLeft({ answered, min, max, usual, precision }: Progress): number {
  const asItGoes = answered < 3 || precision <= 0 ? usual : Math.round(answered / precision)
  return Math.max(1, Math.min(max, Math.max(min, asItGoes)) - answered)
}
