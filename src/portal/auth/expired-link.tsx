// A link from a mail that is good no more, or an address that somebody opened without one.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AuthFrame } from './auth-frame.tsx'
import { OutcomeTitle } from './outcome-title.tsx'

export interface ExpiredLinkProps {
  /** There was one, which the portal refused. */
  readonly hadLink: boolean
  readonly lead: ReactNode
  /** The way to another. */
  readonly children: ReactNode
}

export function ExpiredLink({ hadLink, lead, children }: ExpiredLinkProps) {
  return (
    <AuthFrame
      title={
        hadLink ? (
          <OutcomeTitle>
            <Trans>This link no longer works</Trans>
          </OutcomeTitle>
        ) : (
          <Trans>Open this page from the link in your email</Trans>
        )
      }
      lead={lead}
    >
      {children}
    </AuthFrame>
  )
}
