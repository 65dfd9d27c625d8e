// The portal's reply to a queued write, for the caller that waits for it in this tab.
import type { OutboxRow, PortalReply } from './outbox-rows.ts'
import type { OutboxStore } from './outbox-store.ts'

interface Waiting {
  readonly store: OutboxStore
  readonly now: () => number
  readonly at: (time: number, work: () => void) => () => void
  /** Calls the listener with each change of the outbox. @returns the way to call it off */
  readonly subscribe: (listener: () => void) => () => void
  /** Something changed: the person and other tabs may want to see it. */
  readonly changed: () => Promise<void>
}

/**
 * The reply to a write that somebody waits for, in whichever tab it comes. A refusal is the caller's to tell: it leaves the outbox with it.
 * @returns undefined where none came in time; the write is then the person's to see
 */
export function replyTo(waiting: Waiting, row: OutboxRow, until: number): Promise<PortalReply | undefined> {
  const { store, now, at, subscribe, changed } = waiting
  return new Promise((resolve, reject) => {
    let isOver = false
    let turn = Promise.resolve()
    const finish = (reply: PortalReply | undefined) => {
      isOver = true
      unsubscribe()
      cancel()
      resolve(reply)
    }
    // One look after the other: an answer that one is taking out of the outbox is gone for the next.
    const look = (isLast = false) => {
      turn = turn.then(async () => {
        if (isOver) return
        const reply = await take(store, row)
        if (typeof reply !== 'string') return finish(reply)
        // The next try may be long in coming.
        if (reply === 'not yet' && !isLast) return
        await store.update(row, { awaitedUntil: 0 })
        // It may have come at the last moment.
        const last = await take(store, row)
        finish(typeof last === 'string' ? undefined : last)
        await changed()
      })
      turn.catch(reject)
    }
    const cancel = at(until, () => look(true))
    const unsubscribe = subscribe(() => look())
    look(until <= now())
  })
}

/** Takes the portal's answer to a write out of the outbox, if it is there. Undefined where the write itself is gone: discarded, or all of it at a sign-out. */
async function take(
  store: OutboxStore,
  { userId, id }: OutboxRow,
): Promise<PortalReply | undefined | 'not yet' | 'failed'> {
  const row = (await store.rowsOf(userId)).find((one) => one.id === id)
  if (!row) return undefined
  const { state, problem } = row
  if (state === 'waiting' && problem) return 'failed'
  const refusal = state === 'needs-you' ? { status: problem?.status ?? 400, body: problem?.body } : undefined
  const reply = state === 'done' ? row.reply : refusal
  if (!reply) return 'not yet'
  await store.remove([row])
  return reply
}
