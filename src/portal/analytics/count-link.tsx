// A number that opens its rows among the applications.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApplicationsAsked } from '#contract/portal/applications.ts'
import { linkClass } from '#ui/link.tsx'

export function CountLink({ asked, children }: { asked: ApplicationsAsked; children: ReactNode }) {
  return (
    <Link to="/career/applications" search={asked} className={linkClass}>
      {children}
    </Link>
  )
}
