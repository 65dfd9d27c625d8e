// How many questions an evaluation took, how long, and why it ended there.
import { Plural, useLingui } from '@lingui/react/macro'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'

export function EndingMessage({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const { items, triedOut, durationMs, stopReason } = result
  const minutes = Math.max(1, Math.round(durationMs / 60_000))
  const reasons = {
    decision: t`The evaluation stopped because we were sure enough.`,
    tooClose: t`The evaluation stopped because more questions wouldn’t have changed the outcome.`,
    precision: t`The evaluation stopped because we’d measured your level accurately enough.`,
    max: t`The evaluation stopped at the maximum number of questions.`,
    noGain: t`The evaluation stopped because more questions wouldn’t have told us anything new.`,
    bank: t`The evaluation stopped because there were no suitable questions left.`,
    time: t`The evaluation stopped because time ran out.`,
    user: t`You ended the evaluation early, so the result is less precise.`,
  }
  return (
    <p className="mt-4 text-13 text-ink-muted tabular-nums">
      <Plural value={items} one="You answered # question." other="You answered # questions." />{' '}
      <Plural value={minutes} one="The evaluation took # minute." other="The evaluation took # minutes." />{' '}
      {reasons[stopReason]}{' '}
      {triedOut > 0 && (
        <Plural
          value={triedOut}
          one="There was also # test question, which doesn’t count."
          other="There were also # test questions, which don’t count."
        />
      )}
    </p>
  )
}
