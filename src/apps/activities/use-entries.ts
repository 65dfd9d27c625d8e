// All entries of the feed, the newest first, from what happened and what the person changed.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { userQueries } from '#platform/session/user-queries.ts'
import { useChangeLabels } from './change-labels.ts'
import { type Entry, entriesOf } from './entries.ts'
import { activityQueries } from './queries.ts'

export function useEntries(): { readonly entries: readonly Entry[]; readonly areChangesPending: boolean } {
  const { data: activities } = useQuery(activityQueries.all())
  const { data: changes, isPending } = useQuery(activityQueries.changes())
  const { data: me } = useQuery(userQueries.me())
  const wordsOf = useChangeLabels()
  const entries = useMemo(
    () => entriesOf(activities ?? [], changes ?? [], me?.id ?? '', wordsOf),
    [activities, changes, me?.id, wordsOf],
  )
  return { entries, areChangesPending: isPending }
}
