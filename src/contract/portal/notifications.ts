// What the portal tells a person: job offers, and what became of applications.
// @chunk notifications
import { defineApi } from '#contract/define-api.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** `JOB_OFFER`: about jobs and saved searches; `APPLICATION`: about the person’s applications. */
export const NotificationType = z.enum(['JOB_OFFER', 'APPLICATION'])
export type NotificationType = z.infer<typeof NotificationType>

/** Something that the portal tells the person. */
export const Notification = z.object({
  id: Id,
  /** Whether the person has read it. */
  read: z.boolean(),
  type: NotificationType,
  createdAt: IsoDate,
  /** The job that it is about, and the status of the application for it. */
  attributes: z.object({
    jobId: Id,
    /** The job’s title, in the language of the request that caused it, or else in the person’s. */
    jobTitle: z.string(),
    /** The job’s place; null where it has none. */
    location: z._default(z.nullable(z.string()), null),
    /** What an application has become, as `ApplicationStatus`; null for a job offer. */
    applicationStatus: z._default(z.nullable(z.string()), null),
    /** An alert: `count` new jobs fit a saved search. The job is the newest of them. */
    search: z.optional(
      z.object({
        id: Id,
        /** The search’s name. */
        name: z.string(),
        /** How many jobs are new. */
        count: z.number(),
      }),
    ),
    /** What happened to a job that the person follows. */
    jobEvent: z.optional(z.enum(['changed', 'closed'])),
    /** The job does not exist any more: nothing leads to it. */
    isGone: z.optional(z.boolean()),
    /** The demo portal made it up. */
    isSimulated: z.optional(z.boolean()),
  }),
})
export type Notification = z.infer<typeof Notification>

/** Where the live channel is subscribed to, unless config.json says otherwise (portal spec §7). */
export const LIVE_DESTINATION = '/user/queue/notification'

/** The body of a message of the live channel. A broker that serves many may say whose it is. */
export const LiveNotification = z.extend(Notification, { userId: z.optional(Id) })

/** An empty body. */
const Nothing = z.literal('')
/** Whether there was something to change. An empty body says that it is done. */
const Done = z.union([z.boolean(), Nothing])

const ById = z.object({ id: Id })
/** "Empty body": nothing, or an object without fields. */
const EmptyBody = z.optional(z.object({}))

/**
 * Notifications of the portal. A person sees and changes only their own; anything else is a 404 with
 * `error.notifications.notfound.msg.notification`. New ones come by the live channel.
 */
export const notificationsApi = defineApi('notifications', 'portal', {
  /** Lists the person’s notifications, the newest first. @200 The notifications. */
  all: { method: 'GET', path: 'notifications/all', answers: { 200: z.array(Notification), 401: Unauthorized } },
  /** Marks all notifications as read. @200 Whether any was unread. An empty body says that it is done. */
  markAllRead: {
    method: 'PATCH',
    path: 'notifications/all',
    body: EmptyBody,
    answers: { 200: Done, 204: z.optional(Nothing), 401: Unauthorized },
    offline: 'queue',
  },
  /** Deletes all notifications. @200 Whether there were any. An empty body says that it is done. */
  removeAll: {
    method: 'DELETE',
    path: 'notifications/all',
    answers: { 200: Done, 204: z.optional(Nothing), 401: Unauthorized },
    offline: 'queue',
  },
  /** Marks one notification as read and returns it. There is no way back to unread. @200 The notification, now read. An empty body says that it is done. */
  markRead: {
    method: 'PATCH',
    path: 'notifications/{id}',
    params: ById,
    body: EmptyBody,
    answers: { 200: z.union([Notification, Nothing]), 204: z.optional(Nothing), 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Deletes one notification. @200 Whether there was such a notification. An empty body says that it is done. */
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
