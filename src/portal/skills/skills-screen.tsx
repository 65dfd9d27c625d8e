// The skills at /skill-evaluation/skills: what can be evaluated, one's own level and how sure it is, what is required, and the results so far.
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { EvaluableSkill } from '#contract/portal/evaluation-shapes.ts'
import { useSetSearch } from '#kit/address/use-set-search.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { buttonClass } from '#ui/button-class.ts'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { cx } from '#ui/cx.ts'
import { LevelKey } from '#ui/level-key.tsx'
import { Note } from '#ui/note.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { evaluationQueries } from './queries.ts'
import { ResultsHistory } from './results-history.tsx'
import { SkillFilters } from './skill-filters.tsx'
import { groupSkills } from './skill-groups.ts'
import { SkillRadar } from './skill-radar.tsx'
import { SkillRow } from './skill-row.tsx'
import { skillsKeys } from './skills-keys.ts'
import type { SkillsSearch } from './skills-search.ts'

const LevelDialog = lazyBeside(async () => (await import('./level-dialog.tsx')).LevelDialog)

export function SkillsScreen({ search }: { search: SkillsSearch }) {
  const { t } = useLingui()
  const query = useQuery(evaluationQueries.skills())
  const { data } = query
  const catalogue = useQuery(skillQueries.skills())
  const copy = useSavedCopy(evaluationQueries.skills())
  const [stated, setStated] = useState<string>()
  // Mounted from its first opening on, so that it can give the focus back.
  const [isWanted, setWanted] = useState(false)
  const ask = (skillId: string) => {
    setWanted(true)
    setStated(skillId)
  }
  const close = () => setStated(undefined)
  useKeys(skillsKeys, {
    search: () => document.querySelector<HTMLElement>('main [type="search"]')?.focus(),
    next: () => focusSkill(1),
    previous: () => focusSkill(-1),
  })
  const families = catalogue.data?.families ?? []
  const groups = groupSkills(data ?? [], families, search)
  const count = groups.reduce((sum, { skills }) => sum + skills.length, 0)
  const changeSearch = useSetSearch<SkillsSearch>()
  const setSearch = (change: Partial<SkillsSearch>) => changeSearch(change, { replace: true })
  const showAll = () => setSearch({ q: undefined, show: undefined, family: undefined })
  return (
    <div className="mx-auto w-full max-w-[1152px] px-4 pt-6 pb-16 md:px-6">
      <Heading />
      {copy && <SavedCopy {...copy} className="mt-2" />}
      <SkillFilters search={search} onChange={setSearch} families={families} />
      <UnderWay skills={data ?? []} />
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading the skills`} hasTwoLines count={8} className="mt-4" />}
        error={{ title: t`Couldn’t load your skills.`, description: t`Check your connection, then try again.` }}
        className="mx-0 mt-4"
      >
        {(all) => <Groups all={all} count={count} groups={groups} onState={ask} onAll={showAll} />}
      </QueryView>
      {isWanted && (
        <Suspense fallback={<CloseOnEscape onClose={close} />}>
          <LevelDialog one={data?.find(({ skill }) => skill.id === stated)} onClose={close} />
        </Suspense>
      )}
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
        Short, adaptive evaluations show what you can do. Each level has a margin: the solid part of the bar is
        measured, and the faded part is likely.
      </Trans>
    </p>
  </>
)

/** The first thing to be pressed in the skill's row. */
function focusSkill(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-skill]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
  next?.querySelector('button')?.focus()
}

interface GroupsProps {
  /** Whatever the filters say. */
  readonly all: readonly EvaluableSkill[]
  /** Of all groups together. */
  readonly count: number
  readonly groups: ReturnType<typeof groupSkills>
  onState(skillId: string): void
  onAll(): void
}

/** How many fit, and they themselves by family. */
function Groups({ all, count, groups, onState, onAll }: GroupsProps) {
  const { t } = useLingui()
  const say = useBilingual()
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-13 text-ink-muted">
          <Plural value={count} _0="No matching skills" one="# skill" other="# skills" />
        </p>
        {/* On a phone the rows have no bars. */}
        {count > 0 && <LevelKey hasLine hasNeed className="max-md:hidden" />}
      </div>
      {count === 0 && (
        <NoRows
          title={t`No skills match your search and filters.`}
          onShowAll={onAll}
          showAllLabel={t`Show all skills`}
        />
      )}
      {groups.map(({ id, family, skills }, index) => (
        <section key={id} aria-labelledby={`family-${id}`} className="mt-6 first:mt-0">
          <h2 id={`family-${id}`} className="mb-2 font-semibold text-14">
            {family ? say(family.label) : <Trans>Can be evaluated</Trans>}
          </h2>
          {/* The first is as tall as it is at once: what follows it does not move. */}
          <ul
            className={cx(
              'rounded-12 border border-line bg-surface-raised',
              index > 0 && '[contain-intrinsic-size:auto_400px] [content-visibility:auto]',
            )}
          >
            {skills.map((one) => (
              <SkillRow key={one.skill.id} one={one} onState={() => onState(one.skill.id)} />
            ))}
          </ul>
          {index === 0 && (
            <>
              <ResultsHistory />
              <SkillRadar skills={all} />
            </>
          )}
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
        <b>{name}</b>: an evaluation is in progress. You can continue where you left off.
      </Trans>
    </Note>
  )
}
