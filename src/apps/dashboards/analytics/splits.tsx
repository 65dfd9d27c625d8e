// Who the visitors are: four splits that each make a hundred percent.
import { Plural, useLingui } from '@lingui/react/macro'
import type { Analytics } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { AnalyticsCard } from './analytics-card.tsx'
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
    <div className="grid gap-6 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-4">
      {splits.map(({ id, title, split }) => (
        <AnalyticsCard key={id} title={title}>
          <Split title={title} split={split} />
        </AnalyticsCard>
      ))}
    </div>
  )
}

function Split({ title, split: { uniqueVisitors, series, labels } }: { title: string; split: Analytics['gender'] }) {
  const { number } = useFormats()
  const labelOf = useSplitLabels()
  return (
    <>
      <p className="mb-4 text-13 text-ink-muted">
        <Plural value={uniqueVisitors} one="# person" other="# people" />
      </p>
      <BarList
        label={title}
        most={100}
        rows={labels.map((label, index) => ({
          id: label,
          label: labelOf(label),
          value: series[index] ?? 0,
          words: `${number(series[index] ?? 0)} %`,
        }))}
      />
    </>
  )
}
