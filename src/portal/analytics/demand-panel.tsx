// The skills that the person's kind of work requires most, each with the level that half of the jobs require and one's own with its interval.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CareerAnalytics, SkillDemand } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Button } from '#ui/button.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { LevelKey } from '#ui/level-key.tsx'
import { linkClass } from '#ui/link.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { Panel } from './panel.tsx'

const FEW = 10

export function DemandPanel({ analytics: { demand, demandRoleIds } }: { analytics: CareerAnalytics }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const [isOpen, setOpen] = useState(false)
  const met = demand.filter(({ have, medianNeed }) => have >= medianNeed).length
  if (demand.length === 0) return null
  return (
    <Panel title={t`Your levels and the required levels`} className="lg:col-span-2">
      <ChartFrame
        label={t`Your levels and the required levels`}
        summary={
          demandRoleIds.length > 0
            ? t`Based on open jobs in the roles you applied for. Skills in which your level is high enough for half of the jobs: ${met} of ${demand.length}.`
            : t`Based on all open jobs. Skills in which your level is high enough for half of the jobs: ${met} of ${demand.length}.`
        }
        height={0}
        table={{
          columns: [t`Skill`, t`Jobs`, t`Required (median)`, t`You`, t`Likely minimum`, t`Likely maximum`],
          rows: demand.map(({ label, jobs, medianNeed, have, lo, hi }) => [
            say(label),
            number(jobs),
            number(medianNeed),
            ...[have, lo, hi].map((level) => number(level, { maximumFractionDigits: 1 })),
          ]),
          file: demand.map(({ label, jobs, medianNeed, have, lo, hi }) => [
            say(label),
            jobs,
            medianNeed,
            ...[have, lo, hi].map((level) => Math.round(level * 10) / 10),
          ]),
        }}
      >
        <LevelKey hasLine hasNeed className="mb-3" />
        <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {demand.slice(0, isOpen ? demand.length : FEW).map((one) => (
            <Row key={one.skillId} demand={one} roleIds={demandRoleIds} levelLabel={levelLabel} />
          ))}
        </ul>
        {demand.length > FEW && (
          <Button
            size="sm"
            variant="quiet"
            className="-ms-2.5 mt-3"
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? (
              <Trans>Show fewer</Trans>
            ) : (
              <Plural value={demand.length - FEW} one="Show # more" other="Show # more" />
            )}
          </Button>
        )}
      </ChartFrame>
    </Panel>
  )
}

interface RowProps {
  readonly demand: SkillDemand
  readonly roleIds: readonly string[]
  levelLabel(level: number): string
}

function Row({ demand: { skillId, label, jobs, medianNeed, have, lo, hi }, roleIds, levelLabel }: RowProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const name = say(label)
  const [own, needed] = [have === 0 ? t`not stated` : levelLabel(have), levelLabel(medianNeed)]
  return (
    <li className="min-w-0 text-13">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">{name}</span>
        <Link
          to="/career/jobs"
          search={{ skill: skillId, ...(roleIds.length > 0 && { roleId: roleIds.join(',') }) }}
          className={`${linkClass} shrink-0 tabular-nums`}
        >
          <Plural value={jobs} one="# job" other="# jobs" /> <span className="sr-only">{name}</span>
        </Link>
      </div>
      <IntervalBar
        low={levelOnBar(lo)}
        high={levelOnBar(hi)}
        estimate={levelOnBar(have)}
        need={levelOnBar(medianNeed)}
        className="mt-1"
      />
      <p className="mt-2 text-ink-muted">
        {have > 0 && lo < hi ? (
          <Trans>
            You: {own}, likely {levelLabel(Math.max(1, lo))} to {levelLabel(hi)}. Required: {needed}.
          </Trans>
        ) : (
          <Trans>
            You: {own}. Required: {needed}.
          </Trans>
        )}
      </p>
    </li>
  )
}
