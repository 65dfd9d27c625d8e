// How often to remind the person of a backup; saved for them on this device.
// @chunk snapshots
import { personKey } from '#platform/session/own-items.ts'
import { readItem, writeItem } from '#platform/session/storage.ts'

/** Days between two reminders; 0: never. */
export const REMINDER_DAYS = [0, 7, 30] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

const daysKey = () => personKey('backupReminder')
const notifiedKey = () => personKey('backupToldAt')
const DAY = 86_400_000

/** Once a month unless the person chose otherwise. */
export function reminderDays(): ReminderDays {
  const stored = readItem(daysKey())
  return REMINDER_DAYS.find((days) => String(days) === stored) ?? 30
}

export const setReminderDays = (days: ReminderDays): void => writeItem(daysKey(), String(days))

/** It was shown, and is not shown again before as many days. */
export const noteNotified = (now: number): void => writeItem(notifiedKey(), String(now))

export interface BackupState {
  /** When the workspace was last taken out; null: never. */
  readonly exportedAt: string | null
  /** When the oldest change was made that can still be undone; null where there is none. */
  readonly oldestChange: string | null
}

/** Whether it is time: something was changed, and neither a backup nor a reminder has been for as long as the person chose. */
export function isReminderDue({ exportedAt, oldestChange }: BackupState, now: number): boolean {
  const days = reminderDays()
  if (days === 0 || oldestChange === null) return false
  const since = Math.max(Date.parse(exportedAt ?? oldestChange), Number(readItem(notifiedKey()) ?? 0))
  return now - since >= days * DAY
}
