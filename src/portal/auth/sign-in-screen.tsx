// Signing in (portal spec §2): the form, and what a visitor may want to know first.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { linkClass } from '#ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { usePreparedNext } from './use-prepared-next.ts'

export interface SignInScreenProps {
  readonly redirectURL: string | undefined
  /** Brings the shell's code for the screen that follows. */
  readonly prepareShell: () => Promise<unknown>
}

export function SignInScreen({ redirectURL, prepareShell }: SignInScreenProps) {
  usePreparedNext(redirectURL, prepareShell)
  return (
    <AuthFrame
      title={<Trans>Sign in</Trans>}
      lead={
        <Trans>
          New here?{' '}
          <Link to="/sign-up" className={linkClass}>
            Create an account
          </Link>
        </Trans>
      }
    >
      <SignInForm redirectURL={redirectURL} />
    </AuthFrame>
  )
}
