// What a web server answers with its configuration of docs/hosts, queried without a browser. The specs beside it say which server, and below which path.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { cacheControl, headersOf, securityHeaders } from '#scripts/headers.mjs'
import { hostProblems } from '#scripts/host-problems.mjs'
import { type Answer, ask } from './ask.ts'
import { type ServerName, type Site, startServer, type WebServer } from './servers.ts'

/** Paths that have parts of those with headers of their own. */
const LIKE_OURS = ['/apps/assets/sql-runner-1234567.js', '/apps/assets/index-12345678.js', '/apps/api/tasks']

const FOR_GOOD = 'public, max-age=31536000, immutable'
const NO_CACHE = 'no-cache'

/** @param site where the build is for a path below the root of its host, once it is built */
export function testAnswers(name: ServerName, base = '', site?: () => Site): void {
  test.describe(`${name}${base && `, below ${base}`}`, { tag: '@hosts' }, () => {
    let server: WebServer
    // Where it is not installed, the run has not shown what it is for.
    test.beforeAll(async () => {
      server = await startServer(name, site?.())
    })
    test.afterAll(() => server?.remove())

    const get = (path: string, headers?: Record<string, string>, method?: string): Promise<Answer> =>
      ask(server.url, base + path, headers, method)
    const fileOf = (path: string): string => readFileSync(join(server.root, path), 'utf8')
    const asset = (start: string, end: string): string =>
      `/assets/${readdirSync(join(server.root, 'assets')).find((file) => file.startsWith(start) && file.endsWith(end))}`

    test('the path of a screen answers the page, with all headers', async () => {
      const page = fileOf('index.html')
      for (const path of [
        '/',
        '/index.html',
        '/apps/tasks',
        '/apps/tasks?x=1',
        '/apps/tasks/a.b',
        '/docs/other',
        ...LIKE_OURS,
      ]) {
        const { status, headers, body } = await get(path)
        expect([path, status, String(body)]).toEqual([path, 200, page])
        expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
        expect(headers['cache-control'], path).toBe(NO_CACHE)
        expect(headers, path).toMatchObject(lower(securityHeaders()))
      }
    })

    test('the headers of an answer without a body are the same, and no redirect, as the worker asks for them', async () => {
      const { status, headers } = await get('/index.html', {}, 'HEAD')
      expect(status).toBe(200)
      expect(headers).toMatchObject(lower(securityHeaders()))
    })

    test('the description of the portal API is its own page, with or without the slash', async () => {
      const page = fileOf('docs/api/index.html')
      for (const path of ['/docs/api/', '/docs/api/index.html']) expect(String((await get(path)).body), path).toBe(page)
      const { status, headers, body } = await get('/docs/api')
      if (status === 301) expect(headers.location).toBe(`${server.url}/docs/api/`)
      else expect([status, String(body)]).toEqual([200, page])
    })

    test('a file with a hash in its name is immutable, any other is asked for again', async () => {
      const files = [
        ...['/', '/index.html', '/worker.js', '/config.json', '/boot.js', '/manifest.webmanifest', '/icons/icon.svg'],
        ...['/openapi.json', '/licenses.txt', '/docs/api/index.html'],
        ...readdirSync(join(server.root, 'assets'), { recursive: true, encoding: 'utf8' })
          .filter((file) => statSync(join(server.root, 'assets', file)).isFile() && !/\.(br|gz)$/.test(file))
          .map((file) => `/assets/${file}`),
      ]
      expect(files.length).toBeGreaterThan(100)
      const strange: unknown[] = []
      for (const path of files) {
        const { status, headers } = await get(path, {}, 'HEAD')
        if (status !== 200 || headers['cache-control'] !== cacheControl(path))
          strange.push([path, status, headers['cache-control']])
      }
      expect(strange).toEqual([])
      expect(files.filter((path) => cacheControl(path) === FOR_GOOD).length).toBeGreaterThan(100)
    })

    test('what is not there is no page: a script of another build, the sample API, the notes of the build', async () => {
      for (const path of [
        '/assets/gone-12345678.js',
        '/assets/worker/gone-12345678.js',
        ...['/api', '/api/tasks', '/api/tasks?x=1', '/.vite/manifest.json', '/.cairn-build', '/assets/.hidden'],
      ]) {
        const { status, headers, body } = await get(path)
        expect([path, status]).toEqual([path, 404])
        expect(String(body), path).not.toContain('id="root"')
        expect(headers['cache-control'] ?? NO_CACHE, path).toBe(NO_CACHE)
        expect(headers, path).toMatchObject(lower(securityHeaders()))
      }
    })

    test('the workers that run queries and programs have their own policy', async () => {
      for (const kind of ['sql', 'js']) {
        const path = asset(`${kind}-runner-`, '.js')
        expect((await get(path)).headers, path).toMatchObject(lower(headersOf(path, securityHeaders())))
      }
    })

    test('each kind of file has its type', async () => {
      for (const [path, type] of [
        ['/worker.js', /^(text|application)\/javascript/],
        ['/config.json', /^application\/json/],
        ['/manifest.webmanifest', /^application\/manifest\+json/],
        ['/icons/icon.svg', /^image\/svg\+xml/],
        ['/icons/icon-192.png', /^image\/png/],
        [asset('index-', '.css'), /^text\/css/],
        [asset('inter-', '.woff2'), /^font\/woff2/],
      ] as const) {
        expect((await get(path)).headers['content-type'], path).toMatch(type)
        const compressed = await get(path, { 'accept-encoding': 'gzip, br' })
        expect(compressed.headers['content-type'], path).toMatch(type)
      }
    })

    test('text is compressed for whoever can read it, and for nobody else', async () => {
      for (const path of [
        '/',
        '/worker.js',
        '/manifest.webmanifest',
        asset('index-', '.css'),
        asset('icons-', '.svg'),
      ]) {
        const plain = await get(path)
        expect([path, plain.headers['content-encoding']]).toEqual([path, undefined])
        for (const [accepted, encodings] of [
          ['gzip', ['gzip']],
          ['gzip, deflate, br, zstd', ['gzip', 'br', 'zstd']],
        ] as const) {
          const { headers, body } = await get(path, { 'accept-encoding': accepted })
          expect(encodings, path).toContain(headers['content-encoding'])
          expect(headers.vary, path).toMatch(/accept-encoding/i)
          expect(body.length, path).toBeLessThan(plain.body.length * 0.7)
        }
      }
    })

    test('a copy that is still good is not sent again, compressed or not', async () => {
      for (const encoding of ['identity', 'gzip', 'br'])
        for (const path of ['/worker.js', '/', '/config.json']) {
          const { headers } = await get(path, { 'accept-encoding': encoding })
          const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' })
          expect([path, encoding, again.status]).toEqual([path, encoding, 304])
        }
    })

    test('config.json is answered as it is now, compressed or not', async () => {
      const text = JSON.stringify({ portalUrl: `/portal-${'x'.repeat(2000)}` })
      const before = fileOf('config.json')
      writeFileSync(join(server.root, 'config.json'), text)
      const { body } = await get('/config.json')
      const compressed = await fetch(`${server.url}/config.json`)
      writeFileSync(join(server.root, 'config.json'), before)
      expect([String(body), await compressed.text()]).toEqual([text, text])
    })

    test('a part of a file can be had', async () => {
      const { status, headers, body } = await get('/icons/icon-192.png', { range: 'bytes=10-99' })
      expect([status, body.length]).toEqual([206, 90])
      expect(headers['content-range']).toMatch(/^bytes 10-99\//)
    })

    test('an operator who looks at the site is told of nothing', async () => {
      expect(await hostProblems(server.url)).toEqual([])
    })

    test('no path leads out of the folder', async () => {
      // Beside Cairn below a path are the files of another site.
      writeFileSync(join(server.root, base === '' ? '..' : '../..', 'secret.txt'), 'secret')
      for (const path of [
        ...['/%2e%2e/%2e%2e/secret.txt', '/../../secret.txt'],
        ...['/%2e%2e/secret.txt', '/../secret.txt', '/%2e%2e/', '/assets/%2e%2e/%2e%2e/secret.txt'],
        ...['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/%E0%A4%A', '/%00'],
      ]) {
        const { status, body } = await get(path)
        expect([200, 400, 403, 404], path).toContain(status)
        // Above a path is another site, with pages of its own.
        if (status === 200 && base === '') expect(String(body), path).toBe(fileOf('index.html'))
        expect(String(body), path).not.toBe('secret')
      }
    })
  })
}

/** As Node gives the names of headers. */
const lower = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
