import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configOf } from '#platform/config-values.ts'

const warn = vi.spyOn(console, 'warn')

beforeEach(() => warn.mockReset().mockImplementation(() => {}))

describe('the values of config.json', () => {
  test('an empty object sets nothing, and says nothing', () => {
    expect(configOf('{}')).toEqual({})
    expect(warn).not.toHaveBeenCalled()
  })

  test('every value counts where it is right', () => {
    const values = {
      portalUrl: 'https://portal.example/api/',
      liveUrl: 'wss://portal.example/ws',
      liveDestination: '/queue/alerts',
      captcha: { scriptUrl: 'https://captcha.example/api.js?render=explicit', signUpKey: 'a', forgotPasswordKey: 'b' },
    }
    expect(configOf(JSON.stringify(values))).toEqual({ ...values, portalUrl: 'https://portal.example/api' })
    expect(warn).not.toHaveBeenCalled()
  })

  test('a path of the same site is an address too', () => {
    expect(configOf('{ "portalUrl": "/portal/", "liveUrl": "/ws" }')).toEqual({ portalUrl: '/portal', liveUrl: '/ws' })
  })

  test.each([
    'portal.example',
    '//portal.example',
    '/\\portal.example',
    'javascript:alert(1)',
    'ftp://portal.example',
    'https://alex:secret@portal.example',
    'https://portal.example/?key=1',
    'https://portal.example/#top',
    'https://portal.example@evil.example',
    'https://',
    '',
    7,
    null,
    {},
  ])('portalUrl %j is left out, with a word in the console', (portalUrl) => {
    expect(configOf(JSON.stringify({ portalUrl, liveDestination: '/queue/alerts' }))).toEqual({
      liveDestination: '/queue/alerts',
    })
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('portalUrl'))
  })

  test('what has an unknown name is left out, with a word in the console', () => {
    expect(configOf('{ "portalURL": "/portal" }')).toEqual({})
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('portalURL'))
  })

  test('the address of its description says nothing, and sets nothing', () => {
    expect(configOf('{ "$schema": "./config.schema.json", "portalUrl": "/portal" }')).toEqual({ portalUrl: '/portal' })
    expect(warn).not.toHaveBeenCalled()
  })

  test.each(['[]', 'null', '"text"', '{ "portalUrl": ', '<!doctype html>'])('%s is left out as a whole', (text) => {
    expect(configOf(text)).toEqual({})
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('reading config.json', () => {
  let stored: Map<string, string>
  let answer: () => Promise<Response>

  beforeEach(() => {
    stored = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    vi.stubGlobal('fetch', () => answer())
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  })

  afterEach(() => vi.unstubAllGlobals())

  /** A page's start. */
  const start = async () => {
    vi.resetModules()
    return (await import('#platform/config.ts')).loadConfig()
  }
  const sends =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status })

  test('the first start asks for it, and keeps a copy', async () => {
    answer = sends('{ "portalUrl": "/portal" }')
    expect(await start()).toEqual({ portalUrl: '/portal' })
    expect(stored.get('config')).toBe('{"portalUrl":"/portal"}')
  })

  test('a later start takes the copy at once; what is new counts from the next one', async () => {
    answer = sends('{ "portalUrl": "/portal" }')
    await start()
    answer = sends('{ "portalUrl": "/portal-2" }')
    expect(await start()).toEqual({ portalUrl: '/portal' })
    await expect.poll(() => stored.get('config')).toBe('{"portalUrl":"/portal-2"}')
    expect(await start()).toEqual({ portalUrl: '/portal-2' })
  })

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of a captive portal', sends('<!doctype html>')],
    ['an error', sends('{}', 500)],
  ])('%s: the last good copy stays; without one nothing is set', async (_, fails) => {
    answer = fails
    expect(await start()).toEqual({})
    answer = sends('{ "portalUrl": "/portal" }')
    await start()
    answer = fails
    expect(await start()).toEqual({ portalUrl: '/portal' })
    expect(stored.get('config')).toBe('{"portalUrl":"/portal"}')
  })

  test('where nothing can be kept, it is asked for at each start', async () => {
    vi.stubGlobal('localStorage', undefined)
    answer = sends('{ "portalUrl": "/portal" }')
    expect(await start()).toEqual({ portalUrl: '/portal' })
  })
})
