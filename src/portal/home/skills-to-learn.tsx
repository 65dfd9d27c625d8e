// Skills to learn: one's level, and how many jobs one level more would open, which the number shows. Of chosen ones, the note and whether it is done.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { SkillToLearn } from '#contract/portal/career.ts'
import type { Learning } from '#contract/portal/profile-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useRetakes } from '#platform/portal/retakes.ts'
import { buttonClass } from '#ui/button-class.ts'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { levelOnBar } from '#ui/level-bar.ts'
import { linkClass } from '#ui/link.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { Card } from './card.tsx'
import { careerQueries } from './career-queries.ts'
import { BY_CONDITIONS } from './job-searches.ts'
import { LearningNote, type LearningNoteProps } from './learning-note.tsx'

const MOST = 3

export function SkillsToLearn({ skills }: { skills: readonly SkillToLearn[] }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: learning = [] } = useQuery(careerQueries.learning())
  const retakes = useRetakes()
  const byId = new Map(learning.map((one) => [one.skillId, one]))
  const shown = skills.filter(({ skillId }) => !byId.get(skillId)?.doneAt).slice(0, MOST)
  const plan = (
    <Link to="/profile" hash="learning" className={linkClass}>
      <Trans>View in profile</Trans>
    </Link>
  )
  return (
    <Card title={t`Skills to learn`} action={plan} headingRef={heading}>
      {shown.length === 0 ? (
        <div className="px-4 pb-4 md:px-5">
          <p className="text-ink-muted">
            <Trans>Once we know your levels, you’ll see which skills would open up more jobs.</Trans>
          </p>
          <Link to="/skill-evaluation/skills" className={`${buttonClass({ size: 'sm' })} mt-3`}>
            <Trans>View your skills</Trans>
          </Link>
        </div>
      ) : (
        <ul>
          {shown.map((skill) => (
            <Row
              key={skill.skillId}
              skill={skill}
              learning={byId.get(skill.skillId)}
              retakeAt={retakes && (retakes.get(skill.skillId) ?? null)}
              // The row goes; whoever works by keyboard stays in the card.
              onDone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface RowProps extends Pick<LearningNoteProps, 'retakeAt'> {
  readonly skill: SkillToLearn
  /** What is stored about learning it, where it was chosen. */
  readonly learning: Learning | undefined
  onDone(): void
}

function Row({ skill: { skillId, label, level, next, jobsUnlocked }, learning, retakeAt, onDone }: RowProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const levelLabel = useLevelLabel()
  const name = say(label)
  const [own, goal] = [level === 0 ? t`not stated` : levelLabel(level), levelLabel(next)]
  return (
    <li className="border-line-soft border-t px-4 py-3 md:px-5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">{name}</span>
        {jobsUnlocked > 0 && (
          <Link
            to="/career/jobs"
            search={{ ...BY_CONDITIONS, unlocks: skillId }}
            className={`${linkClass} shrink-0 text-13 tabular-nums`}
          >
            <Plural value={jobsUnlocked} one="+# job" other="+# jobs" />{' '}
            <span className="sr-only">{t`with one more level in ${name}`}</span>
          </Link>
        )}
      </div>
      <IntervalBar
        low={levelOnBar(level)}
        high={levelOnBar(level)}
        estimate={levelOnBar(level)}
        need={levelOnBar(next)}
        className="mt-1.5"
      />
      <p className="mt-2 text-13 text-ink-muted">
        <Trans>
          You: {own}. One more level: {goal}.
        </Trans>
        {jobsUnlocked === 0 && (
          <span className="block">
            <Trans>Doesn’t open up any jobs on its own.</Trans>
          </span>
        )}
      </p>
      {learning && <LearningNote learning={learning} name={name} retakeAt={retakeAt} onDone={onDone} />}
    </li>
  )
}
