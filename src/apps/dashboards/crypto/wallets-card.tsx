// What the practice wallets hold, at which price, and what that comes to.
import { Trans, useLingui } from '@lingui/react/macro'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Crypto } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { BarList } from '#ui/chart/bar-list.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { COIN_NAMES, coinOf, useCoinFormats, WALLETS } from './coins.ts'

export interface WalletsCardProps {
  readonly crypto: Crypto
  readonly isHidden: boolean
}

export function WalletsCard({ crypto: { wallets, prices }, isHidden }: WalletsCardProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { own, ownCoins, price } = useCoinFormats(isHidden)
  const held = WALLETS.map((wallet) => ({
    ...{ id: wallet, iso: coinOf(wallet), name: COIN_NAMES[coinOf(wallet)] },
    ...{ coins: wallets[wallet], price: prices[wallet], value: wallets[wallet] * prices[wallet] },
  }))
  const total = held.reduce((sum, { value }) => sum + value, 0)
  const share = (value: number) => number(total === 0 ? 0 : value / total, { style: 'percent' })
  const largest = held.reduce((best, one) => (one.value > best.value ? one : best))
  const [name, part] = [largest.name, share(largest.value)]
  return (
    <DashboardCard title={t`Wallets`}>
      <p className="font-semibold text-24 tabular-nums tracking-tight">{own(total)}</p>
      <ChartFrame
        label={t`Wallets`}
        summary={t`Largest holding: ${name}, ${part} of the value.`}
        height={0}
        table={{
          columns: [t`Coin`, t`Amount`, t({ message: 'Price', context: 'market' }), t`Value`],
          rows: held.map((one) => [one.name, ownCoins(one.coins), price(one.price), own(one.value)]),
          file: held.map((one) => [
            one.name,
            isHidden ? ownCoins(0) : one.coins,
            one.price,
            isHidden ? own(0) : Math.round(one.value * 100) / 100,
          ]),
        }}
      >
        <BarList
          label={t`Wallets`}
          rows={held.map(({ id, iso, name: title, coins, price: now, value }) => ({
            id,
            value,
            label: (
              <>
                {title}{' '}
                <span className="block text-12 text-ink-muted tabular-nums">
                  <Holding coins={isHidden ? null : ownCoins(coins)} iso={iso} at={price(now)} />
                </span>
              </>
            ),
            text: (
              <>
                {own(value)} <span className="block text-end text-12">{share(value)}</span>
              </>
            ),
          }))}
        />
      </ChartFrame>
    </DashboardCard>
  )
}

interface HoldingProps {
  /** null where amounts are hidden */
  readonly coins: string | null
  readonly iso: string
  readonly at: string
}

function Holding({ coins, iso, at }: HoldingProps) {
  if (coins === null)
    return (
      <Trans>
        {iso} at {at}
      </Trans>
    )
  return (
    <Trans>
      {coins} {iso} at {at}
    </Trans>
  )
}
