// Checks the values of config.json one by one: a wrong one is left out and reported in the console, the others count.
// @chunk refusals
import * as z from '#contract/zod.ts'
import type { Config } from './config.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A path of our own, or an address with one of the schemes; never with a name and password, which would be sent along in the open. */
const addressOf = (...schemes: readonly string[]) =>
  z.string().check(
    z.maxLength(2000),
    z.refine((text) => isAddress(text, schemes), `expected a path of this site, or an address: ${schemes.join(', ')}`),
  )

function isAddress(text: string, schemes: readonly string[]): boolean {
  if (/[\s\\#]/.test(text)) return false
  if (/^\/(?!\/)/.test(text)) return true
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (!schemes.includes(protocol) || username || password) return false
  // What is not encrypted would be blocked by the browser, without a word that helps.
  return protocol.endsWith('s:') || LOOPBACK.test(hostname) || globalThis.location?.protocol !== 'https:'
}

const Base = z.pipe(
  addressOf('https:', 'http:').check(z.refine((text) => !text.includes('?'), 'expected no question mark')),
  z.transform((url: string) => url.replace(/(?<!\/)\/+$/, '')),
)

const Key = z.string().check(z.minLength(1), z.maxLength(200))

const VALUES = {
  portalUrl: Base,
  liveUrl: addressOf('wss:', 'ws:'),
  liveDestination: z
    .string()
    .check(z.regex(/^\/[^\s\0]{1,500}$/, 'expected a destination such as /user/queue/notification')),
  captcha: z.object({
    scriptUrl: addressOf('https:', 'http:'),
    signUpKey: z.optional(Key),
    forgotPasswordKey: z.optional(Key),
  }),
} as const

/** @param text the file's JSON */
export function configOf(text: string): Config {
  const values = parseObject(text)
  const good: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(VALUES)) {
    if (values[name] === undefined) continue
    const result = schema.safeParse(values[name])
    if (result.success) good[name] = result.data
    else console.warn(`config.json: ${name} is left out: ${result.error.issues[0]?.message}`)
  }
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(VALUES, name)) console.warn(`config.json: ${name} is not known, and left out`)
  }
  return good
}

/** Which portal that is, by its origin; null for the demo portal. A path of our own is of this site, whatever its address. */
export const portalOf = ({ portalUrl }: Config): string | null =>
  portalUrl === undefined ? null : portalUrl.startsWith('/') ? '/' : new URL(portalUrl).origin

function parseObject(text: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(text)
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return { ...values }
  } catch {
    // Told of below.
  }
  console.warn('config.json is left out: it holds no object')
  return {}
}
