// What happened to the issues of a week: six counts that lead to their issues, and the days of opening and closing.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { Figure } from '#apps/dashboards/shared/figure.tsx'
import { IssueGroup, type Project } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import type { ChartSeries } from '#ui/chart/chart-values.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { linkClass } from '#ui/link.tsx'
import { ISSUES } from './issues-list.tsx'
import { otherWeek, type ProjectAddress } from './project-address.ts'
import { useGroupLabels, useWeekdays } from './project-labels.ts'

export interface IssuesCardProps {
  readonly issues: Project['githubIssues']
  readonly address: ProjectAddress
}

export function IssuesCard({ issues, address: { week, isCompared } }: IssuesCardProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const groups = useGroupLabels()
  const weekday = useWeekdays()
  const today = (new Date(useNow()).getDay() + 6) % 7
  const [here, there] = [issues.overview[week], issues.overview[otherWeek(week)]]
  const noteOf = (group: IssueGroup) => {
    const count = number(there[group])
    return week === 'this-week' ? t`${count} last week` : t`${count} this week`
  }
  const seriesOf = (of: typeof week, isQuiet: boolean): ChartSeries[] =>
    issues.series[of].map(({ type, data }) => {
      const name = type === 'line' ? groups['new-issues'] : groups['closed-issues']
      const label = !isQuiet ? name : of === 'last-week' ? t`${name}, last week` : t`${name}, this week`
      const points = data.map((y, x) => ({ x, y: of === 'this-week' && x > today ? undefined : y }))
      return { id: `${of} ${type}`, label, points, isQuiet, isColumns: type === 'column' }
    })
  return (
    <DashboardCard title={t`Issues`}>
      <dl className="mt-3 mb-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {IssueGroup.options.map((group) => (
          <Figure
            key={group}
            name={groups[group]}
            value={
              <Link
                to="."
                search={(search: object) => ({ ...search, group, day: undefined })}
                hash={ISSUES}
                className={linkClass}
              >
                {number(here[group])}
                <span className="sr-only">
                  {' '}
                  <Trans>{groups[group]}, show the list</Trans>
                </span>
              </Link>
            }
            note={isCompared && noteOf(group)}
          />
        ))}
      </dl>
      <LineChart
        label={t`New and closed issues`}
        summary={t`${plural(here['new-issues'], { one: '# issue opened', other: '# issues opened' })}, ${plural(here['closed-issues'], { one: '# closed', other: '# closed' })}.`}
        labels={{
          tick: (x) => weekday(x, 'weekdayShort'),
          moment: (x) => weekday(x, 'weekdayName'),
          fileMoment: (x) => weekday(x, 'weekdayName'),
          value: (y) => number(y),
        }}
        momentLabel={t`Day`}
        height={240}
        series={[...seriesOf(week, false), ...(isCompared ? seriesOf(otherWeek(week), true) : [])]}
      />
    </DashboardCard>
  )
}
