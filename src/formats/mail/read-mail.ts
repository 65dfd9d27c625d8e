// Reads a mail as it travels (RFC 5322, MIME), with what is attached.
// @chunk mail-format
import { CONTENT_LIMIT, type ImportedMail, UnsubscribeAddress } from '#contract/apps/mailbox-shapes.ts'
import { type Cutter, createCutter, keyWithin } from '../cutter.ts'
import { isoInstant } from '../iso-day.ts'
import { textToHtml } from '../markup.ts'
import { unflowed } from './flowed-text.ts'
import { isHtml } from './is-html.ts'
import { bytesOf, decoded, parameterOf, textOf } from './mail-codes.ts'
import { ownCid } from './own-id.ts'
import { withoutMark } from './split-mbox.ts'

export interface MailRead {
  readonly mail: ImportedMail
  readonly attachments: readonly File[]
  /** What of it is longer, or more, than the mailbox takes. */
  readonly cut: readonly CutPart[]
}

export type CutPart = 'people' | 'subject' | 'text'

/**
 * Undefined where the text has no head of a mail.
 * @param text the file's bytes, one a character: each part states its encoding
 */
export function mailFrom(text: string): MailRead | undefined {
  const part = wholeOf(text)
  const { head } = part
  const from = personOf(head.get('from') || head.get('sender') || '')
  // A draft, and what some programs send, has no date: when it arrived is behind the last semicolon.
  const date = timeOf(head.get('date')) ?? timeOf(arrivalIn(head.get('received')))
  if (!from || date === undefined) return undefined
  const cutter = createCutter<CutPart>()
  const { cut, text: shortened } = cutter
  const subject = shortened('subject', decoded(head.get('subject') ?? ''), 1000)
  const inReplyTo = head.get('in-reply-to')?.slice(0, 998)
  const unsubscribe = unsubscribeOf(head.get('list-unsubscribe'))
  const { files, isPlain, ...texts } = read(part)
  const found = isPlain ? texts.content : withOwnCids(texts.content, files)
  const html = texts.html === undefined ? undefined : withOwnCids(texts.html, files)
  // A plain text that begins like HTML would be taken for it.
  const content = isPlain && isHtml(found) ? textToHtml(found) : found
  const mail = {
    from: shortened('people', from, 500),
    to: peopleOf(head.get('to'), cutter),
    cc: peopleOf(head.get('cc'), cutter),
    bcc: peopleOf(head.get('bcc'), cutter),
    date,
    subject,
    content: shortened('text', content, CONTENT_LIMIT),
    // Cut off, its end would be missing: the plain text is whole.
    ...(html !== undefined && shortened('text', html, CONTENT_LIMIT) === html && { html }),
    uid: head.get('message-id')?.slice(0, 998) || keyWithin(998, `${Date.parse(date)} ${from} ${subject} ${content}`),
    ...(inReplyTo && { inReplyTo }),
    ...(unsubscribe && { unsubscribe }),
    unread: false,
    starred: false,
  }
  return { mail, attachments: files.map(({ file }) => file), cut: [...cut] }
}

/** Why a text is no mail: it has no sender, no date, or no header field of a mail. */
export interface NoMail {
  readonly subject: string
  readonly why: 'sender' | 'date' | 'head'
}

/** @param text of which `mailFrom` makes nothing */
export function whyNoMail(text: string): NoMail {
  const { head } = wholeOf(text)
  const subject = decoded(head.get('subject') ?? '').slice(0, 200)
  if (!['from', 'date', 'subject', 'to', 'message-id'].some((name) => head.has(name))) return { subject, why: 'head' }
  return { subject, why: decoded(head.get('from') || head.get('sender') || '') ? 'date' : 'sender' }
}

/** Empty lines before its head begin none. */
const wholeOf = (text: string): Part => split(withoutMark(text).replaceAll(/\r\n?/g, '\n').replace(/^\n+/, ''))

/** ISO. Zones of Europe have names of their own, which dates of scripts do not know. */
const timeOf = (written = ''): string | undefined =>
  isoInstant(Date.parse(written.replace(/ (?:(WET|BST)|(MEZ|MET|CET)|(MESZ|MEST|CEST|EET)|(EEST|MSK))\s*$/i, zoneOf)))

function zoneOf(_: string, ...names: (string | undefined)[]): string {
  const [west, central, east] = names
  if (west) return west.toUpperCase() === 'WET' ? ' +0000' : ' +0100'
  return central ? ' +0100' : east ? ' +0200' : ' +0300'
}

const arrivalIn = (received = ''): string => received.slice(received.lastIndexOf(';') + 1)

/** Of the ways that a list offers, a page before an email: `<mailto:a@b.example>, <https://b.example/leave>`. */
function unsubscribeOf(head = ''): string | undefined {
  const ways = head
    .split(/[<>]/)
    .map((way) => way.trim())
    .filter((way) => UnsubscribeAddress.safeParse(way).success)
  return ways.find((way) => !/^mailto:/i.test(way)) ?? ways[0]
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
    const [start, written] = /^([\w-]+)[ \t]{0,9}:/.exec(line) ?? []
    if (start === undefined || written === undefined) continue
    const name = written.toLowerCase()
    const value = line.slice(start.length).trim()
    const before = SEVERAL.test(name) ? head.get(name) : undefined
    head.set(name, before ? `${before}, ${value}` : value)
  }
  return { head, body: end < 0 ? '' : text.slice(end === 0 ? 1 : end + 2) }
}

/** Some programs write a line for each of those. */
const SEVERAL = /^(?:to|cc|bcc)$/

interface Found {
  /** Its text, plain or in HTML. */
  readonly content: string
  /** The same in HTML, where the text is plain. */
  readonly html?: string | undefined
  readonly isPlain: boolean
  readonly files: readonly FoundFile[]
}

interface FoundFile {
  readonly file: File
  /** Without its angle brackets; the HTML beside it may show the file by it. */
  readonly contentId: string | undefined
}

/** Nobody nests parts so deep, and each level is gone through once more. */
const DEEPEST = 8
/** Of the whole mail: a few for its texts, and the files that a mail takes. */
const MOST_PARTS = 500

/** @param left how many parts may still be read */
function read({ head, body }: Part, left = { parts: MOST_PARTS }, depth = 0): Found {
  const type = head.get('content-type') || 'text/plain'
  const inner = depth < DEEPEST ? partsIn(type, body, left) : []
  if (inner.length > 0)
    return together(
      inner.map((part) => read(split(part), left, depth + 1)),
      kindOf(type) === 'multipart/alternative',
    )
  // Several parts of which none can be found are a text.
  const kind = depth < DEEPEST ? kindOf(type).replace(/^multipart\/.*/, 'text/plain') : kindOf(type)
  const bytes = bytesOf(body, head.get('content-transfer-encoding') ?? '')
  const disposition = head.get('content-disposition') ?? ''
  const name = parameterOf(disposition, 'filename') ?? parameterOf(type, 'name')
  const isText = /^text\/(plain|html)$/.test(kind) && name === undefined && !/^attachment/i.test(disposition)
  if (!isText)
    return { content: '', isPlain: false, files: [{ file: fileOf(bytes, kind, name), contentId: contentIdOf(head) }] }
  const plainText = textOf(bytes, parameterOf(type, 'charset'))
  if (kind === 'text/html') return { content: plainText, isPlain: false, files: [] }
  const isFlowed = parameterOf(type, 'format')?.toLowerCase() === 'flowed'
  const text = isFlowed ? unflowed(plainText, parameterOf(type, 'delsp')?.toLowerCase() === 'yes') : plainText
  return { content: text.trim(), isPlain: true, files: [] }
}

/** Some programs leave its second half out, or set remarks behind it. */
const kindOf = (type: string): string =>
  (type.split(/[;(]/, 1)[0] ?? '')
    .trim()
    .toLowerCase()
    .replace(/^text$/, 'text/plain')

/** None where it is no mail of several parts. A boundary that is named wrongly is the first line that looks like one. */
function partsIn(type: string, body: string, left: { parts: number }): string[] {
  if (!kindOf(type).startsWith('multipart/')) return []
  const named = parameterOf(type, 'boundary')
  const inner = named === undefined ? [] : partsOf(body, named, left)
  const [, found] = inner.length > 0 ? [] : (/^--(\S{1,70})[ \t]{0,9}$/m.exec(body) ?? [])
  return found === undefined ? inner : partsOf(body, found, left)
}

/** Of alternatives, the plainest, with the HTML beside it; of consecutive parts, all. */
function together(parts: readonly Found[], isAlternative: boolean): Found {
  const texts = parts.filter(({ content }) => content !== '')
  const plain = texts.find(({ isPlain }) => isPlain)
  const said = isAlternative ? [plain ?? texts.at(-1)].filter((text) => text !== undefined) : texts
  const isPlain = said.every((text) => text.isPlain)
  const formatted = isAlternative
    ? [texts.find((text) => !text.isPlain) ?? texts.find(({ html }) => html !== undefined)]
    : said
  const hasHtml = isPlain && formatted.some((text) => text && (!text.isPlain || text.html !== undefined))
  return {
    html: hasHtml ? formatted.map((text) => text && htmlOf(text)).join('') : undefined,
    content: isPlain ? said.map(({ content }) => content).join('\n\n') : said.map(htmlOf).join(''),
    isPlain,
    files: parts.flatMap(({ files }) => files),
  }
}

const htmlOf = ({ content, html, isPlain }: Found): string => html ?? (isPlain ? textToHtml(content) : content)

/** What is between the lines that a boundary makes. */
function partsOf(body: string, boundary: string, left: { parts: number }): string[] {
  const parts: string[][] = []
  for (const line of body.split('\n')) {
    const isBoundary = line.startsWith(`--${boundary}`) && line.slice(boundary.length + 2).trimEnd()
    if (isBoundary === '--' || (isBoundary === '' && left.parts === 0)) break
    if (isBoundary === '') {
      left.parts -= 1
      parts.push([])
    } else parts.at(-1)?.push(line)
  }
  return parts.map((lines) => lines.join('\n'))
}

const contentIdOf = (head: ReadonlyMap<string, string>): string | undefined =>
  head.get('content-id')?.trim().replaceAll(/^<|>$/g, '') || undefined

/** HTML that shows the files by their indexes among the attachments: their Content-IDs are not stored. */
function withOwnCids(html: string, files: readonly FoundFile[]): string {
  const indexes = new Map(files.flatMap(({ contentId }, index) => (contentId ? [[contentId, index] as const] : [])))
  if (indexes.size === 0) return html
  return html.replaceAll(/\bcid:([^\s"'<>()]{1,998})/gi, (url: string, id: string) => {
    const index = indexes.get(id) ?? indexes.get(percentDecoded(id))
    return index === undefined ? url : ownCid(index)
  })
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const ENDINGS = new Map([
  ['calendar', 'ics'],
  ['rfc822', 'eml'],
  ['plain', 'txt'],
  ['jpeg', 'jpg'],
])

/** @param name default: one made from its type */
function fileOf(bytes: Uint8Array<ArrayBuffer>, kind: string, name: string | undefined): File {
  const subtype = kind.split('/')[1]?.split('+', 1)[0]?.slice(0, 20) || 'bin'
  const called = name?.trim().slice(-255) || `attachment.${ENDINGS.get(subtype) ?? subtype}`
  return new File([bytes], called.replaceAll(/[/\\]/g, '-'), { type: kind.slice(0, 200) })
}

/** The most that a mail stores of each kind. */
const MOST_PEOPLE = 200

/** The addresses of a head. What parts them belongs to a name between quotes and in an encoded word, and to a remark in brackets. */
function peopleOf(head = '', { text: shortened, list }: Cutter<CutPart>): string[] {
  const people: string[] = []
  const isGrouped = head.includes(';')
  let [start, isQuoted, depth, isNamed] = [0, false, 0, false]
  for (let at = 0; at <= head.length && people.length <= MOST_PEOPLE; at += 1) {
    const sign = head[at] ?? ','
    if (sign === '\\' && (isQuoted || depth > 0)) at += 1
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (at < head.length && isQuoted) continue
    else if (sign === '(' || sign === ')') depth = Math.max(0, depth + (sign === '(' ? 1 : -1))
    else if (at < head.length && depth > 0) continue
    // `Friends: a@b.example, c@d.example;` is a group: its name is nobody's.
    else if (sign === '<') isNamed = true
    else if (sign === ':' && isGrouped && !isNamed) start = at + 1
    else if (sign === ',' || sign === ';') {
      const written = head.slice(start, at).trim()
      if (written !== '') people.push(shortened('people', personOf(written), 500))
      start = at + 1
      isNamed = false
    }
  }
  return list('people', people, MOST_PEOPLE)
}

/** A name that was encoded is in quotes where it has signs that part others. */
function personOf(written: string): string {
  const text = decoded(written).trim()
  const at = text.endsWith('>') ? text.lastIndexOf('<') : 0
  const name = text.slice(0, Math.max(0, at)).trim()
  if (!/[,;:()@]/.test(name) || name.includes('"')) return text
  return `"${name.replaceAll('\\', '\\\\')}" ${text.slice(at)}`
}
