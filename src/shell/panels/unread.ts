// How much is unread, for the header's buttons. Counted by watch-unread.tsx, whose code and data are no part of the first page.
// @chunk signed-in
import { useSyncExternalStore } from 'react'

export interface Unread {
  readonly notifications: number
  readonly messages: number
}

let unread: Unread = { notifications: 0, messages: 0 }
const listeners = new Set<() => void>()

export const useUnread = (): Unread => useSyncExternalStore(subscribe, () => unread)

export function setUnread(change: Partial<Unread>): void {
  unread = { ...unread, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
