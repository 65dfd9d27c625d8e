// The form of sign-up-screen.tsx: who one is, a password, the terms.
import { Trans, useLingui } from '@lingui/react/macro'
import { authApi, ChosenPassword, SignUp } from '#contract/portal/auth.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { invalidFields } from './invalid-fields.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useRefusalMessage } from './refusal.ts'
import { personalInputs } from './strength.ts'
import { TERMS_VERSION } from './terms.ts'
import { TermsLink } from './terms-link.tsx'
import { useCaptcha } from './use-captcha.tsx'
import { useFields } from './use-fields.ts'

const { firstName, lastName, email } = SignUp.shape
const rules = z.object({
  firstName,
  lastName,
  email,
  password: ChosenPassword,
  terms: z.literal(true),
})
const start = { firstName: '', lastName: '', email: '', password: '', terms: false }

export const SIGN_UP_DRAFT = 'sign-up'

export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const { language } = usePrefs()
  const refusalMessage = useRefusalMessage()
  const captcha = useCaptcha('signUpKey')
  const fields = useFields<typeof start>({ rules: invalidFields(rules), start, draft: SIGN_UP_DRAFT })
  const { terms, password, ...person } = fields.values
  const refusal = (name: keyof typeof start) => {
    const message = fields.refusalOf(name)
    return message && refusalMessage(message)
  }
  const error = (name: keyof typeof start, wrong: string) => (fields.isWrong(name) ? wrong : refusal(name))
  return (
    <AuthForm
      endpoint={authApi.endpoints.signUp}
      fields={{ ...fields, check: () => fields.check() && captcha.check() }}
      send={() => {
        const body = { ...person, password, language, termsVersion: TERMS_VERSION, captchaToken: captcha.token }
        return call(authApi.endpoints.signUp, { body }).finally(captcha.renew)
      }}
      onDone={() => onSent(person.email.trim())}
      button={<Trans>Create the account</Trans>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...fields.text('firstName')}
          size="lg"
          label={t`First name`}
          autoComplete="given-name"
          maxLength={100}
          isRequired
          error={error('firstName', t`Enter your first name.`)}
        />
        <TextField
          {...fields.text('lastName')}
          size="lg"
          label={t`Last name (optional)`}
          autoComplete="family-name"
          maxLength={100}
          error={error('lastName', t`Enter your last name, or leave this field blank.`)}
        />
      </div>
      <EmailField {...fields.text('email')} isWrong={fields.isWrong('email')} refusal={refusal('email')} />
      <NewPasswordField
        {...fields.text('password')}
        value={password}
        isWrong={fields.isWrong('password')}
        refusal={refusal('password')}
        inputs={personalInputs(...Object.values(person))}
      />
      <Checkbox {...fields.box('terms')} error={fields.isWrong('terms') ? t`Accept the terms to continue.` : undefined}>
        <Trans>
          I accept the <TermsLink>terms of use</TermsLink>
        </Trans>
      </Checkbox>
      {captcha.element}
    </AuthForm>
  )
}
