// CRC-32 as zip archives use it, while the bytes pass.

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** @param before what was made of the bytes before these; 0 at the start */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}

export const crcText = (value: number): string => value.toString(16).padStart(8, '0')
