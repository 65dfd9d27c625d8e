// The static server and its headers, as a browser meets them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaSources, connectOrigins, headersFile, securityHeaders } from '../scripts/headers.mjs'
import { serve } from '../scripts/serve.mjs'
import { RUNNER_POLICY } from '../sw/runner-worker.ts'

const script = `export const words = ${JSON.stringify('stone '.repeat(500))}`
const folder = mkdtempSync(join(tmpdir(), 'cairn-serve-'))

function writeBuild(name: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, path, '..'), { recursive: true })
    writeFileSync(join(folder, name, path), text)
  }
  return join(folder, name)
}

const first = writeBuild('first', {
  'index.html': '<title>First</title>',
  'worker.js': 'first',
  'config.json': '{ "portalUrl": "https://portal.example/api" }',
  'assets/tasks-AbCd_1-9.js': script,
  'assets/sql-runner-AbCd_1-9.js': script,
  'assets/js-runner-AbCd_1-9.js': script,
  'assets/icons.svg': '<svg/>',
  'assets/catalog-fr-AbCd_1-9.json': '{}',
  '.vite/manifest.json': '{}',
  'docs/api/index.html': '<title>The portal API</title>',
})
const second = writeBuild('second', { 'index.html': '<title>Second</title>' })
writeFileSync(join(folder, 'secret.txt'), 'secret')

let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  server = await serve({ root: first, port: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const page = { headers: { accept: 'text/html' } }
const get = (path: string, init?: RequestInit) => fetch(server.url + path, init)

describe('the static server', () => {
  it('answers a navigation to any address of the app with its page', async () => {
    for (const path of ['/', '/apps/tasks', '/apps/tasks/42']) {
      const answer = await get(path, page)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).toContain('First')
    }
  })

  it('answers the description of the portal API with its own page, with or without the slash', async () => {
    for (const path of ['/docs/api/', '/docs/api', '/docs/api/index.html']) {
      const answer = await get(path, page)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain('The portal API')
    }
    expect(await (await get('/docs/changelog', page)).text()).toContain('First')
  })

  it.each([
    ['a script that is gone', '/assets/gone-12345678.js', page],
    ['an address that no navigation asked for', '/apps/tasks', {}],
    ['the sample API, which has no server', '/api/tasks', page],
    ["the build's own notes", '/.vite/manifest.json', page],
    ['a file above the build', '/..%2fsecret.txt', {}],
  ])('answers %s with 404 NOT FOUND', async (_, path, init) => {
    const answer = await get(path, init)
    expect([answer.status, await answer.text()]).toEqual([404, 'NOT FOUND'])
  })

  it('answers an address that is no address with 400', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400)
  })

  it('takes no writes', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405)
  })

  it('sends text compressed to browsers that ask for it, and as it is to others', async () => {
    const path = '/assets/tasks-AbCd_1-9.js'
    const compressed = await get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(script.length / 10)
    expect(await compressed.text()).toBe(script)
    const plain = await get(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe(String(script.length))
    expect(plain.headers.get('etag')).not.toBe(compressed.headers.get('etag'))
  })

  it('lets a browser keep hashed files for good, and asks it to check all others each time', async () => {
    const policy = async (path: string) => (await get(path, page)).headers.get('cache-control')
    expect(await policy('/assets/tasks-AbCd_1-9.js')).toContain('immutable')
    for (const path of ['/', '/apps/tasks', '/worker.js', '/config.json', '/assets/icons.svg']) {
      expect(await policy(path), path).toBe('no-cache')
    }
  })

  it('answers 304 when the copy of the browser is still good', async () => {
    const known = (await get('/worker.js')).headers.get('etag') ?? ''
    const again = await get('/worker.js', { headers: { 'if-none-match': known } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('sends the security headers with every answer, the error ones too', async () => {
    for (const path of ['/', '/gone.js']) {
      const { headers } = await get(path, page)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'; script-src 'self'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
  })

  it('lets the page call the portal that config.json names, and no other origin', async () => {
    const policy = (await get('/', page)).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self' https://portal.example;")
  })

  it('serves another build from the moment it is told to, and forgets the files of the first', async () => {
    server.setRoot(second)
    try {
      expect(await (await get('/', page)).text()).toContain('Second')
      expect((await get('/assets/tasks-AbCd_1-9.js')).status).toBe(404)
    } finally {
      server.setRoot(first)
    }
  })

  it('says which port is taken, and what to do', async () => {
    await expect(serve({ root: first, port: server.port })).rejects.toThrow(
      `Port ${server.port} is taken by another program. Stop that one, or choose another: PORT=${server.port + 1} npm start`,
    )
  })
})

describe('a build below a path', () => {
  it('is answered below it alone, with the same headers', async () => {
    const below = await serve({ root: first, port: 0, base: '/careers/cairn/' })
    const at = (path: string) => fetch(below.url + path, page)
    for (const path of ['/careers/cairn/', '/careers/cairn/apps/tasks'])
      expect(await (await at(path)).text(), path).toContain('First')
    expect((await at('/careers/cairn/assets/tasks-AbCd_1-9.js')).headers.get('cache-control')).toContain('immutable')
    const runner = await at('/careers/cairn/assets/sql-runner-AbCd_1-9.js')
    expect(runner.headers.get('content-security-policy')).toBe(RUNNER_POLICY)
    const strange = [
      '/',
      '/apps/tasks',
      '/careers/cairn',
      '/careers/cairn/api/tasks',
      '/careers/cairn/../../secret.txt',
    ]
    for (const path of strange) expect((await at(path)).status, path).toBe(404)
    await below.close()
  })

  it('has its path before each of the headers file', () => {
    const paths = headersFile([], undefined, '/cairn/')
      .split('\n')
      .filter((line) => line && !line.startsWith(' '))
    expect(paths.length).toBeGreaterThan(8)
    expect(paths.filter((path) => !path.startsWith('/cairn/'))).toEqual([])
  })
})

describe('the headers file for static hosts', () => {
  it('carries the same security headers as the server', async () => {
    const { headers } = await get('/', page)
    const file = headersFile(connectOrigins({ portalUrl: 'https://portal.example/api' }))
    for (const name of [
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
    ]) {
      expect(file).toContain(`  ${name}: ${headers.get(name)}\n`)
    }
  })

  it('gives the workers that run queries and programs a policy of their own, the one with WebAssembly, wherever they are sent from', async () => {
    expect(RUNNER_POLICY).toContain("script-src 'self' 'wasm-unsafe-eval';")
    for (const name of ['sql-runner', 'js-runner']) {
      const { headers } = await get(`/assets/${name}-AbCd_1-9.js`)
      expect(headers.get('content-security-policy')).toBe(RUNNER_POLICY)
      expect(headersFile()).toContain(
        `\n/assets/${name}-*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${RUNNER_POLICY}\n`,
      )
    }
    for (const path of ['/', '/assets/tasks-AbCd_1-9.js'])
      expect((await get(path, page)).headers.get('content-security-policy')).not.toMatch(/wasm|eval/)
  })

  it('allows what the configuration names, and nothing that is no address', () => {
    expect(
      connectOrigins({
        portalUrl: 'https://a.example/x',
        liveUrl: 'wss://a.example/live',
        captcha: 'https://b.example',
      }),
    ).toEqual(['https://a.example', 'wss://a.example'])
    expect(connectOrigins({ portalUrl: 'api/', liveUrl: 4 })).toEqual([])
  })
})

describe('addresses in config.json that are none', () => {
  const evil = [
    ...[
      'https://',
      'https:// ',
      'https://a b',
      'https://*',
      'https://*.example',
      'https://*:443/x',
      'http://a;script-src',
      'https://a,b',
    ],
    ...[
      "https://'self'",
      'https://a.example;',
      'https://name:word@a.example',
      'javascript:alert(1)',
      'data:,x',
      '//*',
      'https:*',
      'https:\\\\*',
    ],
    ...['https://[::1', 'https://a.example\n', ' https://a.example', 'ftp://a.example'],
  ]
  const policy = async (url: string) => (await fetch(url, page)).headers.get('content-security-policy')

  it.each(evil)(
    '%j: the server says so and does not start; while it runs, the policy stays and answers come',
    async (address) => {
      const config = (value: object) => ({ 'index.html': '<title>Own</title>', 'config.json': JSON.stringify(value) })
      const captcha = { scriptUrl: address, signUpKey: 'key' }
      for (const [name, value] of Object.entries({ portalUrl: address, liveUrl: address, captcha })) {
        const root = writeBuild('evil', config({ [name]: value }))
        await expect(serve({ root, port: 0 })).rejects.toThrow(
          `config.json: ${name === 'captcha' ? 'captcha.scriptUrl' : name} is`,
        )
      }
      const root = writeBuild('evil', config({}))
      const own = await serve({ root, port: 0 })
      writeBuild('evil', config({ portalUrl: address, liveUrl: address, captcha }))
      expect(await policy(own.url)).toBe(securityHeaders()['Content-Security-Policy'])
      expect((await fetch(own.url, page)).status).toBe(200)
      await own.close()
    },
  )

  it.each(['https://a.example/api', 'http://127.0.0.1:4181', 'https://[::1]:8443/x', '/portal'])(
    '%s is one',
    async (portalUrl) => {
      const root = writeBuild('good', { 'index.html': '', 'config.json': JSON.stringify({ portalUrl }) })
      const own = await serve({ root, port: 0 })
      const origin = portalUrl.startsWith('http') ? ` ${new URL(portalUrl).origin}` : ''
      expect(await policy(own.url)).toContain(`connect-src 'self'${origin};`)
      await own.close()
    },
  )
})

describe('a config.json that its schema does not take', () => {
  it.each([
    ['{ "portalURL": "/portal" }', 'config.json: portalURL is not known: there are portalUrl,'],
    ['{ "portalUrl": "api/" }', 'config.json: portalUrl is "api/": write the address'],
    ['{ "portalUrl": "/portal" ', 'config.json: It is no JSON: '],
  ])('%s: the server says so and does not start', async (config, sentence) => {
    const root = writeBuild('unfit', { 'index.html': '', 'config.json': config })
    await expect(serve({ root, port: 0 })).rejects.toThrow(sentence)
  })
})

describe('the captcha of config.json', () => {
  const policyOf = (captcha: object) =>
    securityHeaders([], captchaSources({ captcha }))['Content-Security-Policy']?.split('; ') ?? []

  it('is allowed to bring its script and to show its frame, from its own host alone', () => {
    const policy = policyOf({ scriptUrl: 'https://captcha.example/api.js?compat=recaptcha', signUpKey: 'key' })
    expect(policy).toContain("script-src 'self' https://captcha.example")
    expect(policy).toContain("frame-src 'self' blob: https://captcha.example")
    expect(policy).toContain('trusted-types sw default dompurify')
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it("Google's brings its code from a second host, and no other path of either is allowed", () => {
    const policy = policyOf({ scriptUrl: 'https://www.google.com/recaptcha/api.js', forgotPasswordKey: 'key' })
    expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/")
    expect(policy).toContain(
      "frame-src 'self' blob: https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    )
    expect(policy).toContain('trusted-types sw default dompurify goog#html')
  })

  it.each([
    ['no key', { scriptUrl: 'https://captcha.example/api.js' }],
    ['no address', { scriptUrl: 'javascript:alert(1)', signUpKey: 'key' }],
    ['a script of our own', { scriptUrl: '/captcha.js', signUpKey: 'key' }],
  ])('%s: the policy is the one without a captcha', (_, captcha) => {
    expect(policyOf(captcha)).toEqual(securityHeaders()['Content-Security-Policy']?.split('; '))
  })
})
