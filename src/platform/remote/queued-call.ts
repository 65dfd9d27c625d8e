// A write to a portal's server that may happen later as well as now: it goes through the outbox, and its caller learns whether it waits.
import { type CallAnswer, type CallInput, type Endpoint, parseAnswer } from '#contract/define-api.ts'
import type { Called } from '#platform/api/answer.ts'
import type { DoorOptions } from '#platform/api/device-door.ts'
import { ApiError } from '#platform/api/errors.ts'
import { pageState } from '#platform/page-state.ts'
import { currentUserId } from './owner-id.ts'
import { callRemote } from './remote-call.ts'
import { pathOf } from './remote-request.ts'

/** ms, then the caller learns that the write waits. Exported for tests: a slow machine takes longer. @internal */
export const writePatience = pageState(3000)

/** @throws {ApiError} {NoAnswerError} {OfflineError} {BadAnswerError} */
export async function callOrQueue<E extends Endpoint>(
  portalUrl: string,
  endpoint: E,
  input: CallInput<E>,
  options: DoorOptions,
): Promise<Called<CallAnswer<E>>> {
  const { idempotencyKey = crypto.randomUUID() } = options
  const userId = await currentUserId()
  const called = userId !== undefined && (await queued(userId, endpoint, input, idempotencyKey, options.signal))
  return called || callRemote(portalUrl, endpoint, input, { ...options, idempotencyKey })
}

/** @returns undefined where nothing can be stored on this device: it is then sent like any other. */
async function queued<E extends Endpoint>(
  userId: string,
  endpoint: E,
  input: CallInput<E>,
  idempotencyKey: string,
  signal: AbortSignal | undefined,
): Promise<Called<CallAnswer<E>> | undefined> {
  const outbox = (await import('#platform/offline/outbox-here.ts')).openOutbox()
  // Who has left meanwhile leaves nothing, and who has come sends nothing of theirs.
  signal?.throwIfAborted()
  const patience = navigator.onLine ? writePatience.read() : 0
  const write = { userId, endpoint, input, path: pathOf(endpoint, input), idempotencyKey }
  let outcome: Awaited<ReturnType<typeof outbox.write>>
  try {
    outcome = await outbox.write(write, Date.now() + patience)
  } catch {
    return undefined
  }
  const { id, reply } = outcome
  if (!reply) return { answer: { queued: true, clientId: id } as CallAnswer<E>, changeId: undefined }
  if (reply.status >= 300) throw new ApiError(endpoint, reply.status, reply.body)
  return {
    answer: parseAnswer(endpoint, reply.status, reply.body) as CallAnswer<E>,
    changeId: undefined,
    savedAt: null,
  }
}
