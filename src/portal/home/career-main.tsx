// The main column of home's career part: the one next thing, what has come since the last visit, the applications by stage, new matches. Brought by home-screen.tsx.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#kit/query/query-view.tsx'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { cx } from '#ui/cx.ts'
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
  const query = useQuery(careerQueries.home())
  const copy = useSavedCopy(careerQueries.home())
  // What is shown of the last visit is fetched again: only the answer shows what is new.
  useVisit(query.isFetched && !query.isError && !copy)
  return (
    <div className="grid gap-6">
      {copy && <SavedCopy {...copy} className="-my-3" />}
      <QueryView
        query={query}
        loading={<MainSkeleton />}
        error={{ title: t`Couldn’t load your next steps.`, description: t`Check your connection, then try again.` }}
        className={cx('mx-0 my-0', !query.data && 'rounded-12 border border-line bg-surface-raised')}
      >
        {(home) => (
          <>
            <NextStep actions={home.next} newSince={home.newSince} isNarrowed={home.isNarrowed} />
            {home.digest && <Digest digest={home.digest} />}
            <Stages home={home} />
            <NewMatches newMatches={home.newMatches} since={home.newSince} isNarrowed={home.isNarrowed} />
          </>
        )}
      </QueryView>
    </div>
  )
}
