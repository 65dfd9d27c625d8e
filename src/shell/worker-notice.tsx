// What there is to say about the worker: a new version, no worker. Loaded by notices.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { acceptUpdate } from '#platform/offline/register-worker.ts'
import { getSession } from '#platform/session/session.ts'
import { OF_BROWSER } from '#platform/session/storage.ts'
import { Button } from '#ui/button.tsx'
import { NoticeCard } from './notice-card.tsx'
import type { NoticedState } from './notices.tsx'

/** In this session storage key: that the person has read that there is no worker. */
const READ_KEY = `${OF_BROWSER}read-no-worker`

export interface WorkerNoticeProps {
  readonly state: NoticedState
  readonly onClose: () => void
}

export function WorkerNotice({ state, onClose }: WorkerNoticeProps) {
  if (state === 'waiting') return <UpdateReady onLater={onClose} />
  if (state === 'updated-elsewhere') return <UpdatedElsewhere onLater={onClose} />
  if (hasRead()) return null
  return (
    <NoWorker
      onRead={() => {
        setRead()
        onClose()
      }}
    />
  )
}

/** ms: an update does not wait longer for the snapshot before it. */
const PATIENCE_MS = 8000

function UpdateReady({ onLater }: { onLater: () => void }) {
  const { t } = useLingui()
  const [isPending, setPending] = useState(false)
  const update = async () => {
    setPending(true)
    await Promise.race([snapshotBefore(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    acceptUpdate()
  }
  return (
    <NoticeCard title={t`A new version is ready`}>
      <Button size="sm" variant="quiet" onPress={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button size="sm" isPending={isPending} onPress={update}>
        <Trans>Update</Trans>
      </Button>
    </NoticeCard>
  )
}

/** A guest has nothing to keep. Without it the update goes on: the data are left as they are anyway. */
async function snapshotBefore(): Promise<void> {
  if (getSession().accessToken === null) return
  try {
    await (await import('#platform/workspace/snapshots.ts')).takeSnapshot('update')
  } catch {
    // Nothing could be stored.
  }
}

function UpdatedElsewhere({ onLater }: { onLater: () => void }) {
  const { t } = useLingui()
  return (
    <NoticeCard title={t`Cairn was updated in another tab. Reload when you’re ready.`}>
      <Button size="sm" variant="quiet" onPress={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button size="sm" onPress={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </NoticeCard>
  )
}

/** The words are the specification's (portal spec §8). */
function NoWorker({ onRead }: { onRead: () => void }) {
  const { t } = useLingui()
  return (
    <NoticeCard title={t`Service workers are disabled or not supported by this browser`}>
      <Button size="sm" onPress={onRead}>
        <Trans>Close</Trans>
      </Button>
    </NoticeCard>
  )
}

function hasRead(): boolean {
  try {
    return sessionStorage.getItem(READ_KEY) !== null
  } catch {
    return false
  }
}

function setRead(): void {
  try {
    sessionStorage.setItem(READ_KEY, 'yes')
  } catch {
    // Said again on the next page load.
  }
}
