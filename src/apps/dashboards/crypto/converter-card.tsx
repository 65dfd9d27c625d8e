// What a conversion would give at the price of the minute: checked against the wallet, cut to the smallest part. Nothing is converted.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DashboardCard } from '#apps/dashboards/shared/dashboard-card.tsx'
import type { Crypto } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { COIN_DIGITS, COIN_NAMES, coinOf, useCoinFormats, WALLETS, type Wallet } from './coins.ts'
import { type ConversionFault, convert } from './conversion.ts'

export interface ConverterCardProps {
  readonly crypto: Crypto
  readonly isHidden: boolean
}

const EUR_DIGITS = 2

export function ConverterCard({ crypto, isHidden }: ConverterCardProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { from, setFrom, to, setTo, text, setText, balance, held, iso, fault, given } = useConversion(crypto, isHidden)
  const coins = WALLETS.map((id) => ({ id, label: `${COIN_NAMES[coinOf(id)]} (${coinOf(id)})` }))
  return (
    <DashboardCard title={t`Conversion`} note={t`simulated`} className="print:hidden">
      <div className="mt-3 grid gap-3">
        <Select<Wallet> label={t`From`} value={from} onChange={setFrom} options={coins} />
        <TextField
          label={t`Amount`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={setText}
          error={fault?.words}
          description={isHidden ? undefined : t`In your wallet: ${held} ${iso}`}
        />
        <Button
          size="sm"
          className="justify-self-start"
          onPress={() => setText(number(balance, { useGrouping: false, maximumFractionDigits: COIN_DIGITS }))}
        >
          <Trans>Use the whole balance</Trans>
        </Button>
        <Select<Wallet | 'eur'>
          label={t`To`}
          value={to}
          onChange={setTo}
          options={[{ id: 'eur', label: t`Euro (EUR)` }, ...coins.filter(({ id }) => id !== from)]}
        />
        <p aria-live="polite" className="min-h-12 text-13 text-ink-muted">
          {fault === undefined && (
            <Trans>
              You would get <b className="block font-semibold text-20 text-ink tabular-nums">{given}</b> at the current
              price, without fees.
            </Trans>
          )}
        </p>
      </div>
    </DashboardCard>
  )
}

/** What is to be converted, and what it would give. */
function useConversion({ wallets, prices }: Crypto, isHidden: boolean) {
  const { t, i18n } = useLingui()
  const { number } = useFormats()
  const { ownCoins } = useCoinFormats(isHidden)
  const [from, setFrom] = useState<Wallet>('btc')
  const [to, setTo] = useState<Wallet | 'eur'>('eur')
  const [text, setText] = useState('')
  const balance = wallets[from]
  const isEuro = to === 'eur'
  const digits = isEuro ? EUR_DIGITS : COIN_DIGITS
  const { fault: found, result } = convert({
    ...{ text, language: i18n.locale, balance, digits },
    ...{ fromPrice: prices[from], toPrice: isEuro ? 1 : prices[to] },
  })
  const [iso, held] = [coinOf(from), ownCoins(balance)]
  const faults: Readonly<Record<ConversionFault, string | undefined>> = {
    empty: undefined,
    number: t`Enter a number, such as 0.5.`,
    negative: t`Enter an amount above 0.`,
    balance: isHidden ? t`Your wallet doesn’t contain that much ${iso}.` : t`Your wallet contains ${held} ${iso}.`,
    least: t`Enter a larger amount: the result is too small.`,
  }
  const given = isEuro
    ? number(result, { style: 'currency', currency: 'EUR' })
    : `${number(result, { maximumFractionDigits: COIN_DIGITS })}\u00a0${coinOf(to)}`
  return {
    from,
    setFrom(next: Wallet) {
      setFrom(next)
      if (next === to) setTo('eur')
    },
    ...{ to, setTo, text, setText, balance, held, iso, given },
    /** Undefined where there is a result; empty input has no message. */
    fault: found && { words: faults[found] },
  }
}
