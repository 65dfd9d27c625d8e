// A result at /skill-evaluation/results/{id}: the level with how sure it is, what it is made of, the badge, and the questions with their explanations.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BadgePanel } from './badge-panel.tsx'
import { DecisionPanel, isDecided } from './decision-panel.tsx'
import { JobsRequiringSkill } from './jobs-requiring-skill.tsx'
import { LevelChances } from './level-chances.tsx'
import { LevelPanel } from './level-panel.tsx'
import { Panel } from './panel.tsx'
import { evaluationQueries } from './queries.ts'
import { ResultFacts } from './result-facts.tsx'
import { ReviewedItems } from './reviewed-items.tsx'
import { TargetGap } from './target-gap.tsx'
import { TopicsPanel } from './topics-panel.tsx'

const TraceChart = lazy(async () => ({ default: (await import('./trace-chart.tsx')).TraceChart }))

export function ResultScreen({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(evaluationQueries.result(id))
  return (
    <QueryView
      query={query}
      loading={
        <div
          role="status"
          aria-label={t`Loading the result`}
          className="mx-auto w-full max-w-[1152px] space-y-4 px-4 pt-6 md:px-6"
        >
          <Skeleton className="h-8 w-2/5" />
          <Skeleton className="h-72 w-full" />
        </div>
      }
      error={{ title: t`Couldn’t load the result.`, description: t`Check your connection, then try again.` }}
      notFound={
        <EmptyState
          heading="h1"
          title={t`This result doesn’t exist.`}
          description={t`It may belong to another account, or the link may be wrong.`}
          action={
            <Link to="/skill-evaluation/skills" className="text-link text-accent-text underline">
              <Trans>Go to your skills</Trans>
            </Link>
          }
          className="mx-auto p-8"
        />
      }
      className="mx-auto print:hidden"
    >
      {(result) => <Result result={result} />}
    </QueryView>
  )
}

function Result({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const say = useBilingual()
  const copy = useSavedCopy(evaluationQueries.result(result.id))
  useRecordTitle(say(result.skill.label))
  const { decision } = result
  const showsLevel = !isDecided(result)
  return (
    <div className="mx-auto w-full max-w-[1152px] px-4 pt-6 pb-16 md:px-6 print:p-0">
      <Head result={result} />
      {copy && <SavedCopy {...copy} className="mt-2" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_320px] print:block">
        <div className="min-w-0">
          {decision && <DecisionPanel result={result} decision={decision} />}
          {showsLevel && (
            <>
              <LevelPanel result={result} />
              <TargetGap result={result} />
            </>
          )}
          {result.calibration === 'author' && (
            <Note kind="warning" className="mt-6">
              {showsLevel ? (
                <Trans>
                  <b>Not calibrated yet.</b> The authors estimated the difficulty of these questions without testing
                  them on people. The interval allows for errors in their estimates.
                </Trans>
              ) : (
                <Trans>
                  <b>Not calibrated yet.</b> The authors estimated the difficulty of these questions without testing
                  them on people. Our certainty allows for errors in their estimates.
                </Trans>
              )}
            </Note>
          )}
          <TopicsPanel topics={result.topics} />
          {showsLevel && (
            <Panel title={t`How we got this estimate`}>
              <Suspense fallback={<Skeleton className="h-72 w-full" />}>
                <TraceChart result={result} />
              </Suspense>
            </Panel>
          )}
          <ReviewedItems resultId={result.id} />
        </div>
        <div className="min-w-0">
          {showsLevel && <LevelChances result={result} />}
          <BadgePanel result={result} />
          <OwnView skillId={result.skillId} />
          <JobsRequiringSkill skillId={result.skillId} />
          <ResultFacts result={result} />
        </div>
      </div>
    </div>
  )
}

/** The way to rate oneself and then compare. */
function OwnView({ skillId }: { skillId: string }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Your own rating`} className="print:hidden">
      <p className="text-ink-muted">
        <Trans>Rate yourself without seeing this result, then compare the two.</Trans>
      </p>
      <Link
        to="/skill-evaluation/rating/$skill"
        params={{ skill: skillId }}
        className={cx(buttonClass({ isWide: true }), 'mt-3')}
      >
        <Trans>Rate yourself</Trans>
      </Link>
    </Panel>
  )
}

/** What it is a result of, whose and from when; when it may be tried again, and the way to paper. */
function Head({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const say = useBilingual()
  const { date } = useFormats()
  const { data: user } = useQuery(userQueries.me())
  const skill = say(result.skill.label)
  const [day, again] = [date(result.at, 'longDay'), date(result.retakeAt, 'longDay')]
  const mayRetake = Date.parse(result.retakeAt) <= Date.now()
  return (
    <>
      <nav aria-label={t`Breadcrumbs`} className="mb-1 flex items-center gap-1 text-13 text-ink-muted print:hidden">
        <Link to="/skill-evaluation/skills" className="rounded-4 hover:underline pointer-coarse:py-3">
          <Trans>Skills</Trans>
        </Link>
        <Icon name="chevron-right" size={16} />
        <span>{skill}</span>
      </nav>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-semibold text-24 tracking-tight">
          <Trans>
            {skill} evaluation, {day}
          </Trans>
        </h1>
        {/* On paper nothing else shows whose it is. */}
        <p className="hidden text-16 print:block">{user?.name}</p>
        <div className="ms-auto flex flex-wrap items-center gap-3">
          <span className="text-13 text-ink-muted">
            {mayRetake ? (
              <Link
                to="/skill-evaluation/loading/$skill"
                params={{ skill: result.skillId }}
                className="text-link font-medium text-accent-text hover:underline print:hidden"
              >
                <Trans>Evaluate again</Trans>
              </Link>
            ) : (
              <Trans>Retake available from {again}</Trans>
            )}
          </span>
          <Button icon="printer" onPress={() => print()} className="print:hidden">
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
    </>
  )
}
