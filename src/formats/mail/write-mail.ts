// Writes a mail as it travels: an .eml file after RFC 5322 and MIME, with its attachments.
import type { MailAttachment, MailRow } from '#contract/apps/mailbox-shapes.ts'
import { fileNameOf } from '../text.ts'
import { isHtml } from './is-html.ts'
import { OWN_END, ownCid } from './own-id.ts'

export interface AttachedBytes {
  readonly attachment: MailAttachment
  readonly bytes: Uint8Array
}

/** @param answered the mail that this one answers, where it is known */
export const emlOf = (mail: MailRow, attached: readonly AttachedBytes[], answered: MailRow | undefined): File =>
  new File([emlText(mail, attached, answered)], `${fileNameOf(mail.subject) || 'mail'}.eml`, { type: 'message/rfc822' })

/** The content of such a file. */
export function emlText(mail: MailRow, attached: readonly AttachedBytes[], answered: MailRow | undefined): string {
  const name = `=_${mail.id.replaceAll(/[^\w-]/g, '').slice(0, 50)}`
  const [boundary, inner] = [name, `${name}.text`]
  const headers = [
    `Date: ${new Date(mail.date).toUTCString().replace('GMT', '+0000')}`,
    `From: ${contact(mail.from)}`,
    ...recipients('To', mail.to),
    ...recipients('Cc', mail.cc ?? []),
    ...recipients('Bcc', mail.bcc),
    `Subject: ${encoded(mail.subject)}`,
    `Message-ID: ${messageId(mail)}`,
    ...(answered ? [`In-Reply-To: ${messageId(answered)}`, `References: ${messageId(answered)}`] : []),
    ...(mail.unsubscribe ? [`List-Unsubscribe: <${mail.unsubscribe}>`] : []),
    'MIME-Version: 1.0',
  ]
  const plain = textPart(isHtml(mail.content) ? 'html' : 'plain', mail.content)
  const text =
    mail.html === undefined
      ? plain
      : [
          `Content-Type: multipart/alternative; boundary="${inner}"`,
          '',
          ...[plain, textPart('html', mail.html)].flatMap((part) => [`--${inner}`, ...part]),
          `--${inner}--`,
        ]
  const html = mail.html ?? mail.content
  const parts = attached.map(({ attachment, bytes }, index) => [
    `Content-Type: ${mediaType(attachment.type)}`,
    ...(html.includes(ownCid(index)) ? [`Content-ID: <${ownCid(index).slice(4)}>`] : []),
    `Content-Disposition: attachment; filename*=UTF-8''${percent(attachment.name)}`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(bytes),
  ])
  const body =
    parts.length === 0
      ? text
      : [
          `Content-Type: multipart/mixed; boundary="${boundary}"`,
          '',
          ...[text, ...parts].flatMap((part) => [`--${boundary}`, ...part]),
          `--${boundary}--`,
        ]
  return [...headers, ...body, ''].join('\r\n')
}

const textPart = (subtype: 'html' | 'plain', text: string): string[] => [
  `Content-Type: text/${subtype}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  base64(utf8(text)),
]

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What a header may hold: one line, and ASCII; anything else as encoded words (RFC 2047). */
function encoded(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  if (/^[\x20-\x7e]*$/.test(line) && line.length < 900) return line
  const words: string[] = []
  let word = ''
  for (const letter of line) {
    // 45 bytes are 60 characters of base64: an encoded word has at most 75.
    if (utf8(word + letter).length > 45) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  return [...words, word].map((part) => `=?utf-8?B?${base64(utf8(part))}?=`).join('\r\n ')
}

/** A display name is quoted or encoded, an address is left as it is. */
function contact(written: string): string {
  const line = written.replaceAll(/[\r\n]+/g, ' ').trim()
  const [bracketed = '', address = ''] = /<([^<>]*)>$/.exec(line) ?? []
  if (address === '') return encoded(line)
  const name = line.slice(0, -bracketed.length).trimEnd()
  if (name === '') return `<${address}>`
  const plain = name.replaceAll(/^"|"$/g, '')
  return `${/^[\x20-\x7e]*$/.test(plain) ? `"${plain.replaceAll(/["\\]/g, '\\$&')}"` : encoded(plain)} <${address}>`
}

const recipients = (header: string, contacts: readonly string[]): string[] =>
  contacts.length === 0 ? [] : [`${header}: ${contacts.map(contact).join(',\r\n ')}`]

function messageId({ uid, id }: MailRow): string {
  if (uid !== undefined) return `<${uid.replaceAll(/[^\x21-\x7e]|[<>]/g, '')}>`
  return `<${id.replaceAll(/[^\w.-]/g, '')}${OWN_END}`
}

const mediaType = (type: string): string => (/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream')

/** Percent-encoded (RFC 8187), lone surrogates replaced. */
const percent = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** In lines of 76 characters. */
function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  }
  return btoa(binary).replaceAll(/.{76}(?=.)/g, '$&\r\n')
}
