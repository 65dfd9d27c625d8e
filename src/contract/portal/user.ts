// The signed-in person. Spoken by sw/api/portal/user.ts, the session and the shell.
// @chunk contract
import { defineApi } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const UserStatus = z.enum(['online', 'away', 'busy', 'not-visible'])
export type UserStatus = z.infer<typeof UserStatus>

const UserFields = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  avatar: z.nullable(z.string()),
  status: UserStatus,
})

/** The signed-in person (portal spec §3, workspace spec §3). `skillsToLearn` holds skill ids. */
export const User = z.extend(UserFields, {
  id: Id,
  email: z.string(),
  isProfilingCompleted: z.boolean(),
  skillsToLearn: z.array(Id),
})
export type User = z.infer<typeof User>

/** A call whose token is missing, wrong or expired. */
export const Unauthorized = z.object({ error: z.string() })

/** Workspace spec §7 Common: GET and PATCH common/user. */
export const userApi = defineApi('user', 'portal', {
  user: { method: 'GET', path: 'common/user', answers: { 200: User, 401: Unauthorized }, persist: true },
  updateUser: {
    method: 'PATCH',
    path: 'common/user',
    body: z.object({ user: z.partial(UserFields) }),
    answers: { 200: User, 401: Unauthorized },
    offline: 'queue',
  },
})
