// The main column of home's career part: the one next thing, what has come since the last visit, the applications by stage, new matches. Brought by home-screen.tsx.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { careerQueries } from './career-queries.ts'
import { MainSkeleton } from './career-skeleton.tsx'
import { Digest } from './digest.tsx'
import { NewMatches } from './new-matches.tsx'
import { NextStep } from './next-step.tsx'
import { Stages } from './stages.tsx'
import { useVisit } from './use-visit.ts'

export function CareerMain() {
  const { t } = useLingui()
  const { data, isError, isFetched, isFetching, refetch } = useQuery(careerQueries.home())
  const copy = useSavedCopy(careerQueries.home())
  // What is shown of the last visit is asked for again: only the answer tells what is new.
  useVisit(isFetched && !isError && !copy)
  return (
    <div className="grid gap-6">
      {copy && <SavedCopy {...copy} className="-my-3" />}
      {isError && (
        <ErrorState
          title={t`Couldn’t load your next steps.`}
          description={t`Check the connection, then try again.`}
          onRetry={refetch}
          isRetrying={isFetching}
          variant={data ? 'bar' : 'place'}
          className={data ? undefined : 'rounded-12 border border-line bg-surface-raised'}
        />
      )}
      {data ? (
        <>
          <NextStep actions={data.next} newSince={data.newSince} />
          {data.digest && <Digest digest={data.digest} />}
          <Stages home={data} />
          <NewMatches newMatches={data.newMatches} since={data.newSince} />
        </>
      ) : (
        !isError && <MainSkeleton />
      )}
    </div>
  )
}
