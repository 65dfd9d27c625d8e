// Signing in and up, passwords, activation.
// @chunk auth-shapes
import { defineApi } from '#contract/define-api.ts'
import { MOST_OF_PASSWORD, PASSWORD_LENGTH } from '#contract/portal/password-limits.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized, User } from '#contract/portal/user.ts'
import { ById, Id, IsoDate, Language } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const tooLong = `longer than ${MOST_OF_PASSWORD} characters`
/** A password as it is typed. */
const Password = z.string().check(z.minLength(1), z.maxLength(MOST_OF_PASSWORD, tooLong))

/** An email address and its password. */
export const Credentials = z.object({
  /** The address of the account. */
  email: z.string().check(z.minLength(1), z.maxLength(320)),
  password: Password,
})
export type Credentials = z.infer<typeof Credentials>

/** A new session: who signed in, and a token that is valid until `tokenExpiryTime`. */
export const SignedIn = z.object({
  user: User,
  /** The bearer token. Cairn reads nothing in it. */
  accessToken: z.string(),
  /** Always `bearer`. */
  tokenType: z.literal('bearer'),
  tokenExpiryTime: IsoDate,
})
export type SignedIn = z.infer<typeof SignedIn>

/** An email address. */
const Email = z.string().check(z.trim(), z.maxLength(320), z.regex(/^[^\s@]+@[^\s@]+$/, 'not an e-mail address'))
/** A password that is chosen: neither shorter nor longer is taken. */
export const ChosenPassword = z.string().check(z.minLength(PASSWORD_LENGTH), z.maxLength(MOST_OF_PASSWORD, tooLong))

/** Has at least one letter or digit. */
const Name = z.string().check(z.trim(), z.maxLength(100), z.regex(/[\p{L}\p{N}]/u))
/** May be empty: some people have one name only. */
const LastName = z.string().check(z.trim(), z.maxLength(100), z.regex(/^$|[\p{L}\p{N}]/u))
/** What the captcha’s script gave; left out where `config.json` names no captcha. */
const Captcha = z.optional(z.string().check(z.maxLength(5000)))
/** The token out of a mail’s link: good once, and for a limited time. */
const MailToken = z.string().check(z.minLength(1), z.maxLength(200))

/** The token that `verify-password` answered. */
const Proof = z.string().check(z.minLength(1), z.maxLength(2000))

/** Who signs up. */
export const SignUp = z.object({
  firstName: Name,
  lastName: LastName,
  email: Email,
  password: Password,
  language: Language,
  /** The version of the terms that were accepted. */
  termsVersion: z.string().check(z.minLength(1), z.maxLength(50)),
  captchaToken: Captcha,
})
export type SignUp = z.infer<typeof SignUp>

/** A password for the account whose mail brought the token. */
const NewPassword = z.object({ token: MailToken, password: Password })
export type NewPassword = z.infer<typeof NewPassword>

/** The same answer whether or not there is such an account. */
const Sent = z.object({
  /** Always `sent`. */
  status: z.literal('sent'),
})
/** The account is active and has the new password, where one was sent. */
const Active = z.object({
  /** Always `active`. */
  status: z.literal('active'),
})

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

/** A session of the person: one browser that is signed in. */
export const PlaceSignedIn = z.object({
  id: Id,
  /** The browser’s `User-Agent`; empty where it is unknown. */
  agent: z.string(),
  signedInAt: IsoDate,
  /** When its token was last renewed. */
  renewedAt: IsoDate,
  /** Whether it is the session that asks. */
  current: z.boolean(),
})
export type PlaceSignedIn = z.infer<typeof PlaceSignedIn>

const signInAnswers = { 200: SignedIn, 404: z.literal(false), 400: PortalError, 429: PortalError } as const

/** The account exists and waits for its activation. */
const SignedUp = z.object({
  /** Always `confirmation-required`. */
  status: z.literal('confirmation-required'),
})

/** Sessions and accounts: signing in and up, activation, passwords. No 401 of these operations ends a session. */
export const authApi = defineApi('auth', 'portal', {
  /**
   * Signs a person in with email and password.
   * @400 `error.auth.inactive.msg.account`: the account waits to be activated.
   * @404 The address or the password is wrong: the body is `false`. Cairn says so in the form, without telling which of them.
   * @429 `error.auth.tries.msg.password`: too many wrong passwords in a row.
   */
  signIn: {
    method: 'POST',
    path: 'auth/sign-in',
    body: z.extend(Credentials, {
      /** Whether the session is to outlive the browser’s. Cairn then renews its token before it ends. */
      rememberMe: z.optional(z.boolean()),
      captchaToken: Captcha,
    }),
    answers: signInAnswers,
    effect: 'read',
    open: true,
  },
  /**
   * Renews a session from its token at the start of the app.
   * @401 The token is not valid any more. Cairn asks the person to sign in.
   */
  signInWithToken: {
    method: 'POST',
    path: 'auth/sign-in-with-token',
    body: z.object({
      /** The token of the session. */
      accessToken: z.string(),
    }),
    answers: { 200: SignedIn, 401: Unauthorized },
    effect: 'read',
    open: true,
  },
  /**
   * Signs the same person in again after the app was locked.
   * @400 `error.auth.inactive.msg.account`: the account waits to be activated.
   * @404 The password is wrong: the body is `false`. Cairn says so and asks for it again.
   * @429 `error.auth.tries.msg.password`: too many wrong passwords in a row.
   */
  unlockSession: {
    method: 'POST',
    path: 'auth/unlock-session',
    body: Credentials,
    answers: signInAnswers,
    effect: 'read',
    open: true,
  },
  /** Sends a mail with a link for a new password, where there is such an account. */
  forgotPassword: {
    method: 'POST',
    path: 'auth/forgot-password',
    body: z.object({ email: Email, captchaToken: Captcha }),
    answers: { 200: Sent },
    open: true,
  },
  /**
   * Sets a new password with the token out of a mail.
   * @400 `error.auth.expired.msg.token` for a token that is unknown, used or expired; `error.auth.weak.msg.password` for a weak password.
   */
  resetPassword: {
    method: 'POST',
    path: 'auth/reset-password',
    body: NewPassword,
    answers: { 200: Active, 400: PortalError },
    open: true,
  },
  /**
   * Creates an account and sends a mail to activate it. Answer 201; 200 is taken too.
   * @400 `error.auth.taken.msg.account` where the address has an account; `error.auth.weak.msg.password` for a weak password.
   */
  signUp: {
    method: 'POST',
    path: 'auth/sign-up',
    body: SignUp,
    answers: { 200: SignedUp, 201: SignedUp, 400: PortalError },
    open: true,
  },
  /**
   * Sets the first password of an account with the token of any mail. It also activates the account.
   * @400 `error.auth.expired.msg.token` for a token that is unknown, used or expired; `error.auth.weak.msg.password` for a weak password.
   */
  setPassword: {
    method: 'POST',
    path: 'auth/set-password',
    body: NewPassword,
    answers: { 200: Active, 400: PortalError },
    open: true,
  },
  /**
   * Activates an account with the token out of its mail.
   * @400 `error.auth.expired.msg.token` for a token that is unknown, used or expired.
   */
  activateAccount: {
    method: 'POST',
    path: 'auth/activate-account',
    body: z.object({ token: MailToken }),
    answers: { 200: Active, 400: PortalError },
    open: true,
  },
  /** Sends the activation mail again, where the account still waits. The earlier token is no longer valid. */
  resendActivation: {
    method: 'POST',
    path: 'auth/resend-activation',
    body: z.object({ email: Email }),
    answers: { 200: Sent },
    open: true,
  },
  /**
   * Checks the password of the signed-in person. The answer’s token is good for some minutes and allows `change-password`.
   * @200 The token for `change-password`.
   * @400 `error.auth.wrong.msg.password`: the password is wrong.
   * @401 The bearer token is not valid.
   * @429 `error.auth.tries.msg.password`: too many wrong passwords in a row.
   */
  verifyPassword: {
    method: 'POST',
    path: 'auth/verify-password',
    body: z.object({ password: Password }),
    answers: { 200: z.object({ token: Proof }), 400: PortalError, 401: Unauthorized, 429: PortalError },
    effect: 'read',
  },
  /**
   * Changes the password of the signed-in person. All other sessions of the person end.
   * @400 `error.auth.expired.msg.password` for a token that is old or another person’s; `error.auth.weak.msg.password` for a weak password.
   * @401 The bearer token is not valid.
   */
  changePassword: {
    method: 'POST',
    path: 'auth/change-password',
    body: z.object({ token: Proof, password: Password }),
    answers: { 200: Active, 400: PortalError, 401: Unauthorized },
  },
  /**
   * Renews the token of a session before it ends. Cairn asks for it within the last 20 seconds of a remembered session.
   * @200 The new token, and until when it is valid.
   * @401 The token is not valid any more. Cairn asks the person to sign in.
   */
  refreshToken: {
    method: 'POST',
    path: 'auth/refresh-token',
    body: z.object({}),
    answers: { 200: z.pick(SignedIn, { accessToken: true, tokenExpiryTime: true }), 401: Unauthorized },
    effect: 'read',
  },
  /**
   * Ends the session whose token is sent. Tokens renewed from the same sign-in end with it. Without `Authorization`, nothing ends.
   * @204 The session has ended; the body is empty.
   */
  signOut: {
    method: 'POST',
    path: 'auth/sign-out',
    body: z.object({}),
    answers: { 204: z.optional(z.literal('')) },
    effect: 'read',
    open: true,
  },
  /** Lists the person’s sessions, the newest first. @200 The sessions, the one that asks among them. */
  sessions: { method: 'GET', path: 'auth/sessions', answers: { 200: z.array(PlaceSignedIn), 401: Unauthorized } },
  /** Ends one session of the person. The answer is false where it is not theirs or has ended. @200 Whether a session ended. */
  endSession: {
    method: 'DELETE',
    path: 'auth/sessions',
    query: ById,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'refuse',
  },
  /** Ends all sessions of the person but the one that asks. @200 Whether any session ended. */
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
