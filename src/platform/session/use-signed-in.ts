// Whether a person is signed in, for the shell. Guards use session.ts itself.
// @chunk forms
import { useSyncExternalStore } from 'react'
import { getSession, subscribeSession } from './session.ts'

/** The token of a session that expired is dropped by expiry.ts, so that having one is enough. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(subscribeSession, () => getSession().accessToken !== null)
