// A forgotten password (portal spec §2): the address, then the mail. The message is the same whether or not there is such an account.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { authApi, SignUp } from '#contract/portal/auth.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { linkClass } from '#ui/link.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './email-field.tsx'
import { invalidFields } from './invalid-fields.ts'
import { SIGN_IN_DRAFT } from './keep-email.ts'
import { MailSent } from './mail-sent.tsx'
import { OutcomeTitle } from './outcome-title.tsx'
import { useRefusalMessage } from './refusal.ts'
import { type FormCaptcha, useCaptcha } from './use-captcha.tsx'
import { useFields } from './use-fields.ts'
import { useSentTo } from './use-sent-to.ts'

const rules = z.object({ email: SignUp.shape.email })
const start = { email: '' }

const sendMail = (email: string, captchaToken?: string) =>
  call(authApi.endpoints.forgotPassword, { body: { email, captchaToken } })

export function ForgotPasswordScreen() {
  const captcha = useCaptcha('forgotPasswordKey')
  const { email, set, drop } = useSentTo('forgot-password')
  if (email !== undefined) return <Sent email={email} captcha={captcha} onOther={drop} />
  return (
    <AuthFrame
      title={<Trans>Forgot password</Trans>}
      lead={<Trans>We’ll email you a link to choose a new password.</Trans>}
    >
      <Form captcha={captcha} onSent={set} />
      <p className="mt-5">
        <Link to="/sign-in" className={linkClass}>
          <Trans>Back to sign-in</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}

function Form({ captcha, onSent }: { captcha: FormCaptcha; onSent: (email: string) => void }) {
  const refusalMessage = useRefusalMessage()
  // The sign-in form's draft: what was typed there is here already, and the other way round.
  const fields = useFields<typeof start>({ rules: invalidFields(rules), start, draft: SIGN_IN_DRAFT })
  const email = fields.values.email.trim()
  const refusal = fields.refusalOf('email')
  return (
    <AuthForm
      endpoint={authApi.endpoints.forgotPassword}
      fields={{ ...fields, check: () => fields.check() && captcha.check() }}
      send={() => sendMail(email, captcha.token).finally(captcha.renew)}
      onDone={() => onSent(email)}
      button={<Trans>Send the email</Trans>}
    >
      <EmailField
        {...fields.text('email')}
        isWrong={fields.isWrong('email')}
        refusal={refusal && refusalMessage(refusal)}
      />
      {captcha.element}
    </AuthForm>
  )
}

function Sent({ email, captcha, onOther }: { email: string; captcha: FormCaptcha; onOther: () => void }) {
  return (
    <AuthFrame
      title={
        <OutcomeTitle>
          <Trans>Check your email</Trans>
        </OutcomeTitle>
      }
      lead={
        <Trans>
          If there’s an account for <b className="font-medium text-ink wrap-anywhere">{email}</b>, we’ve sent an email
          to that address. Click the link in it to choose a new password.
        </Trans>
      }
    >
      {/* Where robots are checked for, each sending is: by the form. */}
      <MailSent email={email} sendAgain={captcha.isWanted ? undefined : () => sendMail(email)} onOther={onOther} />
    </AuthFrame>
  )
}
