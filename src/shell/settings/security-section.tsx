// Settings, security: another password, the session on this device, and when it is locked.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#platform/i18n/dates.ts'
import { lock } from '#platform/session/lock.ts'
import { getSession } from '#platform/session/session.ts'
import { claimsOf } from '#platform/session/token-claims.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { LockChoice } from '#shell/lock-choice.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Part, Row, rowsClass } from './part.tsx'
import type { SectionProps } from './sections.ts'

export default function SecuritySection({ PasswordForm }: SectionProps) {
  const { t } = useLingui()
  const { data: user } = useQuery(userQueries.me())
  return (
    <>
      <Part title={t`Password`}>
        <div className="-mt-7 flow-root max-w-100">
          <PasswordForm />
        </div>
      </Part>
      <SessionPart />
      <Part
        title={t`Locking`}
        about={
          <Trans>Nothing is shown or read until you give your password again. What you were doing stays open.</Trans>
        }
      >
        <div className="-mx-3 -mt-3 max-w-106">
          <LockChoice />
        </div>
        {user && (
          <Button icon="lock-closed" className="mt-4" onPress={() => lock(user)}>
            <Trans>Lock now</Trans>
          </Button>
        )}
      </Part>
    </>
  )
}

/** A token is a signature of which nobody keeps a list: what can be told is this device's. */
function SessionPart() {
  const { t } = useLingui()
  const { date } = useFormats()
  const { accessToken, tokenExpiryTime, rememberMe } = getSession()
  const { iat } = claimsOf(accessToken ?? '')
  const since = iat === undefined ? undefined : date(iat * 1000, 'dayTime')
  const until = tokenExpiryTime === null ? undefined : date(tokenExpiryTime, 'dayTime')
  return (
    <Part
      title={t`Where you are signed in`}
      about={<Trans>All tabs of this browser share one session. Signing out ends it in all of them.</Trans>}
    >
      <div className={rowsClass}>
        <Row
          label={t`This device: ${browserName(navigator.userAgent)}`}
          detail={
            <>
              {since && t`Signed in or renewed on ${since}.`} {until && !rememberMe && t`It ends on ${until}.`}{' '}
              {rememberMe && t`It is renewed by itself.`}
            </>
          }
        >
          <Link to="/sign-out" preload={false} className={buttonClass({})}>
            <Trans>Sign out</Trans>
          </Link>
        </Row>
      </div>
    </Part>
  )
}

/** As people know it: the browser, and what it runs on. */
function browserName(agent: string): string {
  const browser = [
    ['Edge', /Edg\//],
    ['Firefox', /Firefox\//],
    ['Chrome', /Chrome\//],
    ['Safari', /Safari\//],
  ] as const
  const system = [
    ['iOS', /iPhone|iPad/],
    ['Android', /Android/],
    ['Windows', /Windows/],
    ['macOS', /Mac OS/],
    ['Linux', /Linux/],
  ] as const
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, mark]) => mark.test(agent))?.[0]
  return [named(browser), named(system)].filter(Boolean).join(' · ') || agent.slice(0, 60)
}
