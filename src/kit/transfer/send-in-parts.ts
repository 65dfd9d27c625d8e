// Writes a list that is too long for one call in several, as one change; where one of them fails, what was written is taken back.
// @chunk transfer
// @offline later
import type { CallAnswer, CallInput, Endpoint } from '#contract/define-api.ts'
import type { Called } from '#platform/api/answer.ts'
import type { Follow } from './in-parts.ts'
import { type Send, TransferError, transfer } from './transfer.ts'

/** Few enough that something moves. */
const AT_ONCE = 1000

export interface PartsOptions {
  /** Which of the body's lists is cut. */
  readonly list: string
  readonly follow?: Follow | undefined
  readonly send: Send
  /** @param done how many are written */
  readonly onProgress?: (done: number) => void
}

/**
 * @returns the answers together: lists one behind the other, true where one of them is
 */
export async function sendInParts<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { list, follow, send, onProgress = () => undefined }: PartsOptions,
): Promise<Called<CallAnswer<E>>> {
  const { body } = input as { body: Record<string, readonly unknown[]> }
  const items = body[list] ?? []
  const answers: unknown[] = []
  let before: readonly unknown[] = []
  try {
    const { changeId } = await transfer(
      ({ write, writeAll }) =>
        writeAll(items, AT_ONCE, async (part) => {
          const followed = before.length > 0 ? follow?.(before) : undefined
          before = part
          const some = { ...(input as object), body: { ...body, ...followed, [list]: part } }
          answers.push(await write(endpoint, some as CallInput<E>))
        }),
      { send, signal: new AbortController().signal, onProgress },
    )
    return { answer: answers.reduce(together) as CallAnswer<E>, changeId }
  } catch (error) {
    throw causeOf(error)
  }
}

/** @returns how many were done in all */
export async function sendUntilNone<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  send: Send,
): Promise<Called<CallAnswer<E>>> {
  let all = 0
  try {
    const { changeId } = await transfer(
      async ({ write }) => {
        for (let done = 1; done > 0; all += done) done = Number(await write(endpoint, input))
      },
      { send, signal: new AbortController().signal, onProgress: () => undefined },
    )
    return { answer: all as unknown as CallAnswer<E>, changeId }
  } catch (error) {
    throw causeOf(error)
  }
}

/** Of what was taken back. */
const causeOf = (error: unknown): unknown =>
  error instanceof TransferError && error.left === undefined ? error.cause : error

function together(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other]
  if (typeof one === 'boolean' && typeof other === 'boolean') return one || other
  if (isPlain(one) && isPlain(other))
    return Object.fromEntries(Object.keys(other).map((key) => [key, together(one[key], other[key])]))
  return other
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
