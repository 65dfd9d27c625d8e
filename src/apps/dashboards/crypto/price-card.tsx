// The price of one coin: the last 20 minutes, or a longer time.
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import { usePeriodKeys } from '#apps/dashboards/shared/use-period-keys.ts'
import { type Coin, Coin as CoinShape, type Crypto, type Point } from '#contract/apps/dashboard-shapes.ts'
import { localDay, localMinute } from '#formats/iso-day.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { COIN_NAMES, useCoinFormats } from './coins.ts'
import {
  type CryptoAddress,
  type CryptoRange,
  type CryptoSearch,
  LENGTHS,
  type LongRange,
  RANGES,
} from './crypto-address.ts'
import { cryptoQueries, POINTS } from './queries.ts'

export interface PriceCardProps {
  readonly crypto: Crypto
  readonly address: CryptoAddress
  setSearch(change: CryptoSearch, options?: { readonly replace?: boolean }): void
}

export function PriceCard({ crypto, address: { coin, range, isPaused }, setSearch }: PriceCardProps) {
  const { t } = useLingui()
  const show = (next: CryptoRange) => setSearch({ range: next === 'live' ? undefined : next }, { replace: true })
  usePeriodKeys(RANGES, range, show)
  return (
    <DashboardCard title={t({ message: 'Price', context: 'market' })} note={t`EUR`}>
      <div className="mt-2 mb-3 flex flex-wrap items-center gap-3 print:hidden">
        <Select<Coin>
          label={t`Coin`}
          isLabelHidden
          className="w-48"
          value={coin}
          onChange={(next) => setSearch({ coin: next === 'BTC' ? undefined : next }, { replace: true })}
          options={CoinShape.options.map((id) => ({ id, label: `${COIN_NAMES[id]} (${id})` }))}
        />
        <Segmented<CryptoRange>
          label={t`Period`}
          value={range}
          onChange={show}
          options={[
            { id: 'live', label: t`20 minutes` },
            { id: 'day', label: t`24 hours` },
            { id: 'week', label: t`7 days` },
            { id: 'month', label: t`30 days` },
            { id: 'year', label: t`1 year` },
          ]}
        />
      </div>
      {range === 'live' ? (
        <Chart coin={coin} range={range} points={livePoints(crypto, coin)} />
      ) : (
        <History key={`${coin} ${range}`} coin={coin} range={range} isPaused={isPaused} />
      )}
    </DashboardCard>
  )
}

/** When the history ends: as it is opened, then a point further each time one is due; not while it is paused. */
function useHistoryEnd(range: LongRange, isPaused: boolean): number {
  const [end, setEnd] = useState(Date.now)
  const between = LENGTHS[range] / (POINTS - 1)
  const due = Math.floor(useNow() / between) * between
  if (isPaused || due <= end) return end
  setEnd(due)
  return due
}

interface HistoryProps {
  readonly coin: Coin
  readonly range: LongRange
  readonly isPaused: boolean
}

function History({ coin, range, isPaused }: HistoryProps) {
  const { t } = useLingui()
  const now = useHistoryEnd(range, isPaused)
  const query = useQuery({ ...cryptoQueries.history(coin, range, now), placeholderData: keepPreviousData })
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows label={t`Loading the prices`} />}
      error={{ title: t`Couldn’t load the prices.` }}
      className="mx-0 my-0"
    >
      {(points) => <Chart coin={coin} range={range} points={points} />}
    </QueryView>
  )
}

interface ChartProps {
  readonly coin: Coin
  readonly range: CryptoRange
  readonly points: readonly Point[]
}

function Chart({ coin, range, points }: ChartProps) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const { price, axisPrice } = useCoinFormats(false)
  const known = points.filter(({ y }) => Number.isFinite(y))
  const [first, last] = [known[0]?.y ?? 0, known.at(-1)?.y ?? 0]
  const values = known.map(({ y }) => y)
  const name = COIN_NAMES[coin]
  const [now, least, most] = [price(last), price(Math.min(...values)), price(Math.max(...values))]
  const change = number(first === 0 ? 0 : last / first - 1, {
    ...{ style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' },
  })
  const isShort = range === 'live' || range === 'day'
  return (
    <>
      <p className="font-semibold text-24 tabular-nums tracking-tight">{now}</p>
      <LineChart
        label={t`Price of ${name}`}
        summary={t`${change} over the period, with prices between ${least} and ${most}.`}
        labels={{
          tick: (x) => date(x, isShort ? 'time' : 'shortDay'),
          moment: (x) => date(x, range === 'year' ? 'date' : 'dayTime'),
          value: price,
          axisValue: axisPrice,
          fileMoment: range === 'year' ? localDay : localMinute,
        }}
        momentLabel={t({ message: 'Time', context: 'price' })}
        height={260}
        fitsValues
        series={[{ id: coin, label: name, points: known.map(({ x, y }) => ({ x: Date.parse(x), y })) }]}
      />
    </>
  )
}

const livePoints = ({ btc, watchlist }: Crypto, coin: Coin): readonly Point[] =>
  (coin === 'BTC' ? btc.price.series : watchlist.find(({ iso }) => iso === coin)?.series)?.[0]?.data ?? []
