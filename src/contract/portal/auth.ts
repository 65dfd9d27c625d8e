// Signing in. Spoken by sw/api/portal/auth.ts and src/platform/session.
import { defineApi } from '#contract/define-api.ts'
import { Unauthorized, User } from '#contract/portal/user.ts'
import { IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const Credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(320)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
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

/** Workspace spec §7 Auth. These calls store nothing, so they are no writes of the change log. */
export const authApi = defineApi('auth', 'portal', {
  /** 404 `false` for a wrong pair (workspace spec §8). */
  signIn: {
    method: 'POST',
    path: 'auth/sign-in',
    body: z.extend(Credentials, { rememberMe: z.optional(z.boolean()) }),
    answers: { 200: SignedIn, 404: z.literal(false) },
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
})
