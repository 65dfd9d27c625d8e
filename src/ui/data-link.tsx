// A link that data carries: inside the app by the router where it is marked so, elsewhere in a new tab, and never to an address that is no page.
// @chunk signed-in
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { linkClass } from './link.tsx'
import { SafeLink } from './safe-link.tsx'

export interface DataLinkProps {
  /** Where it leads; plain words without it. */
  link: string | undefined
  /** The address is one of this app's, with its search and hash. */
  useRouter?: boolean | undefined
  children: ReactNode
  className?: string
}

export function DataLink({ link, useRouter, children, className }: DataLinkProps) {
  if (!link) return <span className={className}>{children}</span>
  if (!useRouter) {
    return (
      <SafeLink href={link} className={className}>
        {children}
      </SafeLink>
    )
  }
  const { pathname, searchParams, hash } = new URL(link, 'https://app.invalid')
  return (
    <RouterLink
      to={pathname}
      search={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
      className={cx(linkClass, className)}
    >
      {children}
    </RouterLink>
  )
}
