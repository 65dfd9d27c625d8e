// Writes a drawn picture as a real JPEG (baseline, no subsampling), the same bytes for the same picture.
import {
  AC_CHROMA,
  AC_LUMA,
  type Code,
  codesOf,
  DC_CHROMA,
  DC_LUMA,
  type HuffmanTable,
} from '#seed/documents/jpeg-codes.ts'
import type { Picture } from '#seed/documents/picture.ts'

/** The order of a block's 64 coefficients. */
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]

const LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]

const CHROMA = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99,
]

/** What the quick transform leaves in each frequency of a direction, to be divided out. */
const SCALES = [1, 1.387039845, 1.306562965, 1.175875602, 1, 0.785694958, 0.5411961, 0.275899379]

interface Channel {
  /** What each coefficient is multiplied by to be a level. */
  readonly factors: Float64Array
  readonly dc: readonly (Code | undefined)[]
  readonly ac: readonly (Code | undefined)[]
  /** The last block's mean. */
  before: number
}

/** @param quality 1 to 100 */
export function jpeg(picture: Picture, quality = 82): Uint8Array<ArrayBuffer> {
  const [luma, chroma] = [stepsOf(LUMA, quality), stepsOf(CHROMA, quality)]
  const out = createOutput()
  writeHead(out, picture, luma, chroma)
  const channels: Channel[] = [
    { factors: factorsOf(luma), dc: codesOf(DC_LUMA), ac: codesOf(AC_LUMA), before: 0 },
    { factors: factorsOf(chroma), dc: codesOf(DC_CHROMA), ac: codesOf(AC_CHROMA), before: 0 },
    { factors: factorsOf(chroma), dc: codesOf(DC_CHROMA), ac: codesOf(AC_CHROMA), before: 0 },
  ]
  const blocks = channels.map(() => new Float64Array(64))
  for (let y = 0; y < picture.height; y += 8) {
    for (let x = 0; x < picture.width; x += 8) {
      readBlocks(picture, x, y, blocks)
      for (let index = 0; index < 3; index += 1)
        writeBlock(out, blocks[index] as Float64Array, channels[index] as Channel)
    }
  }
  out.endBits()
  out.bytes([0xff, 0xd9])
  return out.done()
}

function stepsOf(table: readonly number[], quality: number): number[] {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
  return table.map((step) => Math.min(255, Math.max(1, Math.floor((step * scale + 50) / 100))))
}

const factorsOf = (steps: readonly number[]): Float64Array =>
  Float64Array.from(steps, (step, index) => 1 / (step * (SCALES[index >> 3] ?? 1) * (SCALES[index & 7] ?? 1) * 8))

/** Reads eight by eight pixels as luma and the two chromas; beyond the edge the last one is repeated. */
function readBlocks(
  { width, height, pixel }: Picture,
  left: number,
  top: number,
  blocks: readonly Float64Array[],
): void {
  const luma = blocks[0] as Float64Array
  const blue = blocks[1] as Float64Array
  const red = blocks[2] as Float64Array
  for (let index = 0; index < 64; index += 1) {
    const colour = pixel(Math.min(width - 1, left + (index & 7)), Math.min(height - 1, top + (index >> 3)))
    const r = colour >> 16
    const g = (colour >> 8) & 255
    const b = colour & 255
    luma[index] = 0.299 * r + 0.587 * g + 0.114 * b - 128
    blue[index] = -0.168736 * r - 0.331264 * g + 0.5 * b
    red[index] = 0.5 * r - 0.418688 * g - 0.081312 * b
  }
}

const levels = new Int32Array(64)

/** The cosine transform, one direction after the other, and the rounding to the channel's steps. */
function transform(block: Float64Array, factors: Float64Array): void {
  for (let row = 0; row < 64; row += 8) transformEight(block, row, 1)
  for (let column = 0; column < 8; column += 1) transformEight(block, column, 8)
  for (let position = 0; position < 64; position += 1)
    levels[position] = Math.floor((block[position] as number) * (factors[position] as number) + 0.5)
}

/** Eight values in place, as Arai, Agui and Nakajima do it: five multiplications, the scales left to the factors. */
function transformEight(values: Float64Array, start: number, step: number): void {
  const value0 = values[start] as number
  const value1 = values[start + step] as number
  const value2 = values[start + 2 * step] as number
  const value3 = values[start + 3 * step] as number
  const value4 = values[start + 4 * step] as number
  const value5 = values[start + 5 * step] as number
  const value6 = values[start + 6 * step] as number
  const value7 = values[start + 7 * step] as number
  const sum0 = value0 + value7
  const sum1 = value1 + value6
  const sum2 = value2 + value5
  const sum3 = value3 + value4
  const less0 = value0 - value7
  const less1 = value1 - value6
  const less2 = value2 - value5
  const less3 = value3 - value4
  const even0 = sum0 + sum3
  const even1 = sum1 + sum2
  const even3 = sum0 - sum3
  const turned = (sum1 - sum2 + even3) * Math.SQRT1_2
  values[start] = even0 + even1
  values[start + 4 * step] = even0 - even1
  values[start + 2 * step] = even3 + turned
  values[start + 6 * step] = even3 - turned
  const odd0 = less3 + less2
  const odd2 = less1 + less0
  const shared = (odd0 - odd2) * 0.382683433
  const low = 0.5411961 * odd0 + shared
  const high = 1.306562965 * odd2 + shared
  const middle = (less2 + less1) * Math.SQRT1_2
  const before = less0 + middle
  const after = less0 - middle
  values[start + 5 * step] = after + low
  values[start + 3 * step] = after - low
  values[start + step] = before + high
  values[start + 7 * step] = before - high
}

function writeBlock(out: Output, block: Float64Array, channel: Channel): void {
  transform(block, channel.factors)
  const mean = levels[0] as number
  writeLevel(out, channel.dc, 0, mean - channel.before)
  channel.before = mean
  let last = 63
  while (last > 0 && levels[ZIGZAG[last] as number] === 0) last -= 1
  let zeros = 0
  for (let position = 1; position <= last; position += 1) {
    const level = levels[ZIGZAG[position] as number] as number
    if (level === 0) {
      zeros += 1
      continue
    }
    for (; zeros > 15; zeros -= 16) out.code(channel.ac[0xf0])
    writeLevel(out, channel.ac, zeros, level)
    zeros = 0
  }
  if (last < 63) out.code(channel.ac[0])
}

/** How many zeros go before, how many bits the level has, and the bits; a negative level is written as what it lacks to the next power of two. */
function writeLevel(out: Output, codes: readonly (Code | undefined)[], zeros: number, level: number): void {
  const size = 32 - Math.clz32(Math.abs(level))
  out.code(codes[zeros * 16 + size])
  if (size > 0) out.bits(level > 0 ? level : level + (1 << size) - 1, size)
}

type Output = ReturnType<typeof createOutput>

function createOutput() {
  let buffer = new Uint8Array(65_536)
  let length = 0
  let pending = 0
  let count = 0
  const byte = (value: number) => {
    if (length === buffer.length) {
      const larger = new Uint8Array(buffer.length * 2)
      larger.set(buffer)
      buffer = larger
    }
    buffer[length] = value
    length += 1
  }
  /** At most 16 bits beside the seven that may wait. */
  const bits = (value: number, size: number) => {
    pending = (pending << size) | (value & ((1 << size) - 1))
    count += size
    while (count > 7) {
      count -= 8
      const whole = (pending >> count) & 0xff
      byte(whole)
      // A full byte of ones would be a marker.
      if (whole === 0xff) byte(0)
    }
    pending &= (1 << count) - 1
  }
  return {
    bytes: (values: readonly number[]) => values.forEach(byte),
    bits,
    code: (code: Code | undefined) => code && bits(code.bits, code.size),
    endBits: () => bits(0x7f, (8 - count) % 8),
    done: () => buffer.slice(0, length),
  }
}

function writeHead(out: Output, { width, height }: Picture, luma: readonly number[], chroma: readonly number[]): void {
  const segment = (marker: number, content: readonly number[]) => {
    const size = content.length + 2
    out.bytes([0xff, marker, size >> 8, size & 255, ...content])
  }
  const inOrder = (steps: readonly number[]) => ZIGZAG.map((position) => steps[position] as number)
  const tableBytes = ({ counts, values }: HuffmanTable) => [...counts, ...values]
  out.bytes([0xff, 0xd8])
  segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
  segment(0xdb, [0, ...inOrder(luma), 1, ...inOrder(chroma)])
  segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
  segment(0xc4, [
    0x00,
    ...tableBytes(DC_LUMA),
    0x10,
    ...tableBytes(AC_LUMA),
    0x01,
    ...tableBytes(DC_CHROMA),
    0x11,
    ...tableBytes(AC_CHROMA),
  ])
  segment(0xda, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
}
