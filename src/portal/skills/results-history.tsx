// The results so far, newest first, each with its level and interval and the way to it. Under the list of skills.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { useSkillName } from '#platform/portal/skill-queries.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { useLevelWord } from '#ui/level-words.ts'
import { Pill } from '#ui/pill.tsx'
import { levelAt, onScale } from './level-scale.ts'
import { evaluationQueries } from './queries.ts'

export function ResultsHistory() {
  const { t } = useLingui()
  const { date } = useFormats()
  const skillName = useSkillName()
  const levelWord = useLevelWord()
  const { data } = useQuery(evaluationQueries.results())
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="results-history" className="mt-10">
      <h2 id="results-history" className="mb-2 font-semibold text-14">
        <Trans>Your results so far</Trans>
      </h2>
      <ul className="rounded-12 border border-line bg-surface-raised">
        {data.map(({ id, skillId, at, theta, ci95, level, badgeLevel }) => {
          const [low, high] = [levelWord(levelAt(ci95[0])), levelWord(levelAt(ci95[1]))]
          return (
            <li
              key={id}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line-soft border-b px-4 py-3 last:border-b-0 hover:bg-surface-hover md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_232px] md:px-5"
            >
              <Link
                to="/skill-evaluation/results/$id"
                params={{ id }}
                className="min-w-0 font-medium after:absolute after:inset-0"
              >
                {skillName(skillId)}
              </Link>
              <span className="text-13">
                {levelWord(level)}
                <span className="text-ink-muted max-md:hidden">
                  {' '}
                  <Trans>
                    ({low} to {high})
                  </Trans>
                </span>
              </span>
              <IntervalBar
                low={onScale(ci95[0])}
                high={onScale(ci95[1])}
                estimate={onScale(theta)}
                label={t`Probably ${low} to ${high}`}
                className="max-md:hidden"
              />
              <span className="flex items-center justify-end gap-2 text-13 text-ink-muted max-md:col-span-2 max-md:justify-start">
                {badgeLevel !== null && (
                  <Pill tone="success">
                    <Trans>Badge</Trans>
                  </Pill>
                )}
                {date(at, 'date')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
