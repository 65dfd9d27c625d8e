import { describe, expect, test } from 'vitest'
import type { Shortcut } from '#contract/shell/shortcuts.ts'
import { EMPTY_DRAFT, isComplete, linkProblem, sameLink, toShortcut } from '#shell/shortcuts/shortcut-draft.ts'

const ORIGIN = 'https://cairn.example'
const isRoute = (path: string) => path === '/apps/tasks' || path === '/'

describe('The link of a shortcut', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['javascript:alert(1)', 'not-an-address'],
    ['//elsewhere.example', 'not-an-address'],
    ['two words', 'not-an-address'],
    ['/apps/nothing', 'no-page'],
    [`${ORIGIN}/apps/nothing`, 'no-page'],
    ['/apps/tasks', undefined],
    ['apps/tasks', undefined],
    ['/apps/tasks?due=today#top', undefined],
    [`${ORIGIN}/apps/tasks`, undefined],
    ['https://example.org', undefined],
    ['www.example.org', undefined],
    ['mailto:nadia@example.org', undefined],
  ])('%s: %s', (link, problem) => {
    expect(linkProblem(link, ORIGIN, isRoute)).toBe(problem)
  })

  test.each(['/apps/tasks', 'apps/tasks', ' /apps/tasks/ ', `${ORIGIN}/apps/tasks`])(
    '%s leads where tasks does',
    (link) => {
      const tasks = { id: 'tasks', link: 'apps/tasks' } as Shortcut
      expect(sameLink(link, ORIGIN, [tasks], undefined)).toBe(tasks)
      expect(sameLink(link, ORIGIN, [tasks], 'tasks')).toBeUndefined()
    },
  )
})

describe('A shortcut', () => {
  test('label and icon are required', () => {
    expect(isComplete(EMPTY_DRAFT)).toBe(false)
    expect(isComplete({ ...EMPTY_DRAFT, label: '  ', icon: 'star' })).toBe(false)
    expect(isComplete({ ...EMPTY_DRAFT, label: 'Star' })).toBe(false)
    expect(isComplete({ ...EMPTY_DRAFT, label: 'Star', icon: 'star' })).toBe(true)
  })

  test('an own address becomes its path; a page of another site is never opened by the router', () => {
    const own = toShortcut({ ...EMPTY_DRAFT, link: `${ORIGIN}/apps/tasks`, label: ' Tasks ' }, ORIGIN)
    expect(own).toMatchObject({ link: '/apps/tasks', label: 'Tasks', description: null, useRouter: true })
    expect(toShortcut({ ...EMPTY_DRAFT, link: 'www.example.org' }, ORIGIN)).toMatchObject({
      link: 'https://www.example.org',
      useRouter: false,
    })
  })
})
