// Which question this is and how many there will probably be, as a row of strokes and as text.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { cx } from '#ui/cx.ts'
import { questionsLeft } from './precision.ts'

export interface QuestionMeterProps {
  readonly progress: EvaluationSession['progress']
  /** It was postponed before. */
  readonly isAgain: boolean
}

export function QuestionMeter({ progress, isAgain }: QuestionMeterProps) {
  const { t } = useLingui()
  const { answered } = progress
  const left = questionsLeft(progress)
  const more = left - 1
  const position = answered + 1
  return (
    <div className="mb-8">
      <p className="mb-2.5 flex justify-between gap-3 text-13 text-ink-muted tabular-nums">
        <span>
          {isAgain ? <Trans>Question {position}, postponed earlier</Trans> : <Trans>Question {position}</Trans>}
        </span>
        <span>
          <Plural value={more} _0="Perhaps the last one" one="About # more" other="About # more" />
        </span>
      </p>
      <div role="img" aria-label={t`${answered} answered, about ${left} to go`} className="flex gap-0.5">
        {Array.from({ length: answered + left }, (_, index) => `${index}`).map((key, index) => (
          <span
            key={key}
            className={cx(
              'h-1 flex-1 rounded-full forced-colors:border',
              index < answered
                ? 'bg-accent forced-colors:bg-[CanvasText]'
                : index === answered
                  ? 'bg-accent-soft'
                  : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  )
}
