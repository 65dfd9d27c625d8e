// The answers as the screen shows them: each is saved at once, and one that could not be saved stays where it was given until it can.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ProfilingAnswer, profilingApi } from '#contract/portal/profiling.ts'
import { useWaitingWrites } from '#platform/offline/use-waiting-writes.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import type { Answers } from './course.ts'
import { profilingQueries } from './queries.ts'

export type Saving = 'saved' | 'saving' | 'waiting' | 'failed'

export interface AnswersInUse {
  readonly answers: Answers
  /** The ids of questions that have come since the person answered. */
  readonly newIds: ReadonlySet<string>
  readonly saving: Saving
  /** When it was last saved; null before the first answer. */
  readonly savedAt: string | null
  answer(questionId: string, answer: ProfilingAnswer): void
  /** Remembers where the person is, for the next visit. */
  arrive(questionId: string): void
  /** Saves again what could not be saved. */
  retry(): void
}

/** @param version of the questionnaire that is answered */
export function useAnswers(version: string | undefined): AnswersInUse {
  const { data } = useQuery(profilingQueries.answers())
  // Given and not acknowledged yet: under way, or failed.
  const [unsaved, setUnsaved] = useState<Answers>({})
  const [underWay, setUnderWay] = useState(0)
  const { rows: waiting } = useWaitingWrites(profilingApi.endpoints.saveAnswers)
  const { mutateAsync } = useApiMutation(profilingApi.endpoints.saveAnswers, {
    optimistic: ({ body }) => [
      optimistic(profilingQueries.answers(), (state) => ({
        ...state,
        answers: { ...state.answers, ...present(body.answers) },
        lastQuestionId: body.lastQuestionId ?? state.lastQuestionId,
      })),
    ],
  })
  // Each save settles on its own: the callbacks of `mutate` are only called for the last of several.
  const save = async (answers: Answers, questionId?: string) => {
    setUnsaved((known) => ({ ...known, ...answers }))
    setUnderWay((count) => count + 1)
    try {
      await mutateAsync({
        body: { answers: { ...answers }, lastQuestionId: questionId, questionnaireVersion: version },
      })
      setUnsaved((known) => without(known, answers))
    } catch {
      // The answers stay among the unsaved ones, which is what the screen shows.
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  const isUnderWay = underWay > 0
  const hasFailed = !isUnderWay && Object.keys(unsaved).length > 0
  return {
    answers: { ...data?.answers, ...unsaved },
    newIds: new Set(data?.newQuestionIds),
    saving: isUnderWay ? 'saving' : hasFailed ? 'failed' : waiting.length > 0 ? 'waiting' : 'saved',
    savedAt: data?.savedAt ?? null,
    answer: (questionId, answer) => void save({ [questionId]: answer }, questionId),
    arrive: (questionId) => {
      if (questionId !== data?.lastQuestionId) void save(hasFailed ? unsaved : {}, questionId)
    },
    retry: () => void save(unsaved),
  }
}

const present = (patch: Readonly<Record<string, ProfilingAnswer | null>>): Answers =>
  Object.fromEntries(Object.entries(patch).flatMap(([id, answer]) => (answer ? [[id, answer] as const] : [])))

/** Without what was saved; what was changed since stays. */
const without = (known: Answers, saved: Answers): Answers =>
  Object.fromEntries(Object.entries(known).filter(([id, answer]) => answer !== saved[id]))
