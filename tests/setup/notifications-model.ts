// What the calls of notifications do, written a second time as a list in memory. tests/api/notifications-model.test.ts compares.
import type { Notification } from '#contract/portal/notifications.ts'

export class NotificationsModel {
  /** Newest first. */
  items: Notification[]

  constructor(items: readonly Notification[]) {
    this.items = [...items]
  }

  /** @returns the notification, read; undefined where there is none */
  markRead(id: string): Notification | undefined {
    this.items = this.items.map((item) => (item.id === id ? { ...item, read: true } : item))
    return this.items.find((item) => item.id === id)
  }

  remove(id: string): boolean {
    const before = this.items.length
    this.items = this.items.filter((item) => item.id !== id)
    return this.items.length < before
  }

  markAllRead(): void {
    this.items = this.items.map((item) => ({ ...item, read: true }))
  }

  removeAll(): void {
    this.items = []
  }

  arrive(item: Notification): void {
    this.items = [item, ...this.items]
  }
}
