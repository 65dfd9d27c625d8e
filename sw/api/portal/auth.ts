// The demo portal's sign-in (workspace spec §7 Auth). It knows one sample account.
import { authApi, type SignedIn } from '#contract/portal/auth.ts'
import type { User } from '#contract/portal/user.ts'
import { SAMPLE_CREDENTIALS } from '#seed/users.ts'
import { type Context, defineModule, reply } from '../define-module.ts'
import { findUser } from '../users.ts'

export const authModule = defineModule(authApi, {
  tables: {},
  handlers: {
    signIn: async ({ body }, context) => {
      const { email, password } = SAMPLE_CREDENTIALS
      if (body.email.trim().toLowerCase() !== email || body.password !== password) return reply(404, false as const)
      return (await newSession(context, (user) => user.email === email)) ?? reply(404, false as const)
    },

    signInWithToken: async ({ body }, context) => {
      const userId = await context.tokens.readSigned(body.accessToken)
      const session = userId === undefined ? undefined : await newSession(context, (user) => user.id === userId)
      return session ?? reply(401, { error: 'Invalid token' })
    },
  },
})

async function newSession({ db, tokens }: Context, isIt: (user: User) => boolean): Promise<SignedIn | undefined> {
  const user = await findUser(db, isIt)
  if (!user) return undefined
  const { token, expiresAt } = await tokens.issue(user.id)
  return { user, accessToken: token, tokenType: 'bearer', tokenExpiryTime: new Date(expiresAt).toISOString() }
}
