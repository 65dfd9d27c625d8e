// HTML from elsewhere, such as an email's: cleaned, and shown in a frame of its own that runs no script, sends no form and loads nothing: remote pictures are
// links. The page's content security policy holds in there too. Once the pictures are requested, the frame is a page of its own policy (sw/email-frame.ts).
// @chunk mail-extra
import DOMPurify, { type Config } from 'dompurify'
import { useEffect, useMemo, useRef, useState } from 'react'
import { safeUrl } from './safe-url.ts'

export interface HtmlFrameProps {
  readonly html: string
  /** Names the frame. */
  readonly title: string
  /** What a picture without a name is called. */
  readonly imageLabel: string
  /** Told how many pictures are from afar. */
  readonly onRemote: (count: number) => void
  /** They were requested. Only where `canLoadImages`. */
  readonly hasImages?: boolean
}

const IMAGES_PAGE = `${import.meta.env.BASE_URL}email-frame`

/** The worker answers the page that lets them in. */
export const canLoadImages = (): boolean => Boolean(navigator.serviceWorker?.controller)

const config = {
  WHOLE_DOCUMENT: false,
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'iframe',
    'object',
    'embed',
    'video',
    'audio',
    'svg',
    'math',
    'link',
    'meta',
    'base',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'srcset', 'background', 'ping', 'target'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** px around the text */
const MARGIN = 12

/** Its own look: letters of the system on white paper, as an email expects it. */
const LOOK = `
  html { color-scheme: light; background: #fff; color: #16181d; }
  body { margin: ${MARGIN}px; font: 14px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  img { max-width: 100%; height: auto; }
  table { max-width: 100%; border-collapse: collapse; }
  a { color: #1d4ed8; }
  a[data-image] { display: inline-block; }
  blockquote { margin: 0 0 0 8px; padding-inline-start: 12px; border-inline-start: 2px solid #c8ccd4; }
  pre { white-space: pre-wrap; }
`

export function HtmlFrame({ html, title, imageLabel, onRemote, hasImages = false }: HtmlFrameProps) {
  const [loads, setLoads] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const { body, remote } = useMemo(() => cleaned(html, imageLabel), [html, imageLabel])
  useEffect(() => onRemote(remote), [onRemote, remote])
  useEffect(() => {
    const element = frame.current
    const inside = element?.contentDocument
    // Until its own page is there it has the policy of this one.
    if (loads < 0 || !element || !inside || inside.URL.startsWith('about:') === hasImages) return
    const content = inside.createElement('div')
    content.style.display = 'flow-root'
    content.append(inside.importNode(body, true))
    inside.body.replaceChildren(content)
    if (hasImages) for (const link of inside.querySelectorAll('a[data-image]')) showImage(inside, link)
    const Sheet = (inside.defaultView as (Window & typeof globalThis) | null)?.CSSStyleSheet
    if (Sheet) {
      const sheet = new Sheet()
      sheet.replaceSync(LOOK)
      inside.adoptedStyleSheets = [sheet]
    }
    // As tall as what it holds: the page scrolls, not the frame.
    const resize = () => {
      // Not the document's height: in a frame without a doctype that is never less than the frame has already.
      element.style.height = `${Math.ceil(content.getBoundingClientRect().height) + 2 * MARGIN + 2}px`
    }
    resize()
    const watch = new ResizeObserver(() => requestAnimationFrame(resize))
    watch.observe(content)
    return () => watch.disconnect()
  }, [body, hasImages, loads])
  return (
    <iframe
      key={String(hasImages)}
      ref={frame}
      src={hasImages ? IMAGES_PAGE : undefined}
      onLoad={() => setLoads((before) => before + 1)}
      title={title}
      // Of one origin with the page, so that it can be filled and measured; without scripts that gives nobody anything.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="block w-full rounded-8 border border-line-soft"
    />
  )
}

/** The picture in place of its name, which its link still leads to. */
function showImage(inside: Document, link: Element): void {
  const image = inside.createElement('img')
  image.alt = link.textContent ?? ''
  image.src = link.getAttribute('href') ?? ''
  link.replaceChildren(image)
}

interface Cleaned {
  readonly body: DocumentFragment
  readonly remote: number
}

function cleaned(html: string, imageLabel: string): Cleaned {
  const body = DOMPurify.sanitize(html, config)
  let remote = 0
  for (const image of body.querySelectorAll('img')) {
    if (/^data:image\/(png|jpe?g|gif|webp);/i.test(image.getAttribute('src') ?? '')) continue
    const url = safeUrl(image.getAttribute('src'))
    const text = image.getAttribute('alt')?.trim() || imageLabel
    if (!url?.startsWith('http')) image.replaceWith(text)
    else {
      remote += 1
      const link = document.createElement('a')
      link.setAttribute('href', url)
      link.textContent = `[${text}]`
      if (url.startsWith('https:')) link.setAttribute('data-image', '')
      // A link cannot be in another.
      const around = image.closest('a')
      if (around) {
        around.replaceWith(...around.childNodes)
      }
      image.replaceWith(link)
    }
  }
  for (const link of body.querySelectorAll('a')) {
    const url = safeUrl(link.getAttribute('href'))
    if (!url) link.removeAttribute('href')
    else {
      link.setAttribute('href', url)
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
    }
  }
  return { body, remote }
}
