// What the budget of the project is for, in parts of a hundred.
import { useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Project } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { useProjectLabels } from './project-labels.ts'

export function BudgetCard({ distribution }: { readonly distribution: Project['budgetDistribution'] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labelOf = useProjectLabels()
  const parts = distribution.categories.map((category, index) => {
    const value = distribution.series[0]?.data[index] ?? 0
    return { id: category, label: labelOf(category), value, text: number(value / 100, { style: 'percent' }) }
  })
  const largest = parts.reduce((best, part) => (part.value > best.value ? part : best))
  const [name, share] = [largest.label, largest.text]
  return (
    <DashboardCard title={t`Budget distribution`}>
      <ChartFrame
        label={t`Budget distribution`}
        summary={t`Largest share: ${name}, ${share}.`}
        height={0}
        table={{
          columns: [t`Area`, t({ message: 'Share', context: 'part of a whole' })],
          rows: parts.map(({ label, text }) => [label, text]),
          file: parts.map(({ label, value }) => [label, value]),
        }}
      >
        <BarList label={t`Budget distribution`} rows={parts} />
      </ChartFrame>
    </DashboardCard>
  )
}
