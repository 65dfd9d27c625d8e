// The levels that the portal knows of somebody, each with its evidence and age; one's own estimate is changed here.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { knownLevels } from '#contract/portal/match-score.ts'
import { bestClaims, type ClaimSource, LEVELS, Level, namedLevel } from '#contract/portal/skills.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'
import { ComboBox } from '#ui/combo-box.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { useLevelWord } from '#ui/level-words.ts'
import { Select } from '#ui/select.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useOwnLevel } from './use-own-level.ts'

const PER_LEVEL = 20
const Z95 = 1.96

export function Levels() {
  const { t } = useLingui()
  const { date, compare } = useFormats()
  const name = useSkillName()
  const word = useLevelWord()
  const { data: claims = [] } = useQuery(skillQueries.claims())
  const { data: catalogue } = useQuery(skillQueries.skills())
  const { state, takeBack } = useOwnLevel()
  const best = [...bestClaims(claims).values()].toSorted((one, other) =>
    compare(name(one.skillId), name(other.skillId)),
  )
  const known = knownLevels(claims)
  const sources: Record<ClaimSource, string> = {
    self: t`your own estimate`,
    experience: t`from experience`,
    evaluated: t`evaluated`,
    badge: t`badge`,
  }
  const at = (value: number) => Math.max(0, Math.min(100, value * PER_LEVEL))
  return (
    <ProfileSection id="levels" title={t`Levels and what is behind them`}>
      <ul className="divide-y divide-line-soft">
        {best.map((claim) => {
          const { id, skillId, level, source, at: since } = claim
          const named = namedLevel(claim)
          const badge = source === 'badge' && level !== named ? word(level) : ''
          const { level: estimate, se } = known.get(skillId) ?? { level, se: 0 }
          const own = claims.find((one) => one.skillId === skillId && one.source === 'self')
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 md:px-5">
              <span className="min-w-44 flex-1">
                <span className="block font-medium">{name(skillId)}</span>
                <span className="block text-13 text-ink-muted">
                  {word(named)} · {badge ? t`Badge: ${badge}` : sources[source]}, {date(since, 'date')}
                </span>
              </span>
              <IntervalBar
                className="w-28"
                low={at(estimate - Z95 * se)}
                high={at(estimate + Z95 * se)}
                estimate={at(estimate)}
              />
              <Select
                className="w-44"
                isLabelHidden
                label={t`Your own estimate of ${name(skillId)}`}
                placeholder={t`Your estimate`}
                value={own ? String(own.level) : null}
                onChange={(chosen) => state(skillId, Level.parse(Number(chosen)))}
                options={LEVELS.map((one) => ({ id: String(one), label: `${one}. ${word(one)}` }))}
              />
              <span className="w-9 pointer-coarse:w-11">
                {own && (
                  <IconButton
                    icon="trash"
                    size="sm"
                    label={t`Remove your estimate of ${name(skillId)}`}
                    onPress={() => takeBack(own, t`Removed: your estimate of ${name(skillId)}`)}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="px-4 py-4 md:px-5">
        {catalogue && (
          <ComboBox
            key={best.length}
            className="max-w-90"
            label={t`Add a skill`}
            description={t`It starts at level 1; choose yours then.`}
            options={catalogue.skills.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, label: name(id) }))}
            value={null}
            onChange={(id) => id !== null && state(id, 1)}
            emptyText={t`No skills match.`}
          />
        )}
        {best.length === 0 && (
          <p className="mt-2 text-13 text-ink-muted">
            <Trans>No levels yet.</Trans>
          </p>
        )}
      </div>
    </ProfileSection>
  )
}
