// inParts(): sends a write whose body has a list of any length, such as everything that is selected: what is too much for one call goes in several, as one
// change. Given to useApiMutation.
// @chunk signed-in
import type { CallAnswer, CallInput, Endpoint } from '#contract/define-api.ts'
import type { Called } from '#platform/api/answer.ts'
import { callForChange } from '#platform/api/call.ts'

/** The names of the lists of a body. */
type ListOf<E extends Endpoint> =
  CallInput<E> extends { readonly body: infer Body }
    ? { [Key in keyof Body]: Body[Key] extends readonly unknown[] ? Key : never }[keyof Body] & string
    : never

export type Follow = (before: readonly unknown[]) => Record<string, unknown>

/** The most items of a selection that fit into a call. */
const FEW = 100

/** @param follow what of a body follows from the part before it */
export const inParts =
  <E extends Endpoint>(endpoint: E, list: ListOf<E>, follow?: Follow) =>
  async (input: CallInput<E>): Promise<Called<CallAnswer<E>>> => {
    const { body } = input as { body: Record<string, readonly unknown[]> }
    const { length } = body[list] ?? []
    if (length <= FEW) return callForChange(endpoint, input)
    const [{ sendInParts }, { showProgress: tellProgress }] = await Promise.all([
      import('./send-in-parts.ts'),
      import('./tell-progress.ts'),
    ])
    const { onProgress, end } = tellProgress(length)
    return sendInParts(endpoint, input, { list, follow, send: callForChange, onProgress }).finally(end)
  }

/** Sends a write that does only so much in a call, and answers how many it did, until nothing is left to do: as one change. Given to useApiMutation. */
export const untilNone =
  <E extends Endpoint>(endpoint: E) =>
  async (input: CallInput<E>): Promise<Called<CallAnswer<E>>> =>
    (await import('./send-in-parts.ts')).sendUntilNone(endpoint, input, callForChange)
