// One item of a session: the question, what is chosen, the clock, and what can be done with it. A new item is a new one of these.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import {
  type CurrentItem,
  type EvaluationSession,
  evaluationApi,
  type ItemAnswer,
} from '#contract/portal/evaluation.ts'
import { ApiError } from '#platform/api/errors.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { evaluationKeys } from '#platform/keys/tables/evaluation-keys.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Key } from '#ui/key.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast-store.ts'
import { AnswerInput } from './answer-input.tsx'
import { CodedText } from './coded-text.tsx'
import { answerOf, type Chosen, chooseOption, nothingChosen } from './item-answer.ts'
import { useItemClock } from './item-clock.ts'
import { ItemCode } from './item-code.tsx'
import { ItemTimer } from './item-timer.tsx'
import { currentOf, useAnswer, usePause, useResume, useShowSession } from './mutations.ts'
import { PrecisionPanel } from './precision-panel.tsx'
import { ProblemDialog } from './problem-dialog.tsx'
import { QuestionMeter } from './question-meter.tsx'
import { SessionFrame } from './session-frame.tsx'
import { SessionMenu } from './session-menu.tsx'
import { useItemKeys } from './use-item-keys.ts'
import { useOutOfSight } from './use-out-of-sight.ts'

export interface ItemScreenProps {
  readonly session: EvaluationSession
  readonly item: CurrentItem
}

export function ItemScreen({ session, item }: ItemScreenProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const [chosen, setChosen] = useState<Chosen>(() => nothingChosen(item))
  const [problem, setProblem] = useState<string>()
  const [isPaused, setPaused] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const [moreMs, setMoreMs] = useState(0)
  const canAnswer = useCanDoNow(evaluationApi.endpoints.answer)
  const clock = useItemClock(item.spentMs, !isPaused && !isReporting && canAnswer)
  const limitMs = item.limitMs === null ? null : item.limitMs + moreMs
  const steps = useSteps(session, item, clock.read)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])

  const pause = () => {
    setPaused(true)
    steps.leave()
  }
  const goOn = () => {
    setPaused(false)
    steps.comeBack()
  }
  useOutOfSight(steps.lose, () => !isPaused && steps.comeBack())

  const send = async (change: Pick<ItemAnswer, 'optionIds' | 'value' | 'skip'>) => {
    if (steps.isBusy || isPaused || !canAnswer) return
    setProblem(undefined)
    setProblem(await steps.send(change, limitMs !== null && clock.read() > limitMs))
  }
  const answer = () => {
    const given = answerOf(item, chosen)
    if (given) return send(given)
    setProblem(
      item.type === 'number'
        ? t`Write a number, such as 12 or 3.5.`
        : t`Choose an answer first. What you do not know, you may say so.`,
    )
  }
  const postpone = () => (item.canPostpone ? send({ skip: 'postpone' }) : undefined)
  const choose = (id: string) => {
    setProblem(undefined)
    setChosen((was) => chooseOption(item, was, id))
  }
  useKeys(evaluationKeys, {})
  useItemKeys({
    choose: (index) => {
      const option = item.options[index]
      if (option && item.type !== 'order' && !isPaused) choose(option.id)
    },
    answer: () => void answer(),
    postpone: () => void postpone(),
  })

  return (
    <SessionFrame
      session={session}
      tools={
        <>
          <ItemTimer
            elapsed={clock.elapsed}
            limitMs={limitMs}
            isStopped={isPaused || !canAnswer}
            onPause={isPaused ? goOn : pause}
            onMore={() => setMoreMs(moreMs + (item.limitMs ?? 0))}
          />
          <SessionMenu
            session={session}
            onLeave={steps.leaveFor}
            onPause={isPaused ? goOn : pause}
            isPaused={isPaused}
          />
        </>
      }
      aside={<PrecisionPanel session={session} />}
      actions={
        !isPaused && (
          <>
            <Button variant="primary" size="lg" onPress={answer} isPending={steps.isBusy} isDisabled={!canAnswer}>
              <Trans>Answer</Trans>
            </Button>
            {item.canPostpone && (
              <Button size="lg" onPress={postpone} isDisabled={!canAnswer} aria-keyshortcuts="P">
                <Trans>Postpone</Trans>
              </Button>
            )}
            <Button size="lg" variant="quiet" onPress={() => send({ skip: 'pass' })} isDisabled={!canAnswer}>
              <Trans>I don’t know</Trans>
            </Button>
            <Hint item={item} />
            <IconButton
              icon="flag"
              label={t`Report a problem with this question`}
              onPress={() => setReporting(true)}
              isDisabled={!canAnswer}
              className="max-md:ms-auto"
            />
          </>
        )
      }
    >
      {isPaused ? (
        <Paused onGoOn={goOn} />
      ) : (
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
          />
          {limitMs !== null && clock.elapsed > limitMs && (
            <Note kind="warning" className="mt-4">
              <Trans>
                The time for this question is over. Nothing is taken away: answer it, or take as long again.
              </Trans>{' '}
              <Button size="sm" className="mt-2" onPress={() => setMoreMs(moreMs + (item.limitMs ?? 0))}>
                <Trans>Take more time</Trans>
              </Button>
            </Note>
          )}
          {!canAnswer && (
            <Note kind="warning" icon="signal-slash" className="mt-4">
              <Trans>
                There is no network, and only the portal can judge an answer. The clock stands still; what you have
                chosen stays here.
              </Trans>
            </Note>
          )}
        </div>
      )}
      <ProblemDialog session={session} item={item} isOpen={isReporting} onOpenChange={setReporting} />
    </SessionFrame>
  )
}

function Hint({ item: { type, options } }: { item: CurrentItem }) {
  const last = Math.min(5, options.length)
  return (
    <span
      aria-hidden="true"
      className="ms-auto flex items-center gap-1.5 text-13 text-ink-faint max-md:hidden pointer-coarse:hidden"
    >
      {type !== 'order' && type !== 'number' && (
        <>
          <Key>1</Key>
          <Trans>to</Trans>
          <Key>{last}</Key>
          <Trans>choose</Trans>
        </>
      )}
      {type !== 'order' && (
        <>
          <Key>
            <Trans>Enter</Trans>
          </Key>
          <Trans>answers</Trans>
        </>
      )}
    </span>
  )
}

function Paused({ onGoOn }: { onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-3">
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-24 tracking-tight outline-none">
        <Trans>Paused</Trans>
      </h1>
      <p className="max-w-(--prose) text-ink-muted">
        <Trans>The clock stands still. The same question waits for you, and so does what you have chosen.</Trans>
      </p>
      <Button variant="primary" size="lg" onPress={onGoOn}>
        <Trans>Go on</Trans>
      </Button>
    </div>
  )
}

/** The writes about the present item, with the time it took and how often the page was out of sight. */
function useSteps({ id, seq }: EvaluationSession, item: CurrentItem, readClock: () => number) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const show = useShowSession()
  const answering = useAnswer()
  const pausing = usePause()
  const { mutate: resume } = useResume()
  /** Not told yet; each is told once. */
  const losses = useRef(0)
  const takeLosses = () => {
    const taken = losses.current
    losses.current = 0
    return taken
  }
  const pauseInput = () => ({
    params: { id },
    body: { seq, elapsedMs: Math.round(readClock()), focusLosses: takeLosses() },
  })
  const follow = (error: unknown): string | undefined => {
    const there = currentOf(error)
    if (there?.resultId) {
      void navigate({ to: '/skill-evaluation/results/$id', params: { id: there.resultId } })
      return undefined
    }
    if (there) {
      show(there)
      showToast({ message: t`This evaluation went on elsewhere. Here is where it stands.` })
      return undefined
    }
    if (error instanceof ApiError && error.status === 400)
      return t`This does not fit the question. Look at it once more.`
    return t`Your answer could not be stored. It is kept here: try again.`
  }
  return {
    isBusy: answering.isPending,
    /** @returns what went wrong, in words */
    async send(change: Pick<ItemAnswer, 'optionIds' | 'value' | 'skip'>, isTimedOut: boolean) {
      const flags = { focusLosses: takeLosses(), isTimedOut }
      const elapsedMs = Math.round(readClock())
      try {
        await answering.mutateAsync({ params: { id }, body: { itemId: item.id, seq, elapsedMs, flags, ...change } })
        return undefined
      } catch (error) {
        losses.current += flags.focusLosses
        return follow(error)
      }
    },
    leave: () => pausing.mutate(pauseInput()),
    /** Out of sight: the clock stops and what it says is kept, in case the page never comes back. */
    lose() {
      losses.current += 1
      if (!answering.isPending) pausing.mutate(pauseInput())
    },
    comeBack: () => resume({ params: { id }, body: {} }),
    async leaveFor() {
      await pausing.mutateAsync(pauseInput()).catch(() => undefined)
      await navigate({ to: '/skill-evaluation/skills' })
    },
  }
}
