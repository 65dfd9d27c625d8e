// Applies queued changes of the person to the saved copies of the portal's answers.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { loadConfig } from '#platform/config.ts'
import { getPrefs } from '#platform/prefs/prefs.ts'
import { amendCopy, copyKey } from '#platform/remote/copies.ts'
import { currentUserId } from '#platform/remote/owner-id.ts'
import { pathOf } from '#platform/remote/remote-request.ts'

/** @param keys of queries whose data has the change already */
export async function amendCopies(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const [{ portalUrl }, userId] = await Promise.all([loadConfig(), currentUserId()])
  if (portalUrl === undefined || userId === undefined) return
  for (const queryKey of keys) {
    const query = client.getQueryCache().find({ queryKey, exact: true })
    const endpoint = query?.meta?.portal as Endpoint | false | undefined
    if (!endpoint || query?.state.data === undefined) continue
    const path = pathOf(endpoint, queryKey[2] as CallInput<Endpoint>)
    await amendCopy(userId, copyKey(portalUrl, path, getPrefs().language), JSON.stringify(query.state.data))
  }
}
