// Which screen the help is opened from, for its URL: the path, and the section of a screen that has them. What was searched there is nobody else's business.
// @chunk signed-in
import type { ParsedLocation } from '@tanstack/react-router'

export function explainedFrom({ pathname, search }: Pick<ParsedLocation, 'pathname' | 'search'>): string {
  const section = (search as { readonly section?: unknown }).section
  return typeof section === 'string' ? `${pathname}?section=${section}` : pathname
}
