// The demo portal's sign-in (workspace spec §7 Auth): one sample account, and those that people make on this device.
import {
  authApi,
  type Credentials,
  type NewPassword,
  PASSWORD_LENGTH,
  type SignedIn,
  type SignUp,
} from '#contract/portal/auth.ts'
import type { User } from '#contract/portal/user.ts'
import type { Language } from '#contract/shared.ts'
import { SAMPLE_CREDENTIALS } from '#seed/users.ts'
import { type Context, defineModule, reply, table } from '../define-module.ts'
import { digestPassword, isPassword, type PasswordDigest } from '../passwords.ts'
import { isSessionEnded, type Session } from '../sessions.ts'
import { findUser } from '../users.ts'
import { type Account, type AccountMail, type AuthTables, mailOf, sendMail, toSimulatedMail } from './auth-accounts.ts'
import { endOwn, endSessions, issueToken, placesOf } from './auth-sessions.ts'

const tables = { accounts: table<Account>(), accountMails: table<AccountMail>(), authSessions: table<Session>() }
type AuthContext = Context<typeof tables>

export const authModule = defineModule(authApi, {
  tables,
  // Signing up makes a user, whose table is the user's module's.
  scope: 'all',
  prepare: {
    signUp: ({ body }) => digestPassword(body.password),
    resetPassword: ({ body }) => digestPassword(body.password),
    setPassword: ({ body }) => digestPassword(body.password),
    changePassword: async ({ body }, { tokens }) => ({
      whose: await tokens.readValid(body.token),
      password: await digestPassword(body.password),
    }),
  },
  handlers: {
    signIn: ({ body }, context) => signIn(body, context),
    unlockSession: ({ body }, context) => signIn(body, context),

    signInWithToken: async ({ body }, context) => {
      const userId = await context.tokens.readSigned(body.accessToken)
      const valid = await context.tokens.readSession(body.accessToken)
      const isOver = await isSessionEnded(context.db, valid?.sessionId)
      const session =
        userId === undefined || isOver
          ? undefined
          : await newSession({ ...context, ...valid }, (user) => user.id === userId)
      return session ?? reply(401, { error: 'Invalid token' })
    },

    signUp: async ({ body }, context, password) => {
      const email = addressOf(body.email)
      if (isWeak(body.password, email)) return refused('weak', 'password', 'password')
      if (await isTaken(context, email)) return refused('taken', 'account', 'email')
      const user = userOf(body, email, context.newId())
      const { language, termsVersion } = body
      const account = { id: user.id, email, language, termsVersion, password, isActive: false }
      await context.db.table<User, string>('users').add(user)
      await context.tables.accounts.add(account)
      await sendMail(context.tables, 'activation', account, context)
      return { status: 'confirmation-required' as const }
    },

    activateAccount: async ({ body }, { tables, now }) => {
      const mail = await mailOf(tables, body.token, ['activation'], now)
      if (!mail) return refused('expired', 'token')
      await tables.accounts.update(mail.accountId, { isActive: true })
      await tables.accountMails.delete(mail.id)
      return { status: 'active' as const }
    },

    resendActivation: async ({ body }, context) => {
      const account = await accountOf(context.tables, body.email)
      if (account && !account.isActive) await sendMail(context.tables, 'activation', account, context)
      return { status: 'sent' as const }
    },

    forgotPassword: async ({ body }, context) => {
      const account = (await accountOf(context.tables, body.email)) ?? (await sampleAccount(body.email, context))
      if (account) await sendMail(context.tables, 'reset', account, context)
      return { status: 'sent' as const }
    },

    resetPassword: ({ body }, context, password) => changePassword(body, password, ['reset'], context),
    setPassword: ({ body }, context, password) => changePassword(body, password, ['activation', 'reset'], context),

    verifyPassword: async ({ body }, context) => {
      const { tables, db, tokens, userId = '' } = context
      const account = await tables.accounts.get(userId)
      const user = await findUser(db, ({ id }) => id === userId)
      const isSample = user?.email === SAMPLE_CREDENTIALS.email && body.password === SAMPLE_CREDENTIALS.password
      if (!isSample && !(account && (await isPassword(body.password, account.password))))
        return refused('wrong', 'password', 'current')
      return { token: (await tokens.issue(proofOf(userId), PROOF_VALID_MS)).token }
    },

    changePassword: async ({ body }, context, { whose, password }) => {
      const { tables, db, userId = '', language } = context
      const user = await findUser(db, ({ id }) => id === userId)
      if (!user || whose !== proofOf(userId)) return refused('expired', 'password', 'current')
      if (isWeak(body.password, user.email)) return refused('weak', 'password', 'password')
      const known = await tables.accounts.get(userId)
      const account = known ?? { id: userId, email: user.email, language, termsVersion: '', isActive: true }
      await tables.accounts.put({ ...account, password })
      await endSessions(context, userId, (id) => id !== context.sessionId)
      return { status: 'active' as const }
    },

    refreshToken: (_, context) => issueToken(context, context.userId ?? ''),

    signOut: async (_, context) => {
      await endOwn(context)
      return reply(204, undefined)
    },

    sessions: (_, context) => placesOf(context),
    endSession: async ({ query }, context) =>
      (await endSessions(context, context.userId ?? '', (id) => id === query.id)) > 0,
    endOtherSessions: async (_, context) => {
      await endSessions(context, context.userId ?? '', (id) => id !== context.sessionId)
      return true
    },

    demoMail: async ({ query }, { tables }) => {
      const mails = await tables.accountMails.where('to').equals(addressOf(query.email)).toArray()
      return mails.sort((a, b) => (a.at < b.at ? 1 : -1)).map(toSimulatedMail)
    },
  },
})

/** ms: how long after giving the password one may choose another. */
const PROOF_VALID_MS = 10 * 60_000

/** Whose token that is: nobody's who could sign in. */
const proofOf = (userId: string): string => `knows the password: ${userId}`

const addressOf = (email: string): string => email.trim().toLowerCase()

/** @param field the field of the body that is refused */
function refused(reason: string, entity: string, field?: string) {
  const message = `error.auth.${reason}.msg.${entity}`
  return reply(400, { message, status: 400, ...(field && { fields: { [field]: message } }) })
}

/** 404 `false` for a wrong pair. The sample pair is always right (workspace spec §5). */
async function signIn({ email, password }: Credentials, context: AuthContext) {
  const address = addressOf(email)
  const account = await accountOf(context.tables, address)
  const isSample = address === SAMPLE_CREDENTIALS.email && password === SAMPLE_CREDENTIALS.password
  if (!isSample && !(account && (await isPassword(password, account.password)))) return reply(404, false as const)
  if (account && !account.isActive) return refused('inactive', 'account')
  const session = await newSession(context, (user) => (account ? user.id === account.id : user.email === address))
  return session ?? reply(404, false as const)
}

async function newSession(context: AuthContext, isIt: (user: User) => boolean): Promise<SignedIn | undefined> {
  const user = await findUser(context.db, isIt)
  return user && { user, tokenType: 'bearer', ...(await issueToken(context, user.id)) }
}

const accountOf = ({ accounts }: AuthTables, email: string): Promise<Account | undefined> =>
  accounts.where('email').equals(addressOf(email)).first()

async function isTaken({ db, tables }: AuthContext, email: string): Promise<boolean> {
  return (
    (await accountOf(tables, email)) !== undefined || (await findUser(db, (user) => user.email === email)) !== undefined
  )
}

/** The sample account has no row until it is given a password of its own. */
async function sampleAccount(
  email: string,
  { db, language }: Pick<Context, 'db' | 'language'>,
): Promise<{ id: string; email: string; language: Language } | undefined> {
  const address = addressOf(email)
  const user = address === SAMPLE_CREDENTIALS.email ? await findUser(db, (one) => one.email === address) : undefined
  return user && { id: user.id, email: address, language }
}

/** A weak password is refused here too: what the page estimates is advice. */
function isWeak(password: string, email: string): boolean {
  return password.length < PASSWORD_LENGTH || new Set(password).size < 4 || password.toLowerCase() === email
}

async function changePassword(
  { token, password: typed }: NewPassword,
  password: PasswordDigest,
  kinds: readonly AccountMail['kind'][],
  context: AuthContext,
) {
  const { tables, now, language } = context
  const mail = await mailOf(tables, token, kinds, now)
  if (!mail) return refused('expired', 'token')
  if (isWeak(typed, mail.to)) return refused('weak', 'password', 'password')
  const known = await tables.accounts.get(mail.accountId)
  const account = known ?? { id: mail.accountId, email: mail.to, language, termsVersion: '', isActive: true }
  await tables.accounts.put({ ...account, password, isActive: true })
  await tables.accountMails.delete(mail.id)
  await endSessions(context, mail.accountId, () => true)
  return { status: 'active' as const }
}

const userOf = ({ firstName, lastName }: SignUp, email: string, id: string): User => ({
  id,
  name: `${firstName} ${lastName}`,
  email,
  avatar: null,
  status: 'online',
  isProfilingCompleted: false,
  skillsToLearn: [],
})
