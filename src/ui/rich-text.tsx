// The only module where HTML becomes part of the page. What came from a person or from data is cut down to a short list of tags by
// DOMPurify, whose Trusted Types policy `dompurify` is the only one that may write HTML. Heavy: load it with the screen that needs it.
// @chunk rich-text
import DOMPurify, { type Config } from 'dompurify'
import { useEffect, useMemo, useRef } from 'react'
import { cx } from './cx.ts'
import { safeUrl } from './safe-url.ts'

export interface RichTextProps {
  html: string
  className?: string
  /** Its links by path, such as `/apps/tasks`, lead here. Only for texts of the build itself: data has no business pointing into the app. */
  onFollow?: (path: string) => void
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

/** While a text of the build is cleaned: its paths stay. */
let arePathsAllowed = false

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return
  if (arePathsAllowed && isPath(node.getAttribute('href'))) return
  const url = safeUrl(node.getAttribute('href'))
  if (!url) return node.removeAttribute('href')
  node.setAttribute('href', url)
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** What was pasted, as elements of no page, cut down to the same tags. */
export const cleanFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: false, RETURN_DOM_FRAGMENT: true })

export function RichText({ html, className, onFollow }: RichTextProps) {
  const hasPaths = onFollow !== undefined
  const clean = useMemo(() => sanitize(html, hasPaths), [html, hasPaths])
  const text = useRef<HTMLDivElement>(null)
  const follow = useRef(onFollow)
  useEffect(() => {
    follow.current = onFollow
  })
  useEffect(() => {
    const element = text.current
    const onClick = (event: MouseEvent) => {
      const path = (event.target as Element).closest('a')?.getAttribute('href')
      // Another tab is the browser's to open.
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (!isPath(path) || event.defaultPrevented) return
      event.preventDefault()
      follow.current?.(path)
    }
    if (hasPaths) element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [hasPaths])
  return (
    <div
      ref={text}
      className={cx('rich-text wrap-anywhere', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above; the one sink of the app
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

/** A path of this site; two slashes, or one of the other kind, would begin another site's address. */
const isPath = (href: string | null | undefined): href is string => /^\/[a-z]/.test(href ?? '')

function sanitize(html: string, keepsPaths: boolean): string {
  arePathsAllowed = keepsPaths
  try {
    return DOMPurify.sanitize(html, config) as unknown as string
  } finally {
    arePathsAllowed = false
  }
}
