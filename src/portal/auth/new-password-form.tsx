// Choosing a password by the link of a mail: another one (reset-password) or the first (set-password), then signing in with it.
// @chunk new-password
import { Trans, useLingui } from '@lingui/react/macro'
import { authApi, ChosenPassword } from '#contract/portal/auth.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { AuthForm } from './auth-form.tsx'
import { invalidFields } from './invalid-fields.ts'
import { rememberedEmail } from './keep-email.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useRefusalMessage } from './refusal.ts'
import { personalInputs } from './strength.ts'
import { useFields } from './use-fields.ts'

const rules = z.object({ password: ChosenPassword })
const start = { password: '' }

export interface NewPasswordFormProps {
  readonly endpoint: 'resetPassword' | 'setPassword'
  readonly token: string
  readonly onDone: () => void
  /** The link is good no more. */
  readonly onExpired: () => void
}

export function NewPasswordForm({ endpoint, token, onDone, onExpired }: NewPasswordFormProps) {
  const { t } = useLingui()
  const refusalMessage = useRefusalMessage()
  const fields = useFields<typeof start>({ rules: invalidFields(rules), start })
  const { password } = fields.values
  const refusal = fields.refusalOf('password')
  // Whose it is, as far as this tab knows: for password managers, and to tell a password that is made of it.
  const email = rememberedEmail()
  return (
    <AuthForm
      endpoint={authApi.endpoints[endpoint]}
      fields={fields}
      send={() => call(authApi.endpoints[endpoint], { body: { token, password } })}
      onDone={onDone}
      onRefused={(message) => message.includes('.token') && onExpired()}
      button={<Trans>Save the password</Trans>}
    >
      {email !== '' && <input hidden readOnly name="email" autoComplete="username" value={email} />}
      <NewPasswordField
        {...fields.text('password')}
        value={password}
        label={t`New password`}
        isWrong={fields.isWrong('password')}
        refusal={refusal && refusalMessage(refusal)}
        inputs={personalInputs(email)}
      />
    </AuthForm>
  )
}
