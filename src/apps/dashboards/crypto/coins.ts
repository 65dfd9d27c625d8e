// The coins as a person reads them: names, prices of any size, amounts of coins.
import { useLingui } from '@lingui/react/macro'
import type { Coin, Crypto } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'

export type Wallet = keyof Crypto['wallets']

export const WALLETS = ['btc', 'eth', 'bch', 'xrp'] as const satisfies readonly Wallet[]

export const COIN_NAMES: Readonly<Record<Coin, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BCH: 'Bitcoin Cash',
  XRP: 'XRP',
  LTC: 'Litecoin',
  ZEC: 'Zcash',
}

export const coinOf = (wallet: Wallet): Coin => wallet.toUpperCase() as Coin

/** Below it, cents say too little of a price. */
const SMALL = 10
/** Decimals of a coin. */
export const COIN_DIGITS = 8

export function useCoinFormats(isHidden: boolean) {
  const { t } = useLingui()
  const { number } = useFormats()
  const price = (value: number) =>
    // An invalid price is shown as missing.
    Number.isFinite(value)
      ? number(value, {
          ...{ style: 'currency', currency: 'EUR', minimumFractionDigits: 2 },
          maximumFractionDigits: Math.abs(value) < SMALL ? 4 : 2,
        })
      : t`no price`
  return {
    /** What everybody may see. */
    price,
    axisPrice: (value: number) => number(value, { maximumFractionDigits: value < SMALL ? 4 : 0 }),
    large: (value: number) => number(value, { style: 'currency', currency: 'EUR', notation: 'compact' }),
    /** What the person has. */
    own: (value: number) => (isHidden ? t`hidden` : price(value)),
    coins: (value: number) => number(value, { maximumFractionDigits: COIN_DIGITS }),
    ownCoins: (value: number) => (isHidden ? t`hidden` : number(value, { maximumFractionDigits: COIN_DIGITS })),
  }
}
