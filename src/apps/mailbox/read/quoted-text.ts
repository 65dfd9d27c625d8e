// A plain text in its parts: what is quoted at its end, and the addresses in it. Pure.
// @chunk mailbox

export interface TextPart {
  /** Where it begins. */
  readonly at: number
  readonly content: string
  readonly href?: string
}

const WEB = /^https?:\/\/[^<>"]{1,2000}$/
const MAIL = /^[\w.+-]{1,64}@[\w.-]{1,190}$/
/** Signs before and behind an address that are none of it. */
const BEFORE = /^[<([{"'«“]{1,5}/
const BEHIND = /[.,;:!?)>\]}'"’»”]{1,10}$/

export function partsOfText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let plain = { at: 0, content: '' }
  let at = 0
  for (const word of text.split(/(\s)/)) {
    const start = at + (BEFORE.exec(word)?.[0].length ?? 0)
    const address = word.replace(BEFORE, '').replace(BEHIND, '')
    const isWeb = WEB.test(address)
    if (isWeb || (MAIL.test(address) && address.includes('.', address.indexOf('@')))) {
      parts.push({ ...plain, content: text.slice(plain.at, start) })
      parts.push({ at: start, content: address, href: isWeb ? address : `mailto:${address}` })
      plain = { at: start + address.length, content: '' }
    }
    at += word.length
  }
  parts.push({ ...plain, content: text.slice(plain.at) })
  return parts.filter(({ content }) => content !== '')
}

/** The writer's own text, and the quote behind it with the line that introduces it. Empty where there is none. */
export function withoutQuote(text: string): { readonly own: string; readonly quoted: string } {
  const lines = text.split('\n')
  let end = lines.length
  while (end > 0 && (lines[end - 1]?.trim() === '' || lines[end - 1]?.startsWith('>'))) end -= 1
  const quotes = lines.slice(end).filter((line) => line.startsWith('>'))
  if (quotes.length === 0) return { own: text, quoted: '' }
  if (/:\s*$/.test(lines[end - 1] ?? '') && end > 1) end -= 1
  const own = lines.slice(0, end).join('\n').trimEnd()
  return own === '' ? { own: text, quoted: '' } : { own, quoted: lines.slice(end).join('\n').trim() }
}
