// What somebody may try against a portal's server (reliability, B), over real HTTP: other origins, poisoned bodies, other people's tokens and things, disguised
// files.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Peer, startPeer } from '#e2e/portal/peer.ts'

let peer: Peer
let token: string

beforeAll(async () => {
  peer = await startPeer()
  token = await peer.tokenOf('alex-morgan')
})
afterAll(() => peer.stop())

const ask = (method: string, path: string, { headers = {}, body }: { headers?: object; body?: BodyInit } = {}) =>
  fetch(`${peer.portalUrl}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body }),
  })
const json = { 'content-type': 'application/json' }

describe('pages of other origins', () => {
  test('are answered where they are allowed, by that origin’s name and never by *', async () => {
    const origin = 'http://localhost:4173'
    const { headers } = await ask('GET', 'common/user', { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('vary')).toBe('Origin')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    const requested = {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization',
    }
    const before = await ask('OPTIONS', 'common/user', { headers: requested })
    expect(before.status).toBe(204)
    expect(before.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(before.headers.get('access-control-allow-headers')).toContain('idempotency-key')
  })

  test.each(['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'null'])(
    '%s is told nothing and changes nothing, whatever it bears',
    async (origin) => {
      const taken = (await peer.changes()).length
      const body = JSON.stringify({ user: { name: 'Mallory' } })
      const answer = await ask('PATCH', 'common/user', { headers: { origin, ...json }, body })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
      expect(await answer.text()).not.toContain('Alex')
      expect(await peer.changes()).toHaveLength(taken)
    },
  )

  test('do not reach the port of the faults at all', async () => {
    expect((await fetch(peer.controlUrl, { headers: { origin: 'http://localhost:4173' } })).status).toBe(403)
  })
})

describe('a body', () => {
  test.each([
    ['{"user":{"name":"x","__proto__":{"polluted":1}}}'],
    ['{"__proto__":{"polluted":1},"user":{"name":"x"}}'],
    ['{"user":{"name":"x","constructor":{"prototype":{"polluted":1}}}}'],
    ['{"user":{"name":3}}'],
    [`{"user":{"name":"${'x'.repeat(1_100_000)}"}}`],
    ['{'],
  ])('%.60s is refused, and nothing is written', async (body) => {
    const taken = (await peer.changes()).length
    expect((await ask('PATCH', 'common/user', { headers: json, body })).status).toBe(400)
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect(await peer.changes()).toHaveLength(taken)
  })

  test('does not set what is not the person’s to set', async () => {
    const body = JSON.stringify({ user: { name: 'Alex Morgan', id: 'mira-solberg', isProfilingCompleted: false } })
    const answer = await ask('PATCH', 'common/user', { headers: json, body })
    expect(await answer.json()).toMatchObject({ id: 'alex-morgan', isProfilingCompleted: true })
  })

  test('with markup in a name is kept as it is, as JSON that no browser takes for a page', async () => {
    const name = '</script><img src=x onerror=alert(1)>'
    const answer = await ask('PATCH', 'common/user', { headers: json, body: JSON.stringify({ user: { name } }) })
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.json()).toMatchObject({ name })
  })
})

describe('a token', () => {
  const forged = (): string[] => {
    const [, body = '', sign = ''] = token.split('.')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const own = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    return [
      `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${part({ alg: 'HS512', typ: 'JWT' })}.${body}.${sign}`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...own, sub: 'mira-solberg' })}.${sign}`,
      `${token.slice(0, -2)}xx`,
      'x'.repeat(6000),
      '..',
    ]
  }

  test('that is forged, of another algorithm, or no token at all is refused with 401', async () => {
    for (const bad of forged()) {
      const { status } = await ask('GET', 'common/user', { headers: { authorization: `Bearer ${bad}` } })
      expect(status, bad.slice(0, 40)).toBe(401)
    }
  })

  test('of another person reaches nothing of this one’s', async () => {
    const [mine] = await peer.notify('alex-morgan')
    const other = { authorization: `Bearer ${await peer.tokenOf('mira-solberg')}` }
    const tried = await ask('DELETE', `notifications/${mine?.id}`, { headers: other })
    expect(tried.status).toBe(404)
    const list = (await (await ask('GET', 'notifications/all')).json()) as { id: string }[]
    expect(list.map(({ id }) => id)).toContain(mine?.id)
  })
})

test('a file that is not what it is called is refused', async () => {
  const body = new FormData()
  body.append('file', new File(['<script>alert(1)</script>'], 'letter.pdf', { type: 'application/pdf' }))
  const answer = await ask('POST', 'career/documents', { body })
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'error.document.type.msg.document' }])
})
