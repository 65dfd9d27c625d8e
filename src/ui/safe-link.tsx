// A link to an address that came from data or from a person: only http, https, mailto and tel become links, opened in a new tab without
// an opener; anything else stays inert text.
// @chunk signed-in
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { linkClass } from './link.tsx'
import { safeUrl } from './safe-url.ts'

export interface SafeLinkProps {
  href: string | null | undefined
  /** The address itself when absent. */
  children?: ReactNode
  /** Shows the mark of a link that leaves the app. */
  hasIcon?: boolean
  className?: string
  tabIndex?: number | undefined
}

export function SafeLink({ href, children, hasIcon, className, tabIndex }: SafeLinkProps) {
  const url = safeUrl(href)
  if (!url) return <span className={className}>{children ?? href}</span>
  const isPage = url.startsWith('http')
  return (
    <a
      href={url}
      target={isPage ? '_blank' : undefined}
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      className={cx(linkClass, 'wrap-anywhere', className)}
    >
      {children ?? href}
      {hasIcon && isPage && <Icon name="arrow-top-right-on-square" size={16} className="ms-1 inline align-[-3px]" />}
    </a>
  )
}
