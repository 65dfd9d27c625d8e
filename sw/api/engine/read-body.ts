// Reads a request's body within bounds, refusing what could do harm.
import { BadInputError } from '#contract/define-api.ts'

/** bytes */
const LARGEST = 1_000_000
/** bytes of a form with the files in it */
const LARGEST_FORM = 64_000_000
const DEEPEST = 20
const JSON_TYPE = /^application\/json(?:;|$)/i
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * A body of JSON, which says that it is: a form of another site can send the same text, but not under that type.
 * @throws {BadInputError} where it is no JSON, too large, too deep, or names a prototype.
 */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > LARGEST) throw tooLarge(LARGEST)
  const text = new TextDecoder().decode(bytes)
  if (text === '') return undefined
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? ''))
    throw new BadInputError('body', { path: [], message: 'not sent as application/json' })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadInputError('body', { path: [], message: 'not JSON' })
  }
  refuseHarm(value)
  return value
}

/**
 * A form's fields: texts, and files. A field that is sent several times is an array.
 * @throws {BadInputError} where the body is no form, or too large.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_FORM) throw tooLarge(LARGEST_FORM)
  const form = await request.formData().catch(() => {
    throw new BadInputError('body', { path: [], message: 'not form data' })
  })
  const fields: Record<string, unknown> = {}
  let size = 0
  for (const name of new Set(form.keys())) {
    if (FORBIDDEN.has(name)) throw new BadInputError('body', { path: [name], message: 'not allowed' })
    const values = form.getAll(name)
    for (const value of values) size += typeof value === 'string' ? value.length : value.size
    fields[name] = values.length > 1 ? values : values[0]
  }
  if (size > LARGEST_FORM) throw tooLarge(LARGEST_FORM)
  return fields
}

const tooLarge = (limit: number) => new BadInputError('body', { path: [], message: `larger than ${limit} bytes` })

/**
 * What distinguishes one request from another under the same idempotency key, as a digest: nothing of a body can be read from it. Passwords and tokens are left
 * out of it besides, since a digest of so little can be guessed.
 */
export async function fingerprintOf(method: string, path: string, body: unknown): Promise<string> {
  return digest(new TextEncoder().encode(JSON.stringify([method, path, await plain(body)])))
}

const SECRETS = new Set(['password', 'token', 'accessToken', 'captchaToken'])

/** Files are represented by their name, size, type and digest. */
async function plain(body: unknown): Promise<unknown> {
  if (body instanceof Blob) return [(body as File).name, body.size, body.type, await digest(await body.arrayBuffer())]
  if (typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return Promise.all(body.map(plain))
  const visible = Object.entries(body).filter(([key]) => !SECRETS.has(key))
  return Object.fromEntries(await Promise.all(visible.map(async ([key, value]) => [key, await plain(value)])))
}

async function digest(bytes: BufferSource): Promise<string> {
  const digested = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digested, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @throws {BadInputError} where a value from outside is too deep, or names a prototype. */
export function refuseHarm(value: unknown, depth = 1): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST) throw new BadInputError('body', { path: [], message: 'too deep' })
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) throw new BadInputError('body', { path: [key], message: 'not allowed' })
    refuseHarm((value as Record<string, unknown>)[key], depth + 1)
  }
}
