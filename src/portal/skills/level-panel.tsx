// The level of a result: the word, the interval, what it means, and the curve behind it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { LEVELS } from '#contract/portal/skills.ts'
import { cx } from '#ui/cx.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { AbilityCurve } from './ability-curve.tsx'
import { EndingMessage } from './ending-message.tsx'
import { useBehaviour } from './level-labels.ts'
import { levelAt } from './level-scale.ts'
import { Panel } from './panel.tsx'

export function LevelPanel({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const levelLabel = useLevelLabel()
  const behaviour = useBehaviour()
  const { ci95, level, theta, se } = result
  const [low, high] = [levelLabel(levelAt(ci95[0])), levelLabel(levelAt(ci95[1]))]
  const word = levelLabel(level)
  return (
    <Panel title={t`Your level`}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold text-30 tracking-tighter">{word}</b>
        <span className="text-ink-muted">
          {low === high ? (
            <Trans>95% interval: {low} only</Trans>
          ) : (
            <Trans>
              95% interval: {low} to {high}
            </Trans>
          )}
        </span>
      </p>
      <p className="mb-5 text-ink-muted">{behaviour(level)}</p>
      <AbilityCurve
        theta={theta}
        se={se}
        height={156}
        label={
          low === high
            ? t`Your probable level: ${word}`
            : t`Your probable level: most likely ${word}, between ${low} and ${high}`
        }
      />
      <ol aria-hidden="true" className="mt-1.5 grid grid-cols-5 text-center text-12 text-ink-muted">
        {LEVELS.map((one) => (
          <li key={one} className={cx('truncate max-sm:text-[11px]', one === level && 'font-semibold text-ink')}>
            {levelLabel(one)}
          </li>
        ))}
      </ol>
      <EndingMessage result={result} />
    </Panel>
  )
}
