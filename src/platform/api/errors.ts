// What a call can fail with, and the error catalogue (portal spec §8) as a table. Thrown by call.ts, read by screens and the query client.
import type { Endpoint } from '#contract/define-api.ts'

/** An answer other than a success. `body` is what came, parsed where it was JSON. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly endpoint: Endpoint
  /** The token had just been renewed for this call. */
  readonly wasRenewed: boolean

  constructor(endpoint: Endpoint, status: number, body: unknown, wasRenewed = false) {
    super(messageOf(body) ?? `${endpoint.method} ${endpoint.path} answered ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.endpoint = endpoint
    this.wasRenewed = wasRenewed
  }
}

/** No answer at all: the device's back end or the portal could not be reached. */
export class NoAnswerError extends Error {
  constructor(endpoint: Endpoint, cause: unknown) {
    super(`${endpoint.method} ${endpoint.path} got no answer`, { cause })
    this.name = 'NoAnswerError'
  }
}

/** No answer, since there is no network: trying again before there is one is in vain. */
export class OfflineError extends NoAnswerError {
  override readonly name = 'OfflineError'
}

/** `reload` comes after `sign-out`. */
export type ErrorEffect = 'sign-out' | 'reload' | 'toast'

interface CatalogueRow {
  readonly when: (error: ApiError) => boolean
  readonly effect: ErrorEffect
}

const isAuth = ({ endpoint }: ApiError) => endpoint.path.startsWith('auth/')

/** Portal spec §8. Every row that fits takes effect; the error is passed on in any case. */
const CATALOGUE: readonly CatalogueRow[] = [
  { when: (error) => error.status === 401 && !isAuth(error), effect: 'sign-out' },
  { when: (error) => error.status === 401 && !isAuth(error) && error.wasRenewed, effect: 'reload' },
  { when: (error) => messageOf(error.body) === 'error.server.notfound.msg.talent', effect: 'sign-out' },
  {
    when: (error) => (error.status === 400 || error.status === 401) && messageOf(error.body) !== undefined,
    effect: 'toast',
  },
]

export const effectsOf = (error: ApiError): ErrorEffect[] => [
  ...new Set(CATALOGUE.filter(({ when }) => when(error)).map(({ effect }) => effect)),
]

/** The message that an answer carries, if it carries one: `{ message }` from a portal, `{ error }` from the device. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { message, error } = body as { message?: unknown; error?: unknown }
  if (typeof message === 'string') return message
  return typeof error === 'string' ? error : undefined
}
