// The live channel: STOMP 1.2 over a WebSocket (portal spec §7). Connects, subscribes, sends heartbeats, reconnects. Knows no domain.
// @offline later
import { Client, type IMessage, Versions } from '@stomp/stompjs'
import type { Feed, FeedHandlers } from './feed.ts'

export interface ChannelOptions extends FeedHandlers {
  /** `ws:` or `wss:` */
  readonly url: string
  readonly destination: string
  /** The headers of CONNECT, requested before each attempt so that the token is a fresh one; undefined where nobody is signed in. */
  readonly headers: () => Promise<Record<string, string> | undefined>
  /** 0 up to 1. Default: Math.random */
  readonly random?: () => number
}

/** Characters of one message, and of what may come without making one. @internal */
export const LARGEST_MESSAGE = 64 * 1024
/** ms between two signs of life, either way */
const HEART_BEAT_MS = 10_000
/** ms until a connection that does not come is given up */
const CONNECT_MS = 20_000
/** ms that the server has to say goodbye */
const GOODBYE_MS = 1000
/** A connection that lasted so long was good: the next attempt comes soon. */
const STABLE_MS = 10_000
const LONGEST_WAIT_MS = 60_000

/**
 * ms until the next attempt: 1 to 2 s after the first failure, twice that after each further one, 30 to 60 s at last.
 * @param failures so far, from 0
 * @internal
 */
export function waitAfter(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, 2000 * 2 ** Math.min(failures, 10))
  return longest / 2 + random() * (longest / 2)
}

export function openChannel(options: ChannelOptions): Feed {
  const { random = Math.random } = options
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let connection: Connection | undefined
  let isClosed = false

  const attempt = async () => {
    waiting = undefined
    const headers = await options.headers().catch(() => undefined)
    if (isClosed) return
    connection = headers && connect(options, headers, ended)
    if (!connection) ended(0)
  }
  const ended = (lastedMs: number) => {
    connection = undefined
    if (isClosed) return
    options.onDown()
    if (lastedMs >= STABLE_MS) failures = 0
    waiting = setTimeout(() => void attempt(), waitAfter(failures, random))
    failures += 1
  }
  void attempt()
  return {
    wake() {
      if (waiting === undefined) return
      clearTimeout(waiting)
      void attempt()
    },
    close() {
      isClosed = true
      clearTimeout(waiting)
      waiting = undefined
      connection?.close()
    },
  }
}

interface Connection {
  close(): void
}

/** @param onEnd called once, with the ms for which there was a connection. @returns undefined where there can be no socket with this address */
function connect(
  { url, destination, onMessage, onUp, onTooLarge }: ChannelOptions,
  connectHeaders: Record<string, string>,
  onEnd: (lastedMs: number) => void,
): Connection | undefined {
  const socket = newSocket(url)
  if (!socket) return undefined
  const guard = refuseTooLarge(socket, onTooLarge)
  let since: number | undefined
  const client = new Client({
    webSocketFactory: () => socket,
    stompVersions: new Versions([Versions.V1_2]),
    connectHeaders,
    connectionTimeout: CONNECT_MS,
    heartbeatIncoming: HEART_BEAT_MS,
    heartbeatOutgoing: HEART_BEAT_MS,
    // A socket whose other end is gone may take minutes to close.
    discardWebsocketOnCommFailure: true,
    reconnectDelay: 0,
    onHeartbeatReceived: () => {
      guard.reset()
      answerBeat(socket)
    },
    onConnect: () => {
      since = Date.now()
      guard.reset()
      client.subscribe(destination, ({ body }: IMessage) => {
        guard.reset()
        onMessage(body)
      })
      onUp()
    },
    // The server closes after an error; one that does not is left.
    onStompError: () => client.forceDisconnect(),
    onWebSocketClose: () => {
      void client.deactivate()
      onEnd(since === undefined ? 0 : Date.now() - since)
    },
  })
  client.activate()
  return {
    close() {
      void client.deactivate()
      setTimeout(() => void client.deactivate({ force: true }), GOODBYE_MS)
    },
  }
}

/**
 * A hidden tab's timers run once a minute, which is no sign of life for a server that waits for one every ten seconds: there, the server's own beats, which no
 * browser holds back, set the pace.
 */
function answerBeat(socket: WebSocket): void {
  if (socket.readyState === WebSocket.OPEN) socket.send('\n')
}

function newSocket(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url, ['v12.stomp'])
  } catch (error) {
    console.warn('The live channel has no address that can be connected to', error)
    return undefined
  }
}

/**
 * Passes on nothing larger than a message may be, before it is read byte by byte. Servers send a frame as one piece, so that leaving one out leaves the
 * others whole; where pieces grow without becoming a frame, the connection is given up.
 */
function refuseTooLarge(socket: WebSocket, onTooLarge: () => void): { reset(): void } {
  let unread = 0
  // Listeners are called in the order in which they were added, and this one is the first.
  socket.addEventListener('message', (event: MessageEvent<string | ArrayBuffer>) => {
    const size = typeof event.data === 'string' ? event.data.length : event.data.byteLength
    unread += size
    if (unread <= LARGEST_MESSAGE) return
    event.stopImmediatePropagation()
    onTooLarge()
    if (unread > size) socket.close()
    else unread = 0
  })
  return {
    reset: () => {
      unread = 0
    },
  }
}
