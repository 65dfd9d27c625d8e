// The profiling: a question at a time, section by section, each answer saved as it is given; then everything read through and submitted.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Questionnaire } from '#contract/portal/profiling.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { besideOf, placeIn, REVIEW, shownSections } from './course.ts'
import { ProfilingFrame } from './profiling-frame.tsx'
import { profilingQueries } from './queries.ts'
import { QuestionPage } from './question-page.tsx'
import { Review } from './review.tsx'
import { Steps } from './steps.tsx'
import { useAnswers } from './use-answers.ts'

/** @param at the question of the address; without one, where the person was */
export function ProfilingScreen({ at }: { readonly at: string | undefined }) {
  const { t } = useLingui()
  const questionnaire = useQuery(profilingQueries.questionnaire())
  const state = useQuery(profilingQueries.answers())
  const roles = useQuery(skillQueries.roles())
  const failed = [questionnaire, state, roles].filter((query) => query.isError && !query.data)
  if (questionnaire.data && state.data && roles.data) {
    return <Course questionnaire={questionnaire.data} at={at ?? state.data.lastQuestionId} isResumed={!at} />
  }
  return (
    <ProfilingFrame>
      <div className="mx-auto w-full max-w-180 px-4 py-8 md:px-0">
        <h1 className="font-semibold text-24 tracking-tight">{t`Your profile of skills and wishes`}</h1>
        {failed.length > 0 ? (
          <ErrorState
            title={t`The questions could not be read.`}
            description={t`What you have answered is kept.`}
            onRetry={() => Promise.all(failed.map((query) => query.refetch()))}
            isRetrying={failed.some((query) => query.isFetching)}
          />
        ) : (
          <div role="status" aria-label={t`Loading the questions`} className="mt-8 grid gap-3">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-16 w-full" />
            ))}
          </div>
        )}
      </div>
    </ProfilingFrame>
  )
}

interface CourseProps {
  readonly questionnaire: Questionnaire
  readonly at: string | null
  readonly isResumed: boolean
}

function Course({ questionnaire, at, isResumed }: CourseProps) {
  const navigate = useNavigate({ from: '/profiling' })
  const inUse = useAnswers(questionnaire.version)
  const { answers, arrive } = inUse
  const sections = shownSections(questionnaire, answers)
  const questions = sections.flatMap((section) => section.questions)
  const place = placeIn(questions, answers, at)
  const id = place === REVIEW ? REVIEW : place.id
  const go = (to: string | undefined) => {
    if (to === undefined) return
    arrive(to)
    void navigate({ search: { q: to } })
  }
  useFocusOnArrival(id, isResumed)
  const section = sections.find(({ questions: own }) => own.some((one) => one.id === id))
  return (
    <ProfilingFrame inUse={inUse} aside={<Steps sections={sections} answers={answers} at={id} onGo={go} />}>
      {place === REVIEW || !section ? (
        <Review questionnaire={questionnaire} sections={sections} inUse={inUse} onGo={go} />
      ) : (
        <QuestionPage
          key={id}
          question={place}
          section={section}
          questions={questions}
          scales={questionnaire.scales}
          inUse={inUse}
          onBack={besideOf(questions, id, -1) === undefined ? undefined : () => go(besideOf(questions, id, -1))}
          onNext={() => go(besideOf(questions, id, 1))}
        />
      )}
    </ProfilingFrame>
  )
}

/** Each question is a page of its own to who hears it: its heading takes the focus, but not before anything was pressed. */
function useFocusOnArrival(id: string, isResumed: boolean): void {
  useEffect(() => {
    if (isResumed) return
    const heading = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`)
    heading?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [id, isResumed])
}
