// Settings, security: another password, where the person is signed in, and when Cairn is locked.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lock } from '#platform/session/lock.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { LockChoice } from '#shell/lock-choice.tsx'
import { Button } from '#ui/button.tsx'
import { Part } from './part.tsx'
import type { SectionProps } from './sections.ts'
import { SessionsPart } from './sessions-part.tsx'

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
      <SessionsPart />
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
