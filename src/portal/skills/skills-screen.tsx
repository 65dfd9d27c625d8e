// The skills at /skill-evaluation/skills: what can be evaluated, one's own level and how sure it is, what is asked for, and the results so far.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { EvaluableSkill } from '#contract/portal/evaluation.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Note } from '#ui/note.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { LevelDialog } from './level-dialog.tsx'
import { evaluationQueries } from './queries.ts'
import { ResultsHistory } from './results-history.tsx'
import { SkillFilters } from './skill-filters.tsx'
import { groupSkills } from './skill-groups.ts'
import { SkillRow } from './skill-row.tsx'
import type { SkillsSearch } from './skills-search.ts'

export function SkillsScreen({ search }: { search: SkillsSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, isError, isPending, isFetching, refetch } = useQuery(evaluationQueries.skills())
  const catalogue = useQuery(skillQueries.skills())
  const copy = useSavedCopy(evaluationQueries.skills())
  const [stated, setStated] = useState<string>()
  const families = catalogue.data?.families ?? []
  const groups = groupSkills(data ?? [], families, search)
  const count = groups.reduce((sum, { skills }) => sum + skills.length, 0)
  const setSearch = (change: Partial<SkillsSearch>) =>
    void navigate({
      to: '/skill-evaluation/skills',
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    })
  const showAll = () => setSearch({ q: undefined, show: undefined, family: undefined })
  return (
    <div className="mx-auto w-full max-w-[1152px] px-4 pt-6 pb-16 md:px-6">
      <Heading />
      {copy && <SavedCopy {...copy} className="mt-2" />}
      <UnderWay skills={data ?? []} />
      <SkillFilters search={search} onChange={setSearch} families={families} />
      {isError && (
        <ErrorState
          title={t`The skills could not be read.`}
          description={t`Check the connection, then try again.`}
          onRetry={refetch}
          isRetrying={isFetching}
          variant={data ? 'bar' : 'place'}
          className="mt-4"
        />
      )}
      {isPending && <SkeletonRows label={t`Loading the skills`} hasTwoLines count={8} className="mt-4" />}
      {data && <Groups count={count} groups={groups} onState={setStated} onAll={showAll} />}
      <LevelDialog one={data?.find(({ skill }) => skill.id === stated)} onClose={() => setStated(undefined)} />
    </div>
  )
}

const Heading = () => (
  <>
    <h1 className="font-semibold text-24 tracking-tight">
      <Trans>Skills</Trans>
    </h1>
    <p className="mt-1 max-w-(--prose) text-ink-muted">
      <Trans>
        Short evaluations that adapt to you say what you can do. Each level comes with its interval: the measured part
        is solid, the likely part is soft.
      </Trans>
    </p>
  </>
)

interface GroupsProps {
  /** Of all groups together. */
  readonly count: number
  readonly groups: ReturnType<typeof groupSkills>
  onState(skillId: string): void
  onAll(): void
}

/** How many fit, and they themselves by family. */
function Groups({ count, groups, onState, onAll }: GroupsProps) {
  const { t } = useLingui()
  const say = useBilingual()
  return (
    <>
      <p role="status" className="mt-4 text-13 text-ink-muted">
        <Plural value={count} _0="No skill fits." one="# skill" other="# skills" />
      </p>
      {count === 0 && (
        <EmptyState
          title={t`Nothing fits these words and filters.`}
          action={
            <Chip onPress={onAll}>
              <Trans>Show all skills</Trans>
            </Chip>
          }
        />
      )}
      {groups.map(({ id, family, skills }, index) => (
        <section key={id} aria-labelledby={`family-${id}`} className="mt-6 first:mt-0">
          <h2 id={`family-${id}`} className="mb-2 font-semibold text-14">
            {family ? say(family.label) : <Trans>Can be evaluated</Trans>}
          </h2>
          <ul className="rounded-12 border border-line bg-surface-raised [contain-intrinsic-size:auto_400px] [content-visibility:auto]">
            {skills.map((one) => (
              <SkillRow key={one.skill.id} one={one} onState={() => onState(one.skill.id)} />
            ))}
          </ul>
          {index === 0 && <ResultsHistory />}
        </section>
      ))}
    </>
  )
}

/** The evaluation that waits to be gone on with. */
function UnderWay({ skills }: { skills: readonly EvaluableSkill[] }) {
  const say = useBilingual()
  const open = skills.find(({ openSessionId }) => openSessionId)
  if (!open) return null
  const name = say(open.skill.label)
  return (
    <Note
      kind="info"
      icon="academic-cap"
      className="mt-5 items-center"
      action={
        <Link to="/skill-evaluation/evaluation" className={buttonClass({ variant: 'primary', size: 'sm' })}>
          <Trans>Continue</Trans>
        </Link>
      }
    >
      <Trans>
        <b>{name}</b>: an evaluation is under way. It goes on at the same question.
      </Trans>
    </Note>
  )
}
