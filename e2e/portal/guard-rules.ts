// Who may be where, as the specification says it (portal spec §2, §4, §6), written down a second time: what the build does is held against this, not against
// the app's own table.

export interface Visitor {
  readonly isSignedIn: boolean
  readonly isProfilingCompleted?: boolean
  readonly skillsToLearn?: readonly string[]
}

const forGuests = ['/forgot-password', '/reset-password', '/sign-in', '/sign-up']
const forEverybody = ['/activate-account', '/home', '/set-password', '/404-not-found']
const afterProfiling = /^\/(?:sign-up|career|skill-evaluation|settings|profile|dashboards)(?:\/|$)/

/** Every path of portal spec §2, whether or not the build has a route for it. */
export const SPECIFIED = [
  ...['/', ...forGuests, ...forEverybody, '/sign-out', '/unlock-session', '/confirmation-required'],
  ...['/dashboards', '/dashboards/mainpage', '/dashboards/analytics', '/settings', '/profile'],
  ...['/career', '/career/jobs', '/career/applications'],
  ...['/skill-evaluation', '/skill-evaluation/skills', '/skill-evaluation/loading/sql', '/skill-evaluation/evaluation'],
  ...['/profiling', '/profiling/redirection'],
]

/** A section alone leads to its first page, and so does the way to the help about a screen that it does not name. */
const firstPages: Readonly<Record<string, string>> = {
  '/apps/help-center/about': '/apps/help-center',
  '/': '/dashboards/mainpage',
  '/dashboards': '/dashboards/mainpage',
  '/career': '/career/jobs',
  '/skill-evaluation': '/skill-evaluation/skills',
}

export const needsSession = (path: string): boolean => ![...forGuests, ...forEverybody].includes(path)

/** Where a visitor is sent from a path; undefined: they stay. */
function sentFrom(path: string, { isSignedIn, isProfilingCompleted, skillsToLearn = [] }: Visitor): string | undefined {
  if (!isSignedIn) return needsSession(path) ? '/sign-in' : undefined
  if (isProfilingCompleted === false) {
    if (afterProfiling.test(path)) return '/profiling'
    if (path === '/profiling/redirection') return '/profiling'
  }
  if (forGuests.includes(path)) return '/'
  if (isProfilingCompleted && skillsToLearn.length > 0 && path.startsWith('/profiling')) return '/dashboards/mainpage'
  if (isProfilingCompleted && skillsToLearn.length === 0 && path === '/profiling') return '/profiling/redirection'
  return undefined
}

/** Where a visitor ends who goes to a path. */
export function endOf(path: string, visitor: Visitor): string {
  const next = sentFrom(path, visitor) ?? firstPages[path] ?? openTask(path)
  return next === undefined ? path : endOf(next, visitor)
}

/** A hit of the search leads to the task's own address, which opens it in the list. */
const openTask = (path: string): string | undefined => (path.startsWith('/apps/tasks/') ? '/apps/tasks' : undefined)
