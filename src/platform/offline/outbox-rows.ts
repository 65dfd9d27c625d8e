// The state of a queued write, and its transitions by a reply: pure, so that tests can try a thousand schedules.
import type { Method } from '#contract/define-api.ts'

/** `done` stays only until whoever waits for the answer has read it. */
export type OutboxState = 'waiting' | 'sending' | 'needs-you' | 'done'

export interface OutboxRow {
  /** The order of acts on this device. Given by the store. */
  readonly seq: number
  /** The caller's `clientId`. */
  readonly id: string
  /** Whose act it is: sent, seen and counted for nobody else. */
  readonly userId: string
  /** Where it goes, and nowhere else: the portal that the person was signed in to (`portalOf`). Given by the store. */
  readonly portal: string
  /** ms since the epoch: when the person did it. */
  readonly at: number
  readonly api: string
  readonly endpoint: string
  readonly method: Method
  /** Below the portal's base, with its query. */
  readonly path: string
  /** JSON, and files where it is a form. */
  readonly body?: unknown
  /** What it is about. Writes about one thing are sent in order; see `concernSame`. */
  readonly entity: string
  readonly idempotencyKey: string
  readonly state: OutboxState
  readonly attempts: number
  /** ms since the epoch: not sent before. */
  readonly nextAt: number
  /** ms since the epoch: until then the caller waits for the answer, and it is no news for the person. */
  readonly awaitedUntil: number
  readonly problem?: OutboxProblem
  readonly reply?: PortalReply
}

/** A row without the fields that the store adds. */
export type NewRow = Omit<OutboxRow, 'seq' | 'portal'>

export interface OutboxProblem {
  /** `network`: no answer. `server`: it could not, for now. `sign-in`: it wants a new session. `refused`: never like this. `conflict`: changed elsewhere meanwhile. */
  readonly kind: 'network' | 'server' | 'sign-in' | 'refused' | 'conflict'
  readonly status?: number
  /** The portal's message: a key or a text. */
  readonly message?: string
  /** What the portal holds, where it answered so with a conflict. */
  readonly current?: unknown
  readonly body?: unknown
}

export interface PortalReply {
  readonly status: number
  readonly body: unknown
  /** ms: the portal wants no retry before. */
  readonly retryAfter?: number
}

export type RowChange = Partial<Pick<OutboxRow, 'state' | 'nextAt' | 'problem' | 'reply'>>

/** ms before the second try; doubled with each further one. */
const FIRST_WAIT_MS = 2000
/** ms: no wait is longer, whatever the portal requests and however often it failed. @internal */
export const LONGEST_WAIT_MS = 5 * 60_000

/** Portal spec §8: this error signs the person out. */
const UNKNOWN_PERSON = 'error.server.notfound.msg.talent'

/** Whether two writes must keep their order: they are about one thing, or one of them is about the whole of which the other is a part. */
export const concernSame = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

/** Whether its time has come. A time further away than any wait comes from a clock that was wrong. */
export const isDue = ({ nextAt }: OutboxRow, now: number): boolean => nextAt <= now || nextAt > now + LONGEST_WAIT_MS

/**
 * The next write to send: the first that waits, is due, and has no unfinished one before it about the same thing.
 * @param rows the unfinished ones of one person, in order
 */
export function nextToSend(rows: readonly OutboxRow[], now: number): OutboxRow | undefined {
  return rows.find(
    (row, index) =>
      row.state === 'waiting' &&
      isDue(row, now) &&
      !rows.slice(0, index).some(({ entity }) => concernSame(entity, row.entity)),
  )
}

/** @param reply undefined where none came */
export function afterReply(
  row: OutboxRow,
  reply: PortalReply | undefined,
  { now, random }: { readonly now: number; readonly random: () => number },
): RowChange {
  if (!reply) return again(row, { kind: 'network' }, now, random)
  const { status, body } = reply
  // What should be deleted and is not there any more has been deleted.
  const isDone = (status >= 200 && status < 300) || (row.method === 'DELETE' && (status === 404 || status === 410))
  if (isDone) return { state: 'done', reply, problem: undefined }
  const problem = { status, message: textIn(body, 'message') ?? textIn(body, 'error'), body }
  if (status === 401 || problem.message === UNKNOWN_PERSON)
    return { state: 'waiting', nextAt: now, problem: { ...problem, kind: 'sign-in' } }
  if (status === 409 || status === 412) {
    return { state: 'needs-you', problem: { ...problem, kind: 'conflict', current: fieldOf(body, 'current') } }
  }
  if (status < 400 || status >= 500 || [408, 425, 429].includes(status)) {
    return again(row, { ...problem, kind: 'server' }, now, random, reply.retryAfter)
  }
  return { state: 'needs-you', problem: { ...problem, kind: 'refused' } }
}

/** Later and later, and not all devices at once. */
function again(row: OutboxRow, problem: OutboxProblem, now: number, random: () => number, minimum = 0): RowChange {
  const wait = FIRST_WAIT_MS * 2 ** Math.min(row.attempts - 1, 20) * (0.5 + random() / 2)
  return { state: 'waiting', problem, nextAt: now + Math.min(Math.max(wait, minimum), LONGEST_WAIT_MS) }
}

/**
 * The act once more: mine, after a conflict, upon what the portal holds now, or with what the person has mended in it. It is another request, so it has another
 * key.
 * @param idempotencyKey a new one
 */
export function insistOn(
  { body: before, problem }: OutboxRow,
  idempotencyKey: string,
  body: unknown = before,
): RowChange & Pick<OutboxRow, 'body' | 'idempotencyKey' | 'attempts'> {
  const version = fieldOf(problem?.current, 'version')
  const isVersioned = fieldOf(body, 'version') !== undefined && version !== undefined
  return {
    state: 'waiting',
    nextAt: 0,
    attempts: 0,
    problem: undefined,
    idempotencyKey,
    body: isVersioned ? { ...(body as object), version } : body,
  }
}

/** Whether a body is to be sent as a form: it has a file in it. */
export const holdsFile = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function textIn(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name)
  return typeof field === 'string' ? field : undefined
}
