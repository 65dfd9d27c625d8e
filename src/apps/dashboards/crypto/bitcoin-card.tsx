// Bitcoin in figures: its price and trend, and how large its market is.
import { Trans, useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Crypto } from '#contract/apps/dashboard-shapes.ts'
import { COIN_NAMES, useCoinFormats } from './coins.ts'
import { TrendLabel } from './trend-label.tsx'

export function BitcoinCard({ btc }: { readonly btc: Crypto['btc'] }) {
  const { t } = useLingui()
  const { price, large, coins } = useCoinFormats(false)
  const rows = [
    { name: t`Market cap`, value: large(btc.marketCap) },
    { name: t`24-hour volume`, value: large(btc.volume) },
    { name: t`Supply`, value: `${coins(btc.supply)} BTC` },
    { name: t`All-time high`, value: price(btc.allTimeHigh) },
  ]
  return (
    <DashboardCard title={COIN_NAMES.BTC} note="BTC">
      <p className="mt-1 mb-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-24 tabular-nums tracking-tight">{price(btc.amount)}</span>
        <TrendLabel trend={btc.trend} />
        <span className="text-12 text-ink-muted">
          <Trans>since yesterday</Trans>
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13 [&>dd]:text-end [&>dd]:tabular-nums [&>dt]:text-ink-muted">
        {rows.map(({ name, value }) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
      </dl>
    </DashboardCard>
  )
}
