// How much is unread, for the header's buttons. Counted by watch-unread.tsx, whose code and data are no part of the first page.
// @chunk signed-in
import { useSyncExternalStore } from 'react'
import { pageState } from '#platform/page-state.ts'

export interface Unread {
  readonly notifications: number
  readonly messages: number
}

const unread = pageState<Unread>({ notifications: 0, messages: 0 })

export const useUnread = (): Unread => useSyncExternalStore(unread.subscribe, unread.read)

export const setUnread = (change: Partial<Unread>): void => unread.set({ ...unread.read(), ...change })
