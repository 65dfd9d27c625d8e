// The parts of a mail as it travels (RFC 5322, MIME): enough to read it, with what is attached. Used by read-mail.ts.
import { CONTENT_LIMIT, type ImportedMail } from '#contract/apps/mailbox-shapes.ts'
import { bytesOf, decoded, parameterOf, wordsOf } from './mail-codes.ts'

export interface MailRead {
  readonly mail: ImportedMail
  readonly attachments: readonly File[]
  /** Its text is longer than the mailbox takes. */
  readonly isCut: boolean
}

/**
 * Undefined where the text has no head of a mail.
 * @param text the file's bytes, one a character: each part says how it is written
 */
export function mailFrom(text: string): MailRead | undefined {
  const part = split(text.replaceAll(/\r\n?/g, '\n'))
  const { head } = part
  const from = decoded(head.get('from') ?? '')
  const time = Date.parse(head.get('date') ?? '')
  if (!from || Number.isNaN(time)) return undefined
  const subject = decoded(head.get('subject') ?? '').slice(0, 1000)
  const inReplyTo = head.get('in-reply-to')?.slice(0, 998)
  const { content, files } = read(part)
  const mail = {
    from: from.slice(0, 500),
    to: peopleOf(head.get('to')),
    cc: peopleOf(head.get('cc')),
    bcc: peopleOf(head.get('bcc')),
    date: new Date(time).toISOString(),
    subject,
    content: content.slice(0, CONTENT_LIMIT),
    uid: (head.get('message-id') ?? `${time} ${from} ${subject}`).slice(0, 998),
    ...(inReplyTo && { inReplyTo }),
    unread: false,
    starred: false,
  }
  return { mail, attachments: files, isCut: content.length > CONTENT_LIMIT }
}

interface Part {
  readonly head: ReadonlyMap<string, string>
  readonly body: string
}

function split(text: string): Part {
  // A part without a head begins with the empty line.
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n')
  const lines = (end < 0 ? text : text.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ').split('\n')
  const head = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) head.set(name.toLowerCase(), value)
  }
  return { head, body: end < 0 ? '' : text.slice(end === 0 ? 1 : end + 2) }
}

interface Found {
  /** Text in HTML as the mailbox keeps it: a plain text's lines, or an HTML part without its code. */
  readonly content: string
  readonly isPlain: boolean
  readonly files: readonly File[]
}

/** Nobody writes mails in mails in mails so deep. */
const DEEPEST = 20

function read({ head, body }: Part, depth = 0): Found {
  const type = head.get('content-type') ?? 'text/plain'
  const kind = (type.split(';', 1)[0] ?? '').trim().toLowerCase()
  const boundary = parameterOf(type, 'boundary')
  if (kind.startsWith('multipart/') && boundary !== undefined && depth < DEEPEST)
    return together(
      partsOf(body, boundary).map((part) => read(split(part), depth + 1)),
      kind === 'multipart/alternative',
    )
  const bytes = bytesOf(body, head.get('content-transfer-encoding') ?? '')
  const disposition = head.get('content-disposition') ?? ''
  const name = parameterOf(disposition, 'filename') ?? parameterOf(type, 'name')
  const isText = /^text\/(plain|html)$/.test(kind) && name === undefined && !/^attachment/i.test(disposition)
  if (!isText) return { content: '', isPlain: false, files: [fileOf(bytes, kind, name)] }
  const words = wordsOf(bytes, parameterOf(type, 'charset'))
  if (kind === 'text/html') return { content: words, isPlain: false, files: [] }
  return { content: paragraphs(words), isPlain: true, files: [] }
}

/** Of what says the same in several ways, the plainest; of what stands one after another, all. */
function together(parts: readonly Found[], isAlternative: boolean): Found {
  const texts = parts.filter(({ content }) => content !== '')
  const plain = texts.find(({ isPlain }) => isPlain)
  const said = isAlternative ? [plain ?? texts.at(-1)].filter((text) => text !== undefined) : texts
  return {
    content: said.map(({ content }) => content).join(''),
    isPlain: plain !== undefined,
    files: parts.flatMap(({ files }) => files),
  }
}

/** What stands between the lines that a boundary makes. */
function partsOf(body: string, boundary: string): string[] {
  const parts: string[][] = []
  for (const line of body.split('\n')) {
    const isBoundary = line.startsWith(`--${boundary}`) && line.slice(boundary.length + 2).trimEnd()
    if (isBoundary === '--') break
    if (isBoundary === '') parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.map((lines) => lines.join('\n'))
}

const ENDINGS: Readonly<Record<string, string>> = { calendar: 'ics', rfc822: 'eml', plain: 'txt', jpeg: 'jpg' }

/** @param name where it has none, what it is says what it is called */
function fileOf(bytes: Uint8Array<ArrayBuffer>, kind: string, name: string | undefined): File {
  const subtype = kind.split('/')[1]?.replace(/\+.*$/, '') || 'bin'
  const called = name?.replaceAll(/[/\\]/g, '-').trim().slice(-255) || `attachment.${ENDINGS[subtype] ?? subtype}`
  return new File([bytes], called, { type: kind.slice(0, 200) })
}

const paragraphs = (words: string): string =>
  words
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph && `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function peopleOf(text: string | undefined): string[] {
  return decoded(text ?? '')
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((one) => one.trim().slice(0, 500))
    .filter(Boolean)
    .slice(0, 50)
}
