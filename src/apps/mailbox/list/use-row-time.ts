// When an email came, comes back or is sent, as short as its day heading allows: the time today and yesterday, the day of this week, else the date.
// @chunk mailbox
import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { spanOf } from './rows.ts'

const HALF_YEAR_MS = 183 * 86_400_000

export function useRowTime(): (mail: Pick<Mail, 'date' | 'snoozedUntil' | 'sendAt'>) => string {
  const { t } = useLingui()
  const { date } = useFormats()
  const now = useNow()
  return ({ date: came, snoozedUntil, sendAt }) => {
    if (sendAt !== undefined) return Date.parse(sendAt) <= now ? t`Waiting to send` : date(sendAt, 'dayTime')
    const at = Date.parse(snoozedUntil && snoozedUntil > came ? snoozedUntil : came)
    if (at > now + 60_000) return date(at, 'dayTime')
    const span = spanOf(new Date(at).toISOString(), now)
    if (span === 'today' || span === 'yesterday') return date(at, 'time')
    if (span === 'week') return date(at, 'weekdayShort')
    return date(at, now - at < HALF_YEAR_MS ? 'shortDay' : 'date')
  }
}
