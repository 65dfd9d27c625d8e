// Where a portal's server signs people in, and there is no network: shown before it is tried. Loaded by sign-in-form.tsx when there is none.
// @preload imports
import { authApi } from '#contract/portal/auth.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { NeedsNetwork } from './needs-network.tsx'

export function SignInOffline() {
  return useCanDoNow(authApi.endpoints.signIn) ? null : <NeedsNetwork />
}
