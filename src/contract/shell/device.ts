// What the device itself knows of the session, beside the portal: whose workspace a token opens, and whether it is locked.
// @chunk contract
import { defineApi } from '#contract/define-api.ts'
import * as z from '#contract/zod.ts'

/** Stores nothing in anybody's workspace, and can be called while nobody is known yet. */
export const deviceApi = defineApi('device', 'local', {
  /**
   * Says whose the request's token is, where a portal's server issued it: only the page has that server's word for it. The session lasts until it is ended.
   * False without a token.
   */
  openSession: {
    method: 'PUT',
    path: 'device/session',
    body: z.object({
      /** The portal's origin. */
      portal: z.string().check(z.minLength(1), z.maxLength(300)),
      /** The id by which the portal knows the person. */
      userId: z.string().check(z.minLength(1), z.maxLength(200)),
      /** The portal has taken the password just now: a session that is locked is open again. */
      unlocks: z._default(z.boolean(), false),
    }),
    answers: { 200: z.boolean() },
    effect: 'read',
    open: true,
  },
  /** From now on nothing of the workspace is answered with the request's token, until the password has been given. False where no session is known by it. */
  lockSession: { method: 'POST', path: 'device/lock', answers: { 200: z.boolean() }, effect: 'read', open: true },
  /** Forgets whose the request's token is. For a portal's server; the demo portal ends its own sessions (`auth/sign-out`). */
  endSession: { method: 'DELETE', path: 'device/session', answers: { 200: z.boolean() }, effect: 'read', open: true },
})
