// The error catalogue (portal spec §8) as a table, pure. Applied by refusals.ts.
// @chunk refusals
import { messageOf } from './errors.ts'

/** `reload` comes after `sign-out`. */
export type ErrorEffect = 'sign-out' | 'reload' | 'toast'

/** What the catalogue needs of a refusal: an ApiError has it, and so has an answer to the outbox. */
export interface Refused {
  readonly status: number
  readonly body: unknown
  readonly endpoint: { readonly path: string }
  /** The Authorization header that was refused. */
  readonly sentWith?: string | undefined
}

interface CatalogueRow {
  readonly when: (refused: Refused, wasRenewed: boolean) => boolean
  readonly effect: ErrorEffect
}

/** By the path that was called: its query makes no difference. */
export const isAuth = ({ endpoint }: Refused) => endpoint.path.startsWith('auth/')

/** Portal spec §8. Every row that fits takes effect; the error is passed on in any case. */
const CATALOGUE: readonly CatalogueRow[] = [
  { when: (refused) => refused.status === 401 && !isAuth(refused), effect: 'sign-out' },
  { when: (refused, wasRenewed) => refused.status === 401 && !isAuth(refused) && wasRenewed, effect: 'reload' },
  { when: ({ body }) => messageOf(body) === 'error.server.notfound.msg.talent', effect: 'sign-out' },
  {
    when: ({ status, body }) => (status === 400 || status === 401) && messageOf(body) !== undefined,
    effect: 'toast',
  },
]

/** @param wasRenewed the refused token had come in time for one that was about to end */
export const effectsOf = (refused: Refused, wasRenewed: boolean): ErrorEffect[] => [
  ...new Set(CATALOGUE.filter(({ when }) => when(refused, wasRenewed)).map(({ effect }) => effect)),
]
