// useOutbox(): the queued writes, for the screens that show them. Loaded where a portal is configured.
import { useSyncExternalStore } from 'react'
import type { Outbox } from './outbox.ts'
import { openOutbox } from './outbox-here.ts'
import type { OutboxRow } from './outbox-rows.ts'

export interface ShownOutbox extends Pick<Outbox, 'retry' | 'discard' | 'putBack' | 'keepMine' | 'edit'> {
  readonly rows: readonly OutboxRow[]
}

export function useOutbox(): ShownOutbox {
  const outbox = openOutbox()
  const rows = useSyncExternalStore(outbox.subscribe, outbox.read)
  return { ...outbox, rows }
}
