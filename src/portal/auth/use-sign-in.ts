// Signing in: the call, the session, and where the person goes from there.
import { useRouter } from '@tanstack/react-router'
import type { Credentials } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { ApiError } from '#platform/api/errors.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { onDeviceClock } from '#platform/session/device-clock.ts'
import { safeRedirect } from '#platform/session/guards.ts'
import { dispatchSession } from '#platform/session/session.ts'

/** `inactive`: the pair is right, the account waits to be activated. With a message: the portal's reason. */
export type SignInOutcome =
  | 'signed-in'
  | 'wrong-pair'
  | 'too-often'
  | 'inactive'
  | 'failed'
  | { readonly message: string }

/** @param redirectURL where the person was going, from the URL */
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
      const refusal = error instanceof ApiError && (await import('./refusal.ts').catch(() => undefined))
      return refusal ? refusal.refusedAs(error as ApiError) : 'failed'
    }
    // Back must not lead to the form again.
    await router.navigate({ href: safeRedirect(redirectURL, (path) => isRoute(router, path)), replace: true })
    return 'signed-in'
  }
}
