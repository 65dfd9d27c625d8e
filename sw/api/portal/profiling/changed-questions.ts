// What a questionnaire that has changed leaves of the answers: those that still fit stay, the others are asked again. Pure; used by module.ts.
import type { ProfilingAnswer, Question } from '#contract/portal/profiling.ts'
import { fits } from './check-answers.ts'

type Answers = Readonly<Record<string, ProfilingAnswer>>

export interface Answered {
  readonly answers: Answers
  /** Of the questionnaire that was answered; undefined before the first answer. */
  readonly questionIds?: readonly string[] | undefined
  /** Which of them had come since the answers before. */
  readonly newQuestionIds?: readonly string[] | undefined
}

/** @param roleIds of all roles */
export function validAnswers(questions: readonly Question[], answers: Answers, roleIds: ReadonlySet<string>): Answers {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const question = byId.get(id)
      const valid = question ? validAnswer(question, answer, roleIds) : answer
      return valid ? [[id, valid] as const] : []
    }),
  )
}

/** Of several options or roles, those that there still are. */
function validAnswer(
  question: Question,
  answer: ProfilingAnswer,
  roleIds: ReadonlySet<string>,
): ProfilingAnswer | undefined {
  if (fits(question, answer, roleIds)) return answer
  if (!Array.isArray(answer.value)) return undefined
  const known = question.type === 'role' ? roleIds : new Set(question.options.map(({ id }) => id))
  const valid = { ...answer, value: answer.value.filter((id) => known.has(id)) }
  return valid.value.length > 0 && fits(question, valid, roleIds) ? valid : undefined
}

/** The questions that have come since the person answered, and those whose answer is no longer one. */
export function newQuestions(
  questions: readonly Question[],
  { answers, questionIds, newQuestionIds = [] }: Answered,
  roleIds: ReadonlySet<string>,
): string[] {
  if (!questionIds) return []
  const known = new Set(questionIds)
  const valid = validAnswers(questions, answers, roleIds)
  return questions
    .map(({ id }) => id)
    .filter((id) => !known.has(id) || newQuestionIds.includes(id) || (id in answers && !(id in valid)))
}
