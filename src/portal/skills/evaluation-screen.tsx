// An evaluation at /skill-evaluation/evaluation, in the empty layout: the item on the screen is the session's own, however often the page is opened.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useRefusal } from '#kit/query/use-refusal.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ItemScreen } from './item-screen.tsx'
import { useResume } from './mutations.ts'
import { evaluationQueries } from './queries.ts'
import { SessionFrame } from './session-frame.tsx'
import { useFinishing } from './use-finishing.ts'

export function EvaluationScreen() {
  const { t } = useLingui()
  const query = useQuery(evaluationQueries.current())
  if (query.data) return <Session session={query.data} />
  return (
    <SessionFrame>
      <QueryView
        query={query}
        loading={
          <div role="status" aria-label={t`Loading the evaluation`} className="space-y-4">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-32 w-full" />
          </div>
        }
        error={{
          title: t`Couldn’t load the evaluation.`,
          description: t`Your answers are saved.`,
          action: <SkillsLink />,
        }}
        className="mx-0 my-0"
      >
        {() => (
          <EmptyState
            heading="h1"
            title={t`No evaluation in progress.`}
            description={t`The evaluation has ended or expired. Finished evaluations are under Skills.`}
            action={<SkillsLink />}
          />
        )}
      </QueryView>
    </SessionFrame>
  )
}

const SkillsLink = () => (
  <Link to="/skill-evaluation/skills" className="text-link font-medium text-accent-text underline">
    <Trans>Go to your skills</Trans>
  </Link>
)

function Session({ session }: { session: EvaluationSession }) {
  const { item, id, seq, status } = session
  const { mutate: resume } = useResume()
  const say = useBilingual()
  useRecordTitle(say(session.skill.label))
  const wasPaused = useRef(status === 'paused')
  // Whoever opens the page goes on; its own pauses are the question's affair.
  useEffect(() => {
    if (wasPaused.current) resume({ params: { id }, body: {} })
    wasPaused.current = false
  }, [resume, id])
  if (!item) return <Finishing session={session} />
  return <ItemScreen key={`${seq} ${item.id}`} session={session} item={item} />
}

/** No more questions: the result is worked out and shown. */
function Finishing({ session }: { session: EvaluationSession }) {
  const { t } = useLingui()
  const finish = useFinishing(session)
  const begin = useRef(finish.run)
  const refusal = useRefusal(finish.error)
  useEffect(() => begin.current(), [])
  return (
    <SessionFrame session={session}>
      <h1 className="font-semibold text-24 tracking-tight">
        <Trans>That was the last question</Trans>
      </h1>
      {finish.error ? (
        <ErrorState
          title={t`Couldn’t calculate the result.`}
          description={t`Your answers are saved; nothing is lost.`}
          onRetry={finish.run}
          isRetrying={finish.isPending}
          {...refusal}
        />
      ) : (
        <p role="status" className="mt-3 flex items-center gap-2 text-ink-muted">
          <Spinner />
          <Trans>Calculating your result.</Trans>
        </p>
      )}
    </SessionFrame>
  )
}
