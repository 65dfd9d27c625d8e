// The table of notifications, for the domains that add to it.
import type { Table } from 'dexie'
import type { Notification } from '#contract/portal/notifications.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'

/** A notification with whose it is. */
export type NotificationRow = Notification & { readonly userId: string }

export const notificationTable = (db: CairnDb): Table<NotificationRow, string> => db.table('portalNotifications')
