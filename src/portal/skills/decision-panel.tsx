// What an evaluation decided that was to tell only whether a level is reached: it is, it is not, or it stayed open.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Decision, EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { EndingMessage } from './ending-message.tsx'
import { Panel } from './panel.tsx'

/** Whether a result states nothing but its decision. */
export const isDecided = ({ decision }: { readonly decision?: Decision | undefined }): boolean =>
  decision !== undefined && decision.side !== 'open'

/** @returns a decision that is no longer open, as a level: that it is had, or that it is not */
export function useDecisionLabel(): (decision: Decision) => string {
  const { t } = useLingui()
  const levelLabel = useLevelLabel()
  return ({ level, side }) => {
    const word = levelLabel(level)
    if (side === 'below') return t`Below ${word}`
    return level === 5 ? word : t`${word} or higher`
  }
}

export function DecisionPanel({ result, decision }: { result: EvaluationResult; decision: Decision }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const decisionLabel = useDecisionLabel()
  const word = useLevelLabel()(decision.level)
  const isOpen = decision.side === 'open'
  const sure = decision.side === 'below' ? 1 - decision.chance : decision.chance
  // Nothing is ever quite sure.
  const chance = number(Math.min(0.99, sure), { style: 'percent' })
  return (
    <Panel title={t`Have you reached ${word} level?`}>
      <p className="font-semibold text-30 tracking-tighter">
        {isOpen ? t`Too close to tell` : decisionLabel(decision)}
      </p>
      <p className="mt-1 text-ink-muted">
        {decision.side === 'above' && <Trans>You’ve reached the required level. We’re {chance} sure.</Trans>}
        {decision.side === 'below' && <Trans>You haven’t reached the required level yet. We’re {chance} sure.</Trans>}
        {isOpen && (
          <Trans>
            The probability that you’ve reached it is {chance}. We only decide when we’re 95% sure either way.
          </Trans>
        )}
      </p>
      {!isOpen && (
        <>
          <p className="mt-3">
            <Trans>This evaluation only answered that question. The full profile shows your level.</Trans>
          </p>
          <EndingMessage result={result} />
        </>
      )}
    </Panel>
  )
}
