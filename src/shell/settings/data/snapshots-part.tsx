// The snapshots on this device: what they are, making one, looking at what one would bring back, and letting it go.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/dates.ts'
import {
  canKeepSnapshots,
  dropSnapshot,
  listSnapshots,
  type Snapshot,
  type SnapshotReason,
  snapshotFile,
  takeSnapshot,
} from '#platform/workspace/snapshots.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast-store.ts'
import { Part, Row, rowsClass } from '../part.tsx'
import { BringInDialog } from './bring-in-dialog.tsx'
import { useBytes } from './use-bytes.ts'

const SNAPSHOTS = ['snapshots'] as const

export function SnapshotsPart() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: snapshots } = useQuery({
    queryKey: SNAPSHOTS,
    queryFn: listSnapshots,
    staleTime: 0,
    networkMode: 'always',
  })
  const [opened, setOpened] = useState<File>()
  const refresh = () => client.invalidateQueries({ queryKey: SNAPSHOTS })
  const take = async () => {
    try {
      const made = await takeSnapshot('asked')
      showToast({ message: made ? t`Snapshot made` : t`Nothing has changed since the last snapshot.` })
    } catch {
      showToast({ kind: 'error', message: t`The snapshot could not be made. Try again.` })
    }
    await refresh()
  }
  const open = async (snapshot: Snapshot) => {
    const file = await snapshotFile(snapshot)
    if (file) setOpened(file)
    else await refresh()
  }
  return (
    <Part
      title={t`Snapshots`}
      about={
        <Trans>
          Kept here by themselves: once a day after you changed something, and before an update, a backup that is
          brought in and beginning anew. The oldest make room.
        </Trans>
      }
    >
      {!canKeepSnapshots() ? (
        <p className="text-ink-muted">
          <Trans>This browser keeps none.</Trans>
        </p>
      ) : (
        <>
          {snapshots?.length === 0 && (
            <p className="mb-3 text-ink-muted">
              <Trans>There are none yet.</Trans>
            </p>
          )}
          <ul className={rowsClass}>
            {snapshots?.map((snapshot) => (
              <SnapshotRow
                key={snapshot.id}
                snapshot={snapshot}
                onOpen={() => open(snapshot)}
                onDrop={async () => {
                  await dropSnapshot(snapshot.id)
                  await refresh()
                }}
              />
            ))}
          </ul>
          <Button icon="camera" className="mt-2" onPress={take}>
            <Trans>Make one now</Trans>
          </Button>
        </>
      )}
      {opened && (
        <BringInDialog
          isWhole
          file={opened}
          title={t`Go back to this snapshot`}
          onClose={() => {
            setOpened(undefined)
            void refresh()
          }}
        />
      )}
    </Part>
  )
}

interface SnapshotRowProps {
  readonly snapshot: Snapshot
  readonly onOpen: () => Promise<void>
  readonly onDrop: () => Promise<void>
}

function SnapshotRow({ snapshot, onOpen, onDrop }: SnapshotRowProps) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const bytes = useBytes()
  const { at, reason, bytes: size } = snapshot
  const when = date(at, 'dayTime')
  const reasons: Record<SnapshotReason, string> = {
    daily: t`Of the day`,
    update: t`Before an update`,
    import: t`Before a file was brought in`,
    reset: t`Before beginning anew`,
    asked: t`Made by you`,
  }
  return (
    <li>
      <Row label={`${when} · ${reasons[reason]}`} detail={`${relative(at)} · ${bytes(size)}`}>
        <Button size="sm" aria-label={t`Look at the snapshot of ${when}`} onPress={onOpen}>
          <Trans>Look at it</Trans>
        </Button>
        <IconButton icon="trash" size="sm" label={t`Delete the snapshot of ${when}`} onPress={onDrop} />
      </Row>
    </li>
  )
}
