// Where the links to choose a password lead (portal spec §2): /reset-password for guests, /set-password for everybody.
// @chunk new-password
import { Trans } from '@lingui/react/macro'
import { AuthFrame } from './auth-frame.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { OnwardLink } from './onward-link.tsx'
import { OutcomeTitle } from './outcome-title.tsx'
import { useLinkToken } from './use-link-token.ts'
import { dropSentTo } from './use-sent-to.ts'

export function NewPasswordScreen({ path }: { path: '/reset-password' | '/set-password' }) {
  const { token, status, end } = useLinkToken(path)
  if (status === 'used') return <Done />
  if (status === 'expired' || token === undefined) {
    return (
      <ExpiredLink
        hadLink={status === 'expired'}
        lead={<Trans>To choose a new password, click the link in our email. It works once, for a limited time.</Trans>}
      >
        <OnwardLink to="/forgot-password">
          <Trans>Request a new link</Trans>
        </OnwardLink>
      </ExpiredLink>
    )
  }
  const isFirst = path === '/set-password'
  return (
    <AuthFrame
      title={isFirst ? <Trans>Choose your password</Trans> : <Trans>Choose a new password</Trans>}
      lead={
        isFirst ? (
          <Trans>Your account will then be ready: sign in with your email and this password.</Trans>
        ) : (
          <Trans>Your old password stops working as soon as you save this one.</Trans>
        )
      }
    >
      <NewPasswordForm
        endpoint={isFirst ? 'setPassword' : 'resetPassword'}
        token={token}
        onDone={() => {
          dropSentTo('forgot-password')
          dropSentTo('sign-up')
          end('used')
        }}
        onExpired={() => end('expired')}
      />
    </AuthFrame>
  )
}

function Done() {
  return (
    <AuthFrame
      title={
        <OutcomeTitle>
          <Trans>Your password is saved</Trans>
        </OutcomeTitle>
      }
      lead={<Trans>Use it to sign in from now on.</Trans>}
    >
      <OnwardLink to="/sign-in">
        <Trans context="button">Sign in</Trans>
      </OnwardLink>
    </AuthFrame>
  )
}
