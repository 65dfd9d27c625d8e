// The content of an email is plain text, or HTML where it was imported so. Pure.
// @chunk mailbox
import { isHtml } from '#formats/mail/is-html.ts'
import { plainText } from '#ui/plain-text.ts'

/** Without what a line's ends lose. */
const unescaped = (part: string): string => (part.includes('&') ? ` ${plainText(part)} ` : part)

const UNSEEN = ['style', 'script', 'head', 'title']
const LINE_ENDS: Readonly<Record<string, string>> = { br: '\n', li: '\n- ' }
const BLOCKS = /^(?:p|div|tr|table|h[1-6]|ul|ol|blockquote|pre)$/

/** Its words, with their lines. */
export function textOf(content: string): string {
  if (!isHtml(content)) return content
  let unseen = ''
  const words = content.split(/(<[^<>]*>)/).map((part) => {
    const [, slash, tag = ''] = /^<(\/?)([a-z\d]{1,10})/i.exec(part) ?? []
    const name = tag.toLowerCase()
    if (unseen !== '') {
      if (slash && name === unseen) unseen = ''
      return ''
    }
    if (name === '') return part.startsWith('<') ? '' : unescaped(part.replaceAll(/\s+/g, ' '))
    if (slash) return BLOCKS.test(name) ? '\n\n' : ''
    if (UNSEEN.includes(name)) unseen = name
    return LINE_ENDS[name] ?? ''
  })
  const lines = words
    .join('')
    .split('\n')
    .map((line) => line.trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** How much of a text is looked at for its first line. */
const READ = 4000
const SHOWN = 160

/** Its beginning in one line, without the greeting. */
export function snippetOf(content: string): string {
  const lines = textOf(content.slice(0, READ))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isGreeted = lines.length > 1 && /^[^.!?]{1,60},$/.test(lines[0] ?? '')
  return lines
    .slice(isGreeted ? 1 : 0)
    .join(' ')
    .slice(0, SHOWN)
}
