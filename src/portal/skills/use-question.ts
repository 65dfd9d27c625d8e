// One question as it is being answered: what is chosen, the clock, the pause, and what is sent.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { evaluationApi } from '#contract/portal/evaluation.ts'
import type { CurrentItem, EvaluationSession, ItemAnswer } from '#contract/portal/evaluation-shapes.ts'
import type { ShownJs } from '#contract/portal/js-shapes.ts'
import type { ShownSql } from '#contract/portal/sql-shapes.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { answerOfProgram, answerOfQuery } from './answer-of-run.ts'
import { evaluationKeys } from './evaluation-keys.ts'
import { answerOf, type Chosen, chooseOption, nothingChosen } from './item-answer.ts'
import { useItemClock } from './item-clock.ts'
import { useDraft } from './use-draft.ts'
import { useItemKeys } from './use-item-keys.ts'
import { usePageVisibility } from './use-page-visibility.ts'
import { useSteps } from './use-steps.ts'

type AnswerChange = Pick<ItemAnswer, 'optionIds' | 'value' | 'cells' | 'sql' | 'js' | 'entries' | 'skip'>

export function useQuestion(session: EvaluationSession, item: CurrentItem) {
  const [chosen, setChosen] = useState<Chosen>(() => nothingChosen(item))
  const [problem, setProblem] = useState<string>()
  const [isPaused, setPaused] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const [moreMs, setMoreMs] = useState(0)
  const canAnswer = useCanDoNow(evaluationApi.endpoints.answer)
  const clock = useItemClock(item.spentMs, !isPaused && !isReporting && canAnswer)
  const limitMs = item.limitMs === null ? null : item.limitMs + moreMs
  const steps = useSteps(session, item, clock.read)
  useDraft(session, item, chosen, canAnswer && !steps.isBusy)
  usePageVisibility(steps.lose, () => !isPaused && steps.comeBack())

  const send = async (change: AnswerChange) => {
    if (steps.isBusy || isPaused || !canAnswer) return
    setProblem(undefined)
    setProblem(await steps.send(change, limitMs !== null && clock.read() > limitMs))
  }
  const { isRunning, answerQuery, answerProgram } = useRun({ chosen, setProblem, send, isBusy: steps.isBusy })
  const missing = useMissingAnswer(item)
  const { i18n } = useLingui()
  const answer = () => {
    if (item.sql) return answerQuery(item.sql)
    if (item.js) return answerProgram(item.js)
    const given = answerOf(item, chosen, i18n.locale)
    if (given) return send(given)
    setProblem(missing)
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
  return {
    ...{ chosen, setChosen, choose, problem, answer, postpone, canAnswer, isBusy: steps.isBusy || isRunning },
    ...{ isPaused, isReporting, setReporting, elapsed: clock.elapsed, limitMs, leaveFor: steps.leaveFor },
    pass: () => send({ skip: 'pass' }),
    /** Another question in place of this one, which can't be worked here. */
    replace: () => void send({ skip: 'unavailable' }),
    takeMore: () => setMoreMs(moreMs + (item.limitMs ?? 0)),
    /** Pauses, or goes on. */
    togglePause() {
      setPaused(!isPaused)
      if (isPaused) steps.comeBack()
      else steps.leave()
    },
  }
}

interface RunOptions {
  readonly chosen: Chosen
  readonly isBusy: boolean
  setProblem(problem: string): void
  send(change: AnswerChange): Promise<void>
}

/** Queries and programs, which are run before they are sent. */
function useRun({ chosen, isBusy, setProblem, send }: RunOptions) {
  const { t } = useLingui()
  const [isRunning, setRunning] = useState(false)
  /** What was written is run here, and its result is sent with it. @param refusal what is shown where it can't be run */
  const answerBy = async (run: Promise<AnswerChange | undefined>, refusal: string) => {
    setRunning(true)
    const change = await run
    setRunning(false)
    if (change) await send(change)
    else setProblem(refusal)
  }
  const isIdle = !isRunning && !isBusy
  const answerQuery = async (sql: ShownSql) => {
    if (!isIdle) return
    if (chosen.text.trim() === '') return setProblem(t`Enter a query first, or say you don’t know.`)
    await answerBy(
      answerOfQuery(sql, chosen.text),
      t`Queries can’t run right now, so you can’t answer this question. It doesn’t count against you.`,
    )
  }
  const answerProgram = async (js: ShownJs) => {
    if (!isIdle) return
    if (chosen.text.trim() === '' || chosen.text === js.start)
      return setProblem(t`Write the function first, or say you don’t know.`)
    await answerBy(
      answerOfProgram(js, chosen.text),
      t`Programs can’t run right now, so you can’t answer this question. It doesn’t count against you.`,
    )
  }
  return { isRunning, answerQuery, answerProgram }
}

/** The message for an answer that is not complete. */
function useMissingAnswer({ type }: CurrentItem): string {
  const { t } = useLingui()
  return type === 'number'
    ? t`Enter a number, such as 12 or 3.5.`
    : type === 'sheet'
      ? t`Enter a formula first, or say you don’t know.`
      : type === 'edit'
        ? t`Edit a sentence first, or say you don’t know.`
        : t`Choose an answer first, or say you don’t know.`
}

export type Question = ReturnType<typeof useQuestion>
