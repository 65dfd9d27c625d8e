// Settings, security: another password, where the person is signed in, and when Cairn is locked.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lock } from '#platform/session/lock.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { LockChoice } from '#shell/lock-choice.tsx'
import { Button } from '#ui/button.tsx'
import type { SectionProps } from './sections.ts'
import { SessionsGroup } from './sessions-group.tsx'
import { SettingsGroup } from './settings-group.tsx'

export default function SecuritySection({ PasswordForm }: SectionProps) {
  const { t } = useLingui()
  const { data: user } = useQuery(userQueries.me())
  return (
    <>
      <SettingsGroup title={t`Password`}>
        <div className="-mt-7 flow-root max-w-100">
          <PasswordForm />
        </div>
      </SettingsGroup>
      <SessionsGroup />
      <SettingsGroup
        title={t`Screen lock`}
        about={<Trans>Once Cairn is locked, enter your password to continue where you left off.</Trans>}
      >
        <div className="-mx-3 -mt-3 max-w-106">
          <LockChoice />
        </div>
        {user && (
          <Button icon="lock-closed" className="mt-4" onPress={() => lock(user)}>
            <Trans>Lock now</Trans>
          </Button>
        )}
      </SettingsGroup>
    </>
  )
}
