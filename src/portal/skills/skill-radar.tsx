// One's own levels beside the target, in the skills that the target roles require, the largest gaps first; drawn by a chart that comes on its own.
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'

const RadarChart = lazy(async () => ({ default: (await import('#ui/chart/radar-chart.tsx')).RadarChart }))

const MOST_AXES = 8
/** A shape needs three. */
const LEAST_AXES = 3

export function SkillRadar({ skills }: { skills: readonly EvaluableSkill[] }) {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const axes = skills
    .map(({ skill, myLevel, target }) => ({
      id: skill.id,
      label: say(skill.label),
      own: myLevel?.level ?? 0,
      target: target ?? 0,
    }))
    .filter(({ target }) => target > 0)
    .sort((a, b) => b.target - b.own - (a.target - a.own))
    .slice(0, MOST_AXES)
  if (axes.length < LEAST_AXES) return null
  const met = axes.filter(({ own, target }) => own >= target).length
  const [furthest] = axes
  const name = furthest?.label ?? ''
  return (
    <section aria-labelledby="skill-radar" className="mt-10">
      <h2 id="skill-radar" className="mb-2 font-semibold text-14">
        {t`Your skills and your target`}
      </h2>
      <div className="rounded-12 border border-line bg-surface-raised p-4 md:p-5">
        <Suspense fallback={<Skeleton className="h-[420px] w-full" />}>
          <RadarChart
            label={t`Your skills and your target`}
            summary={
              met === axes.length
                ? t`You have the required level in all these skills.`
                : t`You have the required level in ${met} of these ${axes.length} skills. Largest gap: ${name}.`
            }
            axes={axes}
            most={5}
            names={{ own: t`You`, target: t`Target`, axis: t`Skill` }}
            value={levelLabel}
          />
        </Suspense>
      </div>
    </section>
  )
}
