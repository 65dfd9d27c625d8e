import { describe, expect, test } from 'vitest'
import { safeRedirect } from '#platform/session/guards.ts'

const ROUTES = [
  '/',
  '/apps/tasks',
  '/pages/activities',
  '/dashboards/mainpage',
  '/sign-in',
  '/sign-out',
  '/404-not-found',
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
  ])('%s', (target) => {
    expect(safeRedirect(target, isRoute)).toBe(target)
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
      expect(target).toMatch(/^\/(?![/\\])/)
    },
  )
})
