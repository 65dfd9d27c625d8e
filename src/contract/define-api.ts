// defineApi(): a domain's endpoints as one typed table. The back end, the typed client, query keys and invalidation all derive from it.
// @chunk forms
import type * as z from './zod.ts'

/** The header in which the answer to a write carries the id of its change, by which it can be undone (shell/changes.ts). */
export const CHANGE_ID_HEADER = 'x-change-id'

/** The idempotency key of one of the calls that an act takes: what all of them changed is one change, listed and undone together. */
export const keyOfPart = (act: string, part: number): string => `${act}#${part}`

/** Which act a key is of; undefined where it is of a call by itself. */
export const actOfKey = (key = ''): string | undefined => key.slice(0, Math.max(0, key.lastIndexOf('#'))) || undefined

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Where a domain is answered: `local`, always on this device; `portal`, by the portal's server, or by the demo portal where none is configured. */
export type Lane = 'local' | 'portal'

type Schema = z.ZodMiniType

export interface EndpointShape {
  readonly method: Method
  /** Below the lane's base, without a leading slash; path parameters in braces: `career/jobs/{jobId}`. */
  readonly path: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** `form`: multipart form data, whose fields are texts and `z.file()`s. Default: JSON. */
  readonly bodyType?: 'json' | 'form'
  /** `file`: a success answers a file's bytes, with its type and name; its shape is `z.file()`. Default: JSON. */
  readonly answerType?: 'json' | 'file'
  /** The shape of the answer's body by status. */
  readonly answers: { readonly [status: number]: Schema }
  /** `write` changes stored data (one transaction, idempotency, change log, invalidation). Default: GET reads, the others write. */
  readonly effect?: 'read' | 'write'
  /** The other domains whose answers depend on what this write changes: they are read again with its own. */
  readonly touches?: readonly string[]
  /** Answers without a token. */
  readonly open?: boolean
  /**
   * A write to the portal without a network: `queue` keeps it and sends it later, in order, once; the caller gets `Queued`. Only for what may happen
   * later as well as now. Default: `refuse`, told before it is tried.
   */
  readonly offline?: 'queue' | 'refuse'
  /** The last answer is stored for its person's next start, which shows it until the next one is there: for what a screen lists, not for what a form begins with. */
  readonly persist?: boolean
}

export type Endpoint<Shape extends EndpointShape = EndpointShape> = Shape & {
  readonly api: string
  readonly name: string
  readonly lane: Lane
  readonly effect: 'read' | 'write'
}

export interface Api<Shapes extends Record<string, EndpointShape> = Record<string, EndpointShape>> {
  readonly name: string
  readonly lane: Lane
  readonly endpoints: { readonly [Name in keyof Shapes]: Endpoint<Shapes[Name]> }
}

type Part<Key extends string, S> = S extends Schema ? { [K in Key]: z.input<S> } : unknown
type Parsed<Key extends string, S> = S extends Schema ? { [K in Key]: z.output<S> } : unknown

/** What a caller passes: `{ params, query, body }`, only the parts that the endpoint has. */
export type CallInput<E extends EndpointShape> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** What a handler receives: the same parts, parsed. */
export type HandlerInput<E extends EndpointShape> = Parsed<'params', E['params']> &
  Parsed<'query', E['query']> &
  Parsed<'body', E['body']>

type SuccessStatus = 200 | 201 | 202 | 204

/** The body of a successful answer. */
export type AnswerOf<E extends EndpointShape> = {
  [S in keyof E['answers']]: S extends SuccessStatus
    ? E['answers'][S] extends Schema
      ? z.output<E['answers'][S]>
      : never
    : never
}[keyof E['answers']]

/** What a caller gets in place of an answer where a write waits to be sent (portal API, B: 202). */
export interface Queued {
  readonly queued: true
  /** Under which the write is listed until it is sent. */
  readonly clientId: string
}

/** What a call resolves to. */
export type CallAnswer<E extends EndpointShape> =
  | AnswerOf<E>
  | (E extends { readonly offline: 'queue' } ? Queued : never)

/** The body of the answer with one status. */
export type BodyOf<E extends EndpointShape, Status extends keyof E['answers']> = E['answers'][Status] extends Schema
  ? z.output<E['answers'][Status]>
  : never

/**
 * Describes the endpoints of one domain.
 * @param name the domain's word, as everywhere: the first part of every query key and what other tabs are told.
 */
export function defineApi<const Shapes extends Record<string, EndpointShape>>(
  name: string,
  lane: Lane,
  shapes: Shapes,
): Api<Shapes> {
  const endpoints = Object.fromEntries(
    Object.entries(shapes).map(([endpointName, shape]) => [
      endpointName,
      { effect: shape.method === 'GET' ? 'read' : 'write', ...shape, api: name, name: endpointName, lane },
    ]),
  )
  return { name, lane, endpoints: endpoints as Api<Shapes>['endpoints'] }
}

/** The same domain with further endpoints: what its first screen has no use for comes with the parts that call it. */
export function extendApi<
  Known extends Record<string, EndpointShape>,
  const Shapes extends Record<string, EndpointShape>,
>({ name, lane, endpoints }: Api<Known>, shapes: Shapes): Api<Known & Shapes> {
  return { name, lane, endpoints: { ...endpoints, ...defineApi(name, lane, shapes).endpoints } } as Api<Known & Shapes>
}

export interface RawInput {
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  /** Parsed JSON or the form's fields, or undefined where the request had no body. */
  readonly body: unknown
}

/**
 * Parses a request's parts with the endpoint's shapes. Unknown fields are dropped.
 * @throws {BadInputError} naming the first field that is wrong.
 */
export function parseInput<E extends EndpointShape>(endpoint: E, raw: RawInput): HandlerInput<E> {
  const parsed: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(raw[part])
    if (!result.success) throw new BadInputError(part, result.error.issues[0])
    parsed[part] = result.data
  }
  return parsed as HandlerInput<E>
}

/** A request that does not fit its endpoint. Answered with 400 `{ error }` and nothing written. */
export class BadInputError extends Error {
  constructor(part: string, issue?: { readonly path: readonly PropertyKey[]; readonly message: string }) {
    super([part, ...(issue?.path ?? [])].join('.') + (issue?.message ? `: ${issue.message}` : ''))
    this.name = 'BadInputError'
  }
}

/**
 * Parses an answer's body with the shape that the contract gives for its status.
 * @throws {BadAnswerError} where the status is not in the contract or the body has another shape.
 */
export function parseAnswer(endpoint: Endpoint, status: number, body: unknown): unknown {
  const schema = endpoint.answers[status]
  const result = schema?.safeParse(body)
  if (!result?.success) throw new BadAnswerError(endpoint, status, result?.error?.issues[0])
  return result.data
}

/** An answer that does not keep the contract. */
export class BadAnswerError extends Error {
  constructor(
    endpoint: Endpoint,
    status: number,
    issue?: { readonly path: readonly PropertyKey[]; readonly message: string },
  ) {
    super(
      `${endpoint.method} ${endpoint.path} answered ${status}: ${issue ? `${issue.path.join('.')} ${issue.message}` : 'not in its contract'}`,
    )
    this.name = 'BadAnswerError'
  }
}
