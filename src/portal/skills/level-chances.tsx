// The chance of each of the five levels, the highest first.
import { useLingui } from '@lingui/react/macro'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { LEVELS } from '#contract/portal/skills.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { cx } from '#ui/cx.ts'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { Panel } from './panel.tsx'

export function LevelChances({ result: { level, levelProbs } }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const levelLabel = useLevelLabel()
  const onePercent = number(0.01, { style: 'percent' })
  return (
    <Panel title={t`Probability of each level`}>
      <ul className="grid gap-2.5 text-13">
        {LEVELS.toReversed().map((one) => {
          const chance = levelProbs[one - 1] ?? 0
          const isOwn = one === level
          return (
            <li key={one} className="grid grid-cols-[88px_minmax(0,1fr)_48px] items-center gap-3">
              <span className={isOwn ? 'font-medium' : 'text-ink-muted'}>{levelLabel(one)}</span>
              <span
                aria-hidden="true"
                className="h-2 overflow-hidden rounded-[2px] bg-surface-control forced-colors:border"
              >
                <span
                  style={{ width: `${chance * 100}%` }}
                  className={cx('block h-full forced-colors:bg-[CanvasText]', isOwn ? 'bg-accent' : 'bg-accent-soft')}
                />
              </span>
              <span className={cx('text-end tabular-nums', isOwn ? 'font-semibold' : 'text-ink-muted')}>
                {chance < 0.01 ? t`< ${onePercent}` : number(chance, { style: 'percent' })}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
