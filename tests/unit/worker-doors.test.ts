// What the worker decides by an address: which are screens, and where a press on a notification leads.
import { describe, expect, test } from 'vitest'
import { isApiPage, isScreen } from '#sw/is-screen.ts'
import { type Pages, showPage } from '#sw/show-page.ts'

const at = (address: string) => new URL(address, 'https://cairn.example')

describe('without a network the kept page answers', () => {
  test.each([
    '/',
    '/career/jobs',
    '/career/jobs?q=CI/node.js',
    '/career/jobs?q=node.js',
    '/career/jobs?ref=https://news.example/a.html',
    '/apps/tasks?q=a/b.c',
    '/apps/tasks?task=1#notes/a.b',
    '/apps/v1.2/notes',
    '/%E0%A4%A',
    '/docs/changelog',
    '/docs/apis',
  ])('%s', (address) => expect(isScreen(at(address))).toBe(true))
})

test.each(['/index.html', '/assets/main-1a2b.js', '/icons/icon-192.png?v=2', '/a/b.c?q=d', '/robots.txt#top'])(
  '%s is a file',
  (address) => expect(isScreen(at(address))).toBe(false),
)

test.each(['/docs/api', '/docs/api/', '/docs/api/?from=readme', '/docs/api/#jobs.jobs'])(
  '%s is the description of the portal API, which the network answers',
  (address) => expect([isScreen(at(address)), isApiPage(at(address))]).toEqual([false, true]),
)

describe('a press on a notification', () => {
  const SCOPE = 'https://cairn.example/app/'
  const ADDRESS = '/app/notifications'

  async function press(...open: { url: string; frameType?: string; isBound?: boolean }[]) {
    const done: string[] = []
    const windows = open.map(({ url, frameType = 'top-level', isBound = true }) => {
      const page = {
        url,
        frameType,
        focus: async () => {
          done.push(`focus ${url}`)
          return page
        },
        navigate: async (next: string) => {
          if (!isBound) throw new TypeError('not controlled')
          done.push(`go to ${next}`)
        },
      }
      return page
    })
    const pages: Pages = {
      matchAll: async ({ includeUncontrolled }) => (includeUncontrolled ? windows : []),
      openWindow: async (url) => done.push(`open ${url}`),
    }
    await showPage(ADDRESS, SCOPE, pages)
    return done
  }

  test('brings the window forward that was used last, and leads it there', async () => {
    expect(await press({ url: `${SCOPE}apps/tasks` }, { url: `${SCOPE}notifications` })).toEqual([
      `focus ${SCOPE}apps/tasks`,
      `go to ${SCOPE}notifications`,
    ])
  })

  test('leads also a window that was loaded there: it may be elsewhere by now', async () => {
    expect(await press({ url: `${SCOPE}notifications` })).toContain(`go to ${SCOPE}notifications`)
  })

  test('opens one where none is open, or only another app’s or a frame', async () => {
    const opened = [`open ${SCOPE}notifications`]
    expect(await press()).toEqual(opened)
    expect(await press({ url: 'https://cairn.example/other/' })).toEqual(opened)
    expect(await press({ url: SCOPE, frameType: 'nested' })).toEqual(opened)
  })

  test('brings a window forward that no worker controls', async () => {
    expect(await press({ url: SCOPE, isBound: false })).toEqual([`focus ${SCOPE}`])
  })
})
