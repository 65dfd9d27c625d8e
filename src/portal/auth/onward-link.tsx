// The one way on from a screen of this folder that has nothing left to fill in.
// @chunk auth-words
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'

export interface OnwardLinkProps {
  readonly to: '/sign-in' | '/forgot-password' | '/' | '/sign-up'
  readonly children: ReactNode
}

export function OnwardLink({ to, children }: OnwardLinkProps) {
  return (
    <Link to={to} preload={false} className={`mt-7 ${buttonClass({ variant: 'primary', size: 'lg', isWide: true })}`}>
      {children}
    </Link>
  )
}
