// Settings, account: name, picture, e-mail address, time zone, what evaluations begin with, what the portal keeps, and deleting the account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsApi } from '#contract/portal/settings.ts'
import type { User } from '#contract/portal/user.ts'
import { call } from '#platform/api/call.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useCanDoNow } from '#platform/offline/can-do-now.ts'
import { useSavedCopy } from '#platform/query/saved-copies.ts'
import { userQueries } from '#platform/session/user-queries.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SavedCopy } from '#ui/saved-copy.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-store.ts'
import { AvatarRow } from './avatar-row.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { FairnessPart } from './fairness-part.tsx'
import { NameField } from './name-field.tsx'
import { Part, Row, rowsClass } from './part.tsx'
import type { SectionProps } from './sections.ts'
import { TimeZoneField } from './time-zone-field.tsx'

export default function AccountSection({ FairnessForm }: SectionProps) {
  const { t } = useLingui()
  const { data: user, isError, isFetching, refetch } = useQuery(userQueries.me())
  const copy = useSavedCopy(userQueries.me())
  if (!user && isError)
    return <ErrorState title={t`Your account could not be read.`} onRetry={refetch} isRetrying={isFetching} />
  if (!user) return <SkeletonRows label={t`Loading your account`} count={3} />
  return (
    <>
      {copy && <SavedCopy {...copy} className="mb-4" />}
      <Part title={t`You`}>
        <AvatarRow user={user} />
        <div className="mt-4 grid max-w-120 gap-4">
          <NameField key={user.name} name={user.name} />
          <TimeZoneField />
        </div>
      </Part>
      <FairnessPart Form={FairnessForm} />
      <Part title={t`Your account`}>
        <div className={rowsClass}>
          <Row label={t`E-mail address`} detail={user.email} />
          <DownloadRow />
          <DeleteRow user={user} />
        </div>
      </Part>
    </>
  )
}

function DownloadRow() {
  const { t } = useLingui()
  const canDoNow = useCanDoNow(settingsApi.endpoints.export)
  return (
    <Row
      label={t`What the portal keeps about you`}
      detail={canDoNow ? t`One file in JSON, for yourself or for another service.` : t`This needs a network.`}
    >
      <DownloadButton isDisabled={!canDoNow} />
    </Row>
  )
}

/** Also where an account is deleted. */
export function DownloadButton({ isDisabled = false }: { isDisabled?: boolean }) {
  const { t } = useLingui()
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      saveFile(await call(settingsApi.endpoints.export, {}))
    } catch {
      showToast({ kind: 'error', message: t`The file could not be made. Try again.` })
    }
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
    <Row
      label={t`Delete the account`}
      detail={canDoNow ? t`Everything that the portal keeps about you, for good.` : t`This needs a network.`}
    >
      <Button isDisabled={!canDoNow} onPress={() => setOpen(true)}>
        <Trans>Delete account…</Trans>
      </Button>
      {isOpen && <DeleteAccount user={user} onClose={() => setOpen(false)} />}
    </Row>
  )
}
