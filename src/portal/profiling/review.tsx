// Everything read through before it is submitted: each answer with the way back to it, what is missing named.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { profilingApi, type Question, type Questionnaire, type Section } from '#contract/portal/profiling.ts'
import { useReason } from '#kit/query/use-reason.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { useAnswerLabels } from '#platform/portal/answer-labels.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { type Answers, isAnswered, isSettled } from './course.ts'
import { NewMark } from './new-mark.tsx'
import { profilingQueries } from './queries.ts'
import { useSkipLabels } from './skip-labels.ts'
import type { AnswersInUse } from './use-answers.ts'

export interface ReviewProps {
  readonly questionnaire: Questionnaire
  /** With the questions that are asked. */
  readonly sections: readonly Section[]
  readonly inUse: AnswersInUse
  onGo(to: string | undefined): void
}

export function Review({ questionnaire, sections, inUse, onGo }: ReviewProps) {
  const { submit, isPending, error } = useSubmit(questionnaire.version)
  const reason = useReason(error)
  const canSubmit = useCanDoNow(profilingApi.endpoints.submit)
  const questions = sections.flatMap((section) => section.questions)
  const missing = questions.filter((one) => one.required && !isSettled(one, inUse.answers))
  const open = questions.filter((one) => !one.required && !isSettled(one, inUse.answers))
  return (
    <>
      <div className="mx-auto w-full max-w-180 flex-1 px-4 pt-6 pb-8 md:px-6 md:pt-10">
        <h1 data-question="review" tabIndex={-1} className="font-semibold text-24 tracking-tight outline-none">
          <Trans>Check your answers</Trans>
        </h1>
        <p className="mt-1.5 text-ink-muted">
          <Trans>
            You can change any answer until you submit. After that, you can change your roles, levels and learning goals
            in your profile. In Settings, you can choose how they may be used.
          </Trans>
        </p>
        {missing.length > 0 && <MissingAnswers questions={missing} onGo={onGo} />}
        {missing.length === 0 && open.length > 0 && (
          <p className="mt-5 text-13 text-ink-muted">
            <Plural
              value={open.length}
              one="One question has no answer. You can submit without it."
              other="# questions have no answer. You can submit without them."
            />
          </p>
        )}
        {sections.map((section) => (
          <SectionAnswers key={section.id} section={section} scales={questionnaire.scales} inUse={inUse} onGo={onGo} />
        ))}
      </div>
      <div className="sticky bottom-(--bottom-bar) z-10 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto flex w-full max-w-180 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6">
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={!canSubmit}
            onPress={() => (missing[0] ? onGo(missing[0].id) : submit())}
          >
            {missing.length > 0 ? <Trans>Answer the remaining questions</Trans> : <Trans>Submit</Trans>}
          </Button>
          <p role="status" className="min-w-0 flex-1 text-13 text-ink-muted">
            {!canSubmit && <Trans>You need a connection to submit. Your answers are saved until then.</Trans>}
            {error && canSubmit && (reason ?? <Trans>Couldn’t submit. Your answers are still here; try again.</Trans>)}
          </p>
        </div>
      </div>
    </>
  )
}

interface MissingAnswersProps extends Pick<ReviewProps, 'onGo'> {
  readonly questions: readonly Question[]
}

function MissingAnswers({ questions, onGo }: MissingAnswersProps) {
  const say = useBilingual()
  return (
    <Note kind="warning" className="mt-5">
      <Plural value={questions.length} one="One required answer is missing:" other="# required answers are missing:" />
      <ul className="mt-1 grid gap-1">
        {questions.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              onClick={() => onGo(question.id)}
              className="cursor-pointer py-1 text-start text-accent-text underline"
            >
              {say(question.label)}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  )
}

interface SectionAnswersProps extends Pick<ReviewProps, 'inUse' | 'onGo'> {
  readonly section: Section
  readonly scales: Questionnaire['scales']
}

function SectionAnswers({ section, scales, inUse, onGo }: SectionAnswersProps) {
  const say = useBilingual()
  const labels = useAnswerLabels(scales)
  return (
    <section className="mt-7">
      <h2 className="font-semibold text-14">{say(section.title)}</h2>
      <dl className="mt-2 divide-y divide-line-soft rounded-12 border border-line bg-surface-raised">
        {section.questions.map((question) => (
          <Row
            key={question.id}
            question={question}
            text={labels(question, inUse.answers[question.id])}
            answers={inUse.answers}
            isNew={inUse.newIds.has(question.id)}
            onChange={() => onGo(question.id)}
          />
        ))}
      </dl>
    </section>
  )
}

interface RowProps {
  readonly question: Question
  readonly text: string
  readonly answers: Answers
  readonly isNew: boolean
  onChange(): void
}

function Row({ question, text, answers, isNew, onChange }: RowProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const skipLabels = useSkipLabels()
  const answer = answers[question.id]
  const label = say(question.label)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2">
      <dt className="min-w-40 flex-1 basis-56 text-13 text-ink-muted">
        {label} {isNew && <NewMark />}
      </dt>
      <dd className="flex flex-1 basis-56 items-center gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {isAnswered(answer) ? (
            text
          ) : (
            <span className="text-ink-muted">
              {answer?.skipped ? <Trans>Skipped: {skipLabels[answer.skipped]}</Trans> : <Trans>Not answered</Trans>}
            </span>
          )}
        </span>
        <Button size="sm" variant="quiet" onPress={onChange} aria-label={t`Change: ${label}`}>
          <Trans>Change</Trans>
        </Button>
      </dd>
    </div>
  )
}

/** Submits, and goes where the guards lead from there. */
function useSubmit(questionnaireVersion: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useApiMutation(profilingApi.endpoints.submit, {
    onDone: ({ answer }) => {
      client.setQueryData(profilingQueries.outcome().queryKey, answer)
      client.setQueryData(userQueries.me().queryKey, answer.user)
      void navigate({ to: '/profiling/redirection', replace: true })
    },
  })
  return { submit: () => mutate({ body: { questionnaireVersion } }), isPending, error }
}
