// Settings, account: name, picture, e-mail address, time zone, what evaluations begin with, the data at the portal, and deleting the account.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsApi } from '#contract/portal/settings.ts'
import type { User } from '#contract/portal/user.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { AvatarRow } from './avatar-row.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { FairnessGroup } from './fairness-group.tsx'
import { NameField } from './name-field.tsx'
import type { SectionProps } from './sections.ts'
import { rowsClass, SettingsGroup, SettingsRow } from './settings-group.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

export default function AccountSection({ FairnessForm }: SectionProps) {
  const { t } = useLingui()
  const query = useQuery(userQueries.me())
  const copy = useSavedCopy(userQueries.me())
  return (
    <QueryView
      query={query}
      copy={copy && { ...copy, className: 'mb-4' }}
      loading={<SkeletonRows label={t`Loading your account`} count={3} />}
      error={{ title: t`Couldn’t load your account.` }}
      className="mx-0 mt-0"
    >
      {(user) => (
        <>
          <SettingsGroup title={t`You`}>
            <AvatarRow user={user} />
            <div className="mt-4 grid max-w-120 gap-4">
              <NameField name={user.name} />
              <TimeZoneField />
            </div>
          </SettingsGroup>
          <FairnessGroup Form={FairnessForm} />
          <SettingsGroup title={t`Your account`}>
            <div className={rowsClass}>
              <SettingsRow label={t`Email address`} detail={user.email} />
              <DownloadRow />
              <DeleteRow user={user} />
            </div>
          </SettingsGroup>
        </>
      )}
    </QueryView>
  )
}

function DownloadRow() {
  const { t } = useLingui()
  const canDoNow = useCanDoNow(settingsApi.endpoints.export)
  return (
    <SettingsRow
      label={t`Data the portal holds about you`}
      detail={canDoNow ? t`One JSON file, for you or for another service.` : t`You need a connection for this.`}
    >
      <DownloadButton isDisabled={!canDoNow} />
    </SettingsRow>
  )
}

function DownloadButton({ isDisabled = false }: { isDisabled?: boolean }) {
  const { t } = useLingui()
  const [isPending, setPending] = useState(false)
  const save = useDownload(t`Couldn’t create the file. Try again.`)
  const download = async () => {
    setPending(true)
    await save(settingsApi.endpoints.export, {})
    setPending(false)
  }
  return (
    <Button icon="arrow-down-tray" isPending={isPending} isDisabled={isDisabled} onPress={download}>
      <Trans>Download</Trans>
    </Button>
  )
}

function DeleteRow({ user }: { user: User }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const canDoNow = useCanDoNow(settingsApi.endpoints.deleteAccount)
  return (
    <SettingsRow
      label={t`Delete account`}
      detail={
        canDoNow
          ? t`Permanently deletes everything the portal holds about you, and your workspace on this device.`
          : t`You need a connection for this.`
      }
    >
      <Button isDisabled={!canDoNow} onPress={() => setOpen(true)}>
        <Trans>Delete account…</Trans>
      </Button>
      {isOpen && <DeleteAccount user={user} onClose={() => setOpen(false)} />}
    </SettingsRow>
  )
}
