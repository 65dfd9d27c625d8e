// The signed-in person's view of the outbox, and its subscribers.
import type { OutboxRow } from './outbox-rows.ts'
import type { OutboxStore } from './outbox-store.ts'

export interface ShownOptions {
  readonly store: OutboxStore
  /** Who is signed in. */
  readonly userId: () => Promise<string | undefined>
  readonly now: () => number
}

export interface ShownRows {
  read(): readonly OutboxRow[]
  subscribe(listener: () => void): () => void
  /** However many changes come at once, the rows are read anew at most once after the last. */
  refresh(): Promise<void>
}

const NOTHING: readonly OutboxRow[] = []

export function createShownRows({ store, userId, now }: ShownOptions): ShownRows {
  const listeners = new Set<() => void>()
  let shown = NOTHING
  let refreshing: Promise<void> | undefined
  let isOld = false
  const readShown = async () => {
    const id = await userId()
    const rows = id === undefined ? [] : await store.rowsOf(id)
    const isNews = ({ state, awaitedUntil }: OutboxRow) => state !== 'done' && awaitedUntil < now()
    shown = rows.some(isNews) ? rows.filter(isNews) : NOTHING
    for (const listener of listeners) listener()
  }
  const readUntilNew = async () => {
    try {
      while (isOld) {
        isOld = false
        await readShown()
      }
    } catch (error) {
      // What was shown stays.
      console.warn(error)
    } finally {
      refreshing = undefined
    }
  }
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh() {
      isOld = true
      refreshing ??= readUntilNew()
      return refreshing
    },
  }
}
