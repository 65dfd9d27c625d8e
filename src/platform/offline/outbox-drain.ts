// One pass over the outbox: sends each write that is due, one after the other, and records the result.
import { afterReply, isDue, nextToSend, type OutboxRow, type PortalReply } from './outbox-rows.ts'
import type { OutboxStore } from './outbox-store.ts'

export interface DrainOptions {
  readonly store: OutboxStore
  readonly userId: string
  /** Whether the person is still the one who is signed in. Asked before each send. */
  readonly isCurrent: () => boolean
  /** Sends with a valid token. Resolves to undefined where no answer came. */
  readonly send: (row: OutboxRow) => Promise<PortalReply | undefined>
  /** Gets a new token after a 401. @returns whether there is one */
  readonly renew: () => Promise<boolean>
  readonly now: () => number
  readonly random: () => number
  /** Something changed: the person may want to see it. */
  readonly onChange: () => void
  /** A write that nobody waits for any more was taken. */
  readonly onSent: (row: OutboxRow) => void
  /** The session was refused, and not for this write before: then it would be the write that is not taken. */
  readonly onSessionRefused: (row: OutboxRow, reply: PortalReply) => void
}

export interface Drained {
  /** ms since the epoch: when the next write is due. Undefined where none waits for a time. */
  readonly nextAt?: number
  /** Nothing is sent until there is a new session. */
  readonly needsSignIn?: boolean
}

/** Without an answer so often in a row, the network is taken to be gone: the rest is left for the next pass. */
const SILENCES = 2
/** ms until that pass */
const NEXT_PASS_MS = 2000

export async function drain(options: DrainOptions): Promise<Drained> {
  const { store, userId, isCurrent, now, random, onChange } = options
  let silences = 0
  await pickUp(options)
  while (isCurrent()) {
    const rows = await unfinished(store, userId)
    // Asked once: what becomes due between two looks would neither be sent nor waited for.
    const at = now()
    const row = nextToSend(rows, at)
    if (!row) return { nextAt: nextTime(rows, at) }
    const sending = { ...row, state: 'sending', attempts: row.attempts + 1 } as const
    // Discarded meanwhile, it is sent no more.
    if (!(await store.update(row, { state: 'sending', attempts: sending.attempts }))) continue
    onChange()
    const reply = await sendOnce(options, sending)
    const change = afterReply(sending, reply, { now: now(), random })
    await note(options, sending, change)
    if (reply && change.problem?.kind === 'sign-in') {
      if (row.problem?.kind !== 'sign-in') options.onSessionRefused(row, reply)
      return { needsSignIn: true }
    }
    silences = reply ? 0 : silences + 1
    if (silences >= SILENCES) return { nextAt: now() + NEXT_PASS_MS }
  }
  return {}
}

/** A page that was closed while it sent left its write behind: whether it arrived is not known, and its key makes asking again harmless. */
async function pickUp({ store, userId, now, onChange }: DrainOptions): Promise<void> {
  const rows = await store.rowsOf(userId)
  const left = rows.filter(({ state }) => state === 'sending')
  for (const row of left) await store.update(row, { state: 'waiting', nextAt: 0 })
  const read = rows.filter(({ state, awaitedUntil }) => state === 'done' && awaitedUntil < now())
  if (read.length > 0) await store.remove(read)
  if (left.length > 0) onChange()
}

const unfinished = async (store: OutboxStore, userId: string): Promise<OutboxRow[]> =>
  (await store.rowsOf(userId)).filter(({ state }) => state !== 'done')

async function sendOnce({ send, renew }: DrainOptions, row: OutboxRow): Promise<PortalReply | undefined> {
  const reply = await send(row)
  return reply?.status === 401 && (await renew()) ? send(row) : reply
}

/** What was sent is sent, whether or not it can be noted: it is sent again under its key, never set aside as failed. */
async function note({ store, now, onChange, onSent }: DrainOptions, row: OutboxRow, change: object): Promise<void> {
  const after = { ...row, ...change }
  if (after.state === 'done' && after.awaitedUntil < now()) {
    await store.remove([row])
    onSent(row)
  } else {
    await store.update(row, change)
  }
  onChange()
}

function nextTime(rows: readonly OutboxRow[], now: number): number | undefined {
  const times = rows.filter((row) => row.state === 'waiting' && !isDue(row, now)).map(({ nextAt }) => nextAt)
  return times.length > 0 ? Math.min(...times) : undefined
}
