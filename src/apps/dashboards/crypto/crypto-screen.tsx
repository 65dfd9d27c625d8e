// The crypto dashboard (workspace spec §3, §9): simulated prices by the minute, which can be paused, the watchlist, wallets, and what a conversion would give.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CardLayout } from '#apps/dashboards/shared/card-layout.tsx'
import { dashboardKeys } from '#apps/dashboards/shared/dashboard-keys.ts'
import { DashboardPage } from '#apps/dashboards/shared/dashboard-page.tsx'
import { useArrangement } from '#apps/dashboards/shared/use-arrangement.ts'
import type { Crypto } from '#contract/apps/dashboard-shapes.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { BitcoinCard } from './bitcoin-card.tsx'
import { ConverterCard } from './converter-card.tsx'
import { type CryptoAddress, type CryptoSearch, readCryptoAddress } from './crypto-address.ts'
import { PriceCard } from './price-card.tsx'
import { cryptoQueries } from './queries.ts'
import { WalletsCard } from './wallets-card.tsx'
import { WatchlistCard } from './watchlist-card.tsx'

/** Points are a minute apart; the next one shows soon after its minute has begun. */
const ASK_EACH_MS = 10_000

export function CryptoScreen({ search }: { readonly search: CryptoSearch }) {
  const { t } = useLingui()
  const address = readCryptoAddress(search)
  const setSearch = useSetSearch<CryptoSearch>()
  const query = useQuery({ ...cryptoQueries.all(), refetchInterval: address.isPaused ? false : ASK_EACH_MS })
  const arrangement = useArrangement('crypto', [
    { id: 'price', title: t({ message: 'Price', context: 'market' }), width: 'broad' },
    { id: 'watchlist', title: t`Watchlist`, width: 'broad' },
    { id: 'bitcoin', title: t`Bitcoin`, width: 'narrow' },
    { id: 'wallets', title: t`Wallets`, width: 'narrow' },
    { id: 'conversion', title: t`Conversion`, width: 'narrow' },
  ])
  return (
    <DashboardPage
      arrangement={arrangement}
      title={t`Crypto`}
      about={
        <Trans>
          Simulated, not financial advice. Euro prices are made up, and you can’t buy or sell anything here.
        </Trans>
      }
      choices={
        <>
          <Choices address={address} setSearch={setSearch} />
          {/* Last: what comes before it does not move when the prices arrive. */}
          {query.data && <Stamp crypto={query.data} isPaused={address.isPaused} />}
        </>
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the prices`} className="mt-6" />}
        error={{
          title: t`Couldn’t load the prices.`,
          description: t`The figures are calculated on this device. Trying again usually helps.`,
        }}
        className="mx-0 mt-6"
      >
        {(crypto) =>
          arrangement.isKnown && (
            <CardLayout
              cards={arrangement.cards}
              contentOf={{
                price: <PriceCard crypto={crypto} address={address} setSearch={setSearch} />,
                watchlist: <WatchlistCard crypto={crypto} coin={address.coin} />,
                bitcoin: <BitcoinCard btc={crypto.btc} />,
                wallets: <WalletsCard crypto={crypto} isHidden={address.isHidden} />,
                conversion: <ConverterCard crypto={crypto} isHidden={address.isHidden} />,
              }}
            />
          )
        }
      </QueryView>
    </DashboardPage>
  )
}

interface ChoicesProps {
  readonly address: CryptoAddress
  setSearch(change: CryptoSearch, options?: { readonly replace?: boolean }): void
}

function Choices({ address, setSearch }: ChoicesProps) {
  const pause = () => setSearch({ live: address.isPaused ? undefined : 'paused' }, { replace: true })
  const hide = (isOn: boolean) => setSearch({ amounts: isOn ? 'hidden' : undefined }, { replace: true })
  useKeys(dashboardKeys, { live: pause, amounts: () => hide(!address.isHidden) })
  return (
    <>
      <Button size="sm" icon={address.isPaused ? 'play' : 'pause'} onPress={pause}>
        {address.isPaused ? <Trans>Resume live prices</Trans> : <Trans>Pause live prices</Trans>}
      </Button>
      <Switch isSelected={address.isHidden} onChange={hide}>
        <Trans>Hide amounts</Trans>
      </Switch>
    </>
  )
}

/** Of which minute the prices are. */
function Stamp({ crypto, isPaused }: { readonly crypto: Crypto; readonly isPaused: boolean }) {
  const { date } = useFormats()
  const last = crypto.btc.price.series[0]?.data.at(-1)?.x
  if (last === undefined) return null
  const time = date(last, 'time')
  return (
    <p className="text-13 text-ink-muted tabular-nums">
      {isPaused ? <Trans>Paused at {time}</Trans> : <Trans>Prices at {time}</Trans>}
    </p>
  )
}
