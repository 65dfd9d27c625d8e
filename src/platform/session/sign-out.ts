// Signing out: one function, in every tab, that leaves nothing of the person behind. Called by the user menu, the guards' 401 and the sign-out route.
import type { QueryClient } from '@tanstack/react-query'
import { PERSIST_KEY } from '#platform/query/persist-key.ts'
import { dispatchSession } from './session.ts'

export async function signOut(client: QueryClient): Promise<void> {
  await client.cancelQueries()
  dispatchSession({ type: 'signed-out' })
  client.clear()
  try {
    localStorage.removeItem(PERSIST_KEY)
  } catch {
    // Nothing was kept either.
  }
}
