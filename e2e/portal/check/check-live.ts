// Holds a live channel to what Cairn needs of it: STOMP 1.2 over WebSocket, refusals of tokens, signs of life, messages by the contract.
import { LiveNotification } from '#contract/portal/notifications.ts'
import type { Frame } from '../stomp-frame.ts'
import type { CheckedCall } from './checker.ts'
import { type Difference, shortened } from './judge.ts'
import { openStomp, type Stomp } from './stomp-client.ts'

export interface LiveOptions {
  /** `ws:` or `wss:` */
  readonly address: string
  readonly token: string
  readonly userId: string
  readonly destination: string
  readonly origin?: string | undefined
  /** ms for which signs of life and a message are waited for */
  readonly waitMs: number
  /** ms between two signs of life, as they are offered and wanted. Default: as Cairn has it */
  readonly beatMs?: number
}

/** ms for an answer to CONNECT, and for the end after an ERROR */
const PATIENCE_MS = 10_000
const HEART_BEAT_MS = 10_000

export async function checkLive(options: LiveOptions): Promise<CheckedCall[]> {
  const withoutToken = await refusal(options, {})
  const withWrongToken = await refusal(options, { Authorization: 'Bearer no-such-token' })
  const refusals = [
    result('live.refuse', 'CONNECT without a token', withoutToken),
    result('live.refuse', 'CONNECT with a wrong token', withWrongToken),
  ]
  const { userId, token } = options
  const stomp = await openStomp(options.address, options.origin)
  if ('failure' in stomp)
    return [result('live.connect', 'CONNECT', [difference('a connection', stomp.failure)]), ...refusals]
  try {
    const connected = await connect(stomp, { Authorization: `Bearer ${token}`, userId }, options.beatMs)
    const found = connectedOf(connected)
    const rest = connected?.command === 'CONNECTED' ? await listen(stomp, options, connected) : []
    return [result('live.connect', 'CONNECT with the token', found), ...refusals, ...rest]
  } finally {
    stomp.close()
  }
}

async function connect(stomp: Stomp, headers: Frame['headers'], beatMs = HEART_BEAT_MS): Promise<Frame | undefined> {
  const beats = `${beatMs},${beatMs}`
  stomp.send('CONNECT', { 'accept-version': '1.2', host: stomp.host, 'heart-beat': beats, ...headers })
  return await stomp.next(PATIENCE_MS)
}

async function refusal({ address, origin }: LiveOptions, headers: Frame['headers']): Promise<Difference[]> {
  const stomp = await openStomp(address, origin)
  if ('failure' in stomp) return [difference('a connection', stomp.failure)]
  try {
    const frame = await connect(stomp, headers)
    if (frame?.command !== 'ERROR') return [difference('ERROR', textOf(frame, stomp))]
    const isClosed = await stomp.closed(PATIENCE_MS)
    return isClosed ? [] : [difference('the end of the connection after ERROR', 'it stays open')]
  } finally {
    stomp.close()
  }
}

function connectedOf(frame: Frame | undefined): Difference[] {
  if (frame?.command !== 'CONNECTED') return [difference('CONNECTED', textOf(frame))]
  const { version } = frame.headers
  return version === '1.2' ? [] : [difference('version:1.2', version ?? 'no version')]
}

/** What comes to a subscription within the time that there is. */
async function listen(stomp: Stomp, options: LiveOptions, { headers }: Frame): Promise<CheckedCall[]> {
  const { destination, waitMs, userId, beatMs = HEART_BEAT_MS } = options
  const [promised = 0] = (headers['heart-beat'] ?? '0,0').split(',').map(Number)
  const every = Math.max(promised, beatMs)
  const beating = setInterval(() => stomp.beat(), beatMs)
  stomp.send('SUBSCRIBE', { id: 'portal-check', destination, ack: 'auto' })
  const end = Date.now() + waitMs
  let frame = await stomp.next(waitMs)
  while (frame && frame.command !== 'MESSAGE' && frame.command !== 'ERROR') frame = await stomp.next(end - Date.now())
  // A message is no sign of life between messages.
  if (frame?.command === 'MESSAGE' && promised > 0) await stomp.beaten(end - Date.now())
  clearInterval(beating)
  const isRefused = frame?.command === 'ERROR' || stomp.isClosed()
  const subscribed = isRefused ? [difference('a subscription that lasts', textOf(frame, stomp))] : []
  const isDue = promised > 0 && waitMs > every * 1.5 && !isRefused
  const silent = isDue && stomp.beats() === 0 ? [difference(`a sign of life within ${every * 1.5} ms`, 'none')] : []
  const message = frame?.command === 'MESSAGE' ? frame : undefined
  return [
    result('live.subscribe', `SUBSCRIBE to ${destination}`, subscribed),
    result('live.beat', 'heart-beats', silent, beatNote(promised, stomp.beats(), isDue)),
    result('live.message', 'MESSAGE', message ? messageOf(message, userId) : [], message ? undefined : NO_MESSAGE),
  ]
}

const NO_MESSAGE = 'none came in the time that there was'

function beatNote(promised: number, beats: number, isDue: boolean): string | undefined {
  if (promised === 0) return 'the server sends none: a lost connection is noticed late'
  return beats === 0 && !isDue ? 'none was due in the time that there was' : undefined
}

function messageOf({ body }: Frame, userId: string): Difference[] {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return [difference('JSON', shortened(body))]
  }
  const { error, data } = LiveNotification.safeParse(value)
  if (error)
    return error.issues
      .slice(0, 3)
      .map(({ path, message }) => difference(`${path.join('.')}: ${message}`, shortened(body)))
  return data.userId === undefined || data.userId === userId
    ? []
    : [difference('a message of this person', 'another’s')]
}

const difference = (wanted: string, came: string): Difference => ({ when: '', wanted, came })

function textOf(frame: Frame | undefined, stomp?: Stomp): string {
  if (!frame) return stomp?.isClosed() ? 'the end of the connection' : 'nothing in time'
  return frame.command === 'ERROR' ? `ERROR ${frame.headers.message ?? ''}`.trim() : frame.command
}

const result = (name: string, call: string, differences: Difference[], note?: string): CheckedCall => ({
  name,
  call,
  differences,
  outcome: differences.length > 0 ? 'differs' : 'ok',
  note,
})
