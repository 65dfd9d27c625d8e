// `npm run portal:check -- … --live` in front of the project's own live channel, and of ones with faults.
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIVE_DESTINATION } from '#contract/portal/notifications.ts'
import { checkLive, type LiveOptions } from '#e2e/portal/check/check-live.ts'
import { linesOf } from '#e2e/portal/check/report.ts'
import { type Peer, startPeer } from '#e2e/portal/peer.ts'
import { formatFrame } from '#e2e/portal/stomp-frame.ts'
import { PATIENTLY } from '#tests/setup/patiently.ts'

const USER = 'alex-morgan'
let peer: Peer
let options: LiveOptions
beforeAll(async () => {
  peer = await startPeer()
  const token = await peer.tokenOf(USER)
  options = { address: peer.liveUrl, token, userId: USER, destination: LIVE_DESTINATION, waitMs: 60_000 }
})
afterAll(() => peer.stop())

const servers: WebSocketServer[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate()
    server.close()
  }
})

/** A channel that answers what it likes to each frame, by its command. */
async function channel(
  answer: (command: string, socket: WebSocket, text: string) => void,
  handleProtocols: () => string | false = () => 'v12.stomp',
): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols })
  servers.push(server)
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const text = (data as Buffer).toString()
      answer(text.split('\n')[0] ?? '', socket, text)
    }),
  )
  await new Promise<void>((resolve) => server.once('listening', resolve))
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = (socket: WebSocket, command: string, headers: Record<string, string> = {}, body = '') =>
  socket.send(formatFrame({ command, headers, body }))

async function linesOfLive(part: Partial<LiveOptions>): Promise<string> {
  return (await checkLive({ ...options, ...part })).flatMap(linesOf).join('\n')
}

describe('portal:check --live', () => {
  test('finds nothing at a channel that keeps the contract', async () => {
    const checked = checkLive(options)
    await vi.waitFor(() => expect(peer.live.subscribers()).toEqual([USER]), PATIENTLY)
    await peer.notify(USER)
    peer.live.beat()
    const calls = await checked
    expect(calls.flatMap(linesOf).filter((line) => !/^ok +live\.\w+ +[^(]+$/.test(line))).toEqual([])
    expect(calls.map(({ name }) => name)).toEqual(
      ['connect', 'refuse', 'refuse', 'subscribe', 'beat', 'message'].map((name) => `live.${name}`),
    )
  })

  test('names a destination that is refused, and does not hold against the server what did not come', async () => {
    const lines = await linesOfLive({ destination: '/queue/other' })
    expect(lines).toMatch(
      /^differs +live\.subscribe +.*\n +wanted a subscription that lasts, came ERROR There is nothing/m,
    )
    expect(await linesOfLive({ waitMs: 10 })).toMatch(
      /^ok +live\.message +MESSAGE \(none came in the time that there was\)$/m,
    )
  })

  test('names a channel that takes everybody, speaks another version and sends what is no notification', async () => {
    const address = await channel((command, socket, text) => {
      if (command === 'CONNECT') send(socket, 'CONNECTED', { version: '1.1', 'heart-beat': '0,0' })
      const headers = { subscription: /^id:(.*)$/m.exec(text)?.[1] ?? '', 'message-id': '1' }
      if (command === 'SUBSCRIBE') send(socket, 'MESSAGE', headers, '{"id":"n1"}')
    })
    const lines = await linesOfLive({ address })
    expect(lines).toMatch(/^differs +live\.connect +.*\n +wanted version:1\.2, came 1\.1$/m)
    expect(lines).toMatch(/^differs +live\.refuse +CONNECT without a token\n +wanted ERROR, came CONNECTED$/m)
    expect(lines).toMatch(/^differs +live\.refuse +CONNECT with a wrong token\n +wanted ERROR, came CONNECTED$/m)
    expect(lines).toMatch(/^ok +live\.beat +heart-beats \(the server sends none/m)
    expect(lines).toMatch(/^differs +live\.message +MESSAGE\n +wanted read: .*, came \{"id":"n1"\}$/m)
  })

  test('names a channel that ends without a word, and one that is not there', async () => {
    const address = await channel((_, socket) => socket.close())
    expect(await linesOfLive({ address })).toMatch(
      /^differs +live\.refuse +.*\n +wanted ERROR, came the end of the connection$/m,
    )
    const wrong = await linesOfLive({ address: peer.liveUrl.replace(/ws$/, 'other') })
    expect(wrong).toMatch(/^differs +live\.connect +.*\n +wanted a connection, came .*403$/m)
  })

  test('names a channel that knows no STOMP, and one that promises signs of life and sends none', async () => {
    const plain = await channel(
      () => {},
      () => false,
    )
    expect(await linesOfLive({ address: plain })).toMatch(
      /^differs +live\.connect +.*\n +wanted a connection, came .*subprotocol$/m,
    )
    const address = await channel((command, socket, text) => {
      if (command !== 'CONNECT') return
      if (text.includes(options.token)) send(socket, 'CONNECTED', { version: '1.2', 'heart-beat': '10,10' })
      else socket.close()
    })
    const lines = await linesOfLive({ address, beatMs: 10, waitMs: 100 })
    expect(lines).toMatch(/^differs +live\.beat +heart-beats\n +wanted a sign of life within 15 ms, came none$/m)
  })
})
