// Where the link of an activation mail leads (portal spec §2). A press activates, not the visit: programs that look into mails open their links too, and a
// link is good once.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { useSignedIn } from '#platform/session/use-signed-in.ts'
import { linkClass } from '#ui/link.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { NewActivation } from './new-activation.tsx'
import { OnwardLink } from './onward-link.tsx'
import { OutcomeTitle } from './outcome-title.tsx'
import { useLinkToken } from './use-link-token.ts'
import { dropSentTo } from './use-sent-to.ts'

/** A form without fields: nothing can be wrong in it. */
const NO_FIELDS = { check: () => true, refuse: () => false }

export function ActivateAccountScreen() {
  const { token, status, end } = useLinkToken('/activate-account')
  if (status === 'used') return <Active />
  if (status === 'expired' || token === undefined) return <Expired hadLink={status === 'expired'} />
  return (
    <AuthFrame
      title={<Trans>Activate your account</Trans>}
      lead={<Trans>Activate your account to confirm your address. You can then sign in.</Trans>}
    >
      <AuthForm
        endpoint={authApi.endpoints.activateAccount}
        fields={NO_FIELDS}
        send={() => call(authApi.endpoints.activateAccount, { body: { token } })}
        onDone={() => {
          dropSentTo('sign-up')
          end('used')
        }}
        onRefused={(message) => message.includes('.token') && end('expired')}
        button={<Trans>Activate the account</Trans>}
      />
    </AuthFrame>
  )
}

function Active() {
  const isSignedIn = useSignedIn()
  return (
    <AuthFrame
      title={
        <OutcomeTitle>
          <Trans>Your account is active</Trans>
        </OutcomeTitle>
      }
      lead={isSignedIn ? undefined : <Trans>Sign in with your email and password.</Trans>}
    >
      {isSignedIn ? (
        <OnwardLink to="/">
          <Trans>Go to Home</Trans>
        </OnwardLink>
      ) : (
        <OnwardLink to="/sign-in">
          <Trans context="button">Sign in</Trans>
        </OnwardLink>
      )}
    </AuthFrame>
  )
}

function Expired({ hadLink }: { hadLink: boolean }) {
  return (
    <ExpiredLink
      hadLink={hadLink}
      lead={
        <Trans>
          Activation links work once, for a limited time. If you’ve already used yours, you can{' '}
          <Link to="/sign-in" className={linkClass}>
            sign in
          </Link>
          . Otherwise, request a new one.
        </Trans>
      }
    >
      <NewActivation />
    </ExpiredLink>
  )
}
