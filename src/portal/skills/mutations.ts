// The writes of an evaluation. What a session answers is shown as it is; the next item never waits for a second question.
// @chunk skills
import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/define-api.ts'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { EvaluableSkill, EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { type Level, skillsApi } from '#contract/portal/skills.ts'
import { ApiError } from '#platform/api/errors.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { evaluationQueries } from './queries.ts'

const { abandon, answer, draft, finish, pause, problem, resume, start } = evaluationApi.endpoints
const { deleteClaim, putClaim } = skillsApi.endpoints

/** Keeps a reading that is under way from showing the item before once more. */
const holding = () => [optimistic(evaluationQueries.current(), (session) => session)]

/** Puts a session on the screen; one that is over leaves it. */
export function useShowSession(): (session: EvaluationSession) => void {
  const client = useQueryClient()
  return (session) => {
    const isOpen = session.status === 'inProgress' || session.status === 'paused'
    client.setQueryData(evaluationQueries.current().queryKey, isOpen ? session : null)
  }
}

function useStep() {
  const show = useShowSession()
  return { optimistic: holding, onDone: ({ answer: session }: { answer: EvaluationSession }) => show(session) }
}

export const useStart = () => useApiMutation(start, useStep())
export const useAnswer = () => useApiMutation(answer, useStep())
export const useReport = () => useApiMutation(problem, useStep())
export const usePause = () => useApiMutation(pause, useStep())
export const useResume = () => useApiMutation(resume, useStep())
export const useAbandon = () => useApiMutation(abandon, useStep())
/** Keeps what is being written, so that it is there when the screen is opened again. */
export const useKeepDraft = () =>
  useApiMutation(draft, {
    optimistic: ({ body }) => [
      optimistic(evaluationQueries.current(), (session) => session && withDraft(session, body)),
    ],
  })

function withDraft(
  session: EvaluationSession,
  { itemId, cells, query, program, entries }: CallInput<typeof draft>['body'],
) {
  const { item } = session
  if (item?.id !== itemId) return session
  return {
    ...session,
    item: {
      ...item,
      ...(cells && { draft: cells }),
      ...(query !== undefined && { draftQuery: query }),
      ...(program !== undefined && { draftProgram: program }),
      ...(entries && { draftEntries: entries }),
    },
  }
}
export const useFinish = () => useApiMutation(finish)

/** The session as it is, where a refusal reports that it has moved on elsewhere. */
export function currentOf(error: unknown): EvaluationSession | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (error.body as { current?: EvaluationSession } | null)?.current
}

/** One's own stated level is shown at once, where nothing stronger is known. */
const stating = (skillId: string, level: Level | undefined) => [
  optimistic(evaluationQueries.skills(), (skills: EvaluableSkill[]) =>
    skills.map((one) => (one.skill.id === skillId ? withOwn(one, level) : one)),
  ),
]

/** Half a 95 % interval of one's own word, in levels. */
const UNSURE = 1.86

function withOwn(one: EvaluableSkill, level: Level | undefined): EvaluableSkill {
  if (one.myLevel && one.myLevel.source !== 'self') return one
  if (level === undefined) return { ...one, myLevel: null }
  const at = new Date().toISOString()
  const [lo, hi] = [Math.max(1, level - UNSURE), Math.min(5, level + UNSURE)]
  return { ...one, myLevel: { level, badge: null, source: 'self', at, estimate: level, lo, hi, resultId: null } }
}

export function useStateLevel() {
  return useApiMutation(putClaim, {
    optimistic: ({ params, body }: CallInput<typeof putClaim>) => stating(params.skillId, body.level),
  })
}

export function useTakeBackLevel() {
  return useApiMutation(deleteClaim, { optimistic: ({ params }) => stating(params.skillId, undefined) })
}
