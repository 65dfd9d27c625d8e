// A number that opens its rows among the applications.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApplicationFilters } from '#contract/portal/applications.ts'
import { linkClass } from '#ui/link.tsx'

interface CountLinkProps {
  readonly search: ApplicationFilters
  /** What is counted, where the number is in a row of several. */
  readonly of?: string
  readonly children: ReactNode
}

export function CountLink({ search, of, children }: CountLinkProps) {
  return (
    <Link to="/career/applications" search={search} className={linkClass}>
      {of && <span className="sr-only">{of} </span>}
      {children}
    </Link>
  )
}
