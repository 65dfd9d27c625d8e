// Looking at a host: what `npm run hosts -- https://cairn.example` says of a good one and of careless ones.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hostProblems } from '#scripts/host-problems.mjs'
import { serve } from '#scripts/serve.mjs'

const script = `export const words = ${JSON.stringify('stone '.repeat(500))}`
const page = '<title>Cairn</title><script src="/assets/index-AbCd_1-9.js"></script>'

const root = mkdtempSync(join(tmpdir(), 'cairn-problems-'))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'docs/api'), { recursive: true })
const files = {
  'index.html': page,
  'worker.js': 'worker',
  'config.json': '{ "portalUrl": "https://portal.example/api" }',
  'manifest.webmanifest': '{}',
  'assets/index-AbCd_1-9.js': script,
  'docs/api/index.html': '<title>The portal API</title>',
}
for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
afterAll(() => rmSync(root, { recursive: true }))

async function problemsOf(listener: RequestListener): Promise<string[]> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const problems = await hostProblems(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.closeAllConnections()
  server.close()
  return problems
}

test('nothing is said of our own server', async () => {
  const server = await serve({ root, port: 0 })
  expect(await hostProblems(`${server.url}/`)).toEqual([])
  await server.close()
})

test('a host that answers everything with the page, and sends no headers, is told each thing', async () => {
  const problems = await problemsOf((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(page)
  })
  expect(problems).toEqual(
    expect.arrayContaining([
      "The header X-Content-Type-Options is not 'nosniff'.",
      "The policy lacks 'script-src 'self''.",
      '/config.json is no JSON object: the portal is not found.',
      '/worker.js is answered with 200 and text/html.',
      "/worker.js has not 'Cache-Control: no-cache'.",
      "/assets/index-AbCd_1-9.js has not 'Cache-Control: public, max-age=31536000, immutable'.",
      '/assets/index-AbCd_1-9.js is not compressed.',
      '/assets/gone-12345678.js is answered with 200 instead of 404.',
      '/api/tasks is answered with 200 instead of 404.',
      '/docs/api/ is answered with the page of the app.',
    ]),
  )
})

test.each([
  [
    'keeps what is missing',
    { 'Cache-Control': 'max-age=600' },
    404,
    '/assets/gone-12345678.js is cached though it is missing.',
  ],
  ['leads from index.html to /', { Location: '/' }, 308, '/index.html is answered with 308 instead of 200.'],
  [
    'allows code from strings',
    { 'Content-Security-Policy': "script-src 'self' 'unsafe-eval'" },
    200,
    'The policy allows too much in script-src.',
  ],
])('a host that %s is told so', async (_, headers, status, problem) => {
  const problems = await problemsOf((_request, response) => {
    response.writeHead(status, headers)
    response.end(page)
  })
  expect(problems).toContain(problem)
})

test('a portal that the policy does not let the page call is named', async () => {
  const own = await serve({ root, port: 0 })
  const problems = await problemsOf((request, response) => {
    const requested = fetch(own.url + request.url, { headers: { accept: 'text/html' } })
    void requested.then(async (answer) => {
      const policy = answer.headers.get('content-security-policy') ?? ''
      response.writeHead(answer.status, { 'Content-Security-Policy': policy.replace(' https://portal.example', '') })
      response.end(await answer.text())
    })
  })
  expect(problems).toContain("The policy lacks 'connect-src 'self' https://portal.example'.")
  await own.close()
})

test('a site without https is told what that costs', async () => {
  const server = await serve({ root, port: 0, host: '0.0.0.0' })
  expect(await hostProblems(`http://0.0.0.0:${server.port}`)).toEqual([
    'Without https, browsers start no service worker: nothing works offline.',
  ])
  await server.close()
})
