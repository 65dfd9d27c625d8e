// What the app has to say about itself, one thing at a time, in a card that covers little and takes no focus: a new version, no worker.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { acceptUpdate, useWorkerState, type WorkerState } from '#platform/offline/register-worker.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'

/** In this session storage key: that the person has read that there is no worker. */
const READ_KEY = 'read-no-worker'

export function Notices() {
  const state = useWorkerState()
  const [later, setLater] = useState<WorkerState>()
  if (state === later) return null
  if (state === 'waiting') return <UpdateReady onLater={() => setLater(state)} />
  if (state === 'updated-elsewhere') return <UpdatedElsewhere onLater={() => setLater(state)} />
  if (state === 'unavailable' && !hasRead()) {
    return (
      <NoWorker
        onRead={() => {
          setRead()
          setLater(state)
        }}
      />
    )
  }
  return null
}

function UpdateReady({ onLater }: { onLater: () => void }) {
  const { t } = useLingui()
  return (
    <Card words={t`A new version is ready`}>
      <Button size="sm" variant="quiet" onPress={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button size="sm" onPress={acceptUpdate}>
        <Trans>Update</Trans>
      </Button>
    </Card>
  )
}

function UpdatedElsewhere({ onLater }: { onLater: () => void }) {
  const { t } = useLingui()
  return (
    <Card words={t`Cairn was updated in another tab. Reload when you are ready.`}>
      <Button size="sm" variant="quiet" onPress={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button size="sm" onPress={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </Card>
  )
}

/** The words are the specification's (portal spec §8). */
function NoWorker({ onRead }: { onRead: () => void }) {
  const { t } = useLingui()
  return (
    <Card words={t`Service workers are disabled or not supported by this browser`}>
      <Button size="sm" onPress={onRead}>
        <Trans>Close</Trans>
      </Button>
    </Card>
  )
}

/** Below the header on a phone, where the foot of the screen is the toasts'. */
function Card({ words, children }: { words: string; children: ReactNode }) {
  useEffect(() => announce(words), [words])
  return (
    <aside className="fixed inset-x-2 top-[calc(var(--header)+8px)] z-(--z-header) flex flex-wrap items-center gap-x-3 gap-y-2 rounded-12 bg-surface-overlay py-2.5 ps-4 pe-2.5 text-13 shadow-menu sm:start-6 sm:end-auto sm:top-auto sm:bottom-6 sm:max-w-120 forced-colors:border print:hidden">
      <p className="min-w-0 flex-1">{words}</p>
      <div className="ms-auto flex gap-1">{children}</div>
    </aside>
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
