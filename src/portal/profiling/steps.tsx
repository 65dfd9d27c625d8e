// The sections with how much of each is settled: where one is, and the way to any of them.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Section } from '#contract/portal/profiling.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { type Answers, isSettled, REVIEW } from './course.ts'
import { NewMark } from './new-mark.tsx'

export interface StepsProps {
  readonly sections: readonly Section[]
  readonly answers: Answers
  readonly newIds: ReadonlySet<string>
  /** A question's id, or `REVIEW`. */
  readonly at: string
  onGo(to: string | undefined): void
}

export function Steps({ sections, answers, newIds, at, onGo }: StepsProps) {
  const { t } = useLingui()
  const say = useBilingual()
  return (
    <nav aria-label={t`Sections`}>
      <ol className="grid gap-0.5">
        {sections.map(({ id, title, questions }) => {
          const unsettled = questions.filter((one) => !isSettled(one, answers))
          const settled = questions.length - unsettled.length
          const isNew = unsettled.some((one) => newIds.has(one.id))
          const open = unsettled[0] ?? questions[0]
          return (
            <Step
              key={id}
              title={say(title)}
              end={questions.length === 0 ? undefined : t`${settled} of ${questions.length}`}
              isNew={isNew}
              isDone={questions.length > 0 && unsettled.length === 0}
              isCurrent={questions.some((one) => one.id === at)}
              isDisabled={questions.length === 0}
              onPress={() => onGo(open?.id)}
            />
          )
        })}
        <Step title={t`Check and submit`} isCurrent={at === REVIEW} onPress={() => onGo(REVIEW)} />
      </ol>
      {sections.some(({ questions }) => questions.some(({ id }) => newIds.has(id))) && (
        <p className="mt-2 px-3 text-13 text-ink-muted">
          <Trans>
            The questions have changed since you answered. Your answers are still here, and new questions are marked
            “New”.
          </Trans>
        </p>
      )}
      {sections.some(({ questions }) => questions.length === 0) && (
        <p className="mt-2 px-3 text-13 text-ink-muted">
          <Trans>The skill questions depend on the roles you choose.</Trans>
        </p>
      )}
    </nav>
  )
}

interface StepProps {
  readonly title: string
  readonly end?: string | undefined
  readonly isNew?: boolean
  readonly isDone?: boolean
  readonly isCurrent: boolean
  readonly isDisabled?: boolean
  onPress(): void
}

function Step({ title, end, isNew, isDone, isCurrent, isDisabled, onPress }: StepProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        disabled={isDisabled}
        aria-current={isCurrent ? 'step' : undefined}
        className={cx(
          'flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-8 px-3 text-start text-13 hover:bg-surface-hover disabled:cursor-default disabled:hover:bg-transparent pointer-coarse:min-h-11',
          isCurrent ? 'bg-accent-tint font-medium text-accent-text' : 'text-ink-muted',
        )}
      >
        <span className="min-w-0 flex-1">{title}</span>
        {isNew && <NewMark />}
        {isDone ? <Icon name="check" size={16} className="text-success" /> : null}
        {end && <span className="tabular-nums">{end}</span>}
      </button>
    </li>
  )
}
