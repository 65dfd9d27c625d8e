// The door against a server that misbehaves: the only one of the page's doors that leads out of the device.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PortalReply } from '#platform/offline/outbox-rows.ts'
import { askPortal, NotThePortalError, type PortalRequest } from '#platform/remote/ask-portal.ts'
import { createDevice } from '#tests/setup/outbox.ts'

let server: Server
let portalUrl: string
let answer: RequestListener
let requested: IncomingMessage[]

beforeEach(async () => {
  requested = []
  server = createServer((request, response) => {
    requested.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  portalUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/portal`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const answers =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
const ask = (request: Partial<PortalRequest> = {}, endpoint: Parameters<typeof askPortal>[1] = {}) =>
  askPortal(portalUrl, endpoint, { method: 'GET', path: 'career/jobs?page=1', headers: {}, ...request })

const PAGE = '<!doctype html><title>Welcome to the hotel</title>'

describe('what the portal answers', () => {
  test('JSON, parsed, and as it came', async () => {
    answer = answers(200, '{ "a": [1, null] }', 'application/json; charset=utf-8')
    expect(await ask()).toMatchObject({ status: 200, ok: true, body: { a: [1, null] }, json: '{ "a": [1, null] }' })
    expect(requested[0]?.url).toBe('/portal/career/jobs?page=1')
  })

  test('JSON’s own null, and nothing at all', async () => {
    answer = answers(200, 'null')
    expect((await ask()).body).toBeNull()
    answer = (_, response) => void response.writeHead(204).end()
    expect(await ask()).toMatchObject({ status: 204, body: '', json: undefined })
  })

  test.each([400, 401, 403, 404, 409, 410, 413, 429, 500, 503])('%i with its reason', async (status) => {
    answer = answers(status, '{ "message": "error.a.b.msg.c" }')
    expect(await ask()).toMatchObject({ status, ok: false, body: { message: 'error.a.b.msg.c' } })
  })

  test.each([401, 403, 404, 500])('%i without any', async (status) => {
    answer = answers(status, '', 'text/plain')
    expect(await ask()).toMatchObject({ status, ok: false, body: '' })
  })

  test('a file', async () => {
    answer = (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/calendar',
        'content-disposition': "attachment; filename*=UTF-8''a.ics",
      })
      response.end('BEGIN:VCALENDAR')
    }
    const { body } = await ask({}, { answerType: 'file' })
    expect(body).toBeInstanceOf(File)
    expect((body as File).name).toBe('a.ics')
    expect(await (body as File).text()).toBe('BEGIN:VCALENDAR')
  })

  test('what a write says of itself arrives', async () => {
    answer = answers(200, '{}')
    const headers = { authorization: 'Bearer t', 'content-type': 'application/json', 'idempotency-key': 'k' }
    await ask({ method: 'PATCH', headers, body: '{"a":1}' })
    expect(requested[0]).toMatchObject({ method: 'PATCH', headers })
  })
})

describe('what is not the portal’s', () => {
  test.each([
    ['a page with 200, as a captive portal shows', 200, PAGE, 'text/html'],
    ['a page that says it is JSON', 200, PAGE, 'application/json'],
    ['a text', 200, 'OK', 'text/plain'],
    ['a page with 401', 401, PAGE, 'text/html'],
    ['a proxy’s 502', 502, '<h1>Bad Gateway</h1>', 'text/html'],
    ['a proxy’s 503', 503, 'no server is available', 'text/plain'],
    ['a proxy’s 504', 504, '<h1>Gateway Time-out</h1>', 'text/html'],
    ['a network that wants a log-in', 511, '{}', 'application/json'],
  ])('%s', async (_, status, body, type) => {
    answer = answers(status, body, type)
    await expect(ask()).rejects.toThrow(NotThePortalError)
  })

  test('a page where a file was asked for', async () => {
    answer = answers(200, PAGE, 'text/html')
    await expect(ask({}, { answerType: 'file' })).rejects.toThrow(NotThePortalError)
  })

  test('a redirect is not followed: a token goes nowhere else', async () => {
    let elsewhere = 0
    const other = createServer((_, response) => {
      elsewhere += 1
      response.end('{}')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    answer = (_, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/` }).end()
    }
    await expect(ask({ headers: { authorization: 'Bearer t' } })).rejects.toThrow(TypeError)
    expect(elsewhere).toBe(0)
    await new Promise((resolve) => other.close(resolve))
  })

  test.each(['../secrets', '..%2f', 'career/../../secrets', './../../x', '%2e%2e/secrets'])(
    'a path that leads out of the base: %s',
    async (path) => {
      answer = answers(200, '{}')
      const outcome = await ask({ path }).catch((error: unknown) => error)
      if (requested[0]) expect(requested[0].url).toMatch(/^\/portal\//)
      else expect(outcome).toBeInstanceOf(TypeError)
    },
  )
})

describe('no answer in time', () => {
  test('from a server that says nothing', async () => {
    answer = () => {}
    await expect(ask({ patience: 50 })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('from one that stops in the middle', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{ "a": ')
    await expect(ask({ patience: 200 })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('from one that cuts the line before it answers, or in the middle', async () => {
    answer = (request) => void request.socket.destroy()
    await expect(ask()).rejects.toThrow(TypeError)
    answer = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{ "a": ')
      setImmediate(() => request.socket.destroy())
    }
    await expect(ask()).rejects.toThrow()
  })

  test('where nobody listens', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(ask()).rejects.toThrow(TypeError)
  })

  test('where the caller no longer wants it', async () => {
    answer = () => {}
    const controller = new AbortController()
    const asking = ask({ signal: controller.signal })
    controller.abort()
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a write that waits, through the door', () => {
  /** As outbox-here.ts sends, with the test's clock. */
  const openDevice = () => {
    const device = createDevice()
    const send = async ({
      method,
      path,
      body,
      idempotencyKey,
    }: (typeof device.sent)[number]): Promise<PortalReply | undefined> =>
      ask({
        method,
        path,
        body: JSON.stringify(body),
        headers: { 'idempotency-key': idempotencyKey },
        patience: 200,
      }).catch(() => undefined)
    device.network = send
    return device
  }

  test('500 three times, a cut line, a silence, a captive portal, then 200: one request counts', async () => {
    const device = openDevice()
    const replies: RequestListener[] = [
      answers(500, '{}'),
      answers(500, 'oops', 'text/plain'),
      answers(500, ''),
      (request) => void request.socket.destroy(),
      () => {},
      answers(200, PAGE, 'text/html'),
      answers(200, '{ "ok": true }'),
    ]
    answer = (request, response) => replies[requested.length - 1]?.(request, response)
    await device.write('a', 1)
    for (let round = 0; round < 7; round += 1) await device.pass(400_000)
    expect(requested).toHaveLength(7)
    expect(new Set(requested.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['key-1']))
    expect(await device.rows()).toEqual([])
    await device.close()
  })

  test('409 is told to the person with what the portal holds', async () => {
    const device = openDevice()
    answer = answers(409, '{ "message": "error.a.stale.msg.thing", "current": { "n": 7 } }')
    await device.write('a', 1)
    await device.drain()
    expect(device.outbox.read()).toMatchObject([
      { state: 'needs-you', problem: { kind: 'conflict', current: { n: 7 } } },
    ])
    await device.close()
  })
})
