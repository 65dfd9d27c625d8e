// Whether an answer fits its question, and what of a questionnaire is still to be answered. Pure; used by profiling.ts.
import {
  MoneyAnswer,
  PlaceAnswer,
  type ProfilingAnswer,
  type Question,
  type Questionnaire,
} from '#contract/portal/profiling.ts'

type Answers = Readonly<Record<string, ProfilingAnswer>>

export const questionsOf = ({ sections }: Questionnaire): Question[] => sections.flatMap(({ questions }) => questions)

/** Whether a question is shown, given the answers. */
export function isShown({ showIf }: Question, answers: Answers): boolean {
  if (!showIf) return true
  const value = answers[showIf.questionId]?.value
  const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  return chosen.some((id) => showIf.anyOf.includes(id))
}

/** @param roleIds of all roles */
export function fits(question: Question, { value, skipped }: ProfilingAnswer, roleIds: ReadonlySet<string>): boolean {
  // A question without an answer is one that was skipped; what is required may be left for later, but not submitted so.
  if (value === null) return true
  if (skipped !== null) return false
  const known = question.type === 'role' ? roleIds : new Set(question.options.map(({ id }) => id))
  switch (question.type) {
    case 'single':
      return typeof value === 'string' && known.has(value)
    case 'multi':
    case 'role':
      return (
        Array.isArray(value) &&
        value.every((id) => known.has(id)) &&
        new Set(value).size === value.length &&
        value.length <= (question.max ?? value.length)
      )
    case 'level':
    case 'likert':
      return Number.isInteger(value)
    case 'consent':
      return typeof value === 'boolean'
    case 'place':
      return PlaceAnswer.safeParse(value).success
    case 'money':
      return MoneyAnswer.safeParse(value).success
  }
}

/** The ids of required questions that are shown and have no answer. */
export const missing = (questionnaire: Questionnaire, answers: Answers): string[] =>
  questionsOf(questionnaire)
    .filter((question) => question.required && isShown(question, answers))
    .filter(({ id }) => {
      const value = answers[id]?.value
      return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
    })
    .map(({ id }) => id)
