// The tasks of a week: how many are new and how many are done, and what they are about. Each part leads to its tasks.
import { useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { Figure } from '#apps/dashboards/shared/figure.tsx'
import type { Project } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { DataLink } from '#ui/data-link.tsx'
import { otherWeek, type ProjectAddress } from './project-address.ts'
import { useProjectLabels } from './project-labels.ts'

export interface TasksCardProps {
  readonly tasks: Project['taskDistribution']
  readonly address: ProjectAddress
}

export function TasksCard({ tasks, address }: TasksCardProps) {
  const { week, isCompared } = address
  const { t } = useLingui()
  const { number } = useFormats()
  const [here, there] = [tasks.overview[week], tasks.overview[otherWeek(week)]]
  const noteOf = (amount: number) => {
    const count = number(amount)
    return isCompared && (week === 'this-week' ? t`${count} last week` : t`${count} this week`)
  }
  return (
    <DashboardCard title={t`Tasks`}>
      <dl className="mt-3 mb-5 grid grid-cols-2 gap-4">
        <Figure name={t({ message: 'New', context: 'tasks' })} value={number(here.new)} note={noteOf(there.new)} />
        <Figure
          name={t({ message: 'Completed', context: 'tasks' })}
          value={number(here.completed)}
          note={noteOf(there.completed)}
        />
      </dl>
      <Distribution tasks={tasks} address={address} />
    </DashboardCard>
  )
}

/** What they are about. */
function Distribution({ tasks, address: { week, isCompared } }: TasksCardProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labelOf = useProjectLabels()
  const shares = tasks.labels.map((label, index) => ({
    id: label,
    label: labelOf(label),
    link: tasks.links[index],
    share: tasks.series[week][index] ?? 0,
    other: tasks.series[otherWeek(week)][index] ?? 0,
  }))
  const percent = (share: number) => number(share / 100, { style: 'percent' })
  const most = shares.reduce((best, one) => (one.share > best.share ? one : best))
  const [name, part] = [most.label, percent(most.share)]
  const besideIt = (share: number) =>
    week === 'this-week' ? t`last week: ${percent(share)}` : t`this week: ${percent(share)}`
  const otherName = week === 'this-week' ? t`Last week` : t`This week`
  return (
    <ChartFrame
      label={t`Task distribution`}
      summary={t`Largest share: ${name}, ${part} of tasks.`}
      height={0}
      table={{
        columns: [t`Area`, t({ message: 'Share', context: 'part of a whole' }), ...(isCompared ? [otherName] : [])],
        rows: shares.map((one) => [one.label, percent(one.share), ...(isCompared ? [percent(one.other)] : [])]),
        file: shares.map((one) => [one.label, one.share, ...(isCompared ? [one.other] : [])]),
      }}
    >
      <BarList
        label={t`Task distribution`}
        most={Math.max(...shares.flatMap(({ share, other }) => [share, other]))}
        rows={shares.map(({ id, label, link, share, other }) => ({
          id,
          label: (
            <DataLink link={link} useRouter>
              {label}
            </DataLink>
          ),
          value: share,
          text: (
            <>
              {percent(share)}
              {isCompared && ` (${besideIt(other)})`}
            </>
          ),
          ...(isCompared && { mark: other }),
        }))}
      />
    </ChartFrame>
  )
}
