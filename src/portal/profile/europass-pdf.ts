// The XML that a PDF of Europass carries as an attachment: such a PDF is a CV to be looked at, and its data beside it.
import { Unzlib } from 'fflate'
import { decodeText } from '#formats/decode-text.ts'

/** bytes; an import takes less */
const MOST = 4_000_000

export const isPdf = (bytes: Uint8Array): boolean => LATIN.decode(bytes.subarray(0, 1024)).includes('%PDF-')

/** @returns undefined where there is none, or where it cannot be read, as in a PDF with a password */
export function europassInPdf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const whole = LATIN.decode(bytes)
  for (const { index, 0: head } of whole.matchAll(/\bstream\r?\n/g)) {
    // The dictionary of the stream is before it, from the beginning of its object on.
    const dictionary = whole.slice(whole.lastIndexOf(' obj', index), index)
    const start = index + head.length
    const end = whole.indexOf('endstream', start)
    if (end < 0 || !dictionary.includes('/EmbeddedFile')) continue
    const content = bytes.slice(start, end)
    const read = dictionary.includes('/FlateDecode')
      ? inflated(content)
      : dictionary.includes('/Filter')
        ? undefined
        : content
    const text = read && decodeText(read).replace(/^\uFEFF/, '')
    if (text && /<(\w+:)?(Candidate|SkillsPassport)[\s>]/.test(text)) return text
  }
  return undefined
}

/** A letter a byte, so that indexes in the text are offsets in the file. */
const LATIN = new TextDecoder('latin1')

/** @returns undefined for what is broken, and for what grows beyond all measure */
function inflated(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = new Unzlib((piece) => {
    size += piece.length
    if (size > MOST) throw new RangeError('Too large')
    pieces.push(piece)
  })
  try {
    for (let at = 0; at < bytes.length; at += 65_536) reader.push(bytes.subarray(at, at + 65_536), false)
  } catch {
    return undefined
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
