import { describe, expect, test } from 'vitest'
import {
  accessOf,
  guard,
  isOpenWhileLocked,
  isThreshold,
  type Redirect,
  type Visitor,
} from '#platform/session/guards.ts'

const visitors = {
  'a guest': { isSignedIn: false },
  'signed in, the user not known yet': { isSignedIn: true },
  'signed in, profiling not done': { isSignedIn: true, isProfilingCompleted: false, skillsToLearn: [] },
  'signed in, profiling not done, with skills to learn': {
    isSignedIn: true,
    isProfilingCompleted: false,
    skillsToLearn: ['sql'],
  },
  'signed in, profiling done, no skills to learn': { isSignedIn: true, isProfilingCompleted: true, skillsToLearn: [] },
  'signed in, profiling done, with skills to learn': {
    isSignedIn: true,
    isProfilingCompleted: true,
    skillsToLearn: ['sql'],
  },
} as const satisfies Record<string, Visitor>

type Who = keyof typeof visitors
/** Where each of them is sent, in the order above; undefined: nowhere. */
type Outcomes = readonly [
  guest: string | undefined,
  unknown: string | undefined,
  undone: string | undefined,
  undoneWithSkills: string | undefined,
  doneWithoutSkills: string | undefined,
  done: string | undefined,
]

const STAY = undefined
const SIGN_IN = '/sign-in, and back'
const everybody: Outcomes = [STAY, STAY, STAY, STAY, STAY, STAY]
const guestsOnly: Outcomes = [STAY, '/', '/', '/', '/', '/']
const signedIn: Outcomes = [SIGN_IN, STAY, STAY, STAY, STAY, STAY]
const profiled: Outcomes = [SIGN_IN, STAY, '/profiling', '/profiling', STAY, STAY]

/** Every route of portal spec §2, and what is behind the sign-in besides. That the router asks for each of them is tested by tests/screens/routes.test.tsx. */
const table: Readonly<Record<string, Outcomes>> = {
  '/': signedIn,
  '/forgot-password': guestsOnly,
  '/reset-password': guestsOnly,
  '/sign-in': guestsOnly,
  '/sign-up': [STAY, '/', '/profiling', '/profiling', '/', '/'],
  '/activate-account': everybody,
  '/home': everybody,
  '/set-password': everybody,
  '/404-not-found': everybody,
  '/sign-out': ['/sign-in', STAY, STAY, STAY, STAY, STAY],
  '/unlock-session': signedIn,
  '/confirmation-required': signedIn,
  '/dashboards': profiled,
  '/dashboards/mainpage': profiled,
  '/dashboards/analytics': profiled,
  '/settings': profiled,
  '/settings/appearance': profiled,
  '/profile': profiled,
  '/career': profiled,
  '/career/jobs': profiled,
  '/career/jobs/data-analyst-kestrelway': profiled,
  '/career/applications': profiled,
  '/skill-evaluation': profiled,
  '/skill-evaluation/skills': profiled,
  '/skill-evaluation/loading/sql': profiled,
  '/skill-evaluation/evaluation': profiled,
  '/profiling': [SIGN_IN, STAY, STAY, STAY, '/profiling/redirection', '/dashboards/mainpage'],
  '/profiling/redirection': [SIGN_IN, STAY, '/profiling', '/profiling', STAY, '/dashboards/mainpage'],
  '/profiling/settings': [SIGN_IN, STAY, STAY, STAY, '/settings', '/settings'],
  '/profiling/of/another/kind': signedIn,
  '/apps/tasks': signedIn,
  '/pages/activities': signedIn,
}

const rows = Object.entries(table).flatMap(([path, outcomes]) =>
  (Object.keys(visitors) as Who[]).map((who, index) => [path, who, outcomes[index] ?? 'stays'] as const),
)

const redirectOf = (path: string, outcome: string): Redirect | undefined => {
  if (outcome === 'stays') return undefined
  return outcome === SIGN_IN ? { to: '/sign-in', search: { redirectURL: path } } : { to: outcome }
}

describe('the guards, for every route and everybody', () => {
  test.each(rows)('%s, %s: %s', (path, who, outcome) => {
    expect(guard(path, path, visitors[who])).toEqual(redirectOf(path, outcome))
  })

  test('nobody is sent round in a circle: where they are sent, they stay or are sent on to where they stay', () => {
    for (const [path, who] of rows) {
      let at = path
      const seen = [path]
      for (let next = guard(at, at, visitors[who]); next; next = guard(at, at, visitors[who])) {
        at = next.to
        expect(seen, `${path}, ${who}`).not.toContain(at)
        seen.push(at)
      }
    }
  })
})

describe('the authentication guard', () => {
  test('not authenticated: go to sign-in with a redirectURL holding the target', () => {
    const target = '/apps/tasks?due=overdue#notes'
    expect(guard('/apps/tasks', target, visitors['a guest'])).toEqual({
      to: '/sign-in',
      search: { redirectURL: target },
    })
  })

  test('not authenticated: none for sign-out', () => {
    expect(guard('/sign-out', '/sign-out?layout=classic', visitors['a guest'])).toEqual({ to: '/sign-in' })
  })
})

describe('a path is the same however it is written', () => {
  const undone = visitors['signed in, profiling not done']
  const done = visitors['signed in, profiling done, no skills to learn']

  test.each(['/Dashboards/mainpage', '/DASHBOARDS/Mainpage/', '//dashboards//mainpage', '/settings/', '/Career'])(
    '%s needs the profiling',
    (path) => {
      expect(guard(path, path, undone)).toEqual({ to: '/profiling' })
    },
  )

  test.each(['/Sign-In', '/SIGN-UP/', '/forgot-password/'])('%s is for guests', (path) => {
    expect(accessOf(path)).toBe('guests')
    expect(guard(path, path, done)).toEqual({ to: '/' })
  })

  test.each(['/profiling/', '/Profiling'])('%s is the profiling', (path) => {
    expect(guard(path, path, done)).toEqual({ to: '/profiling/redirection' })
  })

  test.each(['/sign-in-with-something', '/homes', '/opened/home', '/x/404-not-found', '/ui/icons'])(
    '%s is behind the sign-in',
    (path) => {
      expect(accessOf(path)).toBe('signed-in')
    },
  )
})

test('only leaving and coming back show nothing of the person', () => {
  expect(Object.keys(table).filter(isThreshold)).toEqual(['/sign-out', '/unlock-session'])
})

test('while locked, what concerns no session stays open: the open pages, and where the links of mails lead', () => {
  expect(Object.keys(table).filter(isOpenWhileLocked)).toEqual([
    '/reset-password',
    '/activate-account',
    '/home',
    '/set-password',
    '/404-not-found',
  ])
})
