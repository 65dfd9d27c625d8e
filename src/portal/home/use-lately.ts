// What home says of the feed: the last few things that happened, the person's own steps about their career among them.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCareerActivities } from '#platform/portal/career-activities.ts'
import { homeQueries, SHOWN_ACTIVITIES } from './queries.ts'

export function useLately() {
  const feed = useQuery(homeQueries.activities())
  const { activities: own, isPending: isCareerPending } = useCareerActivities()
  const activities = useMemo(() => {
    const all = isCareerPending || !feed.data ? undefined : [...own, ...feed.data.activities]
    return all?.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, SHOWN_ACTIVITIES)
  }, [feed.data, own, isCareerPending])
  const { isPending, isError, isFetching, refetch } = feed
  return { activities, isPending: isPending || isCareerPending, isError, isFetching, refetch }
}
