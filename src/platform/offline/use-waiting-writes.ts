// useWaitingWrites(): the queued writes of one call, for a screen that shows them as made. Without a portal there are none, and the outbox's code is not
// loaded.
// @chunk portal
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Endpoint } from '#contract/define-api.ts'
import { usePortal } from './can-do-now.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxRow } from './outbox-rows.ts'

export interface WaitingWrites {
  readonly rows: readonly OutboxRow[]
  /** @returns what was discarded, for `putBack` */
  discard(id: string): Promise<OutboxRow | undefined>
  putBack(row: OutboxRow): Promise<void>
}

const NONE: readonly OutboxRow[] = []
const never = () => () => {}

export function useWaitingWrites({ api, name }: Pick<Endpoint, 'api' | 'name'>): WaitingWrites {
  const hasPortal = usePortal()
  const [outbox, setOutbox] = useState<Outbox>()
  useEffect(() => {
    if (!hasPortal) return
    let isGone = false
    import('./outbox-here.ts').then(
      ({ openOutbox }) => isGone || setOutbox(openOutbox()),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [hasPortal])
  const rows = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.read ?? (() => NONE))
  return {
    rows: rows.filter((row) => row.api === api && row.endpoint === name),
    discard: async (id) => outbox?.discard(id),
    putBack: async (row) => outbox?.putBack(row),
  }
}
