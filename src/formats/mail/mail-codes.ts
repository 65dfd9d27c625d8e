// How a mail writes what is not ASCII: encodings of bodies, encoded words and parameters of heads (RFC 2045, 2047, 2231). Texts here are bytes, one a
// character, as they are in the file.
// @chunk mail-format
import { decodeText } from '../decode-text.ts'

/** The bytes of a body in its `Content-Transfer-Encoding`. */
export function bytesOf(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (/^base64$/i.test(encoding.trim())) return base64(text)
  return /^quoted-printable$/i.test(encoding.trim()) ? quoted(text.replaceAll(/=[ \t]*\n/g, '')) : rawBytes(text)
}

/** Detected from its letters where it is wrongly labelled UTF-8 or ASCII, has no charset, or an unknown one. */
export function textOf(bytes: Uint8Array<ArrayBuffer>, charset = 'utf-8'): string {
  if (/^(?:utf-?8|(?:us-)?ascii)$/i.test(charset.trim())) return decodeText(bytes)
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

/** The words of a head, where those that are not ASCII may be as `=?utf-8?Q?…?=`. */
export const decoded = (text: string): string =>
  (/[\x80-\xff]/.test(text) ? textOf(rawBytes(text)) : text).replaceAll(WORDS, (words) => {
    const runs: { readonly charset: string; readonly bytes: number[] }[] = []
    for (const [, charset = '', kind = '', word = ''] of words.matchAll(WORD)) {
      const bytes = kind.toUpperCase() === 'B' ? base64(word) : quoted(word.replaceAll('_', ' '))
      const last = runs.at(-1)
      // Some programs cut a letter in two: what is in one charset is put together before it is read. Where letters change by signs of their own, each begins anew.
      if (last?.charset === charset.toLowerCase() && !/^iso-2022/i.test(charset))
        for (const byte of bytes) last.bytes.push(byte)
      else runs.push({ charset: charset.toLowerCase(), bytes: [...bytes] })
    }
    return runs.map(({ charset, bytes }) => textOf(Uint8Array.from(bytes), charset)).join('')
  })

/** With the language that RFC 2231 allows after the charset. */
const WORD = /=\?([\w-]+)(?:\*[\w-]*)?\?([BQ])\?([^?]*)\?=/gi
const WORDS = /=\?[\w-]+(?:\*[\w-]*)?\?[BQ]\?[^?]*\?=(?:\s{0,100}=\?[\w-]+(?:\*[\w-]*)?\?[BQ]\?[^?]*\?=)*/gi

/** A parameter of a head such as `attachment; filename="…"`, put together where it is in pieces; undefined where there is none. */
export function parameterOf(head: string, name: string): string | undefined {
  const values = new Map<string, string>()
  for (const [, key = '', inQuotes, bare = ''] of head.matchAll(
    /;\s*([^=;\s]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g,
  ))
    values.set(key.toLowerCase(), inQuotes?.replaceAll(/\\(.)/g, '$1') ?? bare?.replace(/^"/, '').trim())
  const whole = values.get(`${name}*`)
  if (whole !== undefined) return decodePercent(whole)
  let pieces = ''
  for (let at = 0; values.has(`${name}*${at}`) || values.has(`${name}*${at}*`); at += 1)
    pieces += values.get(`${name}*${at}*`) ?? (values.get(`${name}*${at}`) ?? '').replaceAll('%', '%25')
  if (pieces !== '') return decodePercent(pieces)
  const plain = values.get(name)
  return plain === undefined ? undefined : decoded(plain)
}

/** `utf-8'en'%E2%82%AC`. */
function decodePercent(text: string): string {
  const [, charset, coded] = /^([\w-]*)'[^']*'(.*)$/s.exec(text) ?? [text, 'utf-8', text]
  return textOf(quoted((coded ?? '').replaceAll('=', '=3D').replaceAll('%', '=')), charset || 'utf-8')
}

/** Pieces that each have an end of their own, and one that was cut off, as far as it goes. What a list sets below it stays as it is. */
function base64(text: string): Uint8Array<ArrayBuffer> {
  const [code = '', ...below] = text.split(/\n(?=-- ?\n|_{9,80}\n)/)
  const pieces = code.replaceAll(/[^A-Za-z\d+/=]/g, '').split('=')
  const bytes = pieces.map((piece) => atob(piece.length % 4 === 1 ? piece.slice(0, -1) : piece)).join('')
  return rawBytes([bytes, ...below].join('\n'))
}

const quoted = (text: string): Uint8Array<ArrayBuffer> =>
  rawBytes(text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))

function rawBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
