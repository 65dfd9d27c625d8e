// Reads a request's body within bounds, refusing what could do harm. Used by index.ts.
import { BadInputError } from '#contract/define-api.ts'

/** bytes */
const LARGEST = 1_000_000
/** bytes of a form with the files in it */
const LARGEST_FORM = 64_000_000
const DEEPEST = 20
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** @throws {BadInputError} where the body is no JSON, too large, too deep, or names a prototype. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > LARGEST) throw tooLarge(LARGEST)
  const text = new TextDecoder().decode(bytes)
  if (text === '') return undefined
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

/** What tells one body from another: its JSON, files by their name, size, type and content. */
export async function fingerprintOf(body: unknown): Promise<unknown> {
  if (body instanceof Blob) {
    const digest = await crypto.subtle.digest('SHA-256', await body.arrayBuffer())
    return [(body as File).name, body.size, body.type, [...new Uint8Array(digest)].join(' ')]
  }
  if (typeof body !== 'object' || body === null) return body
  const parts = await Promise.all(Object.entries(body).map(async ([key, value]) => [key, await fingerprintOf(value)]))
  return Object.fromEntries(parts)
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
