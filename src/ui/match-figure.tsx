// A match's score with its interval, as a row shows it: the figure, and the bar under it.
// @chunk job-rows
import { useLingui } from '@lingui/react/macro'
import { IntervalBar } from './interval-bar.tsx'

/** A share as people read it: whole percents. */
export const percentOf = (share: number): number => Math.round(share * 100)

export interface MatchFigureProps {
  /** All in 0 to 1; null where levels are not to be compared. */
  match: { score: number; lo: number; hi: number } | null
}

export function MatchFigure({ match }: MatchFigureProps) {
  const { t } = useLingui()
  if (!match) return null
  const { score, lo, hi } = match
  const [at, from, to] = [percentOf(score), percentOf(lo), percentOf(hi)]
  return (
    <span className="flex w-15 shrink-0 flex-col items-end gap-1">
      <span aria-hidden className="font-semibold text-16 tabular-nums">
        {at} <span className="font-normal text-12 text-ink-faint">%</span>
      </span>
      <IntervalBar
        variant="thin"
        low={lo * 100}
        high={hi * 100}
        estimate={score * 100}
        label={t`Match: ${at}%, likely between ${from}% and ${to}%`}
        className="w-full"
      />
    </span>
  )
}
