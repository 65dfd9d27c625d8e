// How far a result is from what the person's target roles require: as text, and as a notch on the bar of the five levels.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { LEVELS, type Level } from '#contract/portal/skills.ts'
import { cx } from '#ui/cx.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { levelAt, onScale } from './level-scale.ts'
import { Panel } from './panel.tsx'
import { evaluationQueries } from './queries.ts'

export function TargetGap({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const levelLabel = useLevelLabel()
  const { data, isPending } = useQuery(evaluationQueries.skills())
  const target = data?.find(({ skill }) => skill.id === result.skillId)?.target ?? null
  // What is below stays in place.
  if (isPending)
    return (
      <Panel title={t`Distance from your target`}>
        <Skeleton className="h-18 w-full" />
      </Panel>
    )
  if (target === null) return null
  const { level, theta, ci95 } = result
  return (
    <Panel title={t`Distance from your target`}>
      <p className="mb-4">
        <GapText level={level} target={target} likely={levelAt(ci95[1])} />
      </p>
      <IntervalBar
        low={onScale(ci95[0])}
        high={onScale(ci95[1])}
        estimate={onScale(theta)}
        need={levelOnBar(target)}
        label={t`Your level: ${levelLabel(level)}. Required: ${levelLabel(target)}.`}
      />
      <ol aria-hidden="true" className="mt-3 grid grid-cols-5 text-center text-12 text-ink-muted">
        {LEVELS.map((one) => (
          <li key={one} className={cx('truncate max-sm:text-[11px]', one === target && 'font-semibold text-ink')}>
            {levelLabel(one)}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** @param likely the level that the interval reaches */
function GapText({ level, target, likely }: { level: Level; target: Level; likely: number }) {
  const levelLabel = useLevelLabel()
  const required = levelLabel(target)
  const gap = target - level
  if (gap <= 0) return <Trans>You have the level your target roles require: {required}.</Trans>
  return (
    <>
      <Plural
        value={gap}
        one={`You’re # level short of ${required}, which your target roles require.`}
        other={`You’re # levels short of ${required}, which your target roles require.`}
      />{' '}
      {likely >= target && <Trans>The margin of error includes the required level, so you may already have it.</Trans>}
    </>
  )
}
