// Checks of the account: sessions, passwords, the person, the settings.
import { authApi, type SignedIn } from '#contract/portal/auth.ts'
import { settingsApi } from '#contract/portal/settings.ts'
import { userApi } from '#contract/portal/user.ts'
import type { Checker } from './checker.ts'
import { UNKNOWN_ID } from './variants.ts'
import { type CheckOptions, ONLY_WITH_EVERYTHING, type Visit } from './visit.ts'

const auth = authApi.endpoints
const OPEN = { token: null }
/** Addresses that nobody has: the domain is reserved. */
const NOBODY = 'nobody@portal-check.example'
const NOBODY_ELSE = 'nobody-else@portal-check.example'
const NEEDS_MAIL = 'only its refusals: a success needs a link out of a mail'

/** Signs in. @returns the session, where there is one */
export async function signIn(check: Checker, { email, password }: CheckOptions): Promise<SignedIn | undefined> {
  await check.wants(auth.signIn, { body: { email, password: `${password} wrong` } }, 404, 'with a wrong password')
  const signedIn = await check.ask(auth.signIn, { body: { email, password, rememberMe: true } }, OPEN)
  return signedIn || undefined
}

export async function checkAuth(visit: Visit): Promise<void> {
  const { check, options } = visit
  const { email, password } = options
  await checkMails(visit)
  // A session of its own: what ends it does not end the caller's.
  const other = await check.again(auth.signIn, { body: { email, password } }, OPEN)
  if (other) {
    const renewed = await check.ask(auth.signInWithToken, { body: { accessToken: other.accessToken } }, OPEN)
    await check.wants(auth.signInWithToken, { body: { accessToken: 'no-such-token' } }, 401, 'with a wrong token')
    const token = renewed?.accessToken ?? other.accessToken
    const fresh = await check.ask(auth.refreshToken, { body: {} }, { token })
    await checkSignOut(visit, fresh?.accessToken ?? token)
  } else check.note(auth.signInWithToken, 'a second session could not be had')
  const unlocked = await check.ask(auth.unlockSession, { body: { email, password } }, OPEN)
  await check.wants(
    auth.unlockSession,
    { body: { email, password: `${password} wrong` } },
    404,
    'with a wrong password',
  )
  if (unlocked) await check.again(auth.signOut, { body: {} }, { token: unlocked.accessToken })
  await checkSessions(visit)
  await checkPassword(visit)
}

/** What is known by a link in a mail. */
async function checkMails({ check, options, left, mark }: Visit): Promise<void> {
  const { email, signUp, password: present } = options
  await check.again(auth.forgotPassword, { body: { email: NOBODY } }, OPEN)
  await check.ask(auth.forgotPassword, { body: { email: NOBODY_ELSE } }, OPEN)
  await check.ask(auth.resendActivation, { body: { email: NOBODY } }, OPEN)
  const password = `${mark} three buses, one tram`
  const unknown = { ...OPEN, statuses: [400] }
  for (const endpoint of [auth.resetPassword, auth.setPassword] as const) {
    await check.ask(endpoint, { body: { token: UNKNOWN_ID, password } }, unknown)
    check.note(endpoint, NEEDS_MAIL)
  }
  await check.ask(auth.activateAccount, { body: { token: UNKNOWN_ID } }, unknown)
  check.note(auth.activateAccount, NEEDS_MAIL)
  const person = { firstName: 'Portal', lastName: 'Check', password, language: 'en', termsVersion: '2026-11' } as const
  if (signUp === undefined) {
    await check.ask(auth.signUp, { body: { ...person, email } }, unknown)
    check.note(auth.signUp, 'only its refusals: --sign-up makes an account')
    return
  }
  await check.ask(auth.signUp, { body: { ...person, email: signUp, password: present } }, OPEN)
  await check.wants(auth.signUp, { body: { ...person, email } }, 400, 'with an address that has an account')
  left.push(`an account for ${signUp} that waits for its activation`)
}

/** @param token of the session that is to end */
async function checkSignOut({ check, token: own }: Visit, token: string): Promise<void> {
  await check.ask(auth.signOut, { body: {} }, OPEN)
  await check.again(auth.signOut, { body: {} }, { token })
  check.setToken(token)
  await check.wants(userApi.endpoints.user, {}, 401, 'with the token of a session that has ended')
  check.setToken(own)
}

async function checkSessions({ check, options }: Visit): Promise<void> {
  const sessions = (await check.ask(auth.sessions, {})) ?? []
  const current = sessions.filter(({ current }) => current).length
  check.expect(auth.sessions, current === 1, {
    when: '',
    wanted: 'one session with current: true',
    came: String(current),
  })
  await check.again(auth.endSession, { query: { id: UNKNOWN_ID } })
  const known = new Set(sessions.map(({ id }) => id))
  const { email, password } = options
  await check.again(auth.signIn, { body: { email, password } }, OPEN)
  const made = ((await check.again(auth.sessions, {})) ?? []).filter(({ id, current }) => !known.has(id) && !current)
  const [id = UNKNOWN_ID] = made.map((one) => one.id)
  const isEnded = await check.ask(auth.endSession, { query: { id } })
  check.expect(auth.endSession, isEnded === undefined || isEnded === made.length > 0, {
    when: '',
    wanted: String(made.length > 0),
    came: String(isEnded),
  })
  if (options.everything) await check.ask(auth.endOtherSessions, {})
  else await check.guard(auth.endOtherSessions, {}, ONLY_WITH_EVERYTHING)
}

async function checkPassword({ check, options, left }: Visit): Promise<void> {
  const { password, everything } = options
  const proof = await check.ask(auth.verifyPassword, { body: { password } })
  await check.wants(auth.verifyPassword, { body: { password: `${password} wrong` } }, 400, 'with a wrong password')
  await check.again(auth.verifyPassword, { body: { password } })
  const unproven = { body: { token: UNKNOWN_ID, password } }
  if (everything && proof) {
    // The same password: a server may refuse that one.
    await check.ask(auth.changePassword, { body: { token: proof.token, password } }, { statuses: [200, 400] })
    await check.wants(auth.changePassword, unproven, 400, 'with a token that proves nothing')
    left.push('the password, changed to the same one')
    return
  }
  await check.guard(auth.changePassword, unproven, ONLY_WITH_EVERYTHING)
  await check.wants(auth.changePassword, unproven, 400, 'with a token that proves nothing')
}

export async function checkUser({ check, user }: Visit): Promise<void> {
  const { user: read, updateUser } = userApi.endpoints
  const before = await check.ask(read, {})
  const status = before?.status === 'busy' ? 'away' : 'busy'
  // Changes nothing: with its key, other requests are refused later.
  await check.again(updateUser, { body: { user: {} } })
  const changed = await check.ask(updateUser, { body: { user: { status } } })
  const after = await check.again(read, {})
  const reported = { when: 'read again', wanted: `status ${status}`, came: `status ${after?.status}` }
  check.expect(updateUser, !changed || after?.status === status, reported)
  await check.again(updateUser, { body: { user: { status: before?.status ?? user.status } } })
}

export async function checkSettings({ check }: Visit): Promise<void> {
  const { settings, updateSettings, export: file } = settingsApi.endpoints
  const before = await check.ask(settings, {})
  const { readableFont = false } = before?.accommodations ?? {}
  const patch = (value: boolean) => ({ body: { settings: { accommodations: { readableFont: value } } } })
  const changed = await check.ask(updateSettings, patch(!readableFont))
  const after = await check.again(settings, {})
  check.expect(updateSettings, !changed || after?.accommodations.readableFont === !readableFont, {
    when: 'read again',
    wanted: `accommodations.readableFont ${!readableFont}`,
    came: String(after?.accommodations.readableFont),
  })
  const stale = { body: { ...patch(readableFont).body, version: (after?.version ?? 0) + 1000 } }
  await check.wants(updateSettings, stale, 409, 'with a version that is not the present one')
  await check.again(updateSettings, patch(readableFont))
  await check.ask(file, {})
}

/** Of every session that was begun: called in each language, signing in begins two. */
export async function signOut(check: Checker): Promise<void> {
  for (const token of check.tokens) await check.again(auth.signOut, { body: {} }, { token })
}

/** The last call: made only with its option; without it, not even its refusals are checked. */
export async function checkDeleteAccount({ check, options, left }: Visit): Promise<void> {
  const { deleteAccount } = settingsApi.endpoints
  if (!options.deleteAccount) return check.note(deleteAccount, 'only with --delete-account, which deletes the account')
  await check.ask(deleteAccount, {}, { isLast: true })
  left.push('nothing of the account: it was deleted')
}
