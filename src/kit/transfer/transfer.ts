// transfer(): many things written in as many calls as it takes, as one change. Where it fails or is stopped on the way, what was written is taken back.
// @chunk transfer
// @offline later
import { type AnswerOf, type CallAnswer, type CallInput, type Endpoint, keyOfPart } from '#contract/define-api.ts'
import { undoApi } from '#contract/shell/undo.ts'
import type { Called } from '#platform/api/answer.ts'
import { batchesOf } from './batches.ts'

/** As callForChange(). */
export type Send = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { readonly idempotencyKey: string },
) => Promise<Called<CallAnswer<E>>>

export interface Writer {
  /** One call. */
  write<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>>
  /** A list, in parts that a call takes, one after the other. Each thing written counts for the progress. @param most as many as a call takes */
  writeAll<Item>(items: readonly Item[], most: number, write: (part: Item[]) => Promise<unknown>): Promise<void>
}

export interface TransferOptions {
  readonly send: Send
  /** Stops it before its next call. */
  readonly signal: AbortSignal
  /** @param done how many things are written */
  readonly onProgress: (done: number) => void
}

export interface Transferred {
  /** By which all of it is undone; undefined where nothing was changed. */
  readonly changeId: string | undefined
  /** The domains that it changed. */
  readonly apis: readonly string[]
}

/** It was not written to the end, because of its `cause`. */
export class TransferError extends Error {
  readonly written: Transferred
  /** How many things remain because they could not be undone either; undefined where nothing does. */
  readonly left: number | undefined

  constructor(cause: unknown, written: Transferred, left: number | undefined) {
    super('Not everything was written', { cause })
    this.written = written
    this.left = left
  }
}

/**
 * @param work makes its calls one after the other
 * @throws {TransferError} where a call failed or the signal stopped it
 */
export async function transfer(
  work: (writer: Writer) => Promise<unknown>,
  { send, signal, onProgress }: TransferOptions,
): Promise<Transferred> {
  const act = crypto.randomUUID()
  const apis = new Set<string>()
  let changeId: string | undefined
  let [calls, done] = [0, 0]
  const write: Writer['write'] = async (endpoint, input) => {
    signal.throwIfAborted()
    calls += 1
    const called = await send(endpoint, input, { idempotencyKey: keyOfPart(act, calls) })
    for (const api of [endpoint.api, ...(endpoint.touches ?? [])]) apis.add(api)
    changeId = called.changeId ?? changeId
    return called.answer as AnswerOf<typeof endpoint>
  }
  const writeAll: Writer['writeAll'] = async (items, most, writePart) => {
    for (const part of batchesOf(items, most)) {
      await writePart(part)
      done += part.length
      onProgress(done)
    }
  }
  try {
    await work({ write, writeAll })
    signal.throwIfAborted()
    return { changeId, apis: [...apis] }
  } catch (cause) {
    const isBack = changeId === undefined || (await takeBack(changeId, send))
    throw new TransferError(cause, { changeId, apis: [...apis] }, isBack ? undefined : done)
  }
}

/** All of it by any of its changes: they are one act. */
async function takeBack(id: string, send: Send): Promise<boolean> {
  try {
    await send(undoApi.endpoints.undo, { body: { id } }, { idempotencyKey: crypto.randomUUID() })
    return true
  } catch {
    return false
  }
}
