// Signing up (portal spec §2). The portal answers that the address is to be confirmed, without a session: that is shown here, with the demo portal's mail.
// /confirmation-required is for somebody who is signed in.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { authApi } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { dropDraft } from '#platform/forms/draft.ts'
import { linkClass } from '#ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { keepEmail } from './keep-email.ts'
import { MailSent } from './mail-sent.tsx'
import { OutcomeTitle } from './outcome-title.tsx'
import { SIGN_UP_DRAFT, SignUpForm } from './sign-up-form.tsx'
import { useSentTo } from './use-sent-to.ts'

export function SignUpScreen() {
  const { email, set, drop } = useSentTo('sign-up')
  if (email !== undefined) return <Sent email={email} onOther={drop} />
  return (
    <AuthFrame
      isLong
      title={<Trans>Create an account</Trans>}
      lead={
        <Trans>
          Already have one?{' '}
          <Link to="/sign-in" className={linkClass}>
            Sign in
          </Link>
        </Trans>
      }
    >
      <SignUpForm
        onSent={(address) => {
          dropDraft(SIGN_UP_DRAFT)
          keepEmail(address)
          set(address)
        }}
      />
    </AuthFrame>
  )
}

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <AuthFrame
      title={
        <OutcomeTitle>
          <Trans>Check your email</Trans>
        </OutcomeTitle>
      }
      lead={
        <Trans>
          We’ve sent an email to <b className="font-medium text-ink wrap-anywhere">{email}</b>. Click the link in it to
          activate your account.
        </Trans>
      }
    >
      <MailSent
        email={email}
        sendAgain={() => call(authApi.endpoints.resendActivation, { body: { email } })}
        onOther={onOther}
      />
    </AuthFrame>
  )
}
