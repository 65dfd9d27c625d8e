// How well the person fits and why: the score with its interval, skill by skill what is required, what there is and its source. A level can be tried out:
// the score follows at once, the rank among all jobs as soon as it is counted.
// @chunk job
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { JobDetail } from '#contract/portal/job-shapes.ts'
import type { LevelChange } from '#contract/portal/match.ts'
import { knownLevels, matchOf, withChanges } from '#contract/portal/match-score.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { skillQueries, useSkillName } from '#platform/portal/skill-queries.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { LevelKey } from '#ui/level-key.tsx'
import { percentOf } from '#ui/match-figure.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { MatchRow } from './match-row.tsx'
import { jobQueries } from './queries.ts'

export function MatchPanel({ job }: { job: JobDetail }) {
  const { t } = useLingui()
  const skillName = useSkillName()
  const { data: claims } = useQuery(skillQueries.claims())
  const { data: evaluable } = useQuery(jobQueries.evaluable())
  const [changes, setChanges] = useState<readonly LevelChange[]>([])
  const levels = useMemo(() => knownLevels(claims ?? []), [claims])
  const known = useMemo(() => matchOf(job.skills, levels), [job.skills, levels])
  const tried = useMemo(() => matchOf(job.skills, withChanges(levels, changes)), [job.skills, levels, changes])
  if (!claims) return <SkeletonRows label={t`Calculating your match`} count={4} className="mt-6" />
  const change = (skillId: string, level: LevelChange['level']) =>
    setChanges([...changes.filter((other) => other.skillId !== skillId), { skillId, level }])
  return (
    <section aria-labelledby="match" className="mt-10">
      <h3 id="match" tabIndex={-1} className="scroll-mt-20 font-semibold text-16">
        {changes.length > 0 ? <Trans>Your match with these levels</Trans> : <Trans>Your match</Trans>}
      </h3>
      <Score jobId={job.id} match={tried} changes={changes} onReset={() => setChanges([])} />
      <IntervalBar
        variant="plain"
        low={tried.lo * 100}
        high={tried.hi * 100}
        estimate={tried.score * 100}
        className="mt-2 w-full"
      />
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted print:hidden">
        <span className="me-auto text-13">
          <Trans>Drag a handle to try another level.</Trans>
        </span>
        <LevelKey hasNeed />
      </p>
      <ul className="mt-1" aria-label={t`Required skills`}>
        {tried.parts.map((part) => (
          <MatchRow
            key={part.skillId}
            part={part}
            wasTried={changes.some(({ skillId }) => skillId === part.skillId)}
            onLevel={(level) => change(part.skillId, level)}
            evaluatedFor={evaluable?.has(part.skillId) ? job.id : undefined}
          />
        ))}
      </ul>
      <MissingSkills match={tried} isOpen={job.status === 'open'} skillName={skillName} />
      <Best known={known} isTrying={changes.length > 0} skillName={skillName} />
      <Disclosure title={t`How it’s calculated`} heading="h3" className="mt-2">
        <p className="max-w-(--prose) pb-2 text-13 text-ink-muted">
          <Trans>
            For each skill, we compare your level with the required level, up to 100%. Required skills have a weight of
            1, other skills 0.4. If you’ve been evaluated for a skill, we use that estimate; otherwise, the level you
            chose. Location, salary and contract are filters and never change the score. Only you can see it, unless you
            send it with an application.
          </Trans>
        </p>
      </Disclosure>
    </section>
  )
}

interface ScoreProps {
  readonly jobId: string
  readonly match: ReturnType<typeof matchOf>
  readonly changes: readonly LevelChange[]
  onReset(): void
}

function Score({ jobId, match, changes, onReset }: ScoreProps) {
  const { number } = useFormats()
  const score = number(percentOf(match.score) / 100, { style: 'percent' })
  const [lo, hi] = [match.lo, match.hi].map((share) => number(percentOf(share)))
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2" aria-live="polite">
      <span className="font-semibold text-30 tabular-nums tracking-tighter">{score}</span>
      <span className="text-ink-muted">
        <Trans>
          likely between {lo}% and {hi}%
        </Trans>
      </span>
      <Rank jobId={jobId} changes={changes} />
      {/* Its space is reserved: what is dragged stays under the pointer. */}
      <Button size="sm" variant="quiet" className={cx(changes.length === 0 && 'invisible')} onPress={onReset}>
        <Trans>Back to my levels</Trans>
      </Button>
    </p>
  )
}

interface MissingSkillsProps {
  readonly match: ReturnType<typeof matchOf>
  readonly isOpen: boolean
  readonly skillName: (id: string) => string
}

/** The required skills whose levels do not suffice. */
function MissingSkills({ match, isOpen, skillName }: MissingSkillsProps) {
  const failed = match.must.filter(({ ok }) => !ok).map(({ skillId }) => skillName(skillId))
  if (failed.length === 0) return null
  return (
    <Note kind="warning" className="mt-4">
      {isOpen ? (
        <Trans>
          Required by the employer: <strong>{failed.join(', ')}</strong>. You can still apply, but expect a question
          about it.
        </Trans>
      ) : (
        <Trans>
          Required by the employer: <strong>{failed.join(', ')}</strong>.
        </Trans>
      )}
    </Note>
  )
}

function Rank({ jobId, changes }: { jobId: string; changes: readonly LevelChange[] }) {
  const { number } = useFormats()
  const { data } = useQuery({ ...jobQueries.whatIf(jobId, changes), placeholderData: keepPreviousData })
  if (!data?.rank) return null
  const [after, before, of] = [data.rank.after, data.rank.before, data.rank.of].map((value) => number(value))
  return (
    <span className="text-13 text-ink-muted">
      {data.rank.after === data.rank.before ? (
        <Trans>
          ranked {after} of {of} for you
        </Trans>
      ) : (
        <Trans>
          ranked {after} of {of} for you, previously {before}
        </Trans>
      )}
    </span>
  )
}

function Best({
  known,
  isTrying,
  skillName,
}: {
  known: ReturnType<typeof matchOf>
  isTrying: boolean
  skillName: (id: string) => string
}) {
  const { number } = useFormats()
  const [gap] = known.gap
  if (!gap || isTrying) return null
  const skill = skillName(gap.skillId)
  const points = number(Math.round(gap.points))
  return (
    <Note className="mt-4">
      <Trans>
        Your largest gap: <strong>{skill}</strong>, {points} out of 100 points.
      </Trans>
    </Note>
  )
}
