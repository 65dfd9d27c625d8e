// Another password for who is signed in: the present one first, then the new one with how strong it is. Shown by the settings (src/routes/settings.tsx).
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { authApi, ChosenPassword, Credentials } from '#contract/portal/auth.ts'
import * as z from '#contract/zod.ts'
import { call } from '#platform/api/call.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { AuthForm } from './auth-form.tsx'
import { invalidFields } from './invalid-fields.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { usePasswordError } from './password-error.ts'
import { useRefusalMessage } from './refusal.ts'
import { personalInputs } from './strength.ts'
import { useFields } from './use-fields.ts'

const rules = z.object({
  current: Credentials.shape.password,
  password: ChosenPassword,
})
const start = { current: '', password: '' }

export function ChangePasswordForm() {
  const { t } = useLingui()
  // A form that was sent begins anew.
  const [sent, setSent] = useState(0)
  const done = () => {
    setSent(sent + 1)
    showToast({ kind: 'success', message: t`Your password has been changed.` })
  }
  return <Form key={sent} onDone={done} />
}

function Form({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const refusalMessage = useRefusalMessage()
  const passwordError = usePasswordError()
  const { data: user } = useQuery(userQueries.me())
  const fields = useFields<typeof start>({ rules: invalidFields(rules), start })
  const { current, password } = fields.values
  const wrong = fields.refusalOf('current')
  const weak = fields.refusalOf('password')
  const { verifyPassword, changePassword } = authApi.endpoints
  return (
    <AuthForm
      endpoint={changePassword}
      fields={fields}
      send={async () => {
        const { token } = await call(verifyPassword, { body: { password: current } })
        await call(changePassword, { body: { token, password } })
      }}
      onDone={onDone}
      button={<Trans>Change password</Trans>}
    >
      {user && <input hidden readOnly name="email" autoComplete="username" value={user.email} />}
      <PasswordField
        {...fields.text('current')}
        size="lg"
        label={t`Current password`}
        eye={{ show: t`Show the current password`, hide: t`Hide the current password` }}
        isRequired
        error={
          fields.isWrong('current')
            ? passwordError(current, t`Enter your current password.`)
            : wrong && refusalMessage(wrong)
        }
      />
      <NewPasswordField
        {...fields.text('password')}
        value={password}
        label={t`New password`}
        eye={{ show: t`Show the new password`, hide: t`Hide the new password` }}
        isWrong={fields.isWrong('password')}
        refusal={weak && refusalMessage(weak)}
        inputs={personalInputs(user?.email ?? '', user?.name ?? '')}
      />
    </AuthForm>
  )
}
