// What of an answer is not as the contract has it: its status, its headers, its body.
import type { Endpoint } from '#contract/define-api.ts'
import { type Came, SENT_HEADERS } from './ask.ts'

/** One thing that is not as the contract has it. */
export interface Difference {
  /** What was requested: `without a token`. */
  readonly when: string
  readonly wanted: string
  readonly came: string
}

type Mismatch = Pick<Difference, 'wanted' | 'came'>

/** What a call answers when it is done. */
export const successes = ({ answers }: Endpoint): number[] =>
  Object.keys(answers)
    .map(Number)
    .filter((status) => status < 300)

/** Where there is nothing at the path, or nothing with this method: an answer that no call of the contract gives. */
export function isAbsent({ answers }: Endpoint, { status, body }: Came): boolean {
  if (status === 405 || status === 501) return true
  return status === 404 && !answers[404]?.safeParse(body).success
}

export function differencesIn(
  endpoint: Endpoint,
  came: Came,
  statuses: readonly number[],
  origin?: string,
): Mismatch[] {
  const wanted = statuses.join(' or ')
  if (came.failure !== undefined) return [{ wanted, came: came.failure }]
  if (!statuses.includes(came.status)) return [{ wanted, came: statusOf(came) }, ...corsOf(came, origin)]
  return [...typeOf(endpoint, came), ...bodyOf(endpoint, came), ...corsOf(came, origin)]
}

/** A status with the beginning of what came with it. */
function statusOf({ status, headers, body, isEmpty }: Came): string {
  const location = headers.get('location')
  if (status >= 300 && status < 400) return `${status} to ${location}, and Cairn follows no redirect`
  return isEmpty || body instanceof File ? `${status}` : `${status} ${shortened(body)}`
}

/** The beginning of what came, without what nobody should read. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, (key, part) => (SECRETS.has(key) ? '…' : part))
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}

const SECRETS = new Set(['accessToken', 'token', 'password'])

function typeOf({ answerType }: Endpoint, { status, headers, isEmpty, isJson }: Came): Mismatch[] {
  const type = headers.get('content-type') ?? ''
  if (status < 300 && answerType === 'file') {
    return type === '' || /^text\/html\b/.test(type)
      ? [{ wanted: 'the type of the file', came: type || 'no type' }]
      : []
  }
  if (isEmpty) return []
  if (!isJson) return [{ wanted: 'JSON', came: type || 'no type' }]
  if (!/[/+]json\b/.test(type)) return [{ wanted: 'content-type: application/json', came: type || 'no type' }]
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? []
  return charset.toLowerCase() === 'utf-8' ? [] : [{ wanted: 'UTF-8', came: charset }]
}

function bodyOf(endpoint: Endpoint, { status, body, isEmpty, isJson }: Came): Mismatch[] {
  const shape = endpoint.answers[status]
  // Of every operation, so no endpoint of the contract names it.
  if (status === 400 && hasText(body, 'error')) return []
  if (status === 422) return hasText(body, 'error') || hasText(body, 'message') ? [] : [refusalWanted(body)]
  if (!shape) return hasText(body, 'error') ? [] : [refusalWanted(body)]
  if (!isEmpty && !isJson && !(body instanceof File)) return []
  const { error } = shape.safeParse(isEmpty && !(body instanceof File) ? '' : body)
  if (!error || (isEmpty && shape.safeParse(undefined).success)) return []
  return error.issues.slice(0, 3).map(({ path, message }) => ({
    wanted: `${['body', ...path].join('.')}: ${message}`,
    came: shortened(path.reduce<unknown>((at, key) => Object(at)[key], body) ?? 'nothing'),
  }))
}

const hasText = (body: unknown, name: string): boolean => typeof Object(body)[name] === 'string'

const refusalWanted = (body: unknown): Mismatch => ({
  wanted: '{ "error": "…" } or { "message": "…", "status": … }',
  came: shortened(body) || 'an empty body',
})

function corsOf({ headers }: Came, origin: string | undefined): Mismatch[] {
  if (origin === undefined) return []
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === origin || allowed === '*') return []
  return [{ wanted: `access-control-allow-origin: ${origin}`, came: allowed ?? 'none' }]
}

/** Read from answers to another origin, which a browser hides where the server does not name them. */
export function hiddenHeaders(
  { effect, answerType }: Endpoint,
  { status, headers }: Came,
  origin?: string,
): Mismatch[] {
  if (origin === undefined || status === 0 || status >= 300) return []
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  // A busy server cannot be had on demand, so each write is to expose what such an answer would carry.
  const read = [
    ...(effect === 'write' ? ['retry-after'] : []),
    ...(answerType === 'file' ? ['content-disposition'] : []),
  ]
  const hidden = exposed.includes('*') ? [] : read.filter((name) => !exposed.includes(name))
  if (hidden.length === 0) return []
  return [{ wanted: `access-control-expose-headers: ${hidden.join(', ')}`, came: exposed.join(', ') || 'none' }]
}

/** Of an answer to a CORS preflight. */
export function differencesBefore({ method }: Endpoint, came: Came, origin: string): Mismatch[] {
  if (came.failure !== undefined) return [{ wanted: '204', came: came.failure }]
  if (came.status >= 300) return [{ wanted: '200 or 204', came: statusOf(came) }]
  const listed = (name: string) => (came.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
  const methods = listed('access-control-allow-methods')
  const headers = listed('access-control-allow-headers')
  const isSimple = method === 'GET' || method === 'POST'
  const hasMethod = isSimple || methods.includes(method.toLowerCase()) || methods.includes('*')
  // `*` stands for every header but this one.
  const lacking = SENT_HEADERS.filter(
    (name) => !headers.includes(name) && !(headers.includes('*') && name !== 'authorization'),
  )
  return [
    ...corsOf(came, origin),
    ...(hasMethod ? [] : [{ wanted: `access-control-allow-methods: ${method}`, came: methods.join(', ') || 'none' }]),
    ...(lacking.length === 0
      ? []
      : [{ wanted: `access-control-allow-headers: ${lacking.join(', ')}`, came: headers.join(', ') || 'none' }]),
  ]
}
