// The signed-in person.
// @chunk contract
import { defineApi } from '#contract/define-api.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** How the person shows themselves to others. */
export const UserStatus = z.enum(['online', 'away', 'busy', 'not-visible'])
export type UserStatus = z.infer<typeof UserStatus>

const UserFields = z.object({
  /** The name that is shown. */
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** A data URL or an address; null where there is none. */
  avatar: z.nullable(z.string()),
  status: UserStatus,
})

/** The signed-in person. */
export const User = z.extend(UserFields, {
  id: Id,
  /** The address of the account. */
  email: z.string(),
  /** Whether the person has completed the profiling. */
  isProfilingCompleted: z.boolean(),
  /** The ids of the skills that the person has chosen to learn. */
  skillsToLearn: z.array(Id),
})
export type User = z.infer<typeof User>

/** The body of a 401. */
export const Unauthorized = z.object({
  /** For developers: Cairn shows words of its own. */
  error: z.string(),
})

/** The signed-in person. */
export const userApi = defineApi('user', 'portal', {
  /** Returns the signed-in person. */
  user: { method: 'GET', path: 'common/user', answers: { 200: User, 401: Unauthorized }, persist: true },
  /** Changes the name, avatar or status of the signed-in person. @200 The person as they are now. */
  updateUser: {
    method: 'PATCH',
    path: 'common/user',
    body: z.object({
      /** The fields to change; the others stay. */
      user: z.partial(UserFields),
    }),
    answers: { 200: User, 401: Unauthorized },
    offline: 'queue',
  },
})
