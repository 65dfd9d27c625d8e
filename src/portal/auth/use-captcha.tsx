// A form's captcha: nothing at all where config.json has no key for it, which is so by default.
// @chunk auth-mail
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type CaptchaConfig, loadConfig } from '#platform/config.ts'

const Captcha = lazy(() => import('./captcha.tsx').then((module) => ({ default: module.Captcha })))

export interface FormCaptcha {
  /** Among the fields. */
  readonly element: ReactNode
  /** What the portal gets. */
  readonly token: string | undefined
  /** Says what is wrong where it is shown and not done. @returns whether the form can be sent */
  check(): boolean
  /** The token has been used: the next send needs another. */
  renew(): void
  readonly isWanted: boolean
}

export function useCaptcha(form: 'signUpKey' | 'forgotPasswordKey'): FormCaptcha {
  const { t } = useLingui()
  const [config, setConfig] = useState<CaptchaConfig>()
  const [token, setToken] = useState<string>()
  const [isAbsent, setAbsent] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const { captcha } = await loadConfig()
      if (!isLeft) setConfig(captcha)
    }
    // Without the settings there is no captcha.
    read().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [])
  const siteKey = config?.[form]
  const isMissing = siteKey !== undefined && !isAbsent && token === undefined
  return {
    element: config && siteKey && (
      <Suspense fallback={<div className="min-h-20" />}>
        <Captcha
          scriptUrl={config.scriptUrl}
          siteKey={siteKey}
          turn={turn}
          error={isChecked && isMissing ? t`Confirm that you’re not a robot.` : undefined}
          onToken={setToken}
          onAbsent={setAbsent}
        />
      </Suspense>
    ),
    token,
    isWanted: siteKey !== undefined,
    check() {
      setChecked(true)
      return !isMissing
    },
    renew() {
      setToken(undefined)
      setChecked(false)
      setTurn(turn + 1)
    },
  }
}
