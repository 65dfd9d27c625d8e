// Stores the header as plain elements, for public/boot.js to show at the person's next start before any script of the app has come.
import { ownKey } from '#platform/session/own-items.ts'
import { getSession, isLocked } from '#platform/session/session.ts'
import { readItem, writeItem } from '#platform/session/storage.ts'

/** An element's name, its attributes and its children, or a text. */
type Stored =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly Stored[]]

const KEY = ownKey('frame')
/** So many addresses are remembered. */
const MOST = 60
/** What is open, and the counts, which come a moment after the app. */
const LEFT_OUT = '[popover], [role=dialog], [data-badge]'
const ATTRIBUTES = /^(?:class|viewBox|d|href|src|aria-current|data-[a-z-]+)$/

export function storeFrame(): void {
  const header = document.querySelector('.app-header')
  if (!header || !getSession().accessToken || isLocked()) return
  const links = [...header.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
  const frame = {
    language: document.documentElement.lang,
    // Of another build, the classes and the icons are others.
    style: styleSheet(),
    // Where the header is: here, at its places, and where it was before.
    paths: [...new Set([location.pathname, ...links.map(({ pathname }) => pathname), ...storedPaths()])].slice(0, MOST),
    header: storedElement(header),
  }
  writeItem(KEY, JSON.stringify(frame))
}

function storedPaths(): readonly string[] {
  try {
    return JSON.parse(readItem(KEY) ?? '').paths ?? []
  } catch {
    return []
  }
}

const styleSheet = () => document.querySelector('link[rel=stylesheet]')?.getAttribute('href')

function storedElement(element: Element): Stored {
  const attributes = [...element.attributes].filter(({ name }) => ATTRIBUTES.test(name))
  const children = [...element.childNodes].flatMap((child): Stored[] => {
    if (child instanceof Text) return [child.data]
    return child instanceof Element && !child.matches(LEFT_OUT) ? [storedElement(child)] : []
  })
  return [element.localName, Object.fromEntries(attributes.map(({ name, value }) => [name, value])), children]
}
