// Who may see which path (portal spec §2, §4, §6), as pure functions. Applied by src/routes/__root.tsx before anything is loaded.

export type Access = 'guests' | 'open' | 'signed-in'

/** What the guards know of the person. */
export interface Visitor {
  readonly isSignedIn: boolean
  /** Undefined while the user is not known yet; so is the other. */
  readonly isProfilingCompleted?: boolean | undefined
  readonly skillsToLearn?: readonly string[] | undefined
}

export interface Redirect {
  readonly to: string
  readonly search?: { readonly redirectURL: string }
}

const GUESTS = ['forgot-password', 'reset-password', 'sign-in', 'sign-up']
const OPEN = ['activate-account', 'home', 'set-password', '404-not-found']
/** The gallery, in development alone; below its address are screens as any other. */
const GALLERY = 'ui'
/** Where somebody who has not completed the profiling is sent to it. */
const AFTER_PROFILING = ['sign-up', 'career', 'skill-evaluation', 'settings', 'profile', 'dashboards']

/** The access of a path. Everything that is neither for guests nor open needs a session. */
export function accessOf(path: string): Access {
  const [first = '', ...rest] = segmentsOf(path)
  if (GUESTS.includes(first)) return 'guests'
  return OPEN.includes(first) || (first === GALLERY && rest.length === 0) ? 'open' : 'signed-in'
}

/**
 * All guards of a path.
 * @param target the whole requested path, as the person should come back to it
 * @returns where to go instead, or undefined to stay
 */
export const guard = (path: string, target: string, visitor: Visitor): Redirect | undefined =>
  guardAuthentication(path, target, visitor) ?? guardProfiling(path, visitor)

/** The authentication guard (portal spec §4). As `guard`. */
function guardAuthentication(path: string, target: string, visitor: Visitor): Redirect | undefined {
  const access = accessOf(path)
  const [first = ''] = segmentsOf(path)
  if (!visitor.isSignedIn) {
    if (access !== 'signed-in') return undefined
    return { to: '/sign-in', ...(first !== 'sign-out' && { search: { redirectURL: target } }) }
  }
  if (visitor.isProfilingCompleted === false && AFTER_PROFILING.includes(first)) return { to: '/profiling' }
  return access === 'guests' ? { to: '/' } : undefined
}

/** The profiling guard (portal spec §4), for who may be at the profiling at all. */
function guardProfiling(path: string, visitor: Visitor): Redirect | undefined {
  const [first, second, ...more] = segmentsOf(path)
  // The settings are beside the profiling while it locks people out of the others.
  if (first === 'profiling' && second === 'settings' && visitor.isProfilingCompleted) return { to: '/settings' }
  const isAtRedirection = second === 'redirection'
  const isDone = visitor.isProfilingCompleted
  if (first !== 'profiling' || more.length > 0 || !(isAtRedirection || !second) || isDone === undefined)
    return undefined
  if (!isDone) return isAtRedirection ? { to: '/profiling' } : undefined
  if (visitor.skillsToLearn?.length) return { to: '/dashboards/mainpage' }
  return isAtRedirection ? undefined : { to: '/profiling/redirection' }
}

/** The pages of leaving and of coming back to a locked session: they read nothing of the person's. */
export const isThreshold = (path: string): boolean => ['sign-out', 'unlock-session'].includes(segmentsOf(path)[0] ?? '')

/**
 * The open pages concern no session, and neither does the link of a mail for a new password: they stay open while a session is locked. Whoever is at
 * the device may not be its person.
 */
export const isOpenWhileLocked = (path: string): boolean =>
  accessOf(path) === 'open' || segmentsOf(path)[0] === 'reset-password'

/**
 * Where to go after signing in. Never another origin, whatever the encoding: the answer is rebuilt from the parsed path. What follows the path is the page's own,
 * and comes back as it was.
 * @param isRoute whether the product has such a path
 */
export function safeRedirect(redirectURL = '', isRoute: (path: string) => boolean): string {
  if (!isSafePath(redirectURL.split(/[?#]/, 1)[0] ?? '') || hasControls(redirectURL)) return '/'
  const url = new URL(redirectURL, ORIGIN)
  // Dots that are encoded go only now, and with them what stopped the rest from being decoded any further.
  if (!isSafePath(url.pathname)) return '/'
  if (url.origin !== ORIGIN || !isRoute(url.pathname) || accessOf(url.pathname) !== 'signed-in') return '/'
  // Whoever has just signed in, or unlocked, did not come for that.
  if (isThreshold(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

const ORIGIN = 'https://cairn.invalid'

/** Whether a path is one of this site's, and stays one however often it is decoded further on. */
function isSafePath(path: string): boolean {
  let decoded = path
  for (let round = 0; round < 5; round += 1) {
    if (!decoded.startsWith('/') || /\\|\/\//.test(decoded) || hasControls(decoded)) return false
    let next: string
    try {
      next = decodeURIComponent(decoded)
    } catch {
      // Nothing decodes it any further: a percent sign of its own, if it was encoded as one.
      return round > 0
    }
    if (next === decoded) return true
    decoded = next
  }
  return false
}

const hasControls = (text: string): boolean => [...text].some((character) => (character.codePointAt(0) ?? 0) < 32)

/** As the router distinguishes them, which ignores case. */
const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)
