// Up or down against a day ago: an arrow, a sign and a word, never a colour alone.
import { useLingui } from '@lingui/react/macro'
import type { Crypto } from '#contract/apps/dashboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Icon } from '#ui/icon.tsx'

export function TrendLabel({ trend: { dir, amount } }: { readonly trend: Crypto['btc']['trend'] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const isUp = dir === 'up'
  const percent = number((isUp ? amount : -amount) / 100, {
    ...{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' },
  })
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap text-13 tabular-nums ${isUp ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={isUp ? 'arrow-up' : 'arrow-down'} size={14} />
      <span className="sr-only">{isUp ? t`up` : t`down`} </span>
      {percent}
    </span>
  )
}
