// STOMP 1.2 frames, written and read by hand.

export interface Frame {
  readonly command: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export class BadFrameError extends Error {}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }
const UNESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

/** In these two, header values are not escaped (STOMP 1.2, Value Encoding). */
const isPlain = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED'

/** The frame as it goes over the wire. */
export function formatFrame({ command, headers, body }: Frame): string {
  const escaped = (text: string) =>
    isPlain(command) ? text : text.replaceAll(/[\\\n\r:]/g, (sign) => ESCAPES[sign] ?? sign)
  const all = body === '' ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${escaped(name)}:${escaped(value)}\n`)
  return `${command}\n${lines.join('')}\n${body}\0`
}

const NUL = 0
const LF = 10
const CR = 13
/** bytes */
const LARGEST = 64 * 1024

/** Puts together what comes in pieces. A line end between frames is a sign of life, and is no frame. */
export class FrameReader {
  #left = Buffer.alloc(0)

  /**
   * @returns the frames that are whole now
   * @throws {BadFrameError} where it cannot become a frame any more
   */
  read(piece: string | Buffer): Frame[] {
    this.#left = Buffer.concat([this.#left, Buffer.from(piece as string)])
    const frames: Frame[] = []
    for (;;) {
      let start = 0
      while (this.#left[start] === LF || this.#left[start] === CR) start += 1
      this.#left = this.#left.subarray(start)
      const found = firstFrame(this.#left)
      if (!found) break
      frames.push(found.frame)
      this.#left = this.#left.subarray(found.end)
    }
    if (this.#left.length > LARGEST) throw new BadFrameError('The frame is too large')
    return frames
  }
}

function firstFrame(bytes: Buffer): { frame: Frame; end: number } | undefined {
  const head = /^([A-Z]+)\r?\n((?:[^\r\n]*\r?\n)*?)\r?\n/.exec(bytes.subarray(0, LARGEST).toString('latin1'))
  if (!head) {
    if (bytes.includes(NUL)) throw new BadFrameError('The frame has no head')
    return undefined
  }
  const headBytes = Buffer.from(head[2] ?? '', 'latin1').toString()
  const command = head[1] ?? ''
  const headers = headersOf(command, headBytes)
  const start = head[0].length
  const length = headers['content-length']
  const end = length === undefined ? bytes.indexOf(NUL, start) : start + Number(length)
  if (end === -1 || end >= bytes.length) return undefined
  if (bytes[end] !== NUL) throw new BadFrameError('The frame does not end where it says')
  return { frame: { command, headers, body: bytes.subarray(start, end).toString() }, end: end + 1 }
}

/** Of a header that occurs twice, the first counts. */
function headersOf(command: string, text: string): Record<string, string> {
  const headers: Record<string, string> = Object.create(null)
  for (const line of text.split(/\r?\n/)) {
    if (line === '') continue
    const colon = line.indexOf(':')
    if (colon === -1) throw new BadFrameError('A header has no value')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)].map((part) => unescaped(command, part))
    headers[name ?? ''] ??= value ?? ''
  }
  return { ...headers }
}

function unescaped(command: string, text: string): string {
  if (isPlain(command)) return text
  return text.replaceAll(/\\.?/g, (sign) => {
    const meant = UNESCAPES[sign]
    if (meant === undefined) throw new BadFrameError('A header has an unknown escape')
    return meant
  })
}
