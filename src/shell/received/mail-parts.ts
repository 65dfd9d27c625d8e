// The parts of a mail as it travels (RFC 5322, MIME): enough to read it. Used by read-mail.ts.
import type { ImportedMail } from '#contract/apps/mailbox-shapes.ts'

/** Undefined where the text has no head of a mail. */
export function mailFrom(text: string): ImportedMail | undefined {
  const { head, body } = split(text.replaceAll(/\r\n?/g, '\n'))
  const from = decoded(head.get('from') ?? '')
  const time = Date.parse(head.get('date') ?? '')
  if (!from || Number.isNaN(time)) return undefined
  const subject = decoded(head.get('subject') ?? '').slice(0, 1000)
  const inReplyTo = head.get('in-reply-to')?.slice(0, 998)
  return {
    from: from.slice(0, 500),
    to: peopleOf(head.get('to')),
    cc: peopleOf(head.get('cc')),
    bcc: peopleOf(head.get('bcc')),
    date: new Date(time).toISOString(),
    subject,
    content: contentOf(head, body).slice(0, LONGEST),
    uid: (head.get('message-id') ?? `${time} ${from} ${subject}`).slice(0, 998),
    ...(inReplyTo && { inReplyTo }),
    unread: false,
    starred: false,
  }
}

const LONGEST = 100_000
type Head = ReadonlyMap<string, string>

function split(text: string): { head: Head; body: string } {
  const end = text.indexOf('\n\n')
  const lines = (end < 0 ? text : text.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const head = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) head.set(name.toLowerCase(), value)
  }
  return { head, body: end < 0 ? '' : text.slice(end + 2) }
}

/** Text in HTML as the mailbox keeps it: a plain text's lines, or an HTML part without its code. */
function contentOf(head: Head, body: string): string {
  const type = head.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (/^multipart\//i.test(type) && boundary !== undefined) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1)
      .map((part) => split(part.replace(/^\n/, '')))
    const best = (kind: RegExp) => parts.find((part) => kind.test(part.head.get('content-type') ?? 'text/plain'))
    const found = best(/^text\/plain/i) ?? best(/^multipart\//i) ?? best(/^text\/html/i)
    return found ? contentOf(found.head, found.body) : ''
  }
  const bytes = bytesOf(body, head.get('content-transfer-encoding') ?? '')
  const words = wordsOf(bytes, /charset="?([\w-]+)/i.exec(type)?.[1])
  if (/^text\/html/i.test(type)) return words
  return words
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function bytesOf(text: string, encoding: string): Uint8Array {
  if (/^base64$/i.test(encoding.trim())) return base64(text)
  if (!/^quoted-printable$/i.test(encoding.trim())) return new TextEncoder().encode(text)
  return quoted(text.replaceAll(/=\n/g, ''))
}

function base64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll(/[^\w+/=]/g, '')), (sign) => sign.charCodeAt(0))
  } catch {
    return new TextEncoder().encode(text)
  }
}

function quoted(text: string): Uint8Array {
  const bytes: number[] = []
  for (const found of text.matchAll(/=([0-9A-F]{2})|([\s\S])/gi)) {
    const [, hex, sign = ''] = found
    if (hex === undefined) bytes.push(...new TextEncoder().encode(sign))
    else bytes.push(Number.parseInt(hex, 16))
  }
  return Uint8Array.from(bytes)
}

function wordsOf(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Words that are not ASCII stand in a head as `=?utf-8?Q?…?=`. */
const decoded = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset: string, kind: string, word: string) =>
      wordsOf(kind.toUpperCase() === 'B' ? base64(word) : quoted(word.replaceAll('_', ' ')), charset),
    )

function peopleOf(text: string | undefined): string[] {
  return decoded(text ?? '')
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((one) => one.trim().slice(0, 500))
    .filter(Boolean)
    .slice(0, 50)
}
