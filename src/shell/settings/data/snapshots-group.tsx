// The snapshots on this device: list, create, preview, restore and delete.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { failureOf } from '#platform/api/reason-of.ts'
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
import { rowsClass, SettingsGroup, SettingsRow } from '../settings-group.tsx'
import { ImportBackupDialog } from './import-backup-dialog.tsx'

const SNAPSHOTS = ['snapshots'] as const

export function SnapshotsGroup() {
  const { t } = useLingui()
  const { snapshots, refresh, take, drop } = useSnapshots()
  const [opened, setOpened] = useState<File>()
  const open = async (snapshot: Snapshot) => {
    const file = await snapshotFile(snapshot)
    if (file) setOpened(file)
    else await refresh()
  }
  return (
    <SettingsGroup
      title={t`Snapshots`}
      about={
        <Trans>
          Created once a day after you change something, and before an update, import or reset. The oldest are deleted
          to make room. Snapshots contain your app data, not your career data.
        </Trans>
      }
    >
      {!canKeepSnapshots() ? (
        <p className="text-ink-muted">
          <Trans>This browser doesn’t keep snapshots.</Trans>
        </p>
      ) : (
        <>
          {snapshots?.length === 0 && (
            <p className="mb-3 text-ink-muted">
              <Trans>No snapshots yet.</Trans>
            </p>
          )}
          <ul className={rowsClass}>
            {snapshots?.map((snapshot) => (
              <SnapshotRow
                key={snapshot.id}
                snapshot={snapshot}
                onOpen={() => open(snapshot)}
                onDrop={() => drop(snapshot)}
              />
            ))}
          </ul>
          <Button icon="camera" className="mt-2" onPress={take}>
            <Trans>Create a snapshot</Trans>
          </Button>
        </>
      )}
      {opened && (
        <ImportBackupDialog
          isWhole
          file={opened}
          title={t`Restore this snapshot`}
          onClose={() => {
            setOpened(undefined)
            void refresh()
          }}
        />
      )}
    </SettingsGroup>
  )
}

function useSnapshots() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: snapshots } = useQuery({
    queryKey: SNAPSHOTS,
    queryFn: listSnapshots,
    staleTime: 0,
    networkMode: 'always',
  })
  const refresh = () => client.invalidateQueries({ queryKey: SNAPSHOTS })
  const take = async () => {
    try {
      const made = await takeSnapshot('asked')
      showToast({ message: made ? t`Snapshot created` : t`No changes since the last snapshot.` })
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t create a snapshot.`) })
    }
    await refresh()
  }
  const drop = async ({ id }: Snapshot) => {
    await dropSnapshot(id)
    await refresh()
  }
  return { snapshots, refresh, take, drop }
}

interface SnapshotRowProps {
  readonly snapshot: Snapshot
  readonly onOpen: () => Promise<void>
  readonly onDrop: () => Promise<void>
}

function SnapshotRow({ snapshot, onOpen, onDrop }: SnapshotRowProps) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const bytes = useByteFormat()
  const { at, reason, bytes: size } = snapshot
  const when = date(at, 'dayTime')
  const reasons: Record<SnapshotReason, string> = {
    daily: t`Daily`,
    update: t`Before an update`,
    import: t`Before an import`,
    reset: t`Before a reset`,
    asked: t`Created by you`,
  }
  return (
    <li>
      <SettingsRow label={`${when} · ${reasons[reason]}`} detail={`${relative(at)} · ${bytes(size)}`}>
        <Button size="sm" aria-label={t`View the snapshot from ${when}`} onPress={onOpen}>
          <Trans context="act">View</Trans>
        </Button>
        <IconButton icon="trash" size="sm" label={t`Delete the snapshot from ${when}`} onPress={onDrop} />
      </SettingsRow>
    </li>
  )
}
