// Connects a new query client with what was kept from the last visit, and with the other tabs. Brought by main.tsx beside the client's own code.
import type { QueryClient } from '@tanstack/react-query'
import { refetchOnOtherTabs } from './other-tabs.ts'
import { persistQueries } from './persist.ts'

/** Resolves when what was kept is there. */
export async function connectAcrossVisits(client: QueryClient): Promise<void> {
  refetchOnOtherTabs(client)
  await persistQueries(client)
}
