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
  readonly saving: Saving
  /** When it was last saved; null before the first answer. */
  readonly savedAt: string | null
  answer(questionId: string, answer: ProfilingAnswer): void
  /** Remembers where the person is, for the next visit. */
  arrive(place: string): void
  /** Saves again what could not be saved. */
  retry(): void
}

/** @param version of the questionnaire that is answered */
export function useAnswers(version: string | undefined): AnswersInUse {
  const { data } = useQuery(profilingQueries.answers())
  const [unsaved, setUnsaved] = useState<Answers>({})
  const { rows: waiting } = useWaitingWrites(profilingApi.endpoints.saveAnswers)
  const { mutate, isPending, isError } = useApiMutation(profilingApi.endpoints.saveAnswers, {
    optimistic: ({ body }) => [
      optimistic(profilingQueries.answers(), (state) => ({
        ...state,
        answers: { ...state.answers, ...present(body.answers) },
        lastQuestionId: body.lastQuestionId ?? state.lastQuestionId,
      })),
    ],
  })
  const save = (answers: Answers, place?: string) =>
    mutate(
      { body: { answers: { ...answers }, lastQuestionId: place, questionnaireVersion: version } },
      {
        onSuccess: () => setUnsaved((known) => without(known, answers)),
        onError: () => setUnsaved((known) => ({ ...answers, ...known })),
      },
    )
  return {
    answers: { ...data?.answers, ...unsaved },
    saving: isPending ? 'saving' : isError ? 'failed' : waiting.length > 0 ? 'waiting' : 'saved',
    savedAt: data?.savedAt ?? null,
    answer: (questionId, answer) => {
      setUnsaved((known) => without(known, { [questionId]: answer }, true))
      save({ [questionId]: answer }, questionId)
    },
    arrive: (place) => {
      if (place !== data?.lastQuestionId) save(unsaved, place)
    },
    retry: () => save(unsaved),
  }
}

const present = (patch: Readonly<Record<string, ProfilingAnswer | null>>): Answers =>
  Object.fromEntries(Object.entries(patch).flatMap(([id, answer]) => (answer ? [[id, answer] as const] : [])))

/** Without what was saved; what was changed since stays, unless `whole`. */
const without = (known: Answers, saved: Answers, whole = false): Answers =>
  Object.fromEntries(Object.entries(known).filter(([id, answer]) => !(id in saved) || !(whole || answer === saved[id])))
