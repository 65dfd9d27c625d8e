import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#platform/navigation/address-search.ts'
import { safeRedirect } from '#platform/session/guards.ts'
import { fc, runs } from '#tests/setup/properties.ts'

const ROUTES = [
  '/',
  '/apps/tasks',
  '/pages/activities',
  '/dashboards/mainpage',
  '/sign-in',
  '/sign-out',
  '/404-not-found',
  '/skill-evaluation/loading/100%25',
]
const isRoute = (path: string) => ROUTES.includes(path)

describe('the redirectURL is restored after sign-in', () => {
  test.each([
    '/apps/tasks',
    '/dashboards/mainpage',
    '/apps/tasks?due=overdue',
    '/apps/tasks?task=reply-to-v%C3%A9ro-mobilit%C3%A9',
    '/apps/tasks?q=a%20b&tag=api#notes',
    '/apps/tasks#top',
    '/apps/tasks?q=100%25',
    '/apps/tasks?q=100%2525',
    '/apps/tasks?q=a%2F%2Fb',
    '/apps/tasks?q=https://example.com//x',
    '/apps/tasks?q=https%3A%2F%2Fexample.com%2F%2Fx',
    '/apps/tasks?q=//evil.example',
    '/apps/tasks?q=C:%5CUsers&lines=a%0Ab',
    '/apps/tasks?next=/a%3Fb=%252F#notes//100%25',
    '/apps/tasks?q=%FF',
    '/apps/tasks?q=%0A%0D%09%00',
    '/apps/tasks?q=R%5CD',
    '/apps/tasks?q=50%25%20off',
    '/apps/tasks#50%25',
    '/apps/tasks#a//b%5C',
    '/skill-evaluation/loading/100%25',
  ])('%s', (target) => {
    expect(safeRedirect(target, isRoute)).toBe(target)
    const { redirectURL } = parseSearch(stringifySearch({ redirectURL: target }))
    expect(safeRedirect(redirectURL, isRoute)).toBe(target)
  })
})

/** Each of them has led some application to another origin, to a script, or round in a circle. */
const attacks: readonly (string | undefined)[] = [
  undefined,
  '',
  ' ',
  'https://evil.example',
  'http://evil.example/apps/tasks',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '//evil.example/apps/tasks',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%c0%afevil.example',
  '/%',
  '/apps/tasks%',
  '/.//evil.example',
  '/..//evil.example',
  '/apps/..//evil.example',
  '/apps/tasks/../..//evil.example',
  '/%255c/%25/%2e%2e',
  '/%255cevil.example/%25/%2e%2e',
  '/@evil.example',
  '@evil.example',
  'evil.example',
  'evil.example/apps/tasks',
  'apps/tasks',
  './apps/tasks',
  '../apps/tasks',
  '?redirectURL=//evil.example',
  '#//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:somebody@evil.example',
  '/nothing/here',
  '/apps/tasks/unknown',
  '/api/auth/sign-in',
  '/worker.js',
  '/sign-in',
  '/sign-in?redirectURL=/sign-in',
  '/sign-out',
  '/404-not-found',
]

describe('a redirectURL that is not a place behind the sign-in leads to the root', () => {
  test.each(attacks.map((attack) => [JSON.stringify(attack), attack] as const))('%s', (_, attack) => {
    const target = safeRedirect(attack, isRoute)
    expect(target).toBe('/')
  })

  test.each(attacks.map((attack) => [JSON.stringify(attack), attack] as const))(
    '%s, where every path were a route: still never another origin',
    (_, attack) => {
      const target = safeRedirect(attack, () => true)
      const url = new URL(target, 'https://cairn.example')
      expect(url.origin).toBe('https://cairn.example')
      for (const reading of readings(target)) expect(reading).toMatch(/^\/(?![/\\])/)
    },
  )
})

/** Whatever may end or begin a host, a path or a scheme, as it is and encoded once or more, between words. */
const pieces = fc.constantFrom(
  ...['/', '//', '\\', '?', '#', '@', ':', '.', '..', '%', '%25', '%2f', '%2F', '%5c', '%252f', '%255c', '%2e%2e'],
  ...[
    '%09',
    '%0a',
    '%00',
    '\t',
    '\n',
    '\r',
    '\u0000',
    ' ',
    '\u00A0',
    '\u3002',
    '\uFF0F',
    '\u2044',
    '%ff',
    '&',
    '=',
    ';',
  ],
  ...['evil.example', 'https:', 'http:', 'javascript:', 'data:', '[::1]', 'apps', 'tasks', 'q=100%25', 'sign-in', 'é'],
)
const redirects = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 9 }).map((parts) => `/${parts.join('')}`),
  fc.array(pieces, { maxLength: 9 }).map((parts) => `/apps/tasks${parts.join('')}`),
  fc.webUrl({ withQueryParameters: true }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** `npm run test:all` tries three times as many: more than 100,000. */
const TRIED = runs(35_000)

const HERE = 'https://cairn.example'

/** The target, and its path as often decoded as anything might decode it. */
function readings(target: string): string[] {
  const all = [target]
  let path = target.split(/[?#]/, 1)[0] ?? ''
  for (let round = 0; round < 6; round += 1) {
    all.push(path)
    try {
      path = decodeURIComponent(path)
    } catch {
      break
    }
  }
  return all
}

test('of redirects made up out of all that is dangerous, none leads off this origin', () => {
  let stored = 0
  fc.assert(
    fc.property(redirects, (redirect) => {
      const target = safeRedirect(redirect, () => true)
      if (target !== '/') stored += 1
      for (const reading of readings(target)) {
        if (!/^\/(?![/\\])/.test(reading) || new URL(reading, HERE).origin !== HERE)
          throw new Error(`${JSON.stringify(redirect)} leads to ${JSON.stringify(reading)}`)
      }
      const again = new URL(target, HERE)
      if (again.pathname + again.search + again.hash !== target) throw new Error(`${target} is not as it is read`)
    }),
    { numRuns: TRIED },
  )
  // They are not all refused.
  expect(stored).toBeGreaterThan(TRIED / 10)
})

/** What people and other programs put behind a path: all that has once cost somebody the place. */
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.constantFrom(
    '100%',
    '50% off',
    '%25',
    '%2525',
    '%%',
    'C:\\Users',
    'R&D',
    'a+b',
    '2024',
    'true',
    '"2024"',
    '{"a":1}',
  ),
  fc.constantFrom(
    'line\nbreak',
    '\uD800',
    'a\uDC00b',
    '..',
    '%2e%2e%2f',
    '//evil.example',
    'javascript:alert(1)',
    '\u202Eabc',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)), maxLength: 8 }),
  fc.integer({ min: 1000, max: 6000 }).map((length) => 'é%/'.repeat(length / 3)),
)
/** As links have them: the search well written, or as somebody typed it. */
const searches = fc.oneof(
  fc
    .dictionary(fc.constantFrom('q', 'tag', 'next', 'redirectURL', 'é'), texts, { maxKeys: 3 })
    .map((values) => `?${new URLSearchParams(values)}`),
  texts.map((text) => `?q=${text}`),
  texts.map((text) => `?${text}`),
  fc.constant(''),
)
const hashes = fc.oneof(
  fc.constant(''),
  texts.map((text) => `#${text}`),
)
const paths = fc.constantFrom('/', '/apps/tasks', '/apps/tasks/a%20b', '/apps/tasks/100%25', '/apps/tasks/%C3%A9')

function routerAt(address: string) {
  const root = createRootRoute()
  const routeTree = root.addChildren(
    ['/', '/apps/tasks', '/apps/tasks/$id'].map((path) => createRoute({ getParentRoute: () => root, path })),
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  return createRouter({ routeTree, history, parseSearch, stringifySearch, origin: HERE })
}

test('of addresses made up out of all that is hard to read, each is there again after signing in', () => {
  fc.assert(
    fc.property(paths, searches, hashes, (place, search, hash) => {
      // As the browser gives it to the page.
      const requested = new URL(place + search + hash, HERE)
      const before = routerAt(requested.pathname + requested.search + requested.hash).latestLocation
      const signIn = routerAt(`/sign-in${stringifySearch({ redirectURL: before.href })}`)
      const { redirectURL } = signIn.latestLocation.search as { redirectURL?: string }
      const after = signIn.buildLocation({ href: safeRedirect(redirectURL, () => true) } as never)
      const { pathname, search: values, hash: part } = routerAt(after.href).latestLocation
      expect({ pathname, values, part }).toEqual({
        pathname: before.pathname,
        values: before.search,
        part: before.hash,
      })
    }),
    { numRuns: runs(400) },
  )
})
