// One question: its text, its answer, what the answer changes, and the ways on: back, skip with a reason, continue. 1 to 5 choose, Enter continues.
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { ProfilingAnswer, Question, Scale, Section } from '#contract/portal/profiling.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Key } from '#ui/key.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { AnswerEffect } from './answer-effect.tsx'
import { AnswerInput, keyedValue } from './answer-input.tsx'
import { isAnswered, minutesLeft } from './course.ts'
import { NewMark } from './new-mark.tsx'
import { useSkipLabels } from './skip-labels.ts'
import type { SkipMenuProps } from './skip-menu.tsx'
import type { AnswersInUse } from './use-answers.ts'

const skipMenu = lazyMenu<SkipMenuProps>(() => import('./skip-menu.tsx'))

export interface QuestionPageProps {
  readonly question: Question
  readonly section: Section
  /** All that are asked, in sequence. */
  readonly questions: readonly Question[]
  readonly scales: readonly Scale[]
  readonly inUse: AnswersInUse
  /** Undefined at the first question. */
  readonly onBack: (() => void) | undefined
  onNext(): void
}

export function QuestionPage({ question, section, questions, scales, inUse, onBack, onNext }: QuestionPageProps) {
  const say = useBilingual()
  const skipLabels = useSkipLabels()
  const scale = scales.find(({ id }) => id === question.scale)
  const { answer, problem, setProblem, give, goOn, onKeyDown, skip } = useAnswering({ question, inUse, onNext })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys 1 to 5 are a second way to the radios inside */}
      <form
        noValidate
        className="mx-auto w-full max-w-180 flex-1 px-4 pt-6 pb-8 md:px-6 md:pt-10"
        onKeyDown={onKeyDown}
        // The problem goes with the first letter: going while Continue is pressed, it would move the button from under the finger.
        onInput={() => setProblem(undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
        id="question"
      >
        <Progress section={section} question={question} questions={questions} inUse={inUse} />
        <h1
          data-question={question.id}
          tabIndex={-1}
          className="mt-7 text-balance font-medium text-20 tracking-tight outline-none"
        >
          {say(question.label)} {inUse.newIds.has(question.id) && <NewMark />}
        </h1>
        <p className="mt-1.5 text-ink-muted">{say(question.hint ?? section.text)}</p>
        <div className="mt-5" data-answer>
          <AnswerInput
            question={question}
            scale={scale}
            value={answer?.value ?? null}
            onChange={give}
            error={problem}
          />
        </div>
        {answer?.skipped && (
          <p className="mt-4 flex items-center gap-2 text-13 text-ink-muted">
            <Icon name="forward" size={16} />
            <Trans>Skipped: {skipLabels[answer.skipped]}</Trans>
          </p>
        )}
        <AnswerEffect question={question} questions={questions} answers={inUse.answers} />
      </form>
      <QuestionBar question={question} onBack={onBack} onSkip={skip} />
    </>
  )
}

/** Answers by the controls and by keys, and what is wrong when one goes on without. */
function useAnswering({ question, inUse, onNext }: Pick<QuestionPageProps, 'question' | 'inUse' | 'onNext'>) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const answer = inUse.answers[question.id]
  const give = (value: ProfilingAnswer['value']) => {
    setProblem(undefined)
    inUse.answer(question.id, { value, skipped: null })
  }
  const goOn = () => {
    if (isAnswered(answer) || (answer?.skipped && !question.required)) return onNext()
    setProblem(question.required ? t`Answer this question to continue.` : t`Choose an answer, or skip the question.`)
    document.querySelector<HTMLElement>('[data-answer] :is(input, button)')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const value = keyedValue(event, question)
    if (value !== undefined) {
      event.preventDefault()
      give(value)
    } else if (event.key === 'Enter' && !event.repeat && !isControl(event.target)) {
      // The heading has the focus when a question opens.
      event.preventDefault()
      goOn()
    }
  }
  const skip: SkipMenuProps['onSkip'] = (skipped) => {
    setProblem(undefined)
    inUse.answer(question.id, { value: null, skipped })
    onNext()
  }
  return { answer, problem, setProblem, give, goOn, onKeyDown, skip }
}

interface QuestionBarProps extends Pick<QuestionPageProps, 'question' | 'onBack'>, Pick<SkipMenuProps, 'onSkip'> {}

function QuestionBar({ question, onBack, onSkip }: QuestionBarProps) {
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex w-full max-w-180 flex-wrap items-center gap-2 px-4 py-3 md:px-6">
        <Button variant="primary" type="submit" form="question">
          <Trans>Continue</Trans>
        </Button>
        {!question.required && (
          <LazyMenu
            source={skipMenu}
            menu={{ onSkip }}
            opener={(opener) => (
              <Button {...opener} icon="chevron-down">
                <Trans>Skip</Trans>
              </Button>
            )}
          />
        )}
        {onBack && (
          <Button variant="quiet" onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
        <KeyHints question={question} />
      </div>
    </div>
  )
}

/** What does something of its own with Enter, or sends the form by it. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, button, a') !== null

function Progress({
  section,
  question,
  questions,
  inUse: { answers },
}: Pick<QuestionPageProps, 'section' | 'question' | 'questions' | 'inUse'>) {
  const { t } = useLingui()
  const say = useBilingual()
  const position = questions.indexOf(question) + 1
  const minutes = minutesLeft(questions, answers)
  const left = minutes === 0 ? t`nothing left to answer` : t`about ${minutes} min left`
  return (
    <ProgressBar
      label={say(section.title)}
      value={position}
      max={questions.length}
      valueText={t`Question ${position} of ${questions.length}, ${left}`}
      end={
        <span className="ms-auto">
          {position} / {questions.length} · {left}
        </span>
      }
      className="[&>div:first-child]:flex-wrap"
    />
  )
}

function KeyHints({ question: { type } }: { readonly question: Question }) {
  return (
    <p className="ms-auto hidden items-center gap-1.5 text-13 text-ink-muted pointer-fine:md:flex">
      {(type === 'level' || type === 'likert') && (
        <Trans>
          Press <Key>1</Key> to <Key>5</Key> to choose
        </Trans>
      )}
      <Trans>
        Press <Key>Enter</Key> to continue
      </Trans>
    </p>
  )
}
