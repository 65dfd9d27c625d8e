// Which queries show a saved copy of the portal's answer, and its date. Screens show it with src/ui/saved-copy.tsx.
// @chunk portal
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Called } from '#platform/api/answer.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useOnline } from '#platform/offline/online.ts'
import { pageMap } from '#platform/page-state.ts'

/** ms since the epoch, by the hash of the query's key */
const savedAt = pageMap<string, number>()
const listeners = new Set<() => void>()

/** Notes what a query is about to show. The portal's own answer takes the copy's place if it comes after all. */
export function noteCopy(client: QueryClient, key: QueryKey, called: Called<unknown>): void {
  setSavedAt(key, called.savedAt)
  void called.later?.then(async (answer) => {
    // It may be there before the query has taken the copy: the copy may not come last.
    await client
      .getQueryCache()
      .find({ queryKey: key })
      ?.promise?.catch(() => undefined)
    // Signed out, or read again meanwhile: no longer needed.
    if (answer === undefined || savedAt.get(hashKey(key)) !== called.savedAt || !client.getQueryState(key)) return
    setSavedAt(key, null)
    client.setQueryData(key, answer)
  })
}

export interface SavedCopy {
  /** When the portal answered: a time of today, or a day and a time. */
  readonly time: string
  /** Undefined while there is no network to ask. */
  readonly onRefresh: (() => Promise<void>) | undefined
}

/** Undefined while what the query shows is the portal's answer. */
export function useSavedCopy({ queryKey }: { readonly queryKey: QueryKey }): SavedCopy | undefined {
  const client = useQueryClient()
  const isOnline = useOnline()
  const { date } = useFormats()
  const at = useSyncExternalStore(subscribe, () => savedAt.get(hashKey(queryKey)))
  if (at === undefined) return undefined
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return {
    time: date(at, isToday ? 'time' : 'dayTime'),
    onRefresh: isOnline ? () => client.refetchQueries({ queryKey, exact: true }) : undefined,
  }
}

function setSavedAt(key: QueryKey, at: number | null | undefined): void {
  const hash = hashKey(key)
  if (savedAt.get(hash) === (at ?? undefined)) return
  if (at === null || at === undefined) savedAt.delete(hash)
  else savedAt.set(hash, at)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
