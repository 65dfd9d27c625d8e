// The budget of the month: what is spent, saved and paid of what it may be. What is over its limit is labelled so.
import { Trans, useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Money } from '#apps/dashboards/shared/use-money.ts'
import type { Finance } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { Icon } from '#ui/icon.tsx'

export interface BudgetCardProps {
  readonly budget: Finance['budget']
  readonly money: Money
}

export function BudgetCard({ budget, money }: BudgetCardProps) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const now = useNow()
  const parts = [
    { id: 'expenses', label: t`Expenses`, amount: budget.expenses, limit: budget.expensesLimit },
    { id: 'bills', label: t`Bills`, amount: budget.bills, limit: budget.billsLimit },
    { id: 'savings', label: t`Savings`, amount: budget.savings, limit: budget.savingsGoal, isGoal: true },
  ].map((part) => ({ ...part, share: part.limit === 0 ? 0 : (part.amount / part.limit) * 100 }))
  const percent = (share: number) => number(share / 100, { style: 'percent' })
  const over = parts.filter(({ isGoal, amount, limit }) => !isGoal && amount > limit)
  const names = over.map(({ label }) => label).join(', ')
  return (
    <DashboardCard title={t`Budget`} note={date(now, 'month')}>
      <ChartFrame
        label={t`Budget`}
        summary={over.length === 0 ? t`All within limits so far.` : t`Over the limit: ${names}.`}
        height={0}
        table={{
          columns: [t`Category`, t`Amount`, t`Limit or goal`, t({ message: 'Share', context: 'part of a whole' })],
          rows: parts.map(({ label, amount, limit, share }) => [
            label,
            money.exact(amount),
            money.exact(limit),
            percent(share),
          ]),
          file: parts.map(({ label, amount, limit, share }) => [
            label,
            money.plain(amount),
            money.plain(limit),
            Math.round(share),
          ]),
        }}
      >
        <BarList
          label={t`Budget`}
          most={Math.max(100, ...parts.map(({ share }) => share))}
          rows={parts.map(({ id, label, amount, limit, isGoal, share }) => ({
            id,
            label: (
              <>
                {label} <span className="text-ink-muted">{percent(share)}</span>
              </>
            ),
            value: share,
            mark: 100,
            text: <BudgetText isOver={!isGoal && amount > limit} amount={amount} limit={limit} money={money} />,
          }))}
        />
      </ChartFrame>
    </DashboardCard>
  )
}

interface BudgetTextProps {
  readonly isOver: boolean
  readonly amount: number
  readonly limit: number
  readonly money: Money
}

function BudgetText({ isOver, amount, limit, money }: BudgetTextProps) {
  if (!isOver && money.isHidden) return <Trans>hidden</Trans>
  if (!isOver)
    return (
      <Trans>
        {money.exact(amount)} of {money.exact(limit)}
      </Trans>
    )
  return (
    <span className="inline-flex items-center gap-1 text-danger">
      <Icon name="exclamation-triangle" size={14} />
      {money.isHidden ? (
        <Trans>Over the limit</Trans>
      ) : (
        <Trans>
          {money.exact(amount - limit)} over the {money.exact(limit)} limit
        </Trans>
      )}
    </span>
  )
}
