// All entries of the feed, the newest first, from what happened, what the person did about their career and what they changed.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCareerFeed } from '#platform/portal/career-feed.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { useChangeLabels } from './change-labels.ts'
import { type Entry, entriesOf } from './entries.ts'
import { activityQueries } from './queries.ts'

export function useEntries(): { readonly entries: readonly Entry[]; readonly areChangesPending: boolean } {
  const { data: activities } = useQuery(activityQueries.all())
  const career = useCareerFeed()
  const { data: changes, isPending } = useQuery(activityQueries.changes())
  const { data: me } = useQuery(userQueries.me())
  const changeLabel = useChangeLabels()
  const entries = useMemo(
    () => entriesOf([...career, ...(activities ?? [])], changes ?? [], me?.id ?? '', changeLabel),
    [activities, career, changes, me?.id, changeLabel],
  )
  return { entries, areChangesPending: isPending }
}
