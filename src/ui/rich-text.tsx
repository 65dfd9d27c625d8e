// The only place where HTML becomes part of the page. What came from a person or from data is cut down to a short list of tags by
// DOMPurify, whose Trusted Types policy `dompurify` is the only one that may write HTML. Heavy: load it with the screen that needs it.
import DOMPurify, { type Config } from 'dompurify'
import { useMemo } from 'react'
import { cx } from './cx.ts'
import { safeUrl } from './safe-url.ts'

export interface RichTextProps {
  html: string
  className?: string
}

const config = {
  ALLOWED_TAGS: [
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'code',
    'pre',
    'blockquote',
    'mark',
    'a',
    'h3',
    'h4',
  ],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return
  const url = safeUrl(node.getAttribute('href'))
  if (!url) return node.removeAttribute('href')
  node.setAttribute('href', url)
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

export function RichText({ html, className }: RichTextProps) {
  const clean = useMemo(() => DOMPurify.sanitize(html, config), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above; the one sink of the app
  return <div className={cx('rich-text wrap-anywhere', className)} dangerouslySetInnerHTML={{ __html: clean }} />
}
