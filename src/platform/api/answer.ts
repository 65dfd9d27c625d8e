// The answer to a call: its body read, checked against the contract, or thrown as an error.
// @chunk forms
import { type AnswerOf, BadAnswerError, CHANGE_ID_HEADER, type Endpoint, parseAnswer } from '#contract/define-api.ts'
import { ApiError } from './errors.ts'

export interface Called<Answer> {
  readonly answer: Answer
  /** The id by which a write can be undone. */
  readonly changeId: string | undefined
  /** Where a portal is configured: the date (ms since the epoch) of the copy used for its answer, or null for its answer. */
  readonly savedAt?: number | null
  /** The portal's answer that was too late, where a copy is used for it and it still comes. */
  readonly later?: Promise<Answer | undefined>
}

/** @param sentWith the Authorization header. @throws {ApiError} {BadAnswerError} */
export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
  sentWith: string | undefined,
): Promise<Called<AnswerOf<E>>> {
  const isFile = response.ok && endpoint.answerType === 'file'
  const body = isFile ? await (await import('./files.ts')).fileOf(response) : await bodyOf(response)
  if (!response.ok) throw new ApiError(endpoint, response.status, body, sentWith)
  return {
    answer: (await checked(endpoint, response.status, body)) as AnswerOf<E>,
    changeId: response.headers.get(CHANGE_ID_HEADER) ?? undefined,
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The device's own back end is this build's and is checked by tests; what crosses a network is checked here. */
const checked = (endpoint: Endpoint, status: number, body: unknown): unknown =>
  import.meta.env.DEV || endpoint.lane === 'portal' ? answerIn(endpoint, status, body) : body

/** A body by the contract; of what is read from a portal without the entries that do not fit. @throws {BadAnswerError} */
export async function answerIn(endpoint: Endpoint, status: number, body: unknown): Promise<unknown> {
  try {
    return parseAnswer(endpoint, status, body)
  } catch (error) {
    const isRead = endpoint.lane === 'portal' && endpoint.method === 'GET'
    if (!isRead || !(error instanceof BadAnswerError)) throw error
    return (await import('./read-entries.ts')).readEntries(endpoint, status, body, error)
  }
}
