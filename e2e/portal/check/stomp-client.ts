// One connection to a live channel, frame by frame.
import { WebSocket } from 'ws'
import { type Frame, FrameReader, formatFrame } from '../stomp-frame.ts'

export interface Stomp {
  readonly host: string
  send(command: string, headers: Frame['headers']): void
  /** A sign of life. */
  beat(): void
  /** The next frame; undefined where none comes in time, or the connection ends before. */
  next(ms: number): Promise<Frame | undefined>
  /** How many signs of life have come. */
  beats(): number
  /** Waits for the first sign of life. */
  beaten(ms: number): Promise<void>
  isClosed(): boolean
  /** Waits for the end. @returns whether it came in time */
  closed(ms: number): Promise<boolean>
  close(): void
}

/** ms until there is a connection */
const CONNECT_MS = 20_000

export async function openStomp(address: string, origin?: string): Promise<Stomp | { readonly failure: string }> {
  const socket = new WebSocket(address, ['v12.stomp'], { origin, handshakeTimeout: CONNECT_MS })
  const frames: Frame[] = []
  const reader = new FrameReader()
  let beats = 0
  let wake = () => {}
  socket.on('message', (data) => {
    const piece = data as Buffer
    if (piece.toString().trim() === '') beats += 1
    try {
      frames.push(...reader.read(piece))
    } catch (error) {
      frames.push({ command: `what is no frame: ${(error as Error).message}`, headers: {}, body: '' })
    }
    wake()
  })
  socket.on('close', () => wake())
  const failure = await new Promise<string | undefined>((resolve) => {
    socket.once('open', () => resolve(undefined))
    socket.once('error', ({ message }) => resolve(message))
  })
  if (failure !== undefined) return { failure }
  socket.on('error', () => socket.terminate())
  const isClosed = () => socket.readyState === WebSocket.CLOSED
  /** Until something is so, or the time is over. */
  const until = async (isSo: () => boolean, ms: number): Promise<void> => {
    const end = Date.now() + ms
    while (!isSo() && !isClosed() && Date.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - Date.now())
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  return {
    host: new URL(address).host,
    send: (command, headers) => socket.send(formatFrame({ command, headers, body: '' })),
    beat: () => {
      if (socket.readyState === WebSocket.OPEN) socket.send('\n')
    },
    async next(ms) {
      await until(() => frames.length > 0, ms)
      return frames.shift()
    },
    beats: () => beats,
    beaten: (ms) => until(() => beats > 0, ms),
    isClosed,
    async closed(ms) {
      await until(isClosed, ms)
      return isClosed()
    },
    close: () => socket.terminate(),
  }
}
