// What has to fit, from the profiling: where, under which contracts, on site or from home, for how much at least. Jobs and home go by it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { useAnswerLabels } from '#platform/portal/answer-labels.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { CONTRACT, PAY, PLACE, REMOTE } from './condition-questions.ts'
import { EditButton } from './edit-button.tsx'
import { mayClose } from './may-close.ts'
import { ProfileSection } from './profile-section.tsx'
import { profileQueries } from './queries.ts'

const ConditionsForm = lazyBeside(async () => (await import('./conditions-form.tsx')).ConditionsForm)

export function Conditions() {
  const { t } = useLingui()
  const say = useBilingual()
  const { data: questionnaire } = useQuery(profileQueries.questionnaire())
  const { data: state } = useQuery(profileQueries.answers())
  const answerOf = useAnswerLabels(questionnaire?.scales ?? [])
  const [isOpen, setOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  if (!questionnaire || !state) return null
  const allQuestions = questionnaire.sections.flatMap((section) => section.questions)
  // A portal need not ask for each of them.
  const questions = [PLACE, CONTRACT, REMOTE, PAY].flatMap(
    (id) => allQuestions.find((question) => question.id === id) ?? [],
  )
  return (
    <ProfileSection
      id="conditions"
      title={t`Your conditions`}
      action={
        <EditButton
          of={t`Your conditions`}
          isOpen={isOpen}
          onOpen={(next) => (next || mayClose(fields.current)) && setOpen(next)}
        />
      }
    >
      <div className="grid gap-4 px-4 pb-4 md:px-5">
        <p className="text-13 text-ink-muted">
          <Trans>
            The Jobs and Home pages leave out jobs that don’t meet these conditions. Fully remote jobs count as nearby,
            and jobs with no stated salary are included. Leave a condition empty to ignore it.
          </Trans>
        </p>
        {isOpen ? (
          <div ref={fields}>
            <Suspense fallback={<Skeleton className="h-80 w-full rounded-8" />}>
              <ConditionsForm questions={questions} state={state} />
            </Suspense>
          </div>
        ) : (
          <dl className="grid gap-2.5">
            {questions.map((question) => (
              <div key={question.id}>
                <dt className="text-13 text-ink-muted">{say(question.label)}</dt>
                <dd className="wrap-anywhere">{answerOf(question, state.answers[question.id]) || t`No restriction`}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </ProfileSection>
  )
}
