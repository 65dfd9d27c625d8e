import { describe, expect, test } from 'vitest'
import { guardAuthentication, type Redirect, type Visitor } from '#platform/session/guards.ts'

const guest: Visitor = { isSignedIn: false }
const unknown: Visitor = { isSignedIn: true }
const profiled: Visitor = { isSignedIn: true, isProfilingCompleted: true }
const unprofiled: Visitor = { isSignedIn: true, isProfilingCompleted: false }

const STAY = undefined
const ROOT: Redirect = { to: '/' }
const PROFILING: Redirect = { to: '/profiling' }
const signInFor = (path: string): Redirect => ({ to: '/sign-in', search: { redirectURL: path } })

type Row = readonly [
  path: string,
  guest: Redirect | undefined,
  profiled: Redirect | undefined,
  unprofiled: Redirect | undefined,
]

/** Portal spec §2, §4 and §6, one row a route. */
const table: readonly Row[] = [
  ['/', signInFor('/'), STAY, STAY],
  ['/forgot-password', STAY, ROOT, ROOT],
  ['/reset-password', STAY, ROOT, ROOT],
  ['/sign-in', STAY, ROOT, ROOT],
  ['/sign-up', STAY, ROOT, PROFILING],
  ['/activate-account', STAY, STAY, STAY],
  ['/home', STAY, STAY, STAY],
  ['/set-password', STAY, STAY, STAY],
  ['/404-not-found', STAY, STAY, STAY],
  ['/sign-out', { to: '/sign-in' }, STAY, STAY],
  ['/unlock-session', signInFor('/unlock-session'), STAY, STAY],
  ['/confirmation-required', signInFor('/confirmation-required'), STAY, STAY],
  ['/dashboards/mainpage', signInFor('/dashboards/mainpage'), STAY, PROFILING],
  ['/dashboards/analytics', signInFor('/dashboards/analytics'), STAY, PROFILING],
  ['/settings', signInFor('/settings'), STAY, PROFILING],
  ['/profile', signInFor('/profile'), STAY, PROFILING],
  ['/career/jobs', signInFor('/career/jobs'), STAY, PROFILING],
  ['/career/applications', signInFor('/career/applications'), STAY, PROFILING],
  ['/skill-evaluation/skills', signInFor('/skill-evaluation/skills'), STAY, PROFILING],
  ['/skill-evaluation/loading/sql', signInFor('/skill-evaluation/loading/sql'), STAY, PROFILING],
  ['/skill-evaluation/evaluation', signInFor('/skill-evaluation/evaluation'), STAY, PROFILING],
  ['/profiling', signInFor('/profiling'), STAY, STAY],
  ['/profiling/redirection', signInFor('/profiling/redirection'), STAY, STAY],
  ['/apps/tasks', signInFor('/apps/tasks'), STAY, STAY],
  ['/pages/activities', signInFor('/pages/activities'), STAY, STAY],
]

describe('the authentication guard', () => {
  test.each(table)('%s: a guest goes where the specification says', (path, expected) => {
    expect(guardAuthentication(path, path, guest)).toEqual(expected)
  })

  test.each(table)('%s: who is signed in and profiled goes where the specification says', (path, _, expected) => {
    expect(guardAuthentication(path, path, profiled)).toEqual(expected)
  })

  test.each(table)(
    '%s: who is signed in and not profiled goes where the specification says',
    (path, _guest, _profiled, expected) => {
      expect(guardAuthentication(path, path, unprofiled)).toEqual(expected)
    },
  )

  test.each(table)(
    '%s: nobody is sent to the profiling before it is known that it is not done',
    (path, _, expected) => {
      expect(guardAuthentication(path, path, unknown)).toEqual(expected)
    },
  )

  test('not authenticated: goes to sign-in with a redirectURL that holds the whole target', () => {
    const target = '/apps/tasks?due=overdue#notes'
    expect(guardAuthentication('/apps/tasks', target, guest)).toEqual(signInFor(target))
  })

  test('not authenticated, at sign-out: goes to sign-in without a redirectURL', () => {
    expect(guardAuthentication('/sign-out', '/sign-out', guest)).toEqual({ to: '/sign-in' })
  })
})
