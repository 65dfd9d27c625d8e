// useLock(): locks the session from the account panel, and by its keys wherever the focus is.
// @chunk signed-in
import type { User } from '#contract/portal/user.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { lock } from '#platform/session/lock.ts'
import { everywhereKeys } from './keys/everywhere-keys.ts'

export function useLock(user: User): () => void {
  useKeys(everywhereKeys, { lock: () => lock(user) })
  return () => lock(user)
}
