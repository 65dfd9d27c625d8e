// The present statuses of the applications of the period.
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { type ApplicationStatus, BOARD_COLUMNS } from '#contract/portal/application-states.ts'
import type { CareerAnalytics } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { statusColour } from '#platform/portal/status-tone.ts'
import { useStatusLabels } from '#platform/portal/use-status-labels.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { CountLink } from './count-link.tsx'
import { Panel } from './panel.tsx'

/** As far as they have come: from sent to offered, and last what has ended. */
const ORDER: readonly ApplicationStatus[] = BOARD_COLUMNS.flatMap(({ statuses }) => statuses)

export function OutcomesPanel({ analytics: { from, outcomes, totals } }: { analytics: CareerAnalytics }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labels = useStatusLabels()
  const sorted = outcomes.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
  return (
    <Panel title={t`Current status`}>
      <ChartFrame
        label={t`Current status`}
        summary={plural(totals.sent, {
          one: '# application sent in this period.',
          other: '# applications sent in this period.',
        })}
        height={0}
        table={{
          columns: [t`Status`, t`Applications`],
          rows: sorted.map(({ status, count }) => [labels[status], number(count)]),
          file: sorted.map(({ status, count }) => [labels[status], count]),
        }}
      >
        <BarList
          label={t`Current status`}
          most={totals.sent}
          rows={sorted.map(({ status, count }) => ({
            id: status,
            value: count,
            colour: statusColour(status),
            label: labels[status],
            text: (
              <CountLink search={{ status, sentSince: from }} of={labels[status]}>
                <Plural value={count} one="# application" other="# applications" />
              </CountLink>
            ),
          }))}
        />
      </ChartFrame>
    </Panel>
  )
}
