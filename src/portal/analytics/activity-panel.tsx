// What happened when: applications sent beside answers, and jobs that were looked at; by days up to a month, by weeks beyond. Its sums open their rows.
import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CareerAnalytics } from '#contract/portal/career.ts'
import { localDay, midnightOf } from '#formats/iso-day.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import type { ChartPoint } from '#ui/chart/chart-values.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { linkClass } from '#ui/link.tsx'
import { CountLink } from './count-link.tsx'
import type { OwnDays } from './own-range.ts'
import { Panel } from './panel.tsx'

type Day = CareerAnalytics['activity'][number]
const WEEK = 7
/** Ranges longer than this many days are drawn by week. */
const BY_DAY = 31

export interface ActivityPanelProps {
  readonly analytics: CareerAnalytics
  readonly days: OwnDays
}

export function ActivityPanel({ analytics: { from, activity, totals }, days }: ActivityPanelProps) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const isByWeek = days > BY_DAY
  const labels = {
    tick: (x: number) => date(x, 'shortDay'),
    moment: (x: number) => (isByWeek ? t`Week starting ${date(x, 'shortDay')}` : date(x, 'day')),
    fileMoment: localDay,
    value: (y: number) => number(y),
  }
  const pointsOf = (name: Exclude<keyof Day, 'day'>) => inSteps(activity, name, isByWeek ? WEEK : 1)
  const perStep = isByWeek ? t`Each point is a week.` : t`Each point is a day.`
  return (
    <Panel
      title={t`Your search over time`}
      about={t`All activity in this period, including updates to applications you sent earlier.`}
      className="lg:col-span-2"
    >
      <ActivityTotals from={from} totals={totals} />
      <div className="grid gap-6 lg:grid-cols-2 print:block print:space-y-6">
        <LineChart
          label={t`Applications sent and replies`}
          summary={perStep}
          labels={labels}
          momentLabel={isByWeek ? t`Week` : t`Day`}
          height={200}
          series={[
            { id: 'sent', label: t`Sent`, points: pointsOf('sent') },
            { id: 'answers', label: t`Replies`, points: pointsOf('answers'), isQuiet: true },
          ]}
        />
        <LineChart
          label={t`Interviews and jobs viewed`}
          summary={perStep}
          labels={labels}
          momentLabel={isByWeek ? t`Week` : t`Day`}
          height={200}
          series={[
            { id: 'viewed', label: t`Jobs viewed`, points: pointsOf('viewed') },
            { id: 'interviews', label: t`Interviews`, points: pointsOf('interviews'), isQuiet: true },
          ]}
        />
      </div>
    </Panel>
  )
}

function ActivityTotals({ from, totals }: Pick<CareerAnalytics, 'from' | 'totals'>) {
  return (
    <ul className="mt-1 mb-4 flex flex-wrap gap-x-6 gap-y-1 text-13">
      <li>
        <CountLink search={{ sentSince: from }}>
          <Plural value={totals.sent} one="# application sent" other="# applications sent" />
        </CountLink>
      </li>
      <li>
        <CountLink search={{ movedSince: from }}>
          <Plural value={totals.moved} one="# application with an update" other="# applications with updates" />
        </CountLink>
      </li>
      <li>
        <CountLink search={{ metSince: from }}>
          <Plural value={totals.met} one="# application with an interview" other="# applications with interviews" />
        </CountLink>
      </li>
      <li>
        <Link to="/career/jobs" search={{ viewedSince: from }} className={linkClass}>
          <Plural value={totals.viewed} one="# job viewed" other="# jobs viewed" />
        </Link>
      </li>
    </ul>
  )
}

/** Sums of so many days each, whole ones up to today; what is left over at the beginning is a step of its own. */
function inSteps(activity: readonly Day[], name: Exclude<keyof Day, 'day'>, size: number): ChartPoint[] {
  const points: ChartPoint[] = []
  for (let end = activity.length; end > 0; end -= size) {
    const days = activity.slice(Math.max(0, end - size), end)
    points.unshift({ x: midnightOf(days[0]?.day ?? ''), y: days.reduce((sum, day) => sum + day[name], 0) })
  }
  return points
}
