// Rating oneself anew at /skill-evaluation/rating/{skill}: first without a look at what was stated or measured before, then all of it side by side.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import { LEVELS, type Level, type SkillClaim } from '#contract/portal/skills.ts'
import { joinQueries } from '#kit/query/join-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { useBehaviour } from './level-labels.ts'
import { useStateLevel } from './mutations.ts'
import { evaluationQueries } from './queries.ts'
import { RatingCompared } from './rating-compared.tsx'

export function RatingScreen({ skillId }: { skillId: string }) {
  const { t } = useLingui()
  const query = joinQueries({
    skills: useQuery(evaluationQueries.skills()),
    claims: useQuery(skillQueries.claims()),
  })
  const one = query.data?.skills.find(({ skill }) => skill.id === skillId)
  return (
    <div className="mx-auto w-full max-w-[720px] px-4 pt-6 pb-16 md:px-6">
      <QueryView
        query={query}
        loading={
          <div role="status" aria-label={t`Loading the skill`} className="space-y-4">
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-72 w-full" />
          </div>
        }
        error={{ title: t`Couldn’t load this skill.`, description: t`Check your connection, then try again.` }}
        isEmpty={() => one === undefined}
        empty={<EmptyState heading="h1" title={t`This skill doesn’t exist.`} action={<SkillsLink />} />}
        className="mx-0 my-0"
      >
        {({ claims }) => one && <Rating one={one} claims={claims.filter((claim) => claim.skillId === skillId)} />}
      </QueryView>
    </div>
  )
}

const SkillsLink = () => (
  <Link to="/skill-evaluation/skills" className={buttonClass({ variant: 'quiet' })}>
    <Trans>Back to skills</Trans>
  </Link>
)

interface Rated {
  readonly level: Level
  /** What was known before, as it was then. */
  readonly before: readonly SkillClaim[]
}

function Rating({ one, claims }: { one: EvaluableSkill; claims: readonly SkillClaim[] }) {
  const { t } = useLingui()
  const say = useBilingual()
  const [rated, setRated] = useState<Rated>()
  const state = useStateLevel()
  const { run } = useAction()
  const name = say(one.skill.label)
  useRecordTitle(name)
  const rate = async (level: Level) => {
    const show = () => setRated({ level, before: claims })
    const isDone = await run({
      message: t`Rating saved`,
      write: () => state.mutateAsync({ params: { skillId: one.skill.id }, body: { level, isBlind: true } }),
      isPortal: true,
      failure: t`Couldn’t save your rating. Your choice is still here.`,
      onUndone: () => setRated(undefined),
      onRedone: show,
    })
    if (isDone) show()
  }
  return rated ? (
    <RatingCompared one={one} name={name} {...rated} end={<SkillsLink />} />
  ) : (
    <Question name={name} isPending={state.isPending} onRate={rate} />
  )
}

interface QuestionProps {
  readonly name: string
  readonly isPending: boolean
  onRate(level: Level): Promise<void>
}

function Question({ name, isPending, onRate }: QuestionProps) {
  const { t } = useLingui()
  const levelLabel = useLevelLabel()
  const behaviour = useBehaviour()
  const [level, setLevel] = useState<Level>()
  const [problem, setProblem] = useState<string>()
  const save = () => (level === undefined ? setProblem(t`Choose a level.`) : onRate(level))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void save()
      }}
    >
      <h1 className="font-semibold text-24 tracking-tight">
        <Trans>Rate yourself: {name}</Trans>
      </h1>
      <p className="mt-1 mb-5 text-ink-muted">
        <Trans>Your earlier rating and your measured level stay hidden until you save.</Trans>
      </p>
      <RadioGroup
        label={t`Which level describes you best?`}
        variant="cards"
        value={level === undefined ? null : `${level}`}
        onChange={(chosen) => {
          setProblem(undefined)
          setLevel(LEVELS.find((candidate) => `${candidate}` === chosen))
        }}
        error={problem}
        options={LEVELS.map((each) => ({ id: `${each}`, label: levelLabel(each), description: behaviour(each) }))}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending}>
          <Trans>Save and compare</Trans>
        </Button>
        <SkillsLink />
      </div>
    </form>
  )
}
