// Chooses who answers a call: the device's back end, the portal's server, or the outbox, which sends it later. The lock, renewals and the effects of a refusal
// are in call.ts.
// @chunk forms
import type { CallAnswer, CallInput, Endpoint } from '#contract/define-api.ts'
import { loadConfig } from '#platform/config.ts'
import type { Called } from './answer.ts'
import { callDevice, type DoorOptions } from './device-door.ts'

/** @throws {ApiError} {NoAnswerError} {BadAnswerError} {OfflineError} as `call` does */
export async function throughDoor<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: DoorOptions,
): Promise<Called<CallAnswer<E>>> {
  const { portalUrl } = endpoint.lane === 'portal' ? await loadConfig() : {}
  if (!portalUrl) return callDevice(endpoint, input, options)
  if (endpoint.effect === 'write' && endpoint.offline === 'queue') {
    const { callOrQueue } = await import('#platform/remote/queued-call.ts')
    return callOrQueue(portalUrl, endpoint, input, options)
  }
  const { callRemote } = await import('#platform/remote/remote-call.ts')
  return callRemote(portalUrl, endpoint, input, options)
}
