// Whether somebody is signed in, for what the shell shows. Guards decide by session.ts itself.
// @chunk forms
import { useSyncExternalStore } from 'react'
import { getSession, subscribeSession } from './session.ts'

/** The token of a session that expired is dropped by expiry.ts, so that having one is enough. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(subscribeSession, () => getSession().accessToken !== null)
