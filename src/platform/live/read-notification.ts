// Parses the notifications of a portal's server, in its list or live: an invalid one is dropped alone.
// @chunk notifications
import { LiveNotification, type Notification } from '#contract/portal/notifications.ts'

type Read =
  | { readonly notification: Notification; readonly mended: readonly string[] }
  | { readonly notification?: undefined; readonly wrong: string }

/** @param userId whose it has to be, where it names its owner */
export function readNotification(value: unknown, userId?: string): Read {
  const mended: string[] = []
  const { success, data, error } = LiveNotification.safeParse(mend(value, mended))
  if (!success) return { wrong: `it is no notification: ${error.issues[0]?.path.join('.')}` }
  const { userId: whose, ...notification } = data
  if (whose !== undefined && userId !== undefined && whose !== userId) return { wrong: 'it is for somebody else' }
  return { notification, mended }
}

/** A date without its zone; a portal's clock is taken to be UTC's. */
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/

/** What servers write otherwise, and what can be meant by one thing only. */
function mend(value: unknown, mended: string[]): unknown {
  if (!isObject(value)) return value
  const { attributes, createdAt } = value
  const isLocal = typeof createdAt === 'string' && WITHOUT_ZONE.test(createdAt)
  if (isLocal) mended.push('createdAt')
  return {
    ...value,
    ...textsOf(value, ['id', 'userId'], mended),
    ...(isLocal && { createdAt: `${createdAt}Z` }),
    ...(isObject(attributes) && { attributes: { ...attributes, ...textsOf(attributes, ['jobId'], mended) } }),
  }
}

/** Numbers used as ids, as texts. */
function textsOf(value: Record<string, unknown>, names: readonly string[], mended: string[]): Record<string, string> {
  const numbers = names.filter((name) => typeof value[name] === 'number')
  mended.push(...numbers)
  return Object.fromEntries(numbers.map((name) => [name, String(value[name])]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const reported = new WeakMap<object, Set<string>>()

/** Logs a problem once, without the content. @param where the scope of that: the query client of a page */
export function warnOnce(where: object, message: string): void {
  const known = reported.get(where) ?? new Set()
  reported.set(where, known)
  if (!known.has(message)) console.warn(message)
  known.add(message)
}
