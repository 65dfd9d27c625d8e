// Where somebody is in the questionnaire: which questions are asked, which are settled, what comes next, how long it still takes. Pure; used by the screen.
import type { ProfilingAnswer, Question, Questionnaire, QuestionType, Section } from '#contract/portal/profiling.ts'

export type Answers = Readonly<Record<string, ProfilingAnswer>>

/** In place of a question's id: the page that reviews all answers. */
export const REVIEW = 'review'

/** Seconds that an answer usually takes. */
const SECONDS: Readonly<Record<QuestionType, number>> = {
  role: 45,
  place: 25,
  money: 25,
  multi: 15,
  single: 12,
  level: 12,
  consent: 10,
  likert: 6,
}

/** The sections with the questions that apply, given the answers; a section without any yet is there all the same. */
export const shownSections = ({ sections }: Questionnaire, answers: Answers): Section[] =>
  sections.map((section) => ({ ...section, questions: section.questions.filter((one) => isShown(one, answers)) }))

function isShown({ showIf }: Question, answers: Answers): boolean {
  if (!showIf) return true
  const value = answers[showIf.questionId]?.value
  const chosen = Array.isArray(value) ? value : [value]
  return chosen.some((id) => typeof id === 'string' && showIf.anyOf.includes(id))
}

/** Whether there is an answer, and not an empty one. */
export function isAnswered(answer: ProfilingAnswer | undefined): boolean {
  const value = answer?.value
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
}

/** Answered, or left out on purpose where that is possible. */
export const isSettled = ({ id, required }: Question, answers: Answers): boolean =>
  isAnswered(answers[id]) || (!required && Boolean(answers[id]?.skipped))

/** Whole minutes, one at least; 0 where nothing is left. */
export function minutesLeft(questions: readonly Question[], answers: Answers): number {
  const seconds = questions.filter((one) => !isSettled(one, answers)).reduce((sum, { type }) => sum + SECONDS[type], 0)
  return Math.ceil(seconds / 60)
}

/**
 * Where to go on from.
 * @param wanted from the URL, else where the person was
 * @returns a question that is asked, or `REVIEW`
 */
export function positionIn(
  questions: readonly Question[],
  answers: Answers,
  wanted: string | null | undefined,
): Question | typeof REVIEW {
  if (wanted === REVIEW) return REVIEW
  return questions.find(({ id }) => id === wanted) ?? questions.find((one) => !isSettled(one, answers)) ?? REVIEW
}

/** The id before or after a question's; `REVIEW` after the last, undefined before the first. */
export function besideOf(questions: readonly Question[], id: string, step: 1 | -1): string | undefined {
  const index = id === REVIEW ? questions.length : questions.findIndex((one) => one.id === id)
  return index + step === questions.length ? REVIEW : questions[index + step]?.id
}
