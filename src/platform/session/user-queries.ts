// The query of the signed-in person.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import { type User, userApi } from '#contract/portal/user.ts'
import { apiQuery } from '#platform/query/api-query.ts'

export const userQueries = { me: () => apiQuery(userApi.endpoints.user, {}) }

/** The person as their last visit left them, where that will do; otherwise as they are now: nobody is sent elsewhere for what they were. */
export async function readUser(client: QueryClient, willDo: (user: User) => boolean): Promise<User> {
  const me = userQueries.me()
  const user = await client.ensureQueryData(me)
  const isRestored = client.getQueryState(me.queryKey)?.dataUpdateCount === 0
  return isRestored && !willDo(user) ? client.fetchQuery(me) : user
}
