// The peer's live channel: STOMP 1.2 over WebSocket, at /ws. Who somebody is, only their bearer says.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { BadFrameError, type Frame, FrameReader, formatFrame } from './stomp-frame.ts'

export interface LiveServerOptions {
  readonly destination: string
  /** The user id of a token that is good. */
  readonly userOf: (token: string) => Promise<string | undefined>
}

export interface LiveServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Sends a body to everybody who is subscribed as this person. @returns to how many */
  send(userId: string, body: string): number
  /** People who are subscribed, one for each connection. */
  subscribers(): string[]
  /** How many connections have become subscriptions so far. */
  subscriptions(): number
  /** A sign of life to everybody, beside those that come of themselves. */
  beat(): void
  /** How many signs of life have come so far. */
  beats(): number
  /** Closes every connection: without a word, or with an ERROR frame. */
  cut(error?: string): void
  /** While silent nothing is sent, no sign of life either, and what should be sent is lost. */
  setSilent(isSilent: boolean): void
  close(): void
}

/** ms between two signs of life, either way */
const HEART_BEAT_MS = 10_000

export function createLiveServer(options: LiveServerOptions): LiveServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 64 * 1024,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })
  const sessions = new Set<Session>()
  let isSilent = false
  let subscriptions = 0
  let beats = 0
  return {
    upgrade(request, socket, head) {
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const session = new Session(webSocket, options, {
          isSilent: () => isSilent,
          onSubscribed: () => {
            subscriptions += 1
          },
          onBeat: () => {
            beats += 1
          },
        })
        sessions.add(session)
        webSocket.on('close', () => sessions.delete(session))
      })
    },
    send: (userId, body) => [...sessions].filter((session) => session.deliver(userId, body)).length,
    subscribers: () => [...sessions].flatMap((session) => session.subscriber() ?? []),
    subscriptions: () => subscriptions,
    beat() {
      for (const session of sessions) session.beat()
    },
    beats: () => beats,
    cut(error) {
      for (const session of sessions) session.cut(error)
    },
    setSilent(value) {
      isSilent = value
    },
    close() {
      for (const session of sessions) session.cut()
      sockets.close()
    },
  }
}

interface SessionHooks {
  readonly isSilent: () => boolean
  readonly onSubscribed: () => void
  readonly onBeat: () => void
}

/** Told to the client with an ERROR frame, after which the connection ends. */
class RefusedError extends Error {}

/** One connection. */
class Session {
  readonly #socket: WebSocket
  readonly #options: LiveServerOptions
  readonly #hooks: SessionHooks
  readonly #reader = new FrameReader()
  readonly #timers: NodeJS.Timeout[] = []
  #userId: string | undefined
  #subscription: string | undefined
  #heardAt = Date.now()
  #sent = 0
  /** Frames are taken one after another, also where one has to wait for something. */
  #turn = Promise.resolve()

  constructor(socket: WebSocket, options: LiveServerOptions, hooks: SessionHooks) {
    this.#socket = socket
    this.#options = options
    this.#hooks = hooks
    socket.on('message', (data) => this.#hear(data as Buffer))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      for (const timer of this.#timers) clearInterval(timer)
    })
  }

  subscriber(): string | undefined {
    return this.#subscription === undefined ? undefined : this.#userId
  }

  deliver(userId: string, body: string): boolean {
    if (this.#userId !== userId || this.#subscription === undefined) return false
    this.#sent += 1
    this.#send(
      'MESSAGE',
      {
        'message-id': `m-${this.#sent}`,
        subscription: this.#subscription,
        destination: this.#options.destination,
        'content-type': 'application/json',
      },
      body,
    )
    return true
  }

  beat(): void {
    this.#write('\n')
  }

  cut(error?: string): void {
    if (error === undefined) this.#socket.terminate()
    else this.#fail(error)
  }

  #hear(data: Buffer): void {
    this.#heardAt = Date.now()
    if (data.length === 1 && data.toString() === '\n') this.#hooks.onBeat()
    try {
      for (const frame of this.#reader.read(data)) {
        this.#turn = this.#turn.then(() => this.#take(frame)).catch((error: Error) => this.#fail(error.message))
      }
    } catch (error) {
      this.#fail(error instanceof BadFrameError ? error.message : 'The frame could not be read')
    }
  }

  async #take({ command, headers }: Frame): Promise<void> {
    if (command === 'CONNECT' || command === 'STOMP') return this.#connect(headers)
    if (this.#userId === undefined) throw new RefusedError('Not connected')
    if (command === 'SUBSCRIBE') this.#subscribe(headers)
    else if (command === 'UNSUBSCRIBE') this.#subscription = undefined
    else if (command !== 'DISCONNECT') throw new RefusedError(`${command} is not supported`)
    if (headers.receipt !== undefined) this.#send('RECEIPT', { 'receipt-id': headers.receipt })
    if (command === 'DISCONNECT') this.#socket.close()
  }

  async #connect(headers: Frame['headers']): Promise<void> {
    if (!headers['accept-version']?.split(',').includes('1.2')) throw new RefusedError('Only STOMP 1.2 is spoken')
    const token = /^Bearer (.+)$/i.exec(headers.Authorization ?? '')?.[1]
    const userId = token && (await this.#options.userOf(token))
    if (!userId) throw new RefusedError('Invalid token')
    // The header is there for brokers; it may not say anything else than the token.
    if (headers.userId !== undefined && headers.userId !== userId)
      throw new RefusedError('The token is not of this user')
    this.#userId = userId
    this.#beat(headers['heart-beat'] ?? '0,0')
    this.#send('CONNECTED', { version: '1.2', 'heart-beat': `${HEART_BEAT_MS},${HEART_BEAT_MS}` })
  }

  /** STOMP 1.2, Heart-beating: each side beats as often as both can bear. */
  #beat(wanted: string): void {
    const [comes = 0, goes = 0] = wanted.split(',').map(Number)
    if (goes > 0) this.#timers.push(setInterval(() => this.beat(), Math.max(goes, HEART_BEAT_MS)))
    const patience = 2 * Math.max(comes, HEART_BEAT_MS)
    if (comes > 0) {
      this.#timers.push(
        setInterval(() => {
          if (Date.now() - this.#heardAt > patience) this.#socket.terminate()
        }, HEART_BEAT_MS),
      )
    }
  }

  #subscribe({ id, destination }: Frame['headers']): void {
    if (destination !== this.#options.destination) throw new RefusedError('There is nothing at this destination')
    if (id === undefined) throw new RefusedError('A subscription needs an id')
    this.#subscription = id
    this.#hooks.onSubscribed()
  }

  #fail(message: string): void {
    this.#send('ERROR', { message })
    this.#socket.close()
  }

  #send(command: string, headers: Record<string, string>, body = ''): void {
    this.#write(formatFrame({ command, headers, body }))
  }

  #write(text: string): void {
    if (!this.#hooks.isSilent() && this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text)
  }
}
