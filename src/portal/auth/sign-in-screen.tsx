import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { safeRedirect } from '#platform/session/guards.ts'
import { dispatchSession } from '#platform/session/session.ts'
import { userQueries } from '#platform/session/user-queries.ts'

export function SignInScreen({ redirectURL }: { redirectURL?: string | undefined }) {
  const router = useRouter()
  const client = useQueryClient()
  const signIn = async () => {
    const answer = await call(authApi.endpoints.signIn, { body: { email: 'alex.morgan@cairn.example', password: 'cairn-demo' } })
    client.setQueryData(userQueries.me().queryKey, answer.user)
    dispatchSession({ type: 'signed-in', answer, rememberMe: true })
    router.history.push(safeRedirect(redirectURL, () => true))
  }
  return (
    <button type="button" onClick={() => void signIn()}>
      Sign in
    </button>
  )
}
