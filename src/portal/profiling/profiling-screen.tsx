// The profiling: a question at a time, section by section, each answer saved as it is given; then everything read through and submitted.
// @offline later
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Questionnaire } from '#contract/portal/profiling.ts'
import { joinQueries } from '#kit/query/join-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { besideOf, positionIn, REVIEW, shownSections } from './course.ts'
import { ProfilingFrame } from './profiling-frame.tsx'
import { profilingQueries } from './queries.ts'
import { QuestionPage } from './question-page.tsx'
import { Review } from './review.tsx'
import { Steps } from './steps.tsx'
import { useAnswers } from './use-answers.ts'

/** @param at the question in the URL; without one, where the person was */
export function ProfilingScreen({ at }: { readonly at: string | undefined }) {
  const { t } = useLingui()
  const query = joinQueries({
    questionnaire: useQuery(profilingQueries.questionnaire()),
    state: useQuery(profilingQueries.answers()),
    roles: useQuery(skillQueries.roles()),
  })
  if (query.data) {
    const { questionnaire, state } = query.data
    return <Course questionnaire={questionnaire} at={at ?? state.lastQuestionId} isResumed={!at} />
  }
  return (
    <ProfilingFrame>
      <div className="mx-auto w-full max-w-180 px-4 py-8 md:px-0">
        <h1 className="font-semibold text-24 tracking-tight">{t`Your skills and preferences`}</h1>
        <QueryView
          query={query}
          loading={
            <div role="status" aria-label={t`Loading the questions`} className="mt-8 grid gap-3">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-16 w-full" />
              ))}
            </div>
          }
          error={{ title: t`Couldn’t load the questions.`, description: t`Your answers are saved.` }}
          className="mx-0 my-0"
        />
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
  const { current, leaveFor, isLeaving } = useCurrentQuestion(at)
  const place = positionIn(questions, answers, current)
  const id = place === REVIEW ? REVIEW : place.id
  const go = (to: string | undefined) => {
    if (to === undefined) return
    leaveFor(to)
    arrive(to)
    void navigate({ search: { q: to } })
  }
  useFocusOnArrival(id, isResumed && !isLeaving)
  const section = sections.find(({ questions: own }) => own.some((one) => one.id === id))
  return (
    <ProfilingFrame
      inUse={inUse}
      aside={<Steps sections={sections} answers={answers} newIds={inUse.newIds} at={id} onGo={go} />}
    >
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

/** The question shown: the one gone to from the press on, since the URL follows a moment later and a key pressed meanwhile means the new one. */
function useCurrentQuestion(at: string | null) {
  const [leaving, setLeaving] = useState<{ readonly from: string | null; readonly to: string }>()
  const isLeaving = leaving?.from === at
  if (leaving && !isLeaving) setLeaving(undefined)
  return {
    current: isLeaving ? leaving.to : at,
    isLeaving,
    leaveFor: (to: string) => setLeaving(to === at ? undefined : { from: at, to }),
  }
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
