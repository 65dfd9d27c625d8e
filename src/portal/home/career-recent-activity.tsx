// 'Recent activity' with the person's own steps about their career among the rest. They come after the page, like all of home's career.
import { useMemo } from 'react'
import { useCareerFeed } from '#platform/portal/career-feed.ts'
import { SHOWN_ACTIVITIES } from './queries.ts'
import { RecentActivity, type RecentActivityProps } from './recent-activity.tsx'

export function CareerRecentActivity({ activities, ...rest }: RecentActivityProps) {
  const own = useCareerFeed()
  const newest = useMemo(
    () => [...own, ...activities].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, SHOWN_ACTIVITIES),
    [own, activities],
  )
  return <RecentActivity {...rest} activities={newest} />
}
