// Connects a new query client with the answers of the last visit, with the other tabs, and with live messages.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import { refetchOnOtherTabs } from './other-tabs.ts'
import { persistQueries } from './persist.ts'
import { whenSettled } from './when-settled.ts'

/** Resolves when what was stored is loaded. */
export async function connectAcrossVisits(client: QueryClient): Promise<void> {
  refetchOnOtherTabs(client)
  await persistQueries(client)
  // Not before the page has requested what it shows: only then can it have settled.
  const stop = client.getQueryCache().subscribe(() => {
    stop()
    whenSettled(client, () => followLive(client))
  })
}

/** Where its code cannot be had, nothing is live until the page is loaded anew. */
function followLive(client: QueryClient): void {
  import('#platform/live/notifications.ts').then(
    ({ followNotifications }) => followNotifications(client),
    () => undefined,
  )
}
