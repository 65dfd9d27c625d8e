// The drill's calls in Node, without a browser. Used by tests/api/drill-*.test.ts.

import type { PlannedCall } from '#e2e/drill/plan.ts'
import type { Told } from '#e2e/drill/write-in-page.ts'
import { createMemoryJournal, type MemoryJournal } from './memory-journal.ts'
import type { TestApi } from './test-api.ts'

/** Sends a call as a page does. */
export async function sendPlanned({ app }: Pick<TestApi, 'app'>, call: PlannedCall): Promise<Told> {
  const { method, path, key, json, form } = call
  const headers: Record<string, string> = { 'idempotency-key': key }
  if (json !== undefined) headers['content-type'] = 'application/json'
  const body = form ? formOf(form) : json
  const response = await app.request(`/api/${path}`, { method, headers, ...(body && { body }) })
  const text = response.headers.has('content-disposition') ? '' : await response.text()
  return { key, status: response.status, change: response.headers.get('x-change-id') ?? '', text }
}

function formOf(fields: NonNullable<PlannedCall['form']>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else {
      const head = Buffer.from(value.head, 'base64')
      form.append(name, new File([Buffer.alloc(value.size, head)], value.name, { type: value.type }))
    }
  }
  return form
}

export interface Cut {
  isCut(): boolean
  /** Resolves when it is cut. */
  readonly happens: Promise<void>
  /** The next run may begin. */
  end(): void
}

/**
 * Cuts off whatever runs now, as a kill does: transactions that are not complete are undone, none begins any more, and the journal is what it is.
 * @param writes when so many read-write transactions have begun
 * @param turns and so many turns of the event loop have gone by since
 */
export function cutOff(writes: number, turns: number, device: { journal: MemoryJournal }): Cut {
  const { promise: happens, resolve } = Promise.withResolvers<void>()
  const original = IDBDatabase.prototype.transaction
  const open = new Set<IDBTransaction>()
  let [begun, isCut] = [0, false]
  const cut = () => {
    isCut = true
    for (const transaction of open) transaction.abort()
    device.journal = copyOf(device.journal)
    resolve()
  }
  IDBDatabase.prototype.transaction = function (...parts: Parameters<typeof original>) {
    if (isCut) throw new DOMException('cut off', 'InvalidStateError')
    const transaction = original.apply(this, parts)
    open.add(transaction)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction))
    if (transaction.mode === 'readwrite') begun += 1
    if (transaction.mode === 'readwrite' && begun === writes) inTurns(turns, cut)
    return transaction
  }
  return {
    isCut: () => isCut,
    happens,
    end() {
      if (!isCut) cut()
      IDBDatabase.prototype.transaction = original
    },
  }
}

const inTurns = (turns: number, work: () => void): unknown =>
  setImmediate(turns > 0 ? () => inTurns(turns - 1, work) : work)

function copyOf(journal: MemoryJournal): MemoryJournal {
  const copy = createMemoryJournal()
  for (const part of ['entries', 'snapshots', 'bytes'] as const)
    for (const [key, value] of journal[part]) (copy[part] as Map<unknown, unknown>).set(key, value)
  return copy
}
