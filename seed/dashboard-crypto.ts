// Sample prices of coins, simulated: a walk that has a value for every minute there was and will be.
import { COINS, type Coin, type Crypto, type Point } from '#contract/apps/dashboard-shapes.ts'
import { cents, DAY, isoOf, MINUTE, wave } from './dashboard-curves.ts'

interface Market {
  readonly title: string
  /** In euros, around which it moves. */
  readonly price: number
  /** Coins there are. */
  readonly supply: number
  /** How wildly. */
  readonly swing: number
}

const MARKETS: Readonly<Record<Coin, Market>> = {
  BTC: { title: 'Bitcoin', price: 58_400, supply: 19_870_000, swing: 1 },
  ETH: { title: 'Ethereum', price: 2950, supply: 120_600_000, swing: 1.2 },
  BCH: { title: 'Bitcoin Cash', price: 318, supply: 19_790_000, swing: 1.4 },
  XRP: { title: 'XRP', price: 1.84, supply: 56_900_000_000, swing: 1.5 },
  LTC: { title: 'Litecoin', price: 84.5, supply: 75_300_000, swing: 1.2 },
  ZEC: { title: 'Zcash', price: 41.2, supply: 16_300_000, swing: 1.6 },
}

/** How far it moves in which time: over a season, a fortnight, days, hours, minutes. */
const WALK: readonly (readonly [amount: number, span: number])[] = [
  [0.24, 90 * DAY],
  [0.11, 14 * DAY],
  [0.045, 2 * DAY],
  [0.014, 5 * 60 * MINUTE],
  [0.004, 31 * MINUTE],
  [0.0016, 4 * MINUTE],
  [0.0005, MINUTE],
]
const FARTHEST = WALK.reduce((sum, [amount]) => sum + amount, 0)

/** Points of a series (workspace spec §9): a minute apart. */
const POINTS = 20

function priceOf(coin: Coin, time: number): number {
  const { price, swing } = MARKETS[coin]
  const salt = COINS.indexOf(coin) * 100
  const drift = WALK.reduce((sum, [amount, span], index) => sum + amount * wave(salt + index, time / span), 0)
  return rounded(price * Math.exp(drift * swing))
}

/** @param now ms since the epoch, of the request: the last point is its minute */
export function cryptoOf(now: number): Crypto {
  const minute = Math.floor(now / MINUTE) * MINUTE
  const seriesOf = (coin: Coin) => [
    { name: 'Price', data: steps(coin, minute - (POINTS - 1) * MINUTE, minute, POINTS) },
  ]
  const price = (coin: Coin) => priceOf(coin, minute)
  const { supply, swing } = MARKETS.BTC
  return {
    simulated: true,
    btc: {
      amount: price('BTC'),
      trend: trendOf('BTC', minute),
      marketCap: Math.round(price('BTC') * supply),
      volume: Math.round(21_400_000_000 * (1 + 0.35 * wave(900, minute / DAY))),
      supply,
      allTimeHigh: rounded(MARKETS.BTC.price * Math.exp(FARTHEST * swing)),
      price: { series: seriesOf('BTC') },
    },
    prices: { btc: price('BTC'), eth: price('ETH'), bch: price('BCH'), xrp: price('XRP') },
    wallets: { btc: 0.0418, eth: 0.924, bch: 3.1, xrp: 812.5 },
    watchlist: COINS.filter((coin) => coin !== 'BTC').map((coin) => ({
      title: MARKETS[coin].title,
      iso: coin,
      amount: price(coin),
      trend: trendOf(coin, minute),
      series: seriesOf(coin),
    })),
  }
}

/** A coin's price over any stretch of time that has passed; without one, the last day. */
export function cryptoHistory(
  now: number,
  query: { coin: Coin; from?: string | undefined; to?: string | undefined; points: number },
): Point[] {
  const to = Math.min(query.to === undefined ? now : Date.parse(query.to), now)
  const from = Math.min(query.from === undefined ? to - DAY : Date.parse(query.from), to)
  return steps(query.coin, from, to, query.points)
}

const steps = (coin: Coin, from: number, to: number, points: number): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const time = from + Math.round(((to - from) * index) / (points - 1))
    return { x: isoOf(time), y: priceOf(coin, time) }
  })

/** Against the day before. */
function trendOf(coin: Coin, time: number) {
  const change = (priceOf(coin, time) / priceOf(coin, time - DAY) - 1) * 100
  return { dir: change < 0 ? ('down' as const) : ('up' as const), amount: Math.round(Math.abs(change) * 100) / 100 }
}

/** To the cent, small prices to a hundredth of one. */
const rounded = (price: number): number => (price < 10 ? Math.round(price * 10_000) / 10_000 : cents(price))
