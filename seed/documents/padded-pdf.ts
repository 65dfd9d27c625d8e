// A PDF padded to a given size.

/** Padding in what each format calls a comment, so that a file is as large as its mail states. */
export function inserted(bytes: Uint8Array, at: number, filling: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(bytes.length + filling.length)
  filled.set(bytes.subarray(0, at))
  filled.set(filling, at)
  filled.set(bytes.subarray(at), at + filling.length)
  return filled
}

/** A comment behind the end, and the end once more, which is where readers look for it. */
export function paddedPdf(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-64))
  const tail = `\n${end.slice(end.lastIndexOf('startxref'))}`
  const missing = size - bytes.length - tail.length
  if (missing < 2) return bytes
  const lines = `%${' '.repeat(78)}\n`.repeat(Math.ceil(missing / 80)).slice(0, missing - 1)
  return inserted(bytes, bytes.length, new TextEncoder().encode(`\n${lines}${tail}`))
}
