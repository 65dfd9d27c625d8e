// What the portal tells a person: job offers, and what became of applications. Spoken by sw/api/portal/notifications.ts, src/platform/live and the shell's panel.
// @chunk notifications
import { defineApi } from '#contract/define-api.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

export const NotificationType = z.enum(['JOB_OFFER', 'APPLICATION'])
export type NotificationType = z.infer<typeof NotificationType>

/** Portal spec §3. `applicationStatus` is what an application has become; an offer has none. */
export const Notification = z.object({
  id: Id,
  read: z.boolean(),
  type: NotificationType,
  createdAt: IsoDate,
  attributes: z.object({
    jobId: Id,
    jobTitle: z.string(),
    location: z._default(z.nullable(z.string()), null),
    applicationStatus: z._default(z.nullable(z.string()), null),
    /** An alert: so many new jobs fit a kept search. The job is the newest of them. */
    search: z.optional(z.object({ id: Id, name: z.string(), count: z.number() })),
    /** What has become of a job that the person follows. */
    jobEvent: z.optional(z.enum(['changed', 'closed'])),
    /** The job is there no longer: nothing leads to it. Where a portal does not say so, its page does. */
    isGone: z.optional(z.boolean()),
    /** The demo portal's clock made it up. */
    isSimulated: z.optional(z.boolean()),
  }),
})
export type Notification = z.infer<typeof Notification>

/** Where the live channel is subscribed to, unless config.json says otherwise (portal spec §7). */
export const LIVE_DESTINATION = '/user/queue/notification'

/** The body of a live message. A broker that serves many may say whose it is. */
export const LiveNotification = z.extend(Notification, { userId: z.optional(Id) })

/** A portal may say no more than that it is done: by 204, or by 200 with nothing in it. */
const Nothing = z.literal('')
const Done = z.union([z.boolean(), Nothing])

const ById = z.object({ id: Id })
/** "Empty body": nothing, or an object without fields. */
const EmptyBody = z.optional(z.object({}))

/**
 * Portal spec §7: five calls, whose sixth is the live channel; after the blank line, what the demo portal has besides. A person sees and changes their own
 * alone; for anything else, 404 `error.notifications.notfound.msg.notification`. `all` is no id, so it stands before `{id}`.
 */
export const notificationsApi = defineApi('notifications', 'portal', {
  /** Newest first. */
  all: { method: 'GET', path: 'notifications/all', answers: { 200: z.array(Notification), 401: Unauthorized } },
  markAllRead: {
    method: 'PATCH',
    path: 'notifications/all',
    body: EmptyBody,
    answers: { 200: Done, 204: z.optional(Nothing), 401: Unauthorized },
    offline: 'queue',
  },
  removeAll: {
    method: 'DELETE',
    path: 'notifications/all',
    answers: { 200: Done, 204: z.optional(Nothing), 401: Unauthorized },
    offline: 'queue',
  },
  /** Answers the notification, read. */
  markRead: {
    method: 'PATCH',
    path: 'notifications/{id}',
    params: ById,
    body: EmptyBody,
    answers: { 200: z.union([Notification, Nothing]), 204: z.optional(Nothing), 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  remove: {
    method: 'DELETE',
    path: 'notifications/{id}',
    params: ById,
    answers: { 200: Done, 204: z.optional(Nothing), 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },

  /**
   * Lets the demo portal's time go on: where one is due by its clock it makes a notification, as an employer would. Answers it, and when to ask again.
   * A portal with a live channel does not have this call, and answers 404.
   */
  demoTick: {
    method: 'POST',
    path: 'notifications/demo-tick',
    body: EmptyBody,
    answers: { 200: z.object({ notification: z.nullable(Notification), next: IsoDate }), 401: Unauthorized },
  },
})
