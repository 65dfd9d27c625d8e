// What the shell offers of its own accord, one thing at a time and seldom: that room runs out, that a backup is due, that Cairn can be installed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { install, useInstall } from '#platform/offline/install.ts'
import { isInstallOfferDue, noteApplied, noteInstallOffered, noteVisit } from '#platform/offline/install-offer.ts'
import { useWorkerState } from '#platform/offline/register-worker.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { isReminderDue, noteNotified } from '#platform/workspace/backup-reminder.ts'
import { deviceStorage, isNearlyFull } from '#platform/workspace/device-storage.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { NoticeCard } from '../notice-card.tsx'

/** ms: nobody is spoken to while they look for what they came for. */
const AFTER_MS = 20_000

type Offer = 'room' | 'backup' | 'install'

export function Offers() {
  const isQuiet = useQuietMoment()
  useApplied()
  const worker = useWorkerState()
  const install = useInstall()
  const { data: storage } = useQuery({ ...deviceStorage(), enabled: isQuiet })
  const { data: status } = useQuery({ ...apiQuery(workspaceApi.endpoints.status, {}), enabled: isQuiet })
  const [closed, setClosed] = useState<readonly Offer[]>([])
  const now = Date.now()
  const due: Offer[] = []
  if (storage && isNearlyFull(storage)) due.push('room')
  if (status && isReminderDue({ exportedAt: status.exportedAt, oldestChange: status.changes.oldest }, now))
    due.push('backup')
  if (isQuiet && isInstallOfferDue(install, navigator.userAgent, now)) due.push('install')
  const offer = due.find((one) => !closed.includes(one))
  // The worker's notices have the same place on the screen.
  if (!offer || (worker !== 'ready' && worker !== 'starting')) return null
  const close = () => setClosed([...closed, offer])
  if (offer === 'room') return <RoomOffer onClose={close} />
  return offer === 'backup' ? <BackupOffer onClose={close} /> : <InstallOffer onClose={close} />
}

function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    noteVisit()
    const timer = setTimeout(() => setQuiet(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isQuiet
}

/** Notes that an application was sent, and looks again at what is due. */
function useApplied(): void {
  const client = useQueryClient()
  const [, setApplied] = useState(false)
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return
        const { answer } = (mutation.state.data ?? {}) as { answer?: { status?: unknown } | null }
        if (mutation.options.mutationKey?.[0] !== 'applications' || answer?.status !== 'submitted') return
        noteApplied()
        setApplied(true)
      }),
    [client],
  )
}

interface OfferProps {
  readonly onClose: () => void
}

function RoomOffer({ onClose }: OfferProps) {
  const { t } = useLingui()
  return (
    <NoticeCard
      title={t`This device is running out of space`}
      details={t`When it’s full, you won’t be able to save anything.`}
    >
      <Later onPress={onClose} />
      <ToData onPress={onClose} />
    </NoticeCard>
  )
}

function BackupOffer({ onClose }: OfferProps) {
  const { t } = useLingui()
  const close = () => {
    noteNotified(Date.now())
    onClose()
  }
  return (
    <NoticeCard title={t`Time to back up`} details={t`Your work is only on this device.`}>
      <Later onPress={close} />
      <ToData onPress={close} />
    </NoticeCard>
  )
}

function InstallOffer({ onClose }: OfferProps) {
  const { t } = useLingui()
  const state = useInstall()
  const close = () => {
    noteInstallOffered(Date.now())
    onClose()
  }
  const accept = async () => {
    await install()
    close()
  }
  return (
    <NoticeCard
      title={t`Keep Cairn at hand`}
      details={t`Once installed, Cairn has its own window and its data is less likely to be cleared.`}
    >
      <Button size="sm" variant="quiet" onPress={close}>
        <Trans>Not now</Trans>
      </Button>
      {state === 'offered' ? (
        <Button size="sm" onPress={accept}>
          <Trans>Install</Trans>
        </Button>
      ) : (
        <Link
          to="/settings"
          search={{ section: 'about' }}
          hash="install"
          onClick={close}
          className={buttonClass({ size: 'sm' })}
        >
          <Trans>Show me how</Trans>
        </Link>
      )}
    </NoticeCard>
  )
}

function Later({ onPress }: { onPress: () => void }) {
  return (
    <Button size="sm" variant="quiet" onPress={onPress}>
      <Trans>Later</Trans>
    </Button>
  )
}

function ToData({ onPress }: { onPress: () => void }) {
  return (
    <Link to="/settings" search={{ section: 'data' }} onClick={onPress} className={buttonClass({ size: 'sm' })}>
      <Trans>Open settings</Trans>
    </Link>
  )
}
