// The text of a file of unknown encoding: UTF-8, UTF-16 with its mark or without, or the letters of Windows (Latin-1 among them).
// @chunk transfer

export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideIn(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const text = utf8(bytes) ?? utf8(wholeLetters(bytes)) ?? lineByLine(wholeLetters(bytes))
  // Of files that were put one behind the other, each begins with its mark.
  return text.replaceAll('\n\uFEFF', '\n')
}

/** Files that several programs wrote, and those with one odd byte: what is UTF-8 stays so, and only other lines are in the letters of Windows. */
function lineByLine(bytes: Uint8Array<ArrayBuffer>): string {
  let text = ''
  for (let start = 0; start < bytes.length; ) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const line = bytes.subarray(start, feed < 0 ? bytes.length : feed + 1)
    text += utf8(line) ?? new TextDecoder('windows-1252').decode(line)
    start += line.length
  }
  return text
}

/** UTF-16 without its mark: signs that any such text has, most of which are half zeros. */
function wideIn(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0]
  const length = Math.min(bytes.length, LOOKED_AT)
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // A text that is none has no zeros, or one here and there.
  const most = Math.max(3, length / 8)
  if (odd > most && even === 0) return 'utf-16le'
  return even > most && odd === 0 ? 'utf-16be' : undefined
}

/** Bytes, an even number. */
const LOOKED_AT = 1000

/** The beginning of a longer text: whole lines, so that no letter is cut in two. Where the first line is longer, as much of it as may be. */
export function firstLines(bytes: Uint8Array<ArrayBuffer>, most: number): Uint8Array<ArrayBuffer> {
  if (bytes.length <= most) return bytes
  const end = bytes.lastIndexOf(LINE_FEED, most - 1) + 1
  return bytes.subarray(0, end === 0 ? most : end)
}

/** Undefined where it is no UTF-8. */
function utf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const [LINE_FEED, RETURN, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09]

/** Some programs fold lines by bytes, in the middle of a letter (RFC 5545 §3.1): the fold goes behind it. As many lines as before. */
function wholeLetters(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const whole = bytes.slice()
  for (let at = 0; at < whole.length; at += 1) {
    const length = foldAt(whole, at)
    let end = at + length
    while (length > 0 && isContinuation(whole[end])) end += 1
    if (length === 0 || end === at + length) continue
    const fold = whole.slice(at, at + length)
    whole.copyWithin(at, at + length, end)
    whole.set(fold, end - length)
    at = end - 1
  }
  return whole
}

/** The length of a line end and the blank that continues the line, together; 0 where there are none. */
function foldAt(bytes: Uint8Array, at: number): number {
  const feed = bytes[at] === RETURN ? at + 1 : at
  const blank = bytes[feed + 1]
  return bytes[feed] === LINE_FEED && (blank === SPACE || blank === TAB) ? feed + 2 - at : 0
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && byte >> 6 === 0b10
