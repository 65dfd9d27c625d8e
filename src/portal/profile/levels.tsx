// The levels that the portal knows of somebody, each with its evidence and age; one's own estimate is changed here.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type KnownLevel, knownLevels } from '#contract/portal/match-score.ts'
import { bestClaims, type ClaimSource, LEVELS, Level, namedLevel, type SkillClaim } from '#contract/portal/skills.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { LevelKey } from '#ui/level-key.tsx'
import { Select } from '#ui/select.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { DocumentSection } from './document-section.tsx'
import { EditButton } from './edit-button.tsx'
import { LazyChoice } from './lazy-choice.tsx'
import { type OwnLevel, useOwnLevel } from './use-own-level.ts'

const Z95 = 1.96

export function Levels() {
  const { t } = useLingui()
  const { compare } = useFormats()
  const name = useSkillName()
  const { data: claims = [] } = useQuery(skillQueries.claims())
  const { data: catalogue } = useQuery(skillQueries.skills())
  const edit = useOwnLevel()
  const [isOpen, setOpen] = useState(false)
  const best = [...bestClaims(claims).values()].toSorted((one, other) =>
    compare(name(one.skillId), name(other.skillId)),
  )
  const known = knownLevels(claims)
  return (
    <DocumentSection
      id="levels"
      title={t`Levels and evidence`}
      action={best.length > 0 && <EditButton of={t`Levels`} isOpen={isOpen} onOpen={setOpen} />}
    >
      {best.length > 0 && <LevelKey hasLine className="mb-2 sm:justify-end" />}
      <ul className="grid">
        {best.map((claim) => (
          <LevelRow
            key={claim.id}
            claim={claim}
            known={known.get(claim.skillId)}
            own={claims.find(({ skillId, source }) => skillId === claim.skillId && source === 'self')}
            isOpen={isOpen}
            edit={edit}
          />
        ))}
      </ul>
      {best.length === 0 && (
        <p className="text-13 text-ink-muted">
          <Trans>No levels yet.</Trans>
        </p>
      )}
      <div className="mt-2 max-w-90">
        {catalogue && (
          <LazyChoice
            label={t`Add a skill`}
            description={t`The skill starts at level 1; you can then change its level.`}
            options={catalogue.skills.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, label: name(id) }))}
            onChoose={(id) => {
              edit.state(id, 1)
              setOpen(true)
            }}
            emptyText={t`No matching skills.`}
          />
        )}
      </div>
    </DocumentSection>
  )
}

interface LevelRowProps {
  readonly claim: SkillClaim
  readonly known: KnownLevel | undefined
  /** The person's own estimate. */
  readonly own: SkillClaim | undefined
  readonly isOpen: boolean
  readonly edit: OwnLevel
}

function LevelRow({ claim, known, own, isOpen, edit }: LevelRowProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const name = useSkillName()
  const levelLabel = useLevelLabel()
  const sources: Record<ClaimSource, string> = {
    self: t`your own estimate`,
    experience: t`from experience`,
    evaluated: t`evaluated`,
    badge: t`badge`,
  }
  const { skillId, level, source, at: since } = claim
  const named = namedLevel(claim)
  const badge = source === 'badge' && level !== named ? levelLabel(level) : ''
  const { level: estimate, se } = known ?? { level, se: 0 }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1.5">
      <span className="min-w-44 flex-1">
        <span className="block font-medium">{name(skillId)}</span>
        <span className="block text-13 text-ink-muted">
          {levelLabel(named)} · {badge ? t`Badge: ${badge}` : sources[source]}, {date(since, 'date')}
        </span>
      </span>
      <IntervalBar
        className="w-28"
        low={levelOnBar(estimate - Z95 * se)}
        high={levelOnBar(estimate + Z95 * se)}
        estimate={levelOnBar(estimate)}
      />
      {isOpen && (
        <Select
          className="w-44"
          isLabelHidden
          label={t`Your own estimate for ${name(skillId)}`}
          placeholder={t`Your estimate`}
          value={own ? String(own.level) : null}
          onChange={(chosen) => edit.state(skillId, Level.parse(Number(chosen)))}
          options={LEVELS.map((one) => ({ id: String(one), label: `${one}. ${levelLabel(one)}` }))}
        />
      )}
      {isOpen && (
        <span className="w-9 pointer-coarse:w-11">
          {own && (
            <IconButton
              icon="trash"
              size="sm"
              label={t`Remove your estimate for ${name(skillId)}`}
              onPress={() => edit.takeBack(own, t`Estimate for ${name(skillId)} removed`)}
            />
          )}
        </span>
      )}
    </li>
  )
}
