// Who the visitors are: four splits that each make a hundred percent.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Analytics } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { useSplitLabels } from './split-labels.ts'

export function Splits({ data }: { data: Analytics }) {
  const { t } = useLingui()
  const splits = [
    { id: 'returning', title: t`New and returning`, split: data.newVsReturning },
    { id: 'gender', title: t`Gender`, split: data.gender },
    { id: 'age', title: t`Age`, split: data.age },
    { id: 'language', title: t`Language`, split: data.language },
  ]
  return (
    <div className="grid gap-6 sm:grid-cols-2 print:block">
      {splits.map(({ id, title, split }) => (
        <DashboardCard key={id} title={title}>
          <Split title={title} split={split} />
        </DashboardCard>
      ))}
    </div>
  )
}

function Split({ title, split: { uniqueVisitors, series, labels } }: { title: string; split: Analytics['gender'] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labelOf = useSplitLabels()
  const parts = labels.map((label, index) => {
    const share = series[index] ?? 0
    return { id: label, label: labelOf(label), share, text: number(share / 100, { style: 'percent' }) }
  })
  return (
    <ChartFrame
      label={title}
      summary={t`${plural(uniqueVisitors, { one: '# unique visitor', other: '# unique visitors' })}`}
      height={0}
      table={{
        columns: [t`Group`, t({ message: 'Share', context: 'part of a whole' })],
        rows: parts.map(({ label, text }) => [label, text]),
        file: parts.map(({ label, share }) => [label, share]),
      }}
    >
      <BarList
        label={title}
        most={100}
        rows={parts.map(({ id, label, text, share }) => ({ id, label, text, value: share }))}
      />
    </ChartFrame>
  )
}
