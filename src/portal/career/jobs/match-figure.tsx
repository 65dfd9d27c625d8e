// A score with its interval, as a row shows it: the figure, and the bar under it.
import { useLingui } from '@lingui/react/macro'
import type { MatchScore } from '#contract/portal/match.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'

/** A share as people read it: whole percents. */
export const percentOf = (share: number): number => Math.round(share * 100)

/** Nothing where levels are not to be compared. */
export function MatchFigure({ match }: { match: MatchScore | null }) {
  const { t } = useLingui()
  const { number } = useFormats()
  if (!match) return null
  const { score, lo, hi } = match
  const [at, from, to] = [score, lo, hi].map((share) => number(percentOf(share)))
  return (
    <span className="flex w-15 shrink-0 flex-col items-end gap-1">
      <span className="font-semibold text-16 tabular-nums">
        {at} <span className="font-normal text-12 text-ink-faint">%</span>
      </span>
      <IntervalBar
        variant="thin"
        low={lo * 100}
        high={hi * 100}
        estimate={score * 100}
        label={t`Match ${at} %, likely between ${from} and ${to}`}
        className="w-full"
      />
    </span>
  )
}
