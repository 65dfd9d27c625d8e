// The drill's calls in Node, without a browser.

import type { DBCore } from 'dexie'
import type { PlannedCall } from '#e2e/drill/plan.ts'
import type { ReportedAnswer } from '#e2e/drill/write-in-page.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { createMemoryJournal, type MemoryJournal } from './memory-journal.ts'
import { asSample, type TestApi } from './test-api.ts'

/** Sends a call as a page of the sample person does. */
export async function sendPlanned({ app }: Pick<TestApi, 'app'>, call: PlannedCall): Promise<ReportedAnswer> {
  const { method, path, key, json, form } = call
  const headers: Record<string, string> = { ...asSample, 'idempotency-key': key }
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

export interface Cuttable {
  /**
   * Cuts it off when so many more read-write transactions have begun and so many turns of the event loop have gone by since. @returns when it is cut
   */
  cutAfter(writes: number, turns: number): Promise<void>
  /** Now, where it has come to its end before. */
  cut(): void
  isCut(): boolean
}

/**
 * A back end that can be cut off in the middle of what it does, as by a kill: transactions that are not complete are undone, none begins any more, and the
 * journal is what it is. Call it before the database is opened.
 */
export function makeCuttable(db: CairnDb, device: { journal: MemoryJournal }): Cuttable {
  const { promise: happens, resolve } = Promise.withResolvers<void>()
  const open = new Set<IDBTransaction>()
  let [left, wait, isCut] = [Infinity, 0, false]
  const cut = () => {
    if (isCut) return
    isCut = true
    for (const transaction of open) transaction.abort()
    device.journal = copyOf(device.journal)
    resolve()
  }
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(tables, mode, options) {
      if (isCut) throw new DOMException('cut off', 'AbortError')
      const transaction = core.transaction(tables, mode, options) as unknown as IDBTransaction
      open.add(transaction)
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction))
      if (mode === 'readwrite') left -= 1
      if (mode === 'readwrite' && left === 0) inTurns(wait, cut)
      return transaction as unknown as ReturnType<typeof core.transaction>
    },
  })
  db.use({ stack: 'dbcore', name: 'cut', create })
  return {
    cutAfter(writes, turns) {
      ;[left, wait] = [writes, turns]
      return happens
    },
    cut,
    isCut: () => isCut,
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
