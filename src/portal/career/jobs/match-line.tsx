// How well the person fits in one line: the figure with its word, the two strongest reasons for and the one gap. The whole calculation is further down.
// @chunk job
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import { knownLevels, matchOf } from '#contract/portal/match-score.ts'
import { localeOf, useFormats } from '#platform/i18n/dates.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { percentOf } from '#ui/match-figure.tsx'
import { reasonsOf } from './match-reasons.ts'
import { useMatchLabel } from './use-match-label.ts'

export interface MatchLineProps {
  readonly skills: JobDetail['skills']
  /** 0 to 1 */
  readonly score: number
  /** Leads to the calculation. */
  onWhy(): void
}

export function MatchLine({ skills, score, onWhy }: MatchLineProps) {
  const { i18n } = useLingui()
  const { number } = useFormats()
  const matchLabel = useMatchLabel()
  const skillName = useSkillName()
  const { data: claims } = useQuery(skillQueries.claims())
  const reasons = claims && reasonsOf(matchOf(skills, knownLevels(claims)))
  const listed = new Intl.ListFormat(localeOf(i18n.locale), { type: 'conjunction' })
  const strengths = listed.format(reasons?.fits.map(skillName) ?? [])
  const gap = reasons?.gap === undefined ? undefined : skillName(reasons.gap)
  return (
    <p className="mt-4 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-13">
      <span>
        <strong className="font-semibold text-16 tabular-nums">
          {number(percentOf(score) / 100, { style: 'percent' })}
        </strong>{' '}
        <span>{matchLabel(score)}</span>
      </span>
      {strengths && (
        <span className="inline-flex items-center gap-1">
          <Icon name="check-circle" size={16} className="text-success" />
          <Trans>Strengths: {strengths}</Trans>
        </span>
      )}
      {gap !== undefined && (
        <span className="inline-flex items-center gap-1">
          <Icon name="exclamation-triangle" size={16} className="text-warning" />
          <Trans>Gap: {gap}</Trans>
        </span>
      )}
      <button type="button" onClick={onWhy} className={`${linkClass} cursor-pointer print:hidden`}>
        <Trans>See the calculation</Trans>
      </button>
    </p>
  )
}

/** Scrolls to the calculation, and focuses it; the URL stays. */
export function showMatch(): void {
  const heading = document.getElementById('match')
  const top = scrollY
  heading?.scrollIntoView({ block: 'start' })
  // Of the two that scroll, the pane alone: a phone's page would take Apply with it, under the header.
  scrollTo({ top })
  heading?.focus({ preventScroll: true })
}
