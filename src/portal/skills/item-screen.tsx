// One item of a session: the question, what is chosen, the clock, and what can be done with it. A new item is a new one of these.
import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { CurrentItem, EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/note.tsx'
import { AnswerInput } from './answer-input.tsx'
import { CodedText } from './coded-text.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemCode } from './item-code.tsx'
import { ItemTimer } from './item-timer.tsx'
import { Paused } from './paused.tsx'
import { PrecisionPanel } from './precision-panel.tsx'
import { QuestionMeter } from './question-meter.tsx'
import { SessionFrame } from './session-frame.tsx'
import { SessionMenu } from './session-menu.tsx'
import { type Question, useQuestion } from './use-question.ts'

const ProblemDialog = lazyBeside(async () => (await import('./problem-dialog.tsx')).ProblemDialog)

export interface ItemScreenProps {
  readonly session: EvaluationSession
  readonly item: CurrentItem
}

export function ItemScreen({ session, item }: ItemScreenProps) {
  const question = useQuestion(session, item)
  const { isPaused, elapsed, limitMs, canAnswer, togglePause, takeMore, leaveFor } = question
  return (
    <SessionFrame
      session={session}
      tools={
        <>
          <ItemTimer
            elapsed={elapsed}
            limitMs={limitMs}
            isStopped={isPaused || !canAnswer}
            onPause={togglePause}
            onMore={takeMore}
          />
          <SessionMenu session={session} onLeave={leaveFor} onPause={togglePause} isPaused={isPaused} />
        </>
      }
      aside={<PrecisionPanel session={session} />}
      actions={!isPaused && <ItemActions item={item} question={question} />}
    >
      {isPaused ? <Paused onGoOn={togglePause} /> : <QuestionForm session={session} item={item} question={question} />}
      <Problem session={session} item={item} question={question} />
    </SessionFrame>
  )
}

/** Reporting a problem: there from its first opening on, so that it can give the focus back. */
function Problem({ session, item, question }: QuestionFormProps) {
  const { isReporting, setReporting } = question
  const [isWanted, setWanted] = useState(false)
  if (isReporting && !isWanted) setWanted(true)
  if (!isReporting && !isWanted) return null
  return (
    <Suspense fallback={<CloseOnEscape onClose={() => setReporting(false)} />}>
      <ProblemDialog session={session} item={item} isOpen={isReporting} onOpenChange={setReporting} />
    </Suspense>
  )
}

interface QuestionFormProps extends ItemScreenProps {
  readonly question: Question
}

/** The question itself, which has the focus when it comes. */
function QuestionForm({ session, item, question }: QuestionFormProps) {
  const say = useBilingual()
  const { chosen, setChosen, choose, problem, answer } = question
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className={cx(session.accommodations.readableFont && 'readable-letters')}>
      <QuestionMeter progress={session.progress} isAgain={item.isFromPocket} />
      <h1 ref={heading} tabIndex={-1} className="mb-5 font-medium text-20 leading-7 outline-none">
        <CodedText>{say(item.stem)}</CodedText>
      </h1>
      {item.code !== null && <ItemCode>{item.code}</ItemCode>}
      <AnswerInput
        item={item}
        chosen={chosen}
        problem={problem}
        onChoose={choose}
        onChange={setChosen}
        onEnter={answer}
        onReplace={question.replace}
      />
      <QuestionNotes question={question} />
    </div>
  )
}

/** What is to be known of the moment: the time is over, the network is gone. */
function QuestionNotes({ question: { elapsed, limitMs, takeMore, canAnswer } }: { question: Question }) {
  return (
    <>
      {limitMs !== null && elapsed > limitMs && (
        <Note kind="warning" className="mt-4">
          <Trans>Time’s up for this question. You can still answer it, or take the same amount of time again.</Trans>{' '}
          <Button size="sm" className="mt-2" onPress={takeMore}>
            <Trans>Take more time</Trans>
          </Button>
        </Note>
      )}
      {!canAnswer && (
        <Note kind="warning" icon="signal-slash" className="mt-4">
          <Trans>
            You’re offline, and only the portal can mark an answer. The timer has stopped and your choice is saved here.
          </Trans>
        </Note>
      )}
    </>
  )
}
