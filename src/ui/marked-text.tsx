// Text in which the search put `<mark>` around its matches and escaped everything else. Builds React nodes; nothing is read as HTML.
// @chunk lists
import type { ReactNode } from 'react'

export interface MarkedTextProps {
  /** HTML-escaped text with `<mark>` and `</mark>`, as search answers give it. */
  text: string
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['#x27', "'"],
])

export function MarkedText({ text }: MarkedTextProps) {
  const nodes: ReactNode[] = []
  let isMarked = false
  for (const [index, part] of text.split(/(<\/?mark>)/).entries()) {
    if (part === '<mark>' || part === '</mark>') isMarked = part === '<mark>'
    // The parts have no identity but their index.
    else if (part) nodes.push(isMarked ? <mark key={index}>{plain(part)}</mark> : plain(part))
  }
  return nodes
}

/** Entities once, never twice: `&amp;lt;` is the words `&lt;`. */
function plain(escaped: string): string {
  return escaped.replaceAll(/&(#39|#x27|[a-z]+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
}
