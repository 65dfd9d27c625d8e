// Signing in and up, passwords, activation. Spoken by sw/api/portal/auth.ts and src/platform/session.
// @chunk auth-shapes
import { defineApi } from '#contract/define-api.ts'
import { MOST_OF_PASSWORD, PASSWORD_LENGTH } from '#contract/portal/password-limits.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized, User } from '#contract/portal/user.ts'
import { ById, Id, IsoDate, Language } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const tooLong = `longer than ${MOST_OF_PASSWORD} characters`
const Password = z.string().check(z.minLength(1), z.maxLength(MOST_OF_PASSWORD, tooLong))

export const Credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(320)),
  password: Password,
})
export type Credentials = z.infer<typeof Credentials>

/** A new session: who signed in, and a token that is valid until `tokenExpiryTime`. */
export const SignedIn = z.object({
  user: User,
  accessToken: z.string(),
  tokenType: z.literal('bearer'),
  tokenExpiryTime: IsoDate,
})
export type SignedIn = z.infer<typeof SignedIn>

const Email = z.string().check(z.trim(), z.maxLength(320), z.regex(/^[^\s@]+@[^\s@]+$/, 'not an e-mail address'))
/** A password that is chosen: neither shorter nor longer is taken. */
export const ChosenPassword = z.string().check(z.minLength(PASSWORD_LENGTH), z.maxLength(MOST_OF_PASSWORD, tooLong))

/** A name has a letter or a figure: signs that nobody sees are none. */
const Name = z.string().check(z.trim(), z.maxLength(100), z.regex(/[\p{L}\p{N}]/u))
/** Some people have one name only. */
const LastName = z.string().check(z.trim(), z.maxLength(100), z.regex(/^$|[\p{L}\p{N}]/u))
const Captcha = z.optional(z.string().check(z.maxLength(5000)))
/** Out of a mail: good once, and for a time. */
const MailToken = z.string().check(z.minLength(1), z.maxLength(200))

/** That somebody has given the password just now. */
const Proof = z.string().check(z.minLength(1), z.maxLength(2000))

/** Who signs up (portal API, B). */
export const SignUp = z.object({
  firstName: Name,
  lastName: LastName,
  email: Email,
  password: Password,
  language: Language,
  /** Which terms were accepted. */
  termsVersion: z.string().check(z.minLength(1), z.maxLength(50)),
  captchaToken: Captcha,
})
export type SignUp = z.infer<typeof SignUp>

const NewPassword = z.object({ token: MailToken, password: Password })
export type NewPassword = z.infer<typeof NewPassword>

/** Says the same whether or not there is such an account. */
const Sent = z.object({ status: z.literal('sent') })
const Active = z.object({ status: z.literal('active') })

/** A mail that the demo portal would send, had it a mail server. */
export const SimulatedMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where the mail leads, with its token. */
  link: z.string(),
  at: IsoDate,
})
export type SimulatedMail = z.infer<typeof SimulatedMail>

/** One place where a person is signed in. */
export const PlaceSignedIn = z.object({
  id: Id,
  /** What its browser calls itself, for people to be told in words; empty where that is not known. */
  agent: z.string(),
  signedInAt: IsoDate,
  /** When its token was last renewed. */
  renewedAt: IsoDate,
  /** The one that asks. */
  current: z.boolean(),
})
export type PlaceSignedIn = z.infer<typeof PlaceSignedIn>

const signInAnswers = { 200: SignedIn, 404: z.literal(false), 400: PortalError, 429: PortalError } as const

const SignedUp = z.object({ status: z.literal('confirmation-required') })

/**
 * Workspace spec §7 Auth, with the payloads of the portal API, B, where the specification shows none; after the blank line, the calls that the
 * specification lacks. What has `effect: 'read'` stores nothing, so is no write of the change log.
 */
export const authApi = defineApi('auth', 'portal', {
  /** 404 `false` for a wrong pair (workspace spec §8); 400 where the account waits to be activated; 429 after too many wrong pairs in a row. */
  signIn: {
    method: 'POST',
    path: 'auth/sign-in',
    body: z.extend(Credentials, { rememberMe: z.optional(z.boolean()), captchaToken: Captcha }),
    answers: signInAnswers,
    effect: 'read',
    open: true,
  },
  /** Renews a token; the mock checks it by signature only (workspace spec §6). */
  signInWithToken: {
    method: 'POST',
    path: 'auth/sign-in-with-token',
    body: z.object({ accessToken: z.string() }),
    answers: { 200: SignedIn, 401: Unauthorized },
    effect: 'read',
    open: true,
  },
  /** Same response as sign-in. */
  unlockSession: {
    method: 'POST',
    path: 'auth/unlock-session',
    body: Credentials,
    answers: signInAnswers,
    effect: 'read',
    open: true,
  },
  /** A mail with a link says how to go on, where there is such an account. */
  forgotPassword: {
    method: 'POST',
    path: 'auth/forgot-password',
    body: z.object({ email: Email, captchaToken: Captcha }),
    answers: { 200: Sent },
    open: true,
  },
  /** 400 for a token that is unknown, used or expired, and for a weak password. */
  resetPassword: {
    method: 'POST',
    path: 'auth/reset-password',
    body: NewPassword,
    answers: { 200: Active, 400: PortalError },
    open: true,
  },
  /**
   * 400 for an address that has an account, and for a weak password. A mail says how to activate the account. The sample handler answers 200, as all do
   * (workspace spec §8); a portal's server 201 (portal API, B).
   */
  signUp: {
    method: 'POST',
    path: 'auth/sign-up',
    body: SignUp,
    answers: { 200: SignedUp, 201: SignedUp, 400: PortalError },
    open: true,
  },

  /** The first password of an account, by the token of any mail; activates the account. */
  setPassword: {
    method: 'POST',
    path: 'auth/set-password',
    body: NewPassword,
    answers: { 200: Active, 400: PortalError },
    open: true,
  },
  activateAccount: {
    method: 'POST',
    path: 'auth/activate-account',
    body: z.object({ token: MailToken }),
    answers: { 200: Active, 400: PortalError },
    open: true,
  },
  /** Another mail, where the account still waits; the token before is good no more. */
  resendActivation: {
    method: 'POST',
    path: 'auth/resend-activation',
    body: z.object({ email: Email }),
    answers: { 200: Sent },
    open: true,
  },
  /** Whether somebody who is signed in knows the password. Answers what `changePassword` asks for, good for some minutes; 400 for a wrong one. */
  verifyPassword: {
    method: 'POST',
    path: 'auth/verify-password',
    body: z.object({ password: Password }),
    answers: { 200: z.object({ token: Proof }), 400: PortalError, 401: Unauthorized, 429: PortalError },
    effect: 'read',
  },
  /** Another password for who is signed in; everywhere else they are signed out. 400 for a token that is old or not theirs, and for a weak password. */
  changePassword: {
    method: 'POST',
    path: 'auth/change-password',
    body: z.object({ token: Proof, password: Password }),
    answers: { 200: Active, 400: PortalError, 401: Unauthorized },
  },
  refreshToken: {
    method: 'POST',
    path: 'auth/refresh-token',
    body: z.object({}),
    answers: { 200: z.pick(SignedIn, { accessToken: true, tokenExpiryTime: true }), 401: Unauthorized },
    effect: 'read',
  },
  signOut: {
    method: 'POST',
    path: 'auth/sign-out',
    body: z.object({}),
    answers: { 204: z.optional(z.literal('')) },
    effect: 'read',
    open: true,
  },
  /** Where the person is signed in, the newest first. A place without a network hears that it was ended when it asks again. */
  sessions: {
    method: 'GET',
    path: 'auth/sessions',
    answers: { 200: z.array(PlaceSignedIn), 401: Unauthorized },
  },
  /** Signs out of one of them; false where it is not theirs, or has ended. */
  endSession: {
    method: 'DELETE',
    path: 'auth/sessions',
    query: ById,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'refuse',
  },
  /** Signs out of all but the one that asks. */
  endOtherSessions: {
    method: 'DELETE',
    path: 'auth/sessions/others',
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'refuse',
  },
  /** What the demo portal wrote to an address, newest first. A portal with a mail server does not have this call, and answers 404. */
  demoMail: {
    method: 'GET',
    path: 'auth/demo-mail',
    query: z.object({ email: Email }),
    answers: { 200: z.array(SimulatedMail) },
    open: true,
  },
})
