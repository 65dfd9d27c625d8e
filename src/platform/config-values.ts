// Checks the values of config.json one by one: a wrong one is left out and reported in the console, the others count.
// @chunk refusals
import * as z from '#contract/zod.ts'
import type { Config } from './config.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const HTTP = 'expected a path of this site, or an address with https:'
const WEB_SOCKET = 'expected a path of this site, or an address with wss:'

/** A path of our own, or an address; never with a name and password, which would be sent along in the open. */
const addressOf = (pattern: RegExp, expected: string) =>
  z.string().check(z.maxLength(2000), z.regex(pattern, expected), z.refine(isReachable, expected))

/** What is not encrypted would be blocked by the browser, without a word that helps. */
function isReachable(text: string): boolean {
  if (text.startsWith('/')) return true
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol.endsWith('s:') || LOOPBACK.test(hostname) || globalThis.location?.protocol !== 'https:'
}

const Key = z.string().check(z.minLength(1), z.maxLength(200))

/** public/config.schema.json has the same for editors and the build: `npm run config:schema`. */
export const VALUES = {
  /** The address of the portal’s server, such as `https://portal.example/api`, or a path of the same site, such as `/portal`. Without it, the demo portal answers. */
  portalUrl: z.pipe(
    addressOf(/^(?:\/(?!\/)|https?:\/\/[^\s\\#/?@]+(?=\/|$))[^\s\\#?]*$/, HTTP),
    z.transform((url: string) => url.replace(/(?<!\/)\/+$/, '')),
  ),
  /** The address of the live channel, such as `wss://portal.example/ws`, or a path of the same site. */
  liveUrl: addressOf(/^(?:\/(?!\/)|wss?:\/\/[^\s\\#/?@]+(?=[/?]|$))[^\s\\#]*$/, WEB_SOCKET),
  /** What is subscribed to for notifications, such as `/user/queue/notification`. `{userId}` in it is replaced by the person’s id. */
  liveDestination: z
    .string()
    .check(z.regex(/^\/[^\s\0]{1,500}$/, 'expected a destination such as /user/queue/notification')),
  /** The captcha of the forms that have a key. */
  captcha: z.object({
    /** The address of the captcha’s script, such as `https://captcha.example/api.js`. */
    scriptUrl: addressOf(/^(?:\/(?!\/)|https?:\/\/[^\s\\#/?@]+(?=[/?]|$))[^\s\\#]*$/, HTTP),
    /** The site key for signing up. */
    signUpKey: z.optional(Key),
    /** The site key for asking for a new password. */
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
    if (name !== '$schema' && !Object.hasOwn(VALUES, name))
      console.warn(`config.json: ${name} is not known, and left out`)
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
