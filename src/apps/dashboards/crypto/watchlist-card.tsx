// The coins that are watched: price, trend against a day ago, and the last 20 minutes. Each leads to its chart.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Coin, Crypto, Point } from '#contract/apps/dashboard-shapes.ts'
import { ChartDownload } from '#ui/chart/chart-download.tsx'
import { linkClass } from '#ui/link.tsx'
import { useCoinFormats } from './coins.ts'
import { TrendLabel } from './trend-label.tsx'

export interface WatchlistCardProps {
  readonly crypto: Crypto
  /** In the chart. */
  readonly coin: Coin
}

export function WatchlistCard({ crypto: { watchlist }, coin }: WatchlistCardProps) {
  const { t } = useLingui()
  const { price } = useCoinFormats(false)
  const signed = ({ dir, amount }: Crypto['btc']['trend']) => (dir === 'up' ? amount : -amount)
  return (
    <DashboardCard
      title={t`Watchlist`}
      note={t`compared with yesterday`}
      actions={
        <ChartDownload
          label={t`Watchlist`}
          table={{
            columns: [t`Coin`, t({ message: 'Price', context: 'market' }), t`Trend, %`],
            file: watchlist.map(({ title, amount, trend }) => [title, amount, signed(trend)]),
          }}
        />
      }
    >
      <ul aria-label={t`Watchlist`}>
        {watchlist.map(({ title, iso, amount, trend, series }) => (
          <li
            key={iso}
            className="grid grid-cols-[minmax(0,1fr)_auto_5.5rem] items-center gap-x-4 border-line-soft border-t py-2.5 first:border-0 sm:grid-cols-[minmax(0,1fr)_8rem_6rem_5.5rem]"
          >
            <span className="min-w-0">
              <Link
                to="."
                search={(search: object) => ({ ...search, coin: iso })}
                resetScroll={false}
                aria-current={coin === iso ? 'true' : undefined}
                className={linkClass}
              >
                {title}
                <span className="sr-only">
                  {' '}
                  <Trans>in the chart</Trans>
                </span>
              </Link>{' '}
              <span className="text-13 text-ink-muted">{iso}</span>
            </span>
            <Sparkline points={series[0]?.data ?? []} />
            <span className="text-end tabular-nums">{price(amount)}</span>
            <span className="text-end">
              <TrendLabel trend={trend} />
            </span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}

const [WIDTH, HEIGHT] = [112, 28]

/** A picture of the last minutes; the chart has their values. */
function Sparkline({ points }: { readonly points: readonly Point[] }) {
  const values = points.map(({ y }) => y).filter(Number.isFinite)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || 1
  const pointAt = (y: number, index: number) =>
    `${((index / Math.max(1, values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 2 - ((y - least) / span) * (HEIGHT - 4)).toFixed(1)}`
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="max-sm:hidden">
      <polyline points={values.map(pointAt).join(' ')} className="fill-none stroke-accent" strokeWidth="1.5" />
    </svg>
  )
}
