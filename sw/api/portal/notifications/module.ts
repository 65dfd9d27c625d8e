// The demo portal's notifications (portal spec §3, §4, §7): each person's own, newest first; now and then a simulated one.
import { Dexie, type Table } from 'dexie'
import { Notification, notificationsApi } from '#contract/portal/notifications.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { defineModule, reply, table } from '#sw/api/engine/define-module.ts'
import { jobTable } from '#sw/api/portal/jobs/shared/tables.ts'
import { nextAlert, sendAlert } from './alerts.ts'
import { sendSomething } from './clock.ts'
import { moveDue, nextDue } from './due.ts'

const NotificationRow = z.extend(Notification, { userId: Id })
type NotificationRow = z.infer<typeof NotificationRow>

/** How far the simulation is for one person, whose id it bears. */
const FeedRow = z.object({ id: Id, made: z.number(), next: z.number() })
type FeedRow = z.infer<typeof FeedRow>

const MINUTE = 60_000
/** Between two, one after another. */
const APART_MS = [9, 17, 12, 26, 14].map((minutes) => minutes * MINUTE)
/** Nobody is notified of more while so much is unread. */
const UNREAD_BOUND = 12

export const notificationsModule = defineModule(notificationsApi, {
  tables: { portalNotifications: table(NotificationRow), notificationFeeds: table(FeedRow) },
  seed: async (now, factor) => ({
    portalNotifications: (await import('#seed/notifications.ts')).seedNotifications(now, factor),
  }),
  handlers: {
    all: async (_, { tables, db, userId = '' }) => {
      const rows = await ofPerson(tables.portalNotifications, userId).reverse().toArray()
      return withGone(db, rows.map(toNotification))
    },

    markAllRead: async (_, { tables, userId = '' }) => {
      const unread = await ofPerson(tables.portalNotifications, userId)
        .filter(({ read }) => !read)
        .toArray()
      await tables.portalNotifications.bulkPut(unread.map((row) => ({ ...row, read: true })))
      return true
    },

    removeAll: async (_, { tables, userId = '' }) => {
      await ofPerson(tables.portalNotifications, userId).delete()
      return true
    },

    markRead: async ({ params }, { tables, userId }) => {
      const row = await tables.portalNotifications.get(params.id)
      if (row?.userId !== userId || !row) return notFound()
      if (!row.read) await tables.portalNotifications.put({ ...row, read: true })
      return { ...toNotification(row), read: true }
    },

    remove: async ({ params }, { tables, userId }) => {
      const row = await tables.portalNotifications.get(params.id)
      if (row?.userId !== userId) return notFound()
      await tables.portalNotifications.delete(params.id)
      return true
    },

    demoTick: async (_, { tables, db, userId = '', now, newId, language }) => {
      const { portalNotifications, notificationFeeds } = tables
      const feed = await notificationFeeds.get(userId)
      const made = feed?.made ?? 0
      const tick = { db, userId, now, language, newId, made }
      const due = await moveDue(tick)
      await portalNotifications.bulkAdd(due)
      const sooner = async (next: number) => iso(Math.min(next, await nextDue(tick), await nextAlert(tick)))
      const unread = ofPerson(portalNotifications, userId).filter(({ read }) => !read)
      const isFull = (await unread.count()) >= UNREAD_BOUND
      const alert = isFull ? undefined : await sendAlert(tick)
      if (alert) await portalNotifications.add(alert)
      const reported = alert ?? due.at(-1)
      if (reported || (feed && isWaiting(feed, now))) {
        const next = feed && isWaiting(feed, now) ? feed.next : now + MINUTE
        return { notification: reported ? toNotification(reported) : null, next: await sooner(next) }
      }
      const next = now + (APART_MS[made % APART_MS.length] ?? MINUTE)
      if (isFull) return { notification: null, next: await sooner(next) }
      const row = await sendSomething(tick)
      if (row) await portalNotifications.add(row)
      await notificationFeeds.put({ id: userId, made: made + 1, next })
      return { notification: row ? toNotification(row) : null, next: await sooner(next) }
    },
  },
})

/** A clock that was put back would let a person wait for as long. */
const isWaiting = ({ next }: FeedRow, now: number): boolean => next > now && next <= now + Math.max(...APART_MS)

const ofPerson = (notifications: Table<NotificationRow, string>, userId: string) =>
  notifications.where('[userId+createdAt]').between([userId, Dexie.minKey], [userId, Dexie.maxKey])

const toNotification = ({ userId: _, ...notification }: NotificationRow): Notification => notification

/** Says of which the job is there no longer. Before the jobs are there, none of them is missing. */
async function withGone(db: CairnDb, list: readonly Notification[]): Promise<Notification[]> {
  const ids = new Set(list.map(({ attributes }) => attributes.jobId))
  const jobs = jobTable(db)
  const there = new Set(
    await jobs
      .where('id')
      .anyOf([...ids])
      .primaryKeys(),
  )
  if (there.size === ids.size || (there.size === 0 && (await jobs.limit(1).count()) === 0)) return [...list]
  return list.map((one) =>
    there.has(one.attributes.jobId) ? one : { ...one, attributes: { ...one.attributes, isGone: true } },
  )
}

const notFound = () => reply(404, { message: 'error.notifications.notfound.msg.notification', status: 404 })

const iso = (ms: number): string => new Date(ms).toISOString()
