// Who may see which path (portal spec §2, §4, §6), as pure functions. Applied by src/routes/__root.tsx before anything is loaded.

export type Access = 'guests' | 'open' | 'signed-in'

/** What the guards know of the person. */
export interface Visitor {
  readonly isSignedIn: boolean
  /** Undefined while the user is not known yet. */
  readonly isProfilingCompleted?: boolean | undefined
}

export interface Redirect {
  readonly to: string
  readonly search?: { readonly redirectURL: string }
}

const GUESTS = ['forgot-password', 'reset-password', 'sign-in', 'sign-up']
const OPEN = ['activate-account', 'home', 'set-password', '404-not-found', 'ui']
/** Where somebody who has not completed the profiling is sent to it. */
const AFTER_PROFILING = ['sign-up', 'career', 'skill-evaluation', 'settings', 'profile', 'dashboards']

/** The access of a path. Everything that is neither for guests nor open needs a session. */
export function accessOf(path: string): Access {
  const first = firstSegment(path)
  if (GUESTS.includes(first)) return 'guests'
  return OPEN.includes(first) ? 'open' : 'signed-in'
}

/**
 * The authentication guard.
 * @param target the whole address asked for, as the person should come back to it
 * @returns where to go instead, or undefined to stay
 */
export function guardAuthentication(
  path: string,
  target: string,
  { isSignedIn, isProfilingCompleted }: Visitor,
): Redirect | undefined {
  const access = accessOf(path)
  if (access === 'signed-in' && !isSignedIn) {
    return firstSegment(path) === 'sign-out' ? { to: '/sign-in' } : { to: '/sign-in', search: { redirectURL: target } }
  }
  if (isSignedIn && isProfilingCompleted === false && AFTER_PROFILING.includes(firstSegment(path)))
    return { to: '/profiling' }
  if (access === 'guests' && isSignedIn) return { to: '/' }
  return undefined
}

/**
 * Where to go after signing in. Never another origin, whatever the encoding: the answer is rebuilt from the parsed path.
 * @param isRoute tells whether the product has such a path
 */
export function safeRedirect(redirectURL: string | undefined, isRoute: (path: string) => boolean): string {
  const decoded = decodeFully(redirectURL ?? '')
  if (!/^\/(?![/\\])/.test(decoded) || hasControls(decoded)) return '/'
  const url = new URL(redirectURL ?? '/', ORIGIN)
  if (url.origin !== ORIGIN || !isRoute(url.pathname) || accessOf(url.pathname) !== 'signed-in') return '/'
  // Whoever has just signed in did not come to sign out.
  if (firstSegment(url.pathname) === 'sign-out') return '/'
  return url.pathname + url.search + url.hash
}

const ORIGIN = 'https://cairn.invalid'

/** Decodes until nothing changes, so that no second decoding further on can turn it into something else. */
function decodeFully(text: string): string {
  let decoded = text
  for (let round = 0; round < 5; round += 1) {
    let next: string
    try {
      next = decodeURIComponent(decoded)
    } catch {
      return ''
    }
    if (next === decoded) return decoded.includes('\\') || decoded.includes('//') ? '' : decoded
    decoded = next
  }
  return ''
}

const hasControls = (text: string): boolean => [...text].some((character) => (character.codePointAt(0) ?? 0) < 32)

const firstSegment = (path: string): string => path.split('/')[1] ?? ''
