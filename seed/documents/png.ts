// Writes a drawn picture as a real PNG, the same bytes for the same picture.
import { zlibSync } from 'fflate'
import type { Picture } from '#seed/documents/picture.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export function png({ width, height, pixel }: Picture): Uint8Array<ArrayBuffer> {
  const stride = width * 3 + 1
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    // Each pixel as its difference from the one to its left: drawn areas become runs of zeros.
    rows[y * stride] = 1
    let left = 0
    for (let x = 0; x < width; x += 1) {
      const colour = pixel(x, y)
      const at = y * stride + 1 + x * 3
      rows[at] = (colour >> 16) - (left >> 16)
      rows[at + 1] = ((colour >> 8) & 255) - ((left >> 8) & 255)
      rows[at + 2] = (colour & 255) - (left & 255)
      left = colour
    }
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits a channel, three channels.
  head.set([8, 2], 8)
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  return join(parts)
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = name.charCodeAt(index)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
