// The demo portal's sign-in (workspace spec §7 Auth): one sample account, and those that people make on this device. Its tables are in a database of their
// own, apart from everybody's workspace; nothing of it can be undone.
import { authApi, type Credentials, type NewPassword, type SignedIn } from '#contract/portal/auth.ts'
import { PASSWORD_LENGTH } from '#contract/portal/password-limits.ts'
import type { PortalRefusal } from '#contract/portal/portal-refusals.ts'
import type { Language } from '#contract/shared.ts'
import { SAMPLE_CREDENTIALS, SAMPLE_USER_ID } from '#seed/sample-account.ts'
import { type Context, defineModule, reply, table } from '#sw/api/engine/define-module.ts'
import type { Session } from '#sw/api/engine/people/sessions.ts'
import { createTokens } from '#sw/api/engine/people/tokens.ts'
import { type Account, type AccountMail, type AuthTables, mailOf, sendMail, toSimulatedMail } from './accounts.ts'
import { digestPassword, isPassword, NOBODYS_PASSWORD, type PasswordDigest } from './passwords.ts'
import { endOwn, endSessions, isRenewable, issueToken, sessionsOf } from './sessions.ts'
import { type AuthTry, noteTry, waitOf } from './tries.ts'

const tables = {
  accounts: table<Account>(),
  accountMails: table<AccountMail>(),
  authSessions: table<Session>(),
  authTries: table<AuthTry>(),
}
type AuthContext = Context<typeof tables>

export const authModule = defineModule(authApi, {
  tables,
  prepare: {
    signUp: ({ body }) => digestPassword(body.password),
    resetPassword: ({ body }) => digestPassword(body.password),
    setPassword: ({ body }) => digestPassword(body.password),
    changePassword: async ({ body }, { now }) => ({
      whose: await createTokens(() => now).readValid(body.token),
      password: await digestPassword(body.password),
    }),
  },
  handlers: {
    signIn: ({ body }, context) => signIn(body, context),
    unlockSession: ({ body }, context) => signIn(body, context),

    signInWithToken: async ({ body }, context) => {
      const token = await createTokens(() => context.now).readSigned(body.accessToken)
      const session =
        token && (await isRenewable(context, token))
          ? await newSession({ ...context, userId: token.userId, sessionId: token.sessionId }, token.userId)
          : undefined
      return session ?? reply(401, { error: 'Invalid token' })
    },

    signUp: async ({ body }, context, password) => {
      const email = writtenAddress(body.email)
      if (isWeak(body.password, email)) return refused('error.auth.weak.msg.password', 'password')
      if (email === SAMPLE_CREDENTIALS.email || (await accountOf(context.tables, email)))
        return refused('error.auth.taken.msg.account', 'email')
      const { firstName, lastName, language, termsVersion } = body
      const name = nameOf(firstName, lastName)
      const account = { id: context.newId(), email, name, language, termsVersion, password, isActive: false }
      await context.tables.accounts.add(account)
      await sendMail(context.tables, 'activation', account, context)
      return { status: 'confirmation-required' as const }
    },

    activateAccount: async ({ body }, { tables, now }) => {
      const mail = await mailOf(tables, body.token, ['activation'], now)
      if (!mail) return refused('error.auth.expired.msg.token')
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
      const account = (await accountOf(context.tables, body.email)) ?? sampleAccount(body.email, context.language)
      if (account) await sendMail(context.tables, 'reset', account, context)
      return { status: 'sent' as const }
    },

    resetPassword: ({ body }, context, password) => changePassword(body, password, ['reset'], context),
    setPassword: ({ body }, context, password) => changePassword(body, password, ['activation', 'reset'], context),

    verifyPassword: async ({ body }, context) => {
      const { tables, userId = '', now } = context
      const account = await tables.accounts.get(userId)
      const address = addressOf(account?.email ?? (userId === SAMPLE_USER_ID ? SAMPLE_CREDENTIALS.email : ''))
      if (waitOf(await tables.authTries.get(address), now) > 0) return tooMany()
      if (!(await isRight({ email: address, password: body.password }, account))) {
        await noteTry(context, address, false)
        return refused('error.auth.wrong.msg.password', 'current')
      }
      await noteTry(context, address, true)
      return { token: (await createTokens(() => now).issue(proofOf(userId), PROOF_VALID_MS)).token }
    },

    changePassword: async ({ body }, context, { whose, password }) => {
      const { tables, userId = '', language } = context
      const account = (await tables.accounts.get(userId)) ?? sampleRow(userId, language)
      if (!account || whose !== proofOf(userId)) return refused('error.auth.expired.msg.password', 'current')
      if (isWeak(body.password, account.email)) return refused('error.auth.weak.msg.password', 'password')
      await tables.accounts.put({ ...account, password })
      await endSessions(context, userId, (id) => id !== context.sessionId)
      return { status: 'active' as const }
    },

    refreshToken: (_, context) => issueToken(context, context.userId ?? ''),

    signOut: async (_, context) => {
      await endOwn(context)
      return reply(204, undefined)
    },

    sessions: (_, context) => sessionsOf(context),
    endSession: async ({ query }, context) =>
      (await endSessions(context, context.userId ?? '', (id) => id === query.id)) > 0,
    endOtherSessions: async (_, context) => {
      await endSessions(context, context.userId ?? '', (id) => id !== context.sessionId)
      return true
    },

    demoMail: async ({ query }, { tables }) => {
      const address = addressOf(query.email)
      const mails = await tables.accountMails.filter(({ to }) => addressOf(to) === address).toArray()
      return mails.sort((a, b) => (a.at < b.at ? 1 : -1)).map(toSimulatedMail)
    },
  },
})

/** ms: how long after giving the password one may choose another. */
const PROOF_VALID_MS = 10 * 60_000

/** Whose token that is: nobody's who could sign in. */
const proofOf = (userId: string): string => `knows the password: ${userId}`

/** Line ends, and signs that nobody sees or that turn the direction of what follows, are no part of a name; the joiners of some scripts are. */
const nameOf = (...parts: string[]): string =>
  parts
    .join(' ')
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** An address as it was given. */
const writtenAddress = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** What an address is known by: its domain in letters of any script and in its `xn--` form are one. */
function addressOf(email: string): string {
  const written = writtenAddress(email)
  const at = written.lastIndexOf('@')
  const domain = written.slice(at + 1)
  // Other signs would be read as parts of an address of the web.
  if (!/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return written
  try {
    return `${written.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return written
  }
}

/** @param field the field of the body that is refused */
function refused(message: PortalRefusal, field?: string) {
  return reply(400, { message, status: 400, ...(field && { fields: { [field]: message } }) })
}

const tooMany = () => {
  const message: PortalRefusal = 'error.auth.tries.msg.password'
  return reply(429, { message, status: 429 })
}

/**
 * 404 `false` for a wrong pair; 429 after too many of them. The sample pair is right (workspace spec §5) until that account is given another password. An
 * address that nobody has takes as long as one that somebody has.
 */
async function signIn({ email, password }: Credentials, context: AuthContext) {
  const address = addressOf(email)
  if (waitOf(await context.tables.authTries.get(address), context.now) > 0) return tooMany()
  const account = await accountOf(context.tables, address)
  if (!(await isRight({ email: address, password }, account))) {
    await noteTry(context, address, false)
    return reply(404, false as const)
  }
  await noteTry(context, address, true)
  if (account && !account.isActive) return refused('error.auth.inactive.msg.account')
  const session = await newSession(context, account?.id ?? SAMPLE_USER_ID, 'password')
  return session ?? reply(404, false as const)
}

async function isRight({ email, password }: Credentials, account: Account | undefined): Promise<boolean> {
  if (!account && email === SAMPLE_CREDENTIALS.email && password === SAMPLE_CREDENTIALS.password) return true
  return (await isPassword(password, account?.password ?? NOBODYS_PASSWORD)) && account !== undefined
}

/** @param by whether the password was given: what unlocks a session */
async function newSession(context: AuthContext, userId: string, by?: 'password'): Promise<SignedIn | undefined> {
  const user = await context.people.userOf(userId)
  return user && { user, tokenType: 'bearer', ...(await issueToken(context, user.id, by)) }
}

function accountOf({ accounts }: AuthTables, email: string): Promise<Account | undefined> {
  const address = addressOf(email)
  return accounts.filter((account) => addressOf(account.email) === address).first()
}

/** The sample account has no row until it is given a password of its own. */
const sampleAccount = (email: string, language: Language) =>
  addressOf(email) === SAMPLE_CREDENTIALS.email
    ? { id: SAMPLE_USER_ID, email: SAMPLE_CREDENTIALS.email, language }
    : undefined

const sampleRow = (userId: string, language: Language) =>
  userId === SAMPLE_USER_ID
    ? { id: userId, email: SAMPLE_CREDENTIALS.email, name: '', language, termsVersion: '', isActive: true }
    : undefined

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
  if (!mail) return refused('error.auth.expired.msg.token')
  if (isWeak(typed, mail.to)) return refused('error.auth.weak.msg.password', 'password')
  const account = (await tables.accounts.get(mail.accountId)) ?? sampleRow(mail.accountId, language)
  if (!account) return refused('error.auth.expired.msg.token')
  await tables.accounts.put({ ...account, password, isActive: true })
  await tables.authTries.delete(addressOf(account.email))
  await tables.accountMails.delete(mail.id)
  await endSessions(context, mail.accountId, () => true)
  return { status: 'active' as const }
}
