// Runs one write: a replayed key answers what it answered before; else the handler, its change and its answer are stored in one transaction.
import { Dexie, type Transaction } from 'dexie'
import { actOfKey, CHANGE_ID_HEADER, type Endpoint } from '#contract/define-api.ts'
import { isPurgeDue, lastSeq, startRecording, storeChange } from './change-log/change-log.ts'
import type { CairnDb, Change, StoredReply } from './db.ts'
import { Reply } from './define-module.ts'
import { derive } from './derived.ts'
import { OWN_TABLES } from './own-tables.ts'
import type { WriteQueue } from './write-queue.ts'

/** How long a write's answer is stored for its idempotency key. */
export const REPLY_KEPT_MS = 24 * 3_600_000

export type Outcome = Pick<StoredReply, 'status' | 'body' | 'headers'>

export interface WriteRequest {
  readonly endpoint: Endpoint
  /** The names of the module's tables. */
  readonly scope: readonly string[]
  /** False: what rows were is in no log, and nobody can undo it. */
  readonly isLogged: boolean
  readonly idempotencyKey: string | undefined
  /** What the key identifies: method, path and body (read-body.ts). Awaited in turn, so that no write overtakes another over it. */
  readonly fingerprint: Promise<string>
  readonly now: number
  /** Whose session calls. */
  readonly by?: string | undefined
  readonly handle: () => unknown
}

/**
 * @returns the outcome, the change if there was one, and whether it is an earlier write's answer, after the transaction has completed.
 * 422 `{ error }` where the key was used for another request.
 */
export async function runWrite(
  db: CairnDb,
  queue: WriteQueue,
  request: WriteRequest,
): Promise<{ outcome: Outcome; change: Change | undefined; isReplayed: boolean }> {
  let change: Change | undefined
  let isReplayed = false
  const outcome = await queue.run(async () => {
    const fingerprint = await request.fingerprint
    return db.transaction('rw', [...request.scope, ...Object.keys(OWN_TABLES)], async (transaction) => {
      const forgotten = request.now - REPLY_KEPT_MS
      // What does not depend on each other is read together: a request to the database takes as long as the work that it causes.
      const [earlier, seqBefore] = await Promise.all([
        request.idempotencyKey === undefined ? undefined : db.replies.get(request.idempotencyKey),
        lastSeq(db),
      ])
      isReplayed = earlier !== undefined && earlier.at > forgotten
      if (earlier && isReplayed) return replay(earlier, fingerprint)
      const recorded = startRecording(transaction.idbtrans)
      const { status, body } = toReply(await Promise.race([request.handle(), untilAborted(transaction)]))
      const { rows, begins, forgets } = recorded()
      const isJournaled = request.isLogged && !forgets
      const headers: Record<string, string> = {}
      const storing: Promise<unknown>[] = []
      if (rows.length > 0 || begins) {
        const { api, name } = request.endpoint
        const { now: at, by } = request
        const act = actOfKey(request.idempotencyKey)
        change = {
          seq: seqBefore + 1,
          at,
          api,
          endpoint: name,
          rows,
          ...(by && { by }),
          ...(act && { act }),
          ...(begins && { begins }),
        }
        if (isJournaled) headers[CHANGE_ID_HEADER] = String(change.seq)
        const keys = rows.map(({ table, key }) => ({ table, key }))
        storing.push(derive(db, rows), storeChange(db, isJournaled ? change : { ...change, rows: [], keys }))
        if (isPurgeDue(change.seq)) storing.push(db.replies.where('at').belowOrEqual(forgotten).delete())
      }
      if (request.idempotencyKey !== undefined) {
        const { idempotencyKey: key, now: at } = request
        storing.push(db.replies.put({ key, at, fingerprint, status, body, headers }))
      }
      await Promise.all(storing)
      return { status, body, headers }
    })
  })
  return { outcome, change, isReplayed }
}

/** On a full disk an operation may never settle, and only its transaction says why. */
const untilAborted = (transaction: Transaction): Promise<never> =>
  new Promise((_, reject) => {
    transaction.on('abort', () =>
      reject(transaction.idbtrans.error ?? new Dexie.AbortError('The transaction was aborted')),
    )
  })

export const toReply = (answer: unknown): Reply => (answer instanceof Reply ? answer : new Reply(200, answer))

function replay(earlier: StoredReply, fingerprint: string): Outcome {
  if (earlier.fingerprint === fingerprint) return earlier
  return { status: 422, body: { error: 'This idempotency key was used for another request' }, headers: {} }
}
