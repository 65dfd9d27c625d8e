// The configurations of docs/hosts send what Cairn itself sends, and the container is made of files that are there. e2e/hosts starts the servers.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headersOf, securityHeaders } from '#scripts/headers.mjs'

const read = (path: string): string => readFileSync(path, 'utf8')
/** The Caddyfile has each environment variable with its default. */
const caddyfile = (): string => read('docs/hosts/Caddyfile').replaceAll(/\{\$\w+:([^}]+)\}/g, '$1')

const configurations = [
  ['nginx.conf', read('docs/hosts/nginx.conf')],
  ['nginx-below.conf', read('docs/hosts/nginx-below.conf')],
  ['Caddyfile', caddyfile()],
  ['.htaccess', read('docs/hosts/.htaccess')],
] as const

const policy = 'Content-Security-Policy'

test.each(configurations)('%s has every security header', (name, text) => {
  for (const [header, value] of Object.entries(securityHeaders())) {
    const variable = name.startsWith('nginx') && header === policy
    expect(text).toContain(variable ? `default "${value}";` : `${header} "${value}"`)
  }
})

test.each(configurations)('%s has the policy of the workers that run queries and programs', (_, text) => {
  for (const kind of ['sql', 'js'])
    expect(text).toContain(`"${headersOf(`/assets/${kind}-runner-12345678.js`, securityHeaders())[policy]}"`)
})

test.each(configurations)('%s has no other policy', (_, text) => {
  expect(text.match(/default-src [^"]+/g)).toHaveLength(2)
})

test('the guides name every file of docs/hosts', () => {
  const guide = read('docs/deploy.md') + read('docs/operate.md')
  const unnamed = readdirSync('docs/hosts').filter((name) => !guide.includes(`](hosts/${name})`))
  expect(unnamed).toEqual([])
})

const recipe = read('Dockerfile')
const lines = (instruction: string): string[] =>
  recipe.split('\n').flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []))
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

test('the container copies what is there, and what its build is not kept from', () => {
  const copied = lines('COPY').filter((line) => !line.startsWith('--from'))
  expect(copied.length).toBeGreaterThan(2)
  for (const path of copied.flatMap((line) => line.split(' ').slice(0, -1))) {
    expect(existsSync(path), path).toBe(true)
    expect(ignored, path).not.toContain(path.split('/')[0])
  }
  for (const needed of ['src', 'sw', 'seed', 'public', 'vite-plugins', 'scripts', 'index.html', 'vite.config.ts'])
    expect(ignored).not.toContain(needed)
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist', '.git']))
})

test('the container is built by a Node that package.json allows', () => {
  const [, version] = /^FROM node:(\d+)/m.exec(recipe) ?? []
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const [, oldest] = /^>=(\d+)/.exec(engines.node) ?? []
  expect(Number(version)).toBeGreaterThan(Number(oldest))
})

test('the container serves the build with the Caddyfile that is tested, on one port, without root', () => {
  expect(lines('COPY')).toContain('docs/hosts/Caddyfile /etc/caddy/Caddyfile')
  expect(recipe).toContain('"--config", "/etc/caddy/Caddyfile"')
  const [, root] = /^COPY --from=build \S+ (\S+)$/m.exec(recipe) ?? []
  expect(caddyfile()).toContain(`root * ${root}\n`)
  const [port] = lines('EXPOSE')
  expect(lines('ENV').join(' ')).toContain(`CAIRN_ADDRESS=http://:${port} `)
  expect(lines('HEALTHCHECK').join(' ')).toContain(`http://127.0.0.1:${port}/`)
  const [user = ''] = lines('USER')
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(recipe.indexOf('USER')).toBeGreaterThan(recipe.lastIndexOf('COPY'))
})

test('the container lets an operator say where the page may call', () => {
  expect(read('docs/hosts/Caddyfile')).toContain("connect-src {$CAIRN_CONNECT:'self'};")
})
