// One's own levels beside those that half of the jobs require, in the skills that they require most; drawn by a chart that comes on its own.
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { CareerAnalytics } from '#contract/portal/career.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { Panel } from './panel.tsx'

const RadarChart = lazy(async () => ({ default: (await import('#ui/chart/radar-chart.tsx')).RadarChart }))

const MOST_AXES = 8
/** A shape needs three. */
const LEAST_AXES = 3

export function SkillRadarPanel({ analytics: { demand } }: { analytics: CareerAnalytics }) {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  if (demand.length < LEAST_AXES) return null
  const axes = demand.slice(0, MOST_AXES).map(({ skillId, label, have, medianNeed }) => ({
    id: skillId,
    label: say(label),
    own: have,
    target: medianNeed,
  }))
  const met = axes.filter(({ own, target }) => own >= target).length
  return (
    <Panel title={t`Your skills and the required levels`} className="lg:col-span-2">
      <Suspense fallback={<Skeleton className="h-[420px] w-full" />}>
        <RadarChart
          label={t`Your skills and the required levels`}
          summary={t`You have the required level in ${met} of these ${axes.length} skills.`}
          axes={axes}
          most={5}
          names={{ own: t`You`, target: t`Required`, axis: t`Skill` }}
          value={levelLabel}
        />
      </Suspense>
    </Panel>
  )
}
