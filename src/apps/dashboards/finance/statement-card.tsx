// A statement of the card: what was spent of its limit, what is due at least, when, and whether it is paid.
import { Trans, useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Money } from '#apps/dashboards/shared/use-money.ts'
import type { Statement } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { StatusLabel } from './status-label.tsx'

export interface StatementCardProps {
  readonly title: string
  readonly statement: Statement
  readonly money: Money
}

export function StatementCard({ title, statement, money }: StatementCardProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { status, limit, spent, minimum } = statement
  const due = date(statement.date.slice(0, 10), 'day')
  const [amount, most] = [money.exact(spent), money.exact(limit)]
  return (
    <DashboardCard title={title} note={<StatusLabel status={status} />}>
      <p className="font-semibold text-24 tabular-nums tracking-tight">{amount}</p>
      <ProgressBar
        label={t`Share of the limit spent`}
        isLabelHidden
        value={spent}
        max={limit}
        valueText={money.isHidden ? amount : t`${amount} of ${most}`}
        className="my-2"
      />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13 [&>dd]:text-end [&>dd]:tabular-nums [&>dt]:text-ink-muted">
        <dt>
          <Trans>Limit</Trans>
        </dt>
        <dd>{most}</dd>
        <dt>
          <Trans>Minimum payment</Trans>
        </dt>
        <dd>{money.exact(minimum)}</dd>
        <dt>{status === 'paid' ? <Trans>Paid on</Trans> : <Trans>Due on</Trans>}</dt>
        <dd>{due}</dd>
      </dl>
    </DashboardCard>
  )
}
