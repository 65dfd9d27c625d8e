// Signing in: the call, the session, and where the person goes from there.
import { useRouter } from '@tanstack/react-router'
import type { Credentials } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { ApiError, messageOf } from '#platform/api/errors.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { onDeviceClock } from '#platform/session/device-clock.ts'
import { safeRedirect } from '#platform/session/guards.ts'
import { dispatchSession } from '#platform/session/session.ts'

/** `inactive`: the pair is right, the account waits to be activated. With a message: the portal says why not. */
export type SignInOutcome =
  | 'signed-in'
  | 'wrong-pair'
  | 'too-often'
  | 'inactive'
  | 'failed'
  | { readonly message: string }

/** @param redirectURL where the person was going, as the address says */
export function useSignIn(redirectURL: string | undefined) {
  const router = useRouter()
  const { queries } = router.options.context
  return async (body: Credentials & { rememberMe: boolean }): Promise<SignInOutcome> => {
    try {
      // They came while somebody typed (use-prepared-next.ts).
      const [{ authApi }, { userQueries }] = await Promise.all([
        import('#contract/portal/auth.ts'),
        import('#platform/session/user-queries.ts'),
      ])
      const answer = await call(authApi.endpoints.signIn, { body })
      const client = await queries.load()
      client.setQueryData(userQueries.me().queryKey, answer.user)
      dispatchSession({ type: 'signed-in', answer: onDeviceClock(answer, Date.now()), rememberMe: body.rememberMe })
    } catch (error) {
      return error instanceof ApiError ? refusedAs(error) : 'failed'
    }
    // Back must not lead to the form again.
    await router.navigate({ href: safeRedirect(redirectURL, (path) => isRoute(router, path)), replace: true })
    return 'signed-in'
  }
}

/** The demo portal answers a wrong pair with 404 (workspace spec §8), others with 401. */
function refusedAs({ status, body }: ApiError): SignInOutcome {
  if (status === 404 || status === 401) return 'wrong-pair'
  if (status === 429) return 'too-often'
  const message = status === 400 ? messageOf(body) : undefined
  if (message === undefined) return 'failed'
  return message.includes('.inactive.') ? 'inactive' : { message }
}
