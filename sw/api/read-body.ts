// Reads a request's JSON body within bounds, refusing what could do harm. Used by index.ts.
import { BadInputError } from '#contract/define-api.ts'

/** bytes */
const LARGEST = 1_000_000
const DEEPEST = 20
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** @throws {BadInputError} where the body is no JSON, too large, too deep, or names a prototype. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > LARGEST) throw new BadInputError('body', { path: [], message: `larger than ${LARGEST} bytes` })
  const text = new TextDecoder().decode(bytes)
  if (text === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadInputError('body', { path: [], message: 'not JSON' })
  }
  refuseHarm(value, 1)
  return value
}

function refuseHarm(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST) throw new BadInputError('body', { path: [], message: 'too deep' })
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) throw new BadInputError('body', { path: [key], message: 'not allowed' })
    refuseHarm((value as Record<string, unknown>)[key], depth + 1)
  }
}
